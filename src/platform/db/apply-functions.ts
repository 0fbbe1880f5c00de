import type pg from 'pg';
import {
  functionChanges,
  type AppliedFunction,
  type FunctionChanges,
  type FunctionFile,
} from './function-files.ts';
import { nameServingRole } from './roles.ts';

/** A function of the schema `app`; its signature is `app.iso(timestamp with time zone)`. */
interface Found {
  readonly oid: string;
  readonly name: string;
  readonly signature: string;
}

const invalidFunctionDefinition = '42P13';

const ofName =
  (name: string) =>
  (found: Found): boolean =>
    found.name === name;

/**
 * Creates the functions whose text has changed, and drops those whose file is gone. Returns the names of both. The caller has a
 * transaction open, so that all of them change at once, and holds the lock of migrations.
 */
export async function applyFunctions(
  owner: pg.ClientBase,
  files: readonly FunctionFile[],
  role: string,
): Promise<string[]> {
  const { rows } = await owner.query<AppliedFunction>('select name, checksum from app.functions');
  const changes = functionChanges(files, rows);
  if (changes.changed.length + changes.removed.length === 0) return [];
  await createAll(owner, changes, role);
  await record(owner, changes);
  return [...changes.changed.map(({ name }) => name), ...changes.removed];
}

async function createAll(
  owner: pg.ClientBase,
  { changed, removed }: FunctionChanges,
  role: string,
): Promise<void> {
  const names = [...changed.map(({ name }) => name), ...removed];
  const before = await findFunctions(owner, names);
  // Twice: at first unchecked, because functions call each other and are created in the order of their names.
  await owner.query('set local check_function_bodies = off');
  for (const file of changed)
    await naming(file.name, () => replaceFunction(owner, file, before.filter(ofName(file.name)), role));
  const after = await findFunctions(owner, names);
  for (const { name, signature } of former(before, after, removed))
    await naming(name, () => owner.query(`drop function ${signature}`));
  await owner.query('set local check_function_bodies = on');
  for (const { name, text } of changed)
    await naming(name, async () => {
      if (!after.some(ofName(name))) throw new Error(`It does not create the function app.${name}.`);
      await owner.query(nameServingRole(text, role));
    });
}

/** Functions that are left of before: all of a file that is gone, and those with other arguments than the new one of the name. */
function former(
  before: readonly Found[],
  after: readonly Found[],
  removed: readonly string[],
): readonly Found[] {
  const isNew = ({ oid }: Found) => before.every((known) => known.oid !== oid);
  const replaced = new Set([...removed, ...after.filter(isNew).map(({ name }) => name)]);
  return after.filter((found) => !isNew(found) && replaced.has(found.name));
}

async function replaceFunction(
  owner: pg.ClientBase,
  { text }: FunctionFile,
  before: readonly Found[],
  role: string,
): Promise<void> {
  // The text says who else may call a new function: privileges that it does not name any more go.
  const privileges = before.map(
    ({ signature }) =>
      `revoke all on function ${signature} from ${role}; grant execute on function ${signature} to public;`,
  );
  await owner.query(`${privileges.join(' ')} savepoint replaced`);
  try {
    await owner.query(nameServingRole(text, role));
  } catch (error) {
    // Another type of result, or other names of arguments, cannot replace a function: it is dropped first.
    if ((error as { code?: string }).code !== invalidFunctionDefinition) throw error;
    await owner.query('rollback to savepoint replaced');
    for (const { signature } of before) await owner.query(`drop function ${signature}`);
    await owner.query(nameServingRole(text, role));
  }
}

async function findFunctions(owner: pg.ClientBase, names: readonly string[]): Promise<Found[]> {
  const { rows } = await owner.query<Found>(
    `select oid::text, proname as name, oid::regprocedure::text as signature from pg_proc
       where pronamespace = 'app'::regnamespace and proname = any($1) order by proname`,
    [names],
  );
  return rows;
}

async function record(owner: pg.ClientBase, { changed, removed }: FunctionChanges): Promise<void> {
  await owner.query(
    `insert into app.functions (name, checksum) select * from unnest($1::text[], $2::text[])
       on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
    [changed.map(({ name }) => name), changed.map(({ checksum }) => checksum)],
  );
  await owner.query('delete from app.functions where name = any($1)', [removed]);
}

/** Errors name the file, and what depends on a function that cannot be dropped. */
async function naming<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { detail } = error as { detail?: string };
    throw new Error(
      `The function file ${name}.sql failed: ${String(error)}${detail === undefined ? '' : ` (${detail})`}`,
      { cause: error },
    );
  }
}
