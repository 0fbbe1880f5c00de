import type { FollowedSubmission } from '#src/call/parts.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';

/** Holds what goes on with the submission; it is locked after that. */
export async function holdFollowers(
  ctx: Pick<ReadContext, 'db' | 'services'>,
  submission: FollowedSubmission,
): Promise<void> {
  for (const follower of ctx.services.parts.submissionFollowers) await follower.hold(ctx, submission);
}

/** Lets others go on with a submission that was accepted or rejected, or is gone. */
export async function tellFollowers(
  ctx: WriteContext<'process.instance_updated'>,
  submission: FollowedSubmission,
  became: 'ready' | 'rejected' | 'deleted',
): Promise<void> {
  for (const follower of ctx.services.parts.submissionFollowers)
    await follower.follow(ctx, submission, became);
}
