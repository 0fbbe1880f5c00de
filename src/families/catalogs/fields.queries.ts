import type { FieldRecordKind } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/** How many custom fields each kind of record has; for custom object records those that all objects share, since each object has its own besides. */
export async function countFields(db: Db): Promise<ReadonlyMap<FieldRecordKind, number>> {
  const rows = await db
    .selectFrom('fields')
    .where('deleted_at', 'is', null)
    .where('custom_object_id', 'is', null)
    .groupBy('record_kind')
    .select(['record_kind', (e) => e.fn.countAll<string>().as('count')])
    .execute();
  return new Map(rows.map((row) => [row.record_kind as FieldRecordKind, Number(row.count)]));
}
