import { sql } from 'kysely';
import type { AiPurpose } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

const days = 30;

/** What runs of the automation's steps that asked the AI have cost on average. */
export async function selectStepCosts(
  db: Db,
  automationId: string,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ node_key: string; credits: number }>`
    select i.node_key, avg(i.credits_used)::float8 as credits from automation_execution_items i
    join automation_executions e on e.tenant_id = i.tenant_id and e.id = i.execution_id
    where e.automation_id = ${automationId}::uuid and e.created_at >= ${now}::timestamptz - make_interval(days => ${days})
      and i.credits_used > 0
    group by i.node_key`.execute(db);
  return new Map(rows.map(({ node_key: key, credits }) => [key, credits]));
}

/** What the agency's requests for each purpose have cost on average. */
export async function selectPurposeCosts(db: Db, now: Date): Promise<ReadonlyMap<AiPurpose, number>> {
  const { rows } = await sql<{ purpose: AiPurpose; credits: number }>`
    select purpose, avg(credits)::float8 as credits from ai_requests
    where status = 'succeeded' and created_at >= ${now}::timestamptz - make_interval(days => ${days}) group by purpose`.execute(
    db,
  );
  return new Map(rows.map(({ purpose, credits }) => [purpose, credits]));
}

export interface Spent {
  readonly count: number;
  readonly credits: number;
}

/** Executions that ended in the last 30 days, and what they cost. */
export async function sumExecutions(db: Db, automationId: string, now: Date): Promise<Spent> {
  const { rows } = await sql<Spent>`
    select count(*)::integer as count, coalesce(sum(credits_used), 0)::float8 as credits from automation_executions
    where automation_id = ${automationId}::uuid and created_at >= ${now}::timestamptz - make_interval(days => ${days})
      and status in ('succeeded', 'failed', 'cancelled')`.execute(db);
  return rows[0]!;
}
