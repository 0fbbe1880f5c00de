import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** Whether tasks can be made from the process: it is there and has a published version. */
export async function isPublished(db: Db, processDefinitionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('process_definitions')
    .where('id', '=', processDefinitionId)
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of these members who can work. */
export async function selectWorking(db: Db, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .where('id', 'in', userIds)
    .where('kind', '=', 'member')
    .where('status', 'in', ['invited', 'active'])
    .select('id')
    .execute();
  const working = new Set(rows.map(({ id }) => id));
  return userIds.filter((id) => working.has(id));
}

export interface MadeTask {
  readonly client_program_id: string;
  readonly process_definition_id: string;
  readonly period_key: string;
  readonly period_date: string;
  readonly task_id: string;
}

/** Notes the task of a period, and that the process has a new one. */
export async function insertMade(db: Db, made: MadeTask, now: Date): Promise<void> {
  await db
    .insertInto('client_program_tasks')
    .values({ ...made, created_at: now.toISOString() })
    .execute();
  await sql`update client_program_processes set updated_at = ${now}::timestamptz
    where client_program_id = ${made.client_program_id} and process_definition_id = ${made.process_definition_id}`.execute(
    db,
  );
}
