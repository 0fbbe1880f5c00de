import type { PoolClient } from 'pg';
import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** A job as the queue hands it over. */
export interface HeldJob {
  readonly task_identifier: string;
  readonly payload: unknown;
  readonly key: string | null;
  readonly max_attempts: number;
}

export async function selectSuspended(system: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select app.suspended_agencies() as id`.execute(system);
  return rows.map(({ id }) => id);
}

/** Takes a job aside until its agency is resumed; false when the agency is not suspended. */
export async function holdJob(owner: PoolClient, job: HeldJob): Promise<boolean> {
  const { tenantId } = job.payload as { tenantId: string };
  const { rows } = await owner.query<{ is_held: boolean }>(
    'select app.hold_job($1, $2, $3, $4, $5) as is_held',
    [tenantId, job.task_identifier, JSON.stringify(job.payload), job.key, job.max_attempts],
  );
  return rows[0]!.is_held;
}
