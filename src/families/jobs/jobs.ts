import type { Job } from '#generated/console/types.gen.ts';
import type {
  CancelJobInput,
  GetJobInput,
  ListJobsInput,
} from '#generated/console/families/jobs/handlers.ts';
import type { Permission } from '#generated/permissions.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { backgroundJobs, cancelBackgroundJob, selectJob } from '#src/domain/background-jobs/index.ts';
import { notFound } from '#src/platform/errors/index.ts';

export const listJobs = (ctx: ReadContext, { query }: ListJobsInput) =>
  backgroundJobs.page(ctx.db, query, { ownerId: ownerOf(ctx, 'settings.view') });

export async function getJob(ctx: ReadContext, { path }: GetJobInput): Promise<Result<Job>> {
  const job = await selectJob(ctx.db, path.id, ownerOf(ctx, 'settings.view'));
  if (job === undefined) throw notFound('job', path.id);
  return job;
}

export const cancelJob = (ctx: WriteContext, { path }: CancelJobInput): Promise<Result<Job>> =>
  cancelBackgroundJob(ctx, path.id, ownerOf(ctx, 'settings.manage'));

/** Whose jobs there are for the caller: with the permission everybody's. */
const ownerOf = (ctx: ReadContext, permission: Permission): string | null =>
  ctx.can(permission) ? null : ctx.identity.userId;
