import type { StageTool } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { approvalOf } from '#src/domain/tools/index.ts';
import { selectApprovers } from './approvers.queries.ts';

/**
 * Those tools of a stage that the caller is shown. A tool that is not for everybody shows to assignees of the stage, to
 * holders of tasks.manage and, since they have to decide, to the approvers of an approval.
 */
export async function shownTools<T extends Pick<StageTool, 'is_visible_to_all' | 'config'>>(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can'>,
  stage: { readonly id: string; readonly assigned_to: readonly string[] },
  tools: readonly T[],
): Promise<T[]> {
  const { userId } = ctx.identity;
  if (ctx.can('tasks.manage') || stage.assigned_to.includes(userId)) return [...tools];
  const isShown = async ({ is_visible_to_all: isForAll, config }: T): Promise<boolean> => {
    const rule = approvalOf(config);
    return (
      isForAll ||
      (rule !== undefined && (await selectApprovers(ctx.db, stage.id, rule)).some(({ id }) => id === userId))
    );
  };
  const shown = await Promise.all(tools.map(isShown));
  return tools.filter((_, index) => shown[index]);
}
