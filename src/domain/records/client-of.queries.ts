import { sql, type RawBuilder } from 'kysely';
import type { SubjectKind } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

const tables: Partial<Record<SubjectKind, string>> = {
  client_note: 'client_notes',
  client_program: 'client_programs',
  task: 'tasks',
  ticket: 'tickets',
  escalation: 'escalations',
  custom_object_record: 'custom_object_records',
  form_submission: 'form_submissions',
  invoice: 'invoices',
  time_entry: 'time_entries',
};

/** Parts of records that have a client. */
const parts: Partial<Record<SubjectKind, RawBuilder<unknown>>> = {
  task_stage: sql`task_stages r join tasks w on w.tenant_id = r.tenant_id and w.id = r.task_id`,
  ticket_message: sql`ticket_messages r join tickets w on w.tenant_id = r.tenant_id and w.id = r.ticket_id`,
};

/** The client of a record, or of what it is a part of; null for none. */
export async function clientOf(db: Db, kind: SubjectKind, id: string): Promise<string | null> {
  if (kind === 'client') return id;
  const table = tables[kind];
  const from = table === undefined ? parts[kind] : sql`${sql.table(table)} r`;
  if (from === undefined) return null;
  const { rows } = await sql<{
    client_id: string | null;
  }>`select client_id from ${from} where r.id = ${id}::uuid`.execute(db);
  return rows[0]?.client_id ?? null;
}
