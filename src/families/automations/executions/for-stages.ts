import type { StartedWork, ToolPlace, ToolProblem } from '#src/call/parts.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { Graph } from '../flow/index.ts';
import { requireAutomation } from '../record/life.ts';
import { findAutomation, findFlow } from '../record/stored.queries.ts';
import { stageStartOf } from './for-stages.rules.ts';
import { publishedFlow, startByHand } from './run.ts';

/** What keeps the automation from being run by a tool of a stage; undefined for nothing. */
export async function findAutomationProblem(
  { db }: Pick<ReadContext, 'db'>,
  automationId: string,
): Promise<ToolProblem | undefined> {
  const automation = await findAutomation(db, automationId);
  if (automation === undefined)
    return {
      text: 'The automation no longer exists. Somebody with tasks.manage can skip the stage.',
      isLasting: false,
    };
  if (automation.published_version === null)
    return { text: 'The automation is not published. Publish it first.', isLasting: false };
  if (automation.status === 'disabled')
    return { text: 'The automation is disabled. Enable it first.', isLasting: false };
  const flow = (await findFlow(db, automation.id, automation.published_version))!;
  const { reason } = stageStartOf(new Graph(flow).trigger!.config);
  return reason === undefined ? undefined : { text: reason, isLasting: true };
}

/** Starts the automation for the task of the stage, by the caller. The tool has asked for confirmation where that is needed. */
export async function runForStage(
  ctx: WriteContext<'manual.button'>,
  { targetId, taskId, clientId }: ToolPlace,
): Promise<StartedWork> {
  const automation = await requireAutomation(ctx, targetId);
  const { flow } = await publishedFlow(ctx, automation);
  const start = stageStartOf(new Graph(flow).trigger!.config);
  const id = await startByHand(ctx, automation, {
    record: { kind: 'task', id: taskId, clientId },
    ...('buttonKey' in start && { button_key: start.buttonKey }),
    ...('eventType' in start && { event_type: start.eventType }),
    isConfirmed: true,
  });
  return { id, url: null };
}
