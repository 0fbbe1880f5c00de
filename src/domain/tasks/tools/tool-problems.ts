import type { StageTool } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import {
  answerField,
  promptProblem,
  selectTaskFields,
  targetOf,
  type ToolFault,
} from '#src/domain/processes/index.ts';
import { counted } from '#src/platform/counted.ts';
import { selectApprovers } from '../load/approvers.queries.ts';

type Asking = Pick<ReadContext, 'db' | 'now' | 'services'>;
type Tool = Pick<StageTool, 'type' | 'config'>;

/** Why a tool cannot be run, with the cure; null for one that can. */
export async function findToolProblem(ctx: Asking, { type, config }: Tool): Promise<string | null> {
  if (config.type === 'ai_prompt') return promptProblem(ctx, config);
  const runner = ctx.services.parts.toolRunners.find((each) => each.type === type);
  const target = targetOf(config);
  if (runner === undefined || target === undefined) return null;
  return (await runner.findProblem(ctx, target.id))?.text ?? null;
}

const skip = 'Somebody with tasks.manage can skip the stage.';

/** What keeps a tool of a running stage from working, with cures that reach the task, which keeps its version. `target` is what it points to. */
export async function findFaultsInTask(
  ctx: Asking,
  stageId: string,
  tool: Tool,
  target: { readonly is_usable: boolean } | undefined,
): Promise<ToolFault[]> {
  const { config } = tool;
  const fault = (text: string, health: ToolFault['health'] = 'outdated'): ToolFault[] => [
    { text, health, refuses: 'never' },
  ];
  if (config.type === 'approval') {
    const { length: count } = await selectApprovers(ctx.db, stageId, config);
    return count >= config.min_approvals
      ? []
      : fault(
          `It needs ${counted(config.min_approvals, 'approval')}, and ${count === 0 ? 'none' : `only ${count}`} of its approvers can work here and see the task. ${skip}`,
        );
  }
  const isGone = targetOf(config) !== undefined && target === undefined;
  if (config.type === 'sop') {
    if (isGone) return fault(`Its SOP no longer exists. ${skip}`, 'broken');
    return target?.is_usable === false
      ? fault('Its SOP is archived or has no published version. Publish it first.')
      : [];
  }
  const text = await findToolProblem(ctx, tool);
  if (text === null) return [];
  return fault(text, isGone || (await isFieldGone(ctx, config)) ? 'broken' : 'outdated');
}

async function isFieldGone({ db }: Asking, config: Tool['config']): Promise<boolean> {
  const key = answerField(config);
  return key !== null && !(await selectTaskFields(db, [key])).has(key);
}
