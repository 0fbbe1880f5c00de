import { sql, type Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { RequestLogRow } from './request-log.ts';

/** Rows of many tenants in one statement; the function behind it writes past the tenant scope, and nothing else. */
export async function insertRequestLogs(db: Kysely<Database>, rows: readonly RequestLogRow[]): Promise<void> {
  await sql`select app.write_request_logs(${JSON.stringify(rows)}::jsonb)`.execute(db);
}
