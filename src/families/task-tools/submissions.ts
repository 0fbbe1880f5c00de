import type { FollowedSubmission } from '#src/call/parts.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import type { StageTool } from '#generated/types.gen.ts';
import { followTools, holdTaskOfStage, tellLostWork } from '#src/domain/tasks/index.ts';

export const holdStage = (
  ctx: Pick<ReadContext, 'db'>,
  { record_id: stageId }: FollowedSubmission,
): Promise<void> => holdTaskOfStage(ctx, stageId!);

/** Carries a submission into the tools of the stage that name its form. */
export async function followStage(
  ctx: WriteContext<'process.instance_updated'>,
  { record_id: stageId, form_id: formId, user_id: userId }: FollowedSubmission,
  became: 'ready' | 'rejected' | 'deleted',
): Promise<void> {
  const work = {
    stageId: stageId!,
    isMeant: ({ config }: Pick<StageTool, 'config'>) => config.type === 'form' && config.form_id === formId,
    userId,
  };
  switch (became) {
    case 'ready':
      return followTools(ctx, { ...work, did: 'accepted the submission of', isEnd: true });
    case 'rejected':
      await tellLostWork(ctx, {
        ...work,
        did: 'rejected the submission of',
        notice: { kind: 'review_decided', text: 'has to be filled in again: the submission was rejected' },
      });
      return;
    case 'deleted':
      return followTools(ctx, {
        ...work,
        did: 'deleted the submission of',
        isEnd: false,
        isAlwaysTold: true,
      });
  }
}
