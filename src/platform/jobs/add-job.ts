import type { WriteScope } from '#src/platform/db/index.ts';
import { currentTrace } from '#src/platform/trace/index.ts';
import type { TaskPayloads, TenantTaskName } from './tasks.ts';

export interface AddJobOptions {
  /** Not before this instant. */
  readonly runAt?: Date;
  /** Of the waiting jobs with one key only the last remains. */
  readonly key?: string;
  readonly maxAttempts?: number;
}

/**
 * Adds a job in the transaction: it exists when, and only when, the transaction commits. The database fills in the
 * tenant; it carries the trace that it comes from. Workers are woken at once, which makes commits wait for each other: for a job or two per call, not for
 * hundreds.
 */
export function addJob<N extends TenantTaskName>(
  scope: Pick<WriteScope, 'atCommit'>,
  task: N,
  payload: Omit<TaskPayloads[N], 'tenantId'>,
  options: AddJobOptions = {},
): void {
  scope.atCommit({
    sql: 'select app.add_job($1, $2::jsonb, $3::timestamptz, $4, $5::integer)',
    parameters: [
      task,
      JSON.stringify({ ...payload, traceparent: currentTrace()?.traceparent }),
      options.runAt?.toISOString() ?? null,
      options.key ?? null,
      options.maxAttempts ?? null,
    ],
  });
}
