import { sql } from 'kysely';
import { typesThatStartOver } from '#src/domain/tools/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Lets those tools of reopened stages start over whose type says so. */
export async function restartTools(db: Db, stageIds: readonly string[]): Promise<void> {
  if (stageIds.length === 0) return;
  await sql`
    update task_tool_runs set state = null, has_run = false, summary = null, revision = revision + 1
    where stage_id = any(${[...stageIds]}::uuid[]) and type = any(${[...typesThatStartOver]}::text[]) and state is not null`.execute(
    db,
  );
}
