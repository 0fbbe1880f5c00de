import { sql, type Insertable, type SelectQueryBuilder, type Updateable } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { Db } from '../db.ts';

/** Tables of records that count their revisions. */
export type RevisedTable = {
  [T in keyof Database]: Database[T] extends {
    readonly id: unknown;
    readonly revision: unknown;
    readonly updated_at: unknown;
  }
    ? T
    : never;
}[keyof Database];

/** Those whose records stay when they are deleted. */
export type SoftDeletedTable = {
  [T in RevisedTable]: Database[T] extends { readonly deleted_at: unknown; readonly deleted_by: unknown }
    ? T
    : never;
}[RevisedTable];

type TableWithId = {
  [T in keyof Database]: Database[T] extends { readonly id: unknown } ? T : never;
}[keyof Database];

type Stamps = 'revision' | 'updated_at';

/** What a new row takes; times and revision are given. */
export type NewRow<T extends RevisedTable> = Omit<Insertable<Database[T]>, Stamps | 'created_at'>;

/** What a change of a row takes. */
export type RowChange<T extends RevisedTable> = Omit<Updateable<Database[T]>, Stamps>;

/** A new record as of `now`; answers its id. */
export async function insertRecord<T extends RevisedTable>(
  db: Db,
  table: T,
  values: NewRow<T>,
  now: Date,
): Promise<string> {
  const row = await db
    .insertInto(table as 'clients')
    .values({ ...values, created_at: now, updated_at: now } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Gives a record these values and the next revision. */
export async function reviseRecord<T extends RevisedTable>(
  db: Db,
  table: T,
  id: string,
  values: RowChange<T>,
  now: Date,
): Promise<void> {
  await db
    .updateTable(table as 'clients')
    .set((e) => ({ ...values, revision: e('revision', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
}

/** `reviseRecord` of one table. */
export const reviserOf =
  <T extends RevisedTable>(table: T) =>
  (db: Db, id: string, values: RowChange<T>, now: Date): Promise<void> =>
    reviseRecord(db, table, id, values, now);

/** Stores values of one table without a new revision: what the service maintains, or where there are no revisions. */
export const updaterOf =
  <T extends TableWithId>(table: T) =>
  async (db: Db, id: string, values: Updateable<Database[T]>): Promise<void> => {
    await db
      .updateTable(table as 'clients')
      .set(values as Updateable<Database['clients']>)
      .where('id', '=', id)
      .execute();
  };

/** Deletes a record so that it can be restored until it is purged. */
export const softDeleteRecord = (
  db: Db,
  table: SoftDeletedTable,
  id: string,
  userId: string,
  now: Date,
): Promise<void> => reviseRecord(db, table as 'clients', id, { deleted_at: now, deleted_by: userId }, now);

/** How many rows a query without a selection has. */
export async function countRows<D, T extends keyof D>(
  query: SelectQueryBuilder<D, T, object>,
): Promise<number> {
  const { count } = await query
    .select(sql<number>`count(*)`.as('count'))
    .$castTo<{ count: number }>()
    .executeTakeFirstOrThrow();
  return count;
}

/** A value for a jsonb column, which the driver would take for an array of Postgres when it is one. */
export const jsonb = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);
