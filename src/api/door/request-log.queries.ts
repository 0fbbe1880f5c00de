import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import type { RequestLogRow } from './request-log.ts';

/** Rows of many tenants in one statement; the function behind it writes past the tenant scope, and nothing else. */
export async function insertRequestLogs(db: Db, rows: readonly RequestLogRow[]): Promise<void> {
  await sql`select app.write_request_logs(${JSON.stringify(rows)}::jsonb)`.execute(db);
}
