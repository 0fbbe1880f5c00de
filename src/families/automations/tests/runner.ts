import type { Doer, Operations, TransactionOptions } from '#src/call/transact.ts';
import type { McpServers } from '#src/domain/mcp-connections/index.ts';
import type { Connections } from '#src/platform/db/index.ts';
import { Problem } from '#src/platform/errors/index.ts';
import { addJob, type TaskHandler } from '#src/platform/jobs/index.ts';
import { Attempt, type StepContext } from '../engine/attempt.ts';
import type { Standing } from '../engine/book.ts';
import { callOf, callOutside, type Means } from '../engine/outside.ts';
import { beginStep, runStep } from '../engine/step.ts';
import { Graph } from '../flow/index.ts';
import { endTestRun, isOpenTest } from './end.ts';
import { findTestRun, lockTestRun, storeTestRun, type StoredTestRun } from './runs.queries.ts';
import { testBook } from './test-book.ts';

// Then others have their turn.
const stepsOfAJob = 25;
const stepName = 'testAutomationStep';

/** Runs a test, some steps at a time, each in a transaction of its own, as the person who started it. */
export const runTest =
  (operations: Operations, servers: McpServers): TaskHandler<'run_automation_test'> =>
  async ({ tenantId, testRunId }, { db, log }) => {
    for (let step = 0; step < stepsOfAJob; step += 1) {
      const run = await findTestRun(db.read(tenantId), testRunId);
      if (run === undefined || !isOpenTest(run) || run.waiting_kind !== null) return;
      try {
        await oneStep({ operations, servers }, db, tenantId, run);
      } catch (error) {
        log.error(
          { err: error, tenant_id: tenantId, test_run_id: testRunId },
          'a test of an automation failed',
        );
        await giveUp(operations, tenantId, run, error);
      }
    }
    await db.write(tenantId, async (scope) => addJob(scope, 'run_automation_test', { testRunId }));
  };

async function oneStep(means: Means, db: Connections, tenantId: string, run: StoredTestRun): Promise<void> {
  const doer: Doer = {
    tenantId,
    userId: run.created_by,
    automation: testedAs(run),
  };
  const options: TransactionOptions = {
    name: stepName,
    requestId: run.correlation_id,
    causation: { automation_id: run.automation_id, depth: 1, isTest: true },
  };
  const locked = (work: (attempt: Attempt) => Promise<void>): Promise<void> =>
    means.operations.transact(doer, options, async (ctx) => {
      const now = await lockTestRun(ctx.db, run.id);
      if (now === undefined || !isOpenTest(now)) return;
      if (now.is_automation_deleted) return endTestRun(ctx, now, { status: 'cancelled' });
      await work(await attemptOf(ctx, now));
    });
  const outside =
    run.mode === 'live' ? await callOf(means, db, { doer, options }, run, new Graph(run.config)) : undefined;
  if (outside === undefined) return locked((attempt) => runStep(attempt));
  let begun: Awaited<ReturnType<typeof beginStep>> | undefined;
  await locked(async (attempt) => {
    begun = await beginStep(attempt);
  });
  if (begun === undefined) return;
  const result = 'kind' in begun ? begun : await callOutside(outside, begun);
  await locked((attempt) => runStep(attempt, result));
}

/** How histories name what a live test does. */
export const testedAs = ({
  automation_id: id,
  automation_name: name,
}: Pick<StoredTestRun, 'automation_id' | 'automation_name'>) => ({
  id,
  name: `${name.slice(0, 190)} (test)`,
});

async function attemptOf(ctx: StepContext, run: StoredTestRun): Promise<Attempt> {
  if (run.status === 'queued')
    await storeTestRun(ctx.db, run.id, { status: 'running', started_at: ctx.now.toISOString() });
  const standing: Standing = { ...run, depth: 0, is_holding: false };
  return new Attempt(ctx, standing, run.config, testBook(ctx, run));
}

/** An error of ours, or an account that may do nothing any more, ends the test. */
const giveUp = (
  operations: Operations,
  tenantId: string,
  { id, correlation_id: requestId }: StoredTestRun,
  cause: unknown,
): Promise<void> =>
  operations.transact({ tenantId, userId: null }, { name: stepName, requestId }, async (ctx) => {
    const run = await lockTestRun(ctx.db, id);
    if (run === undefined || !isOpenTest(run)) return;
    const known = cause instanceof Problem && cause.status < 500;
    await endTestRun(ctx, run, {
      status: 'failed',
      error: {
        code: known ? cause.code : 'internal',
        message: known ? cause.message : 'The step failed unexpectedly. Start the test again.',
        is_retryable: !known,
        node_key: run.current_node_key,
      },
    });
  });
