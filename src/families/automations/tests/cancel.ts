import type { AutomationTestRun } from '#generated/types.gen.ts';
import type { CancelAutomationTestRunInput } from '#generated/console/families/automations/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { problem } from '#src/platform/errors/index.ts';
import { endTestRun, isOpenTest } from './end.ts';
import { lockTestRun } from './runs.queries.ts';
import { requireTestRun, showTestRun } from './show.ts';

/** The lock waits for a step that runs, and none follows it. */
export async function cancelAutomationTestRun(
  ctx: WriteContext,
  { path }: CancelAutomationTestRunInput,
): Promise<AutomationTestRun> {
  const run = await requireTestRun(ctx, path.id, lockTestRun);
  if (!isOpenTest(run)) throw problem('state_conflict', `The test has ended: it is ${run.status}.`);
  await endTestRun(ctx, run, { status: 'cancelled' });
  return showTestRun(ctx, run.id);
}
