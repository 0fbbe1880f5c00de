import type { FollowedSubmission } from '#src/call/parts.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { followTools, holdTaskOfStage } from '#src/domain/tasks/index.ts';

export const holdStage = (
  ctx: Pick<ReadContext, 'db'>,
  { record_id: stageId }: FollowedSubmission,
): Promise<void> => holdTaskOfStage(ctx, stageId!);

/** Carries a submission into the tools of the stage that name its form. */
export const followStage = (
  ctx: WriteContext<'process.instance_updated'>,
  { record_id: stageId, form_id: formId, user_id: userId }: FollowedSubmission,
  became: 'ready' | 'deleted',
): Promise<void> =>
  followTools(ctx, {
    stageId: stageId!,
    isMeant: ({ config }) => config.type === 'form' && config.form_id === formId,
    did: became === 'ready' ? 'accepted the submission of' : 'deleted the submission of',
    userId,
    isEnd: became === 'ready',
  });
