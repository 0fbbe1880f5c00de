import type { Doer, Operations, TransactionOptions } from '#src/call/transact.ts';
import {
  findExecution,
  flowOf,
  lockExecution,
  type StoredExecution,
  storeExecution,
} from '#src/domain/automations/index.ts';
import type { McpServers } from '#src/domain/mcp-connections/index.ts';
import type { Connections } from '#src/platform/db/index.ts';
import { addJob, type TaskHandler } from '#src/platform/jobs/index.ts';
import { Graph } from '../flow/index.ts';
import { findAccount } from '../record/accounts.queries.ts';
import { disable } from '../record/status.ts';
import { lockAutomation } from '../record/stored.queries.ts';
import { failed } from './faults.ts';
import { cancel, fail } from './finish.ts';
import { Attempt, type StepContext } from './attempt.ts';
import { executionBook } from './execution-book.ts';
import { callOf, callOutside, type Means } from './outside.ts';
import { beginStep, runStep } from './step.ts';

// Then others have their turn.
const stepsOfAJob = 25;
const maxFaults = 5;
const stepName = 'runAutomationStep';

/** Runs an admitted execution, some steps at a time, each in a transaction of its own. */
export const runExecution =
  (operations: Operations, servers: McpServers): TaskHandler<'run_automation'> =>
  async ({ tenantId, executionId }, { db, log }) => {
    for (let step = 0; step < stepsOfAJob; step += 1) {
      const execution = await findExecution(db.read(tenantId), executionId);
      if (execution?.status !== 'running') return;
      try {
        await oneStep({ operations, servers }, db, tenantId, execution);
      } catch (error) {
        log.error(
          { err: error, tenant_id: tenantId, execution_id: executionId },
          'a step of an automation failed unexpectedly',
        );
        if (!(await giveUp(operations, tenantId, execution))) throw error;
      }
    }
    await db.write(tenantId, async (scope) => addJob(scope, 'run_automation', { executionId }));
  };

async function oneStep(
  means: Means,
  db: Connections,
  tenantId: string,
  execution: StoredExecution,
): Promise<void> {
  const { operations } = means;
  const service: Doer = { tenantId, userId: null };
  const options: TransactionOptions = {
    name: stepName,
    requestId: execution.correlation_id,
    causation: {
      execution_id: execution.id,
      automation_id: execution.automation_id,
      depth: execution.depth + 1,
    },
  };
  const flow = await flowOf(db.read(tenantId), execution);
  const locked = (
    doer: Doer,
    work: (ctx: StepContext, now: StoredExecution) => Promise<void>,
  ): Promise<void> =>
    operations.transact(doer, options, async (ctx) => {
      const now = await lockExecution(ctx.db, execution.id);
      if (now?.status === 'running') await work(ctx, now);
    });
  if (execution.is_cancelling) return locked(service, (ctx, now) => cancel(ctx, now, flow));
  if (!(await isActive(db, tenantId, execution.run_as_id)))
    return locked(service, (ctx, now) => stopInactive(ctx, now, flow));
  const doer: Doer = {
    tenantId,
    userId: execution.run_as_id,
    automation: {
      id: execution.automation_id,
      name: execution.automation_name,
      executionId: execution.id,
    },
  };
  const outside = await callOf(means, db, { doer, options }, execution, new Graph(flow));
  const attempt = (ctx: StepContext, now: StoredExecution) =>
    new Attempt(ctx, now, flow, executionBook(ctx, now, flow));
  if (outside === undefined) return locked(doer, (ctx, now) => runStep(attempt(ctx, now)));
  let begun: Awaited<ReturnType<typeof beginStep>> | undefined;
  await locked(doer, async (ctx, now) => {
    begun = await beginStep(attempt(ctx, now));
  });
  if (begun === undefined) return;
  const result = 'kind' in begun ? begun : await callOutside(outside, begun);
  await locked(doer, (ctx, now) => runStep(attempt(ctx, now), result));
}

const isActive = async (db: Connections, tenantId: string, userId: string | null): Promise<boolean> =>
  userId !== null && (await findAccount(db.read(tenantId), userId))?.status === 'active';

/** Nobody's rights hold any more: the execution fails, and the automation is turned off. */
async function stopInactive(
  ctx: StepContext,
  execution: StoredExecution,
  flow: Parameters<typeof fail>[2],
): Promise<void> {
  const message =
    'The member or service account that the automation runs as is not active. Publish it again.';
  const automation = await lockAutomation(ctx.db, execution.automation_id);
  if (automation?.status === 'active')
    await disable(ctx, automation, { code: 'run_as_inactive', reason: message });
  await fail(ctx, execution, flow, {
    code: 'run_as_inactive',
    message,
    is_retryable: false,
    node_key: execution.current_node_key,
  });
}

/** Counts a failure of ours; after several the execution fails, so that it does not hold its place for ever. */
const giveUp = (
  operations: Operations,
  tenantId: string,
  { id, correlation_id: requestId }: StoredExecution,
): Promise<boolean> =>
  operations.transact({ tenantId, userId: null }, { name: stepName, requestId }, async (ctx) => {
    const execution = await lockExecution(ctx.db, id);
    if (execution?.status !== 'running') return true;
    const faults = execution.fault_count + 1;
    await storeExecution(ctx.db, id, { fault_count: faults }, ctx.now);
    if (faults < maxFaults) return false;
    const error = {
      ...failed('internal', 'The step failed unexpectedly. Resume the execution later.'),
      is_retryable: true,
    };
    await fail(ctx, execution, await flowOf(ctx.db, execution), {
      code: error.code,
      message: error.message,
      is_retryable: true,
      node_key: execution.current_node_key,
    });
    return true;
  });
