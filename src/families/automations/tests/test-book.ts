import type { AutomationNode } from '#generated/types.gen.ts';
import type { ExecutionChange, PendingRequest, Waiting } from '#src/domain/automations/index.ts';
import { addJob } from '#src/platform/jobs/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import type { AskingNode } from '../engine/ask.ts';
import type { Attempt, StepContext } from '../engine/attempt.ts';
import type { Book } from '../engine/book.ts';
import { runNode } from '../engine/run-node.ts';
import { answerOf } from './answers.ts';
import { endTestRun } from './end.ts';
import { askPreview, waitPreview } from './outcome.ts';
import { simulate } from './preview.ts';
import { storeTestRun, type StoredTestRun, type TestRunChange } from './runs.queries.ts';
import {
  countTestVisits,
  insertTestStep,
  selectTestResults,
  storePreview,
  storeTestStep,
} from './steps.queries.ts';
import { childCheckMs, resumeTestTimer } from './timer-kinds.ts';

const maxSteps = 1_000;

/** The rows of a test: in `simulate` its steps change nothing, and in neither mode is anybody asked. */
export function testBook(ctx: StepContext, run: StoredTestRun): Book {
  const store = (change: TestRunChange) => storeTestRun(ctx.db, run.id, change);
  return {
    maxSteps,
    insertItem: (item) => insertTestStep(ctx.db, run.id, item, ctx.now),
    storeItem: (id, change) => storeTestStep(ctx.db, id, change),
    countVisits: (nodeKey, path) => countTestVisits(ctx.db, run.id, nodeKey, path),
    results: (nodeKeys) => selectTestResults(ctx.db, run.id, nodeKeys),
    store: (change) => store(ofTest(change)),
    async perform(step, input, itemId) {
      const part = { ...step, execution: { ...step.execution, isTest: true } };
      if (run.mode === 'live') return runNode(part, input);
      const { outcome, preview } = await simulate(part, input);
      if (preview !== null) await storePreview(ctx.db, itemId, preview);
      return outcome;
    },
    // A test is no execution, and counts in no statistics.
    charge: () => Promise.resolve(),
    wait: (attempt, waiting) => wait(attempt, run, waiting, store),
    ask: (attempt, request) => answer(attempt, run, request),
    succeed: () => endTestRun(ctx, run, { status: 'passed' }),
    fail: (_attempt, error) => endTestRun(ctx, run, { status: 'failed', error }),
  };
}

/** The columns that a test has of those of an execution. */
const ofTest = ({ state, step_count, current_node_key, wake }: ExecutionChange): TestRunChange => ({
  ...(state !== undefined && { state }),
  ...(step_count !== undefined && { step_count }),
  ...(current_node_key !== undefined && { current_node_key }),
  ...(wake !== undefined && { wake }),
});

/** Ends the wait at once, or has a timer end it. What another execution comes to is looked for again and again. */
async function wait(
  attempt: Attempt,
  run: StoredTestRun,
  waiting: Waiting,
  store: (change: TestRunChange) => Promise<void>,
): Promise<void> {
  const { ctx, state, count } = attempt;
  const at = { state, step_count: count, current_node_key: state.at };
  if (run.skip_waits && waiting.kind !== 'execution') {
    if (waiting.kind !== 'retry') await storePreview(ctx.db, state.open!, waitPreview(waiting));
    return store({ ...at, wake: { by: 'time' } });
  }
  await attempt.book.storeItem(state.open!, { status: 'waiting' });
  await store({
    ...at,
    wake: null,
    waiting_kind: waiting.kind,
    waiting_execution_id: waiting.kind === 'execution' ? waiting.executionId : null,
  });
  const until = 'until' in waiting ? waiting.until : new Date(ctx.now.getTime() + childCheckMs);
  setTimer(ctx, { kind: resumeTestTimer, recordId: run.id }, until);
}

/** A question ends with the answer that the test was given. */
async function answer(attempt: Attempt, run: StoredTestRun, request: PendingRequest): Promise<void> {
  const node = attempt.node() as AutomationNode & AskingNode;
  await storePreview(attempt.ctx.db, attempt.state.open!, askPreview(request));
  const { port, output } = await answerOf(attempt.ctx, node, request, run);
  await attempt.finish(node, { status: 'succeeded' }, port, output);
}

/** Has a worker go on with the test. */
export const continueTest = (ctx: Pick<StepContext, 'atCommit'>, testRunId: string): void =>
  addJob(ctx, 'run_automation_test', { testRunId });
