import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import type { PresentValue } from './definition.ts';

export interface HistoryRow {
  readonly field_id: string;
  readonly previous_value: PresentValue | null;
  readonly value: PresentValue | null;
}

export interface HistoryOf {
  readonly recordKind: string;
  readonly recordId: string;
  readonly actorType: string;
  readonly actorId: string;
  readonly now: Date;
  /** Version of the definitions that judged the values; any other fails the statement. */
  readonly version: number;
}

/** Keeps the changes of one record's values, and proves that the definitions are still those that judged them. */
export async function insertHistory(db: Db, rows: readonly HistoryRow[], of: HistoryOf): Promise<void> {
  if (rows.length === 0) {
    await sql`select app.assert_field_version(${of.version}::bigint)`.execute(db);
    return;
  }
  await sql`
    insert into field_history (record_kind, record_id, field_id, previous_value, value, actor_type, actor_id, changed_at)
    select ${of.recordKind}, ${of.recordId}::uuid, h.field_id, nullif(h.previous_value, 'null'), nullif(h.value, 'null'),
      ${of.actorType}, ${of.actorId}::uuid, ${of.now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as h(field_id uuid, previous_value jsonb, value jsonb),
      (select app.assert_field_version(${of.version}::bigint) as is_current) guard
    where guard.is_current`.execute(db);
}
