import { sql, type Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';

type Db = Kysely<Database>;

/** What processes name, by the kind of thing. */
export interface References {
  readonly users: readonly string[];
  readonly departments: readonly string[];
  readonly templates: readonly string[];
}

/** Those that the agency has: members who have not left, departments, status templates. */
export async function selectKnown(db: Db, { users, departments, templates }: References): Promise<ReadonlySet<string>> {
  if (users.length + departments.length + templates.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select id from users where id = any(${[...users]}::uuid[]) and status <> 'removed'
    union all select id from departments where id = any(${[...departments]}::uuid[])
    union all select id from status_templates where id = any(${[...templates]}::uuid[]) and deleted_at is null`.execute(db);
  return new Set(rows.map((row) => row.id));
}
