import { sql } from 'kysely';
import type { Db } from '#src/platform/db/db.ts';

/** What processes name, by the kind of thing. */
export interface References {
  readonly users: readonly string[];
  readonly departments: readonly string[];
  readonly templates: readonly string[];
  /** Custom fields of tasks, by their keys. */
  readonly fields: readonly string[];
}

/** States of members whom a process may name, and of those who can be given work. */
export const userStates = {
  named: ['invited', 'active', 'suspended'],
  working: ['invited', 'active'],
} as const;

/** Ids and keys of those that the agency has: members in one of the states, departments, status templates, fields. */
export async function selectKnown(
  db: Db,
  { users, departments, templates, fields }: References,
  states: readonly string[] = userStates.named,
): Promise<ReadonlySet<string>> {
  if (users.length + departments.length + templates.length + fields.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select id::text from users where id = any(${[...users]}::uuid[]) and kind = 'member' and status = any(${[...states]}::text[])
    union all select id::text from departments where id = any(${[...departments]}::uuid[])
    union all select id::text from status_templates where id = any(${[...templates]}::uuid[]) and deleted_at is null
    union all select key from fields where record_kind = 'task' and key = any(${[...fields]}::text[]) and deleted_at is null`.execute(
    db,
  );
  return new Set(rows.map((row) => row.id));
}
