import type { PoolClient } from 'pg';

/** Processes that work on the queue; each tells every second that it lives. */
export async function countWorkers(owner: PoolClient): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(
    "select count(*)::integer as count from app.job_pools where seen_at > now() - interval '30 seconds'",
  );
  return rows[0]!.count;
}

/** For each task that the queue knows. A job of a single try that failed is spent: what it was for is taken up otherwise. */
export async function selectJobHealth(owner: PoolClient): Promise<Record<string, unknown>[]> {
  const { rows } = await owner.query<Record<string, unknown>>(`
    select t.identifier as task,
      count(j.id) filter (where j.locked_at is null and j.attempts < j.max_attempts and j.run_at <= now()) as jobs_waiting,
      count(j.id) filter (where j.locked_at is not null) as jobs_running,
      count(j.id) filter (where j.locked_at is null and j.attempts between 1 and j.max_attempts - 1) as jobs_failing,
      count(j.id) filter (where j.locked_at is null and j.attempts >= j.max_attempts and j.max_attempts > 1) as jobs_parked,
      coalesce(extract(epoch from now() - min(j.run_at) filter (where j.locked_at is null and j.attempts < j.max_attempts and j.run_at <= now())), 0)
        as jobs_oldest_seconds
    from graphile_worker._private_tasks t left join graphile_worker._private_jobs j on j.task_id = t.id
    group by t.identifier`);
  return rows;
}
