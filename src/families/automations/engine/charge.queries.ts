import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** Charges the attempt with what the AI requests of its execution have cost beyond the attempts before. */
export async function chargeItem(db: Db, executionId: string, itemId: string): Promise<void> {
  await sql`
    with spent as (
      select coalesce(sum(credits), 0)::float8 as credits from ai_requests where automation_execution_id = ${executionId}::uuid
    ), charged as (
      update automation_executions e set credits_used = s.credits from spent s
      where e.id = ${executionId}::uuid and e.credits_used < s.credits returning e.id
    )
    update automation_execution_items i set credits_used = s.credits - (
      select coalesce(sum(o.credits_used), 0) from automation_execution_items o
      where o.execution_id = ${executionId}::uuid and o.id <> ${itemId}::uuid)
    from spent s, charged c where i.id = ${itemId}::uuid`.execute(db);
}
