import { sql } from 'kysely';
import type { FieldValues } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

export interface StoredAgencyValues {
  readonly field_values: FieldValues;
  readonly revision: number;
  readonly updated_at: string | null;
}

const columns = ['field_values', 'revision', sql<string>`app.iso(updated_at)`.as('updated_at')] as const;

/** Undefined when no value was ever stored. */
export const findAgencyValues = (db: Db): Promise<StoredAgencyValues | undefined> =>
  db.selectFrom('agency_field_values').select(columns).executeTakeFirst() as Promise<
    StoredAgencyValues | undefined
  >;

/** Makes sure that there is a row, and locks it; one that is new has never been changed. */
export async function lockAgencyValues(
  db: Db,
  tenantId: string,
  createdBy: string,
  now: Date,
): Promise<StoredAgencyValues> {
  const inserted = await db
    .insertInto('agency_field_values')
    .values({ id: tenantId, created_by: createdBy, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted !== undefined) return { field_values: {}, revision: 1, updated_at: null };
  return db
    .selectFrom('agency_field_values')
    .select(columns)
    .forUpdate()
    .executeTakeFirstOrThrow() as Promise<StoredAgencyValues>;
}

export async function updateAgencyValues(db: Db, values: FieldValues, now: Date): Promise<void> {
  await db
    .updateTable('agency_field_values')
    .set((eb) => ({
      field_values: JSON.stringify(values),
      revision: eb('revision', '+', 1),
      updated_at: now,
    }))
    .execute();
}
