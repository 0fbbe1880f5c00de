import type pg from 'pg';
import { StartError } from '#src/platform/errors/index.ts';
import type { MigrationFile } from './migration-files.ts';

/** A migration that the database has. */
export interface Applied {
  readonly name: string;
  readonly checksum: string;
  readonly is_breaking: boolean;
}

/** What was done to a database: the migrations that were applied, and the functions that were created or dropped. */
export interface Migrated {
  readonly applied: readonly string[];
  readonly functions: readonly string[];
}

/**
 * Creates the history of migrations and of function files if there is none. Migrations of the layout before it, which were numbered,
 * are taken over.
 */
export async function ensureHistory(owner: pg.ClientBase, files: readonly MigrationFile[]): Promise<void> {
  await owner.query(`
    create table if not exists app.functions (
      name text collate "C" primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const {
    rows: [found],
  } = await owner.query<{ has_history: boolean; has_former: boolean }>(
    "select to_regclass('app.migrations') is not null as has_history, to_regclass('public.kysely_migration') is not null as has_former",
  );
  if (found!.has_history) return;
  await owner.query(`
    create table app.migrations (
      name text collate "C" primary key, checksum text not null, is_breaking boolean not null, applied_at timestamptz not null default now())`);
  if (!found!.has_former) return;
  const { rows: former } = await owner.query<{ name: string }>('select name from kysely_migration');
  const known = new Map(files.map((file) => [formerName(file.name), file]));
  for (const { name } of former) {
    const file = known.get(name);
    if (file === undefined)
      throw new StartError(
        `The database has the migration ${name}, which this version does not include. Start the version that created it, or a newer one.`,
      );
    await record(owner, file);
  }
  await owner.query('drop table kysely_migration, kysely_migration_lock');
}

/** `060-oauth` for `20261121T0100_oauth`: numbers became minutes of a day. */
function formerName(name: string): string {
  const [, hours, minutes, title] = /^20261121T(\d\d)(\d\d)_(.*)$/.exec(name) ?? [];
  return `${String(Number(hours) * 60 + Number(minutes)).padStart(3, '0')}-${title}`;
}

export async function record(
  owner: pg.ClientBase,
  { name, checksum, isBreaking }: MigrationFile,
): Promise<void> {
  await owner.query('insert into app.migrations (name, checksum, is_breaking) values ($1, $2, $3)', [
    name,
    checksum,
    isBreaking,
  ]);
}

export async function selectApplied(owner: pg.ClientBase): Promise<Applied[]> {
  return (await owner.query<Applied>('select name, checksum, is_breaking from app.migrations order by name'))
    .rows;
}

/**
 * What is still to be applied, in order. Refuses a database whose history is another one: a migration that was edited after it
 * was applied, one that came between those that were, and one whose file is gone. Of a newer version's migrations only
 * breaking ones are refused: the schema serves the version before it.
 */
export function pendingOf(
  files: readonly MigrationFile[],
  applied: readonly Applied[],
): readonly MigrationFile[] {
  const newest = files.at(-1)?.name ?? '';
  const byName = new Map(files.map((file) => [file.name, file]));
  for (const { name, checksum, is_breaking: isBreaking } of applied) {
    const file = byName.get(name);
    if (file === undefined && name < newest)
      throw new StartError(
        `The file of the applied migration ${name} is missing. Restore src/platform/db/migrations/${name}.sql.`,
      );
    if (file === undefined && isBreaking)
      throw new StartError(
        `The database was migrated by a newer version (${name}) that is not compatible with this one. Start that version, or a newer one.`,
      );
    if (file !== undefined && file.checksum !== checksum)
      throw new StartError(
        `The migration ${name} was edited after it was applied. Restore the file and put the change into a new migration.`,
      );
  }
  const done = new Set(applied.map(({ name }) => name));
  const last = applied.at(-1)?.name ?? '';
  const pending = files.filter(({ name }) => !done.has(name));
  const between = pending.find(({ name }) => name < last);
  if (between !== undefined)
    throw new StartError(
      `The migration ${between.name} was not applied before the later migration ${last}. Rename it with a later time, so that every database applies migrations in the same order.`,
    );
  return pending;
}

/** Whether a newer version has migrated the database: its functions are that version's then. */
export function isAhead(applied: readonly Applied[], files: readonly MigrationFile[]): boolean {
  const known = new Set(files.map(({ name }) => name));
  return applied.some(({ name }) => !known.has(name));
}
