import type { Pool, PoolClient } from 'pg';
import { connectionName } from './pools.ts';

/** A job that has failed at its last try, or that waits for its agency to be resumed. */
export interface StoppedJob {
  readonly job: string;
  readonly task: string;
  /** Null for jobs of the service itself. */
  readonly agency: string | null;
  readonly attempts: number;
  readonly failed_at: Date;
  readonly error: string | null;
}

export interface DeadJob extends StoppedJob {
  readonly payload: Readonly<Record<string, unknown>>;
  readonly tenant_id: string | null;
}

export interface JobSelection {
  readonly tenantId?: string | undefined;
  readonly task?: string | undefined;
  readonly job?: string | undefined;
}

// Jobs of a single try are repeated by what added them, and removed by the purge.
const dead = `j.max_attempts > 1 and j.attempts >= j.max_attempts and j.locked_at is null
  and ($1::text is null or j.payload ->> 'tenantId' = $1) and ($2::text is null or t.identifier = $2) and ($3::bigint is null or j.id = $3)`;
const valuesOf = ({ tenantId, task, job }: JobSelection) => [tenantId ?? null, task ?? null, job ?? null];

/** The largest number of rows that a list shows. */
export const maxListed = 200;

export async function selectDeadJobs(owner: Pool | PoolClient, selection: JobSelection): Promise<DeadJob[]> {
  const { rows } = await owner.query<DeadJob>(
    `select j.id::text as job, t.identifier as task, a.slug as agency, j.attempts::integer, j.updated_at as failed_at, j.last_error as error,
       j.payload, j.payload ->> 'tenantId' as tenant_id
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     left join tenants a on a.id::text = j.payload ->> 'tenantId'
     where ${dead} order by j.id limit ${maxListed}`,
    valuesOf(selection),
  );
  return rows;
}

/** A job that failed and is to be tried again. */
export interface FailingJob extends StoppedJob {
  readonly max_attempts: number;
  readonly next_try_at: Date;
}

const failing = `j.attempts between 1 and j.max_attempts - 1 and j.last_error is not null
  and ($1::text is null or j.payload ->> 'tenantId' = $1) and ($2::text is null or t.identifier = $2) and ($3::bigint is null or j.id = $3)`;

/** Those that failed most often first. */
export async function selectFailingJobs(owner: Pool, selection: JobSelection): Promise<FailingJob[]> {
  const { rows } = await owner.query<FailingJob>(
    `select j.id::text as job, t.identifier as task, a.slug as agency, j.attempts::integer, j.max_attempts::integer, j.updated_at as failed_at,
       j.run_at as next_try_at, j.last_error as error
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     left join tenants a on a.id::text = j.payload ->> 'tenantId'
     where ${failing} order by j.attempts desc, j.id limit ${maxListed}`,
    valuesOf(selection),
  );
  return rows;
}

export async function countFailingJobs(owner: Pool, selection: JobSelection): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(
    `select count(*)::integer as count from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where ${failing}`,
    valuesOf(selection),
  );
  return rows[0]!.count;
}

export async function countDeadJobs(owner: Pool, selection: JobSelection): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(
    `select count(*)::integer as count from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where ${dead}`,
    valuesOf(selection),
  );
  return rows[0]!.count;
}

export interface JobRef {
  readonly job: string;
  readonly task: string;
  readonly tenant_id: string | null;
}

/** Gives dead jobs all their tries back; answers which. */
export async function updateJobsReplayed(owner: PoolClient, selection: JobSelection): Promise<JobRef[]> {
  const { rows } = await owner.query<JobRef>(
    `update graphile_worker._private_jobs j set attempts = 0, run_at = now(), last_error = null, updated_at = now()
     from graphile_worker._private_tasks t where t.id = j.task_id and ${dead}
     returning j.id::text as job, t.identifier as task, j.payload ->> 'tenantId' as tenant_id`,
    valuesOf(selection),
  );
  return rows;
}

/** Removes dead jobs; answers which. */
export async function deleteDeadJobs(owner: PoolClient, selection: JobSelection): Promise<JobRef[]> {
  const { rows } = await owner.query<JobRef>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id and ${dead}
     returning j.id::text as job, t.identifier as task, j.payload ->> 'tenantId' as tenant_id`,
    valuesOf(selection),
  );
  return rows;
}

/** Jobs of suspended agencies, which wait for the resumption. */
export async function selectHeldJobs(owner: Pool) {
  const { rows } = await owner.query<{ agency: string; task: string; jobs: number; since: Date }>(
    `select t.slug as agency, h.task, count(*)::integer as jobs, min(h.held_at) as since
     from app.held_jobs h join tenants t on t.id = h.tenant_id group by t.slug, h.task order by t.slug, h.task`,
  );
  return rows;
}

/**
 * Processes that work on the queue. They say so every second, by a connection that stays open: what a restored dump says of
 * those of the original is no sign of any here.
 */
export async function countWorkers(owner: Pool): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(
    `select count(*)::integer as count from app.job_pools p where seen_at > now() - interval '30 seconds'
       and exists (select from pg_stat_activity a where a.datname = current_database() and a.application_name = $1 || p.id)`,
    [connectionName('')],
  );
  return rows[0]!.count;
}

/** When a process that works on the queue last said that it lives; null where none ever did. */
export async function findHeartbeat(owner: Pool): Promise<{ heartbeat: Date | null; now: Date }> {
  const { rows } = await owner.query<{ heartbeat: Date | null; now: Date }>(
    'select max(seen_at) as heartbeat, now() from app.job_pools',
  );
  return rows[0]!;
}
