import { sql } from 'kysely';
import type { CustomObjectRecord } from '#generated/types.gen.ts';
import type { PresentValue } from '#src/domain/field-values/index.ts';
import { viewerScope, type RecordViewer } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { jsonb, oneOfIds, reviseRecord, selectRecords } from '#src/platform/db/query/index.ts';
import { recordRecord, seenRecords, type RecordScope } from './records.queries.ts';

/** A record with all its values, whoever reads it: for writes and events. */
export type StoredRecord = Omit<CustomObjectRecord, 'field_values' | 'links'> & {
  readonly field_values: Readonly<Record<string, PresentValue>>;
};

const everything = (viewer: RecordViewer): RecordScope => ({
  ...viewerScope(viewer),
  hidden: '{}',
  rollups: { plans: [] },
  withLinks: false,
  keys: null,
});

/** The record for a change of it, held until the transaction ends; undefined unless the caller may see it. */
export async function lockRecord(
  db: Db,
  viewer: RecordViewer,
  id: string,
): Promise<StoredRecord | undefined> {
  const rows = seenRecords(db, viewer).where('r.id', '=', id).forUpdate('r');
  return ((await selectRecords(db, recordRecord(rows, everything(viewer)))) as StoredRecord[])[0];
}

/** Records for what follows from another write, whoever may see them; held in one order. */
export async function lockRecords(
  db: Db,
  viewer: RecordViewer,
  ids: readonly string[],
): Promise<StoredRecord[]> {
  if (ids.length === 0) return [];
  await db
    .selectFrom('custom_object_records')
    .where('id', 'in', ids)
    .orderBy('id')
    .select('id')
    .forUpdate()
    .execute();
  return readStored(db, viewer, ids);
}

/** Records as they are stored. */
export const readStored = async (
  db: Db,
  viewer: RecordViewer,
  ids: readonly string[],
): Promise<StoredRecord[]> => {
  const rows = db
    .selectFrom('custom_object_records as r')
    .where('r.deleted_at', 'is', null)
    .where(oneOfIds('r.id')(ids))
    .orderBy('r.id');
  return (await selectRecords(db, recordRecord(rows, everything(viewer)))) as StoredRecord[];
};

export interface NewRecord {
  readonly id: string;
  readonly custom_object_id: string;
  readonly number: number;
  readonly name: string;
  readonly lifecycle_state: string;
  readonly lifecycle_category: CustomObjectRecord['lifecycle_category'];
  readonly client_id: string | null;
  readonly owner_id: string | null;
  readonly field_values: Readonly<Record<string, PresentValue>>;
  readonly definition_version: number;
  readonly created_by: string;
}

/** The next number of a record of the custom object. */
export async function takeNumber(db: Db, objectId: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into custom_object_numbers as n (custom_object_id, last) values (${objectId}::uuid, 1)
    on conflict (tenant_id, custom_object_id) do update set last = n.last + 1 returning last`.execute(db);
  return rows[0]!.last;
}

export async function insertRecordRow(db: Db, { field_values, ...row }: NewRecord, now: Date): Promise<void> {
  await db
    .insertInto('custom_object_records')
    .values({ ...row, field_values: jsonb(field_values)!, created_at: now, updated_at: now })
    .execute();
}

/** What a change may give another value. */
export type RecordChange = Partial<
  Pick<
    StoredRecord,
    | 'name'
    | 'client_id'
    | 'owner_id'
    | 'field_values'
    | 'lifecycle_state'
    | 'lifecycle_category'
    | 'archived_by'
  >
> & { readonly archived_at?: Date | null };

export const updateRecordRow = (
  db: Db,
  id: string,
  { field_values: values, ...change }: RecordChange,
  now: Date,
): Promise<void> =>
  reviseRecord(
    db,
    'custom_object_records',
    id,
    { ...change, ...(values !== undefined && { field_values: jsonb(values)! }) },
    now,
  );

export async function softDeleteRecords(
  db: Db,
  ids: readonly string[],
  userId: string,
  now: Date,
): Promise<void> {
  await sql`
    with links_gone as (
      delete from custom_object_record_links where from_record_id = any(${ids}::uuid[]) or to_record_id = any(${ids}::uuid[])
    ), anchors_gone as (delete from custom_object_links where record_id = any(${ids}::uuid[]))
    update custom_object_records set deleted_at = ${now}, deleted_by = ${userId}::uuid, updated_at = ${now}, revision = revision + 1
    where id = any(${ids}::uuid[])`.execute(db);
}

/** Which records of the custom object are behind its definition, of these or of all: the first of them, held so that each is brought along once. */
export async function selectBehind(
  db: Db,
  objectId: string,
  version: number,
  limit: number,
  ids?: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('custom_object_records')
    .where('custom_object_id', '=', objectId)
    .where('definition_version', '<', version)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids!))
    .orderBy('id')
    .limit(limit)
    .select('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
