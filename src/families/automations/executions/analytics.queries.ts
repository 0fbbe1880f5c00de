import { sql } from 'kysely';
import type { AutomationExecutionAnalytics } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

export interface Period {
  readonly automationId: string;
  readonly from: Date;
  readonly until: Date;
  readonly granularity: AutomationExecutionAnalytics['granularity'];
  readonly versions: readonly number[] | null;
}

type FailingStep = AutomationExecutionAnalytics['failing_steps'][number] & { readonly execution_id: string };

type Totals = Pick<
  AutomationExecutionAnalytics,
  'totals' | 'average_duration_ms' | 'median_duration_ms' | 'p95_duration_ms' | 'credits_used'
>;

const counts = sql`json_build_object(
  'started', count(*) filter (where e.status not in ('skipped', 'pending')), 'succeeded', count(*) filter (where e.status = 'succeeded'),
  'failed', count(*) filter (where e.status = 'failed'), 'cancelled', count(*) filter (where e.status = 'cancelled'),
  'skipped', count(*) filter (where e.status = 'skipped'),
  'in_progress', count(*) filter (where e.status in ('pending', 'queued', 'running', 'waiting', 'paused')))`;

const within = ({ automationId, from, until, versions }: Period) => sql`
  e.automation_id = ${automationId}::uuid and e.created_at >= ${from}::timestamptz and e.created_at < ${until}::timestamptz
  and (${versions}::integer[] is null or e.version = any(${versions}::integer[]))`;

export async function selectTotals(db: Db, period: Period): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select ${counts} as totals, avg(e.duration_ms) as average_duration_ms,
      percentile_cont(0.5) within group (order by e.duration_ms) as median_duration_ms,
      percentile_cont(0.95) within group (order by e.duration_ms) as p95_duration_ms, coalesce(sum(e.credits_used), 0)::float8 as credits_used
    from automation_executions e where ${within(period)}`.execute(db);
  return rows[0]!;
}

/** By intervals of the agency's calendar, in which something happened. */
export async function selectSeries(
  db: Db,
  period: Period,
  most: number,
): Promise<AutomationExecutionAnalytics['series']> {
  const { rows } = await sql<AutomationExecutionAnalytics['series'][number]>`
    with zone as (select time_zone as name from tenants where id = app.tenant_id())
    select to_char(b.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as starts_at, b.totals, b.credits_used from (
      select date_trunc(${period.granularity}, e.created_at, (select name from zone)) as starts_at, ${counts} as totals,
        coalesce(sum(e.credits_used), 0)::float8 as credits_used
      from automation_executions e where ${within(period)} group by 1 order by 1 limit ${most}) b`.execute(
    db,
  );
  return rows;
}

/** With the execution in which each failed last. */
export async function selectFailingSteps(db: Db, period: Period, most: number): Promise<FailingStep[]> {
  const { rows } = await sql<FailingStep>`
    select i.node_key, (array_agg(i.label order by i.finished_at desc))[1] as label, count(*)::integer as failure_count,
      (array_agg(left(i.error ->> 'message', 4000) order by i.finished_at desc))[1] as last_error,
      (array_agg(i.execution_id order by i.finished_at desc))[1] as execution_id,
      to_char(max(i.finished_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as last_failed_at
    from automation_execution_items i join automation_executions e on e.tenant_id = i.tenant_id and e.id = i.execution_id
    where i.automation_id = ${period.automationId}::uuid and i.status = 'failed' and i.is_last_attempt and i.error is not null and ${within(period)}
    group by i.node_key order by failure_count desc, i.node_key limit ${most}`.execute(db);
  return rows;
}
