import { sql, type RawBuilder } from 'kysely';
import type {
  Priority,
  TagPriorityRecordKind,
  TagPriorityKind,
  TagPriorityOption,
  TagPriorityRead,
} from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { containing, countRows, fold, holdName, named, reviseRecord } from '#src/platform/db/query/index.ts';
import { carriedCounts, everyRecord, type CountedRecords } from './tag-counts.queries.ts';

const allKinds: readonly TagPriorityRecordKind[] = ['task', 'ticket', 'client', 'escalation'];

/** An option as its rules need it. */
export type StoredOption = Omit<TagPriorityOption, 'record_count'>;

const columns = sql`o.id, o.record_kind, o.kind, o.tag, o.rank, o.label, o.description, o.color, o.position, o.is_default,
  app.iso(o.archived_at) as archived_at, o.revision, app.iso(o.created_at) as created_at, app.iso(o.updated_at) as updated_at, o.created_by`;

const byWord = sql`n.record_kind = o.record_kind and n.kind = o.kind and n.word = coalesce(lower(o.tag), o.rank)`;

/** Options that meet the condition, as the contract shows them, by kind of record, kind and position. */
async function selectWhere(
  db: Db,
  condition: RawBuilder<boolean>,
  counted: CountedRecords,
  recordKinds: readonly TagPriorityRecordKind[],
  limit: number,
): Promise<TagPriorityOption[]> {
  const { rows } = await sql<TagPriorityOption>`
    select ${columns}, coalesce(n.records, 0) as record_count
    from tag_priority_options o left join ${carriedCounts(counted, recordKinds)} n on ${byWord}
    where ${condition}
    order by array_position(array['task', 'ticket', 'client', 'escalation'], o.record_kind), o.kind desc, o.position, lower(o.label), o.id
    limit ${limit}`.execute(db);
  return rows;
}

export function selectTagPriorityOptions(
  db: Db,
  read: TagPriorityRead,
  counted: CountedRecords,
  limit: number,
): Promise<TagPriorityOption[]> {
  const recordKinds = read.record_kinds ?? allKinds;
  const conditions = [sql<boolean>`o.record_kind = any(${[...recordKinds]}::text[])`];
  if (read.kinds !== undefined) conditions.push(sql`o.kind = any(${read.kinds}::text[])`);
  conditions.push(read.is_archived === true ? sql`o.archived_at is not null` : sql`o.archived_at is null`);
  if (read.search !== undefined) {
    const pattern = containing(fold(read.search));
    conditions.push(sql`(app.fold(o.tag) like ${pattern} or app.fold(o.label) like ${pattern})`);
  }
  return selectWhere(db, sql<boolean>`${sql.join(conditions, sql` and `)}`, counted, recordKinds, limit);
}

/** What singles an option out: its id, or the word or rank that there is once for each kind of record. */
export type OptionKey =
  | { readonly id: string }
  | { readonly recordKind: TagPriorityRecordKind; readonly tag: string }
  | { readonly recordKind: TagPriorityRecordKind; readonly rank: Priority };

function withKey(key: OptionKey): RawBuilder<boolean> {
  if ('id' in key) return sql<boolean>`o.id = ${key.id}::uuid`;
  return 'tag' in key
    ? sql<boolean>`o.record_kind = ${key.recordKind} and lower(o.tag) = lower(${key.tag} collate app.unicode)`
    : sql<boolean>`o.record_kind = ${key.recordKind} and o.rank = ${key.rank}`;
}

export async function findTagPriorityOption(db: Db, key: OptionKey): Promise<StoredOption | undefined> {
  const { rows } =
    await sql<StoredOption>`select ${columns} from tag_priority_options o where ${withKey(key)}`.execute(db);
  return rows[0];
}

/** The contract's representation of an option that there is. */
export async function selectTagPriorityOption(
  db: Db,
  { id, record_kind }: Pick<StoredOption, 'id' | 'record_kind'>,
  counted: CountedRecords,
): Promise<TagPriorityOption> {
  const [option] = await selectWhere(db, withKey({ id }), counted, [record_kind], 1);
  return option!;
}

/** How many records carry each of these options, by id; those that none carries are left out. */
export async function countCarriers(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; records: number }>`
    select o.id, n.records from tag_priority_options o join ${carriedCounts(everyRecord, allKinds)} n on ${byWord}
    where o.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, records }) => [id, records]));
}

/** Lets those who change the options of an agency go one by one, so that a priority stays and one default. Their first statement. */
export const lockTagPriorityOptions = (db: Db): Promise<void> => holdName(db, 'tag priority options');

/** Another option in use of the same kind that has the label. */
export async function findLabelHolder(
  db: Db,
  { record_kind, kind, label }: Pick<TagPriorityOption, 'record_kind' | 'kind' | 'label'>,
  exceptId: string | null,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('tag_priority_options')
    .where('record_kind', '=', record_kind)
    .where('kind', '=', kind)
    .where('archived_at', 'is', null)
    .where(named('label', label))
    .where(sql<boolean>`id is distinct from ${exceptId}::uuid`)
    .select('id')
    .executeTakeFirst();
  return row?.id;
}

export async function countOtherPriorities(
  db: Db,
  { id, record_kind }: Pick<StoredOption, 'id' | 'record_kind'>,
): Promise<number> {
  return countRows(
    db
      .selectFrom('tag_priority_options')
      .where('record_kind', '=', record_kind)
      .where('kind', '=', 'priority')
      .where('archived_at', 'is', null)
      .where('id', '<>', id),
  );
}

/** The place behind the last one. */
export async function findEndPosition(
  db: Db,
  recordKind: TagPriorityRecordKind,
  kind: TagPriorityKind,
): Promise<number> {
  const { position } = await db
    .selectFrom('tag_priority_options')
    .where('record_kind', '=', recordKind)
    .where('kind', '=', kind)
    .select(sql<number>`least(coalesce(max(position) + 1, 0), 100000)`.as('position'))
    .executeTakeFirstOrThrow();
  return position;
}

/** What can be written. */
export type TagPriorityValues = Pick<
  TagPriorityOption,
  'tag' | 'label' | 'description' | 'color' | 'position' | 'is_default'
>;

export async function insertTagPriorityOption(
  db: Db,
  values: TagPriorityValues & Pick<TagPriorityOption, 'record_kind' | 'kind' | 'rank'>,
  userId: string,
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('tag_priority_options')
    .values({ ...values, created_by: userId, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updateTagPriorityOption = (
  db: Db,
  id: string,
  values: Partial<TagPriorityValues> | { readonly archived_at: Date | null },
  now: Date,
): Promise<void> => reviseRecord(db, 'tag_priority_options', id, values, now);

/** The default of the kind is none afterwards; answers which it was. */
export async function clearDefaultPriority(
  db: Db,
  recordKind: TagPriorityRecordKind,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .updateTable('tag_priority_options')
    .set((eb) => ({ is_default: false, revision: eb('revision', '+', 1), updated_at: now }))
    .where('record_kind', '=', recordKind)
    .where('is_default', '=', true)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function deleteTagPriorityOption(db: Db, id: string): Promise<void> {
  await db.deleteFrom('tag_priority_options').where('id', '=', id).execute();
}
