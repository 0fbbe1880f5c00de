import type { Job } from '#generated/console/types.gen.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { parseRecord, uuid7 } from '#src/platform/db/query/index.ts';
import { conflict, notFound } from '#src/platform/errors/index.ts';
import { addJob } from '#src/platform/jobs/index.ts';
import { endJob, insertJob, selectJob, selectJobUnderWay } from './jobs.queries.ts';

/** What a job is to do. */
export interface Wanted {
  readonly kind: string;
  /** What it is about, such as `client 0191…`: of one kind and topic one job is under way at a time. */
  readonly topic: string;
  /** What it needs to know. JSON, kept with the job. */
  readonly input: object;
}

/** Starts a job in the transaction of the call, or answers the one of the same kind and topic that is under way. */
export async function startBackgroundJob(
  ctx: WriteContext,
  { kind, topic, input }: Wanted,
): Promise<Result<Job>> {
  const id = uuid7();
  const isNew = await insertJob(ctx.db, { id, kind, topic, input, created_by: ctx.identity.userId }, ctx.now);
  if (isNew) {
    addJob(ctx, 'run_background_job', { jobId: id });
    return (await selectJob(ctx.db, id, null))!;
  }
  const job = await selectJobUnderWay(ctx.db, kind, topic);
  // It may have ended since: whoever asks again gets a new one.
  if (job === undefined) throw conflict('The job that was under way has just ended; ask again for another.');
  return job;
}

/** The same for the service itself, on behalf of the member who set it up. */
export async function startBackgroundJobAs(
  ctx: Pick<WriteContext, 'db' | 'now' | 'atCommit'>,
  userId: string,
  { kind, topic, input }: Wanted,
): Promise<void> {
  const id = uuid7();
  if (await insertJob(ctx.db, { id, kind, topic, input, created_by: userId }, ctx.now))
    addJob(ctx, 'run_background_job', { jobId: id });
}

/** Ends a job that is under way; work that is done stays. `ownerId` as for `selectJob`. */
export async function cancelBackgroundJob(
  ctx: ReadContext,
  id: string,
  ownerId: string | null,
): Promise<Result<Job>> {
  const job = await selectJob(ctx.db, id, ownerId);
  if (job === undefined) throw notFound('job', id);
  if (!(await endJob(ctx.db, id, { status: 'cancelled' }, ctx.now)))
    throw conflict(`The job has ended (${parseRecord(job).status}), so there is nothing to cancel.`);
  return (await selectJob(ctx.db, id, ownerId))!;
}
