import type { TaskStageToolApproval, TaskStageToolState } from '#generated/console/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { userRefsById } from '#src/domain/people/index.ts';
import type { ApprovalState } from '#src/domain/tools/index.ts';
import type { KnownTool } from '../known-tool.ts';

export async function showApproval(
  ctx: Pick<ReadContext, 'db'>,
  { tool: { config }, approvers, state }: KnownTool,
): Promise<TaskStageToolState['approval']> {
  if (config.type !== 'approval') return null;
  return {
    min_approvals: config.min_approvals,
    instructions: config.instructions,
    approvers: [...approvers],
    ...(await requestOf(ctx, state as ApprovalState)),
  };
}

async function requestOf(
  ctx: Pick<ReadContext, 'db'>,
  { status, requested_at, requester_id, comment, decisions }: ApprovalState,
): Promise<Omit<TaskStageToolApproval, 'min_approvals' | 'instructions' | 'approvers'>> {
  const people = await userRefsById(ctx.db, [
    ...decisions.map(({ user_id: id }) => id),
    ...(requester_id === null ? [] : [requester_id]),
  ]);
  return {
    status,
    requested_at,
    requester: requester_id === null ? null : (people.get(requester_id) ?? null),
    request_comment: comment,
    decisions: decisions.flatMap(({ user_id: id, decision, comment: said, decided_at }) => {
      const user = people.get(id);
      return user === undefined ? [] : [{ user, decision, comment: said, decided_at }];
    }),
  };
}
