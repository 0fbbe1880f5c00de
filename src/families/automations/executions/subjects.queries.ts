import { sql } from 'kysely';
import type { SubjectKind } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

const tables: Partial<Record<SubjectKind, string>> = {
  client_note: 'client_notes',
  task: 'tasks',
  ticket: 'tickets',
  escalation: 'escalations',
  custom_object_record: 'custom_object_records',
  time_entry: 'time_entries',
};

/** The client of a record; null for none. */
export async function clientOf(db: Db, kind: SubjectKind, id: string): Promise<string | null> {
  if (kind === 'client') return id;
  const table = tables[kind];
  if (table === undefined) return null;
  const { rows } = await sql<{
    client_id: string | null;
  }>`select client_id from ${sql.table(table)} where id = ${id}::uuid`.execute(db);
  return rows[0]?.client_id ?? null;
}
