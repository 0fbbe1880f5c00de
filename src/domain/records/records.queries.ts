import { sql } from 'kysely';
import type { SubjectKind } from '#generated/types.gen.ts';
import {
  conditionOf,
  idOf,
  isKeptPrivate,
  isOpenToAll,
  isSeen,
  kinds,
  type RecordViewer,
  type RuledKind,
} from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** A record by its kind and id. */
export interface Target {
  readonly kind: SubjectKind;
  readonly id: string;
}

/** Those of these records that are kept from the caller because they are private. */
export async function selectKeptPrivate(
  db: Db,
  viewer: RecordViewer,
  targets: readonly Target[],
): Promise<Target[]> {
  if (targets.length === 0) return [];
  const among = [...new Set(targets.map(({ kind }) => kind))];
  const { rows } = await sql<Target>`
    select r.kind, r.id from jsonb_to_recordset(${JSON.stringify(targets)}::jsonb) as r (kind text, id uuid)
    where ${isKeptPrivate(viewer, sql.ref('r.kind'), sql.ref('r.id'), among)}`.execute(db);
  return rows;
}

/** The first of these records that there is, deleted and merged ones included. */
export async function findStored(db: Db, targets: readonly Target[]): Promise<Target | undefined> {
  for (const target of targets) {
    const { records } = kinds[target.kind];
    if (records === undefined) continue;
    const { rows } =
      await sql`select from ${records.from} where ${idOf(records)} = ${target.id}::uuid`.execute(db);
    if (rows.length > 0) return target;
  }
  return undefined;
}

/** The newest record of the kind that the caller may see and that is private to nobody; undefined for none. */
export async function selectNewestOpen(
  db: Db,
  viewer: RecordViewer,
  kind: SubjectKind,
): Promise<(Target & { readonly name: string }) | undefined> {
  const { records } = kinds[kind];
  const seen = isSeen(viewer, kinds[kind]);
  if (records === undefined || seen === false) return undefined;
  const { rows } = await sql<{ id: string; name: string }>`
    select ${idOf(records)} as id, left(${records.name}, 300) as name from ${records.from}
    where ${conditionOf(seen)} and ${isOpenToAll(kind, records.alias)} order by ${idOf(records)} desc limit 1`.execute(
    db,
  );
  return rows[0] && { kind, ...rows[0] };
}

/** Those of these records that are there, that the caller may see and that are private to nobody. */
export async function selectOpen(
  db: Db,
  viewer: RecordViewer,
  kind: SubjectKind,
  ids: readonly string[],
): Promise<(Target & { readonly name: string })[]> {
  const { records } = kinds[kind];
  const seen = isSeen(viewer, kinds[kind]);
  if (records === undefined || seen === false) return [];
  const { rows } = await sql<{ id: string; name: string }>`
    select ${idOf(records)} as id, left(${records.name}, 300) as name from ${records.from}
    where ${idOf(records)} = any(${[...ids]}::uuid[]) and ${conditionOf(seen)} and ${isOpenToAll(kind, records.alias)}`.execute(
    db,
  );
  return rows.map((row) => ({ kind, ...row }));
}

/** Names of those of these records that are there and that the caller may see. */
export async function selectVisibleNames<K extends RuledKind>(
  db: Db,
  viewer: RecordViewer,
  targets: readonly { readonly kind: K; readonly id: string }[],
): Promise<{ readonly kind: K; readonly id: string; readonly name: string }[]> {
  const asked = [...Map.groupBy(targets, ({ kind }) => kind)].flatMap(([kind, those]) => {
    const { records } = kinds[kind];
    const seen = isSeen(viewer, kinds[kind]);
    if (records === undefined || seen === false) return [];
    const ids = those.map(({ id }) => id);
    return [
      sql`select ${kind}::text as kind, ${idOf(records)} as id, left(${records.name}, 300) as name from ${records.from} where ${idOf(records)} = any(${ids}::uuid[]) and ${conditionOf(seen)}`,
    ];
  });
  if (asked.length === 0) return [];
  return (await sql<{ kind: K; id: string; name: string }>`${sql.join(asked, sql` union all `)}`.execute(db))
    .rows;
}

/**
 * Names of those of these records that are there and that the caller may see; nobody changes, deletes or merges them before the
 * transaction ends. They are locked in the order of their ids, so that two requests about the same ones do not wait in a circle.
 */
export async function holdVisibleRecords(
  db: Db,
  viewer: RecordViewer,
  kind: SubjectKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { records } = kinds[kind];
  const seen = isSeen(viewer, kinds[kind]);
  if (records === undefined || seen === false) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    select ${idOf(records)} as id, left(${records.name}, 300) as name from ${records.from}
    where ${idOf(records)} = any(${[...ids]}::uuid[]) and ${conditionOf(seen)} order by ${idOf(records)} for share`.execute(
    db,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
