import type { AutomationConfig, AutomationStepError } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import {
  clearTimers,
  deleteAnswerFiles,
  type ExecutionChange,
  lockExecution,
  queue,
  type StoredExecution,
  storeExecution,
} from '#src/domain/automations/index.ts';
import { followExecution, tellLostExecution } from '#src/domain/tasks/index.ts';
import { notify } from '#src/domain/notifications/index.ts';
import { Graph } from '../flow/index.ts';
import { selectAutomationSettings } from '../record/settings.queries.ts';
import { disable } from '../record/status.ts';
import { findFlow, lockAutomation } from '../record/stored.queries.ts';
import { maxDepth } from './depth.ts';
import { countFailure, findCallable, forgetFailures, selectChildren } from './finish.queries.ts';
import { endOpenItems } from './items.queries.ts';
import { settingsOf, surroundingsOf } from './scope.ts';
import { insertExecution } from './start.queries.ts';
import { concurrencyKeyOf } from './start.ts';

type Context = Pick<
  WriteContext,
  'db' | 'now' | 'audit' | 'atCommit' | 'announce' | 'identity' | 'requestId'
>;

const dayMs = 24 * 60 * 60 * 1000;

/** What every end has in common: nothing is pending any more, and the data is erased in time. */
async function end(
  ctx: Context,
  execution: StoredExecution,
  flow: AutomationConfig,
  change: ExecutionChange,
): Promise<void> {
  const days = settingsOf(flow).retentionDays ?? (await selectAutomationSettings(ctx.db)).data_retention_days;
  clearTimers(ctx, execution.id);
  await deleteAnswerFiles(ctx.db, execution);
  await storeExecution(
    ctx.db,
    execution.id,
    {
      pending_request: null,
      asked_user_ids: [],
      waiting_kind: null,
      waiting_event_types: [],
      waiting_execution_id: null,
      resumes_at: null,
      wake: null,
      is_holding: false,
      is_cancelling: false,
      finished_at: ctx.now.toISOString(),
      erase_at: new Date(ctx.now.getTime() + days * dayMs).toISOString(),
      ...change,
    },
    ctx.now,
  );
}

export async function succeed(
  ctx: WriteContext<'process.instance_updated'>,
  execution: StoredExecution,
  flow: AutomationConfig,
  output: StoredExecution['output'],
): Promise<void> {
  await end(ctx, execution, flow, {
    status: 'succeeded',
    current_node_key: null,
    output,
    state: execution.state,
  });
  await forgetFailures(ctx.db, execution.automation_id);
  await wakeParent(ctx, execution, { status: 'succeeded', output, message: null });
  // The task comes after the execution and its parent: whoever runs a tool holds the task, and locks no execution.
  if (execution.record_kind === 'task')
    await followExecution(ctx, {
      taskId: execution.record_id!,
      executionId: execution.id,
      userId: isAccount(execution) ? execution.actor_id : null,
    });
}

const isAccount = ({ actor_type: type }: StoredExecution): boolean =>
  type === 'user' || type === 'service_account';

export async function fail(
  ctx: Context,
  execution: StoredExecution,
  flow: AutomationConfig,
  error: AutomationStepError,
): Promise<void> {
  await endOpenItems(ctx.db, execution.id, 'failed', ctx.now);
  await end(ctx, execution, flow, {
    status: 'failed',
    error,
    current_node_key: error.node_key ?? execution.current_node_key,
    state: execution.state,
  });
  await wakeParent(ctx, execution, { status: 'failed', output: null, message: error.message });
  await afterFailure(ctx, execution, flow, error);
}

/** The tool of a stage that has started it; the task comes after executions, as when they succeed. */
async function tellTool(
  ctx: Context,
  execution: StoredExecution,
  became: 'failed' | 'cancelled',
  body?: string,
): Promise<boolean> {
  if (execution.record_kind !== 'task') return false;
  return tellLostExecution(ctx, {
    taskId: execution.record_id!,
    executionId: execution.id,
    userId: isAccount(execution) ? execution.actor_id : null,
    became,
    body,
  });
}

/** Children that it waits for end with it. */
export async function cancel(
  ctx: Context,
  execution: StoredExecution,
  flow: AutomationConfig,
): Promise<void> {
  await cancelWithChildren(ctx, execution, flow);
  await tellTool(ctx, execution, 'cancelled');
}

async function cancelWithChildren(
  ctx: Context,
  execution: StoredExecution,
  flow: AutomationConfig,
): Promise<void> {
  await endOpenItems(ctx.db, execution.id, 'cancelled', ctx.now);
  await end(ctx, execution, flow, { status: 'cancelled', state: execution.state });
  await wakeParent(ctx, execution, {
    status: 'cancelled',
    output: null,
    message: 'The execution was cancelled.',
  });
  await cancelChildren(ctx, execution.id);
}

async function cancelChildren(ctx: Context, id: string): Promise<void> {
  for (const childId of await selectChildren(ctx.db, id)) {
    const child = await lockExecution(ctx.db, childId);
    if (child === undefined) continue;
    if (child.status === 'running') await storeExecution(ctx.db, child.id, { is_cancelling: true }, ctx.now);
    else if (isOpen(child.status)) {
      const flow = await findFlow(ctx.db, child.automation_id, child.version);
      await cancelWithChildren(ctx, { ...child, parent_execution_id: null }, flow!);
    }
  }
}

export const isOpen = (status: StoredExecution['status']): boolean =>
  status === 'pending' ||
  status === 'queued' ||
  status === 'running' ||
  status === 'waiting' ||
  status === 'paused';

interface ChildEnd {
  readonly status: 'succeeded' | 'failed' | 'cancelled';
  readonly output: StoredExecution['output'];
  readonly message: string | null;
}

/** A parent that waits for this execution goes on. */
async function wakeParent(
  ctx: Context,
  { id, parent_execution_id: parentId }: StoredExecution,
  how: ChildEnd,
): Promise<void> {
  if (parentId === null) return;
  const parent = await lockExecution(ctx.db, parentId);
  if (parent?.status !== 'waiting' || parent.waiting_execution_id !== id) return;
  await queue(ctx, parent, { by: 'execution', ...how });
}

/** The owner is told, the automation that answers failures is run, and one that fails again and again is turned off. */
async function afterFailure(
  ctx: Context,
  execution: StoredExecution,
  flow: AutomationConfig,
  error: AutomationStepError,
): Promise<void> {
  const { onFailure } = settingsOf(flow);
  const audience = execution.is_automation_deleted
    ? []
    : [execution.owner_id, ...(onFailure?.user_ids ?? [])];
  const { actor_id: actorId } = execution;
  // Whoever has run it by a tool is told there, and once.
  const isInAudience = actorId !== null && audience.includes(actorId);
  const isTold = await tellTool(ctx, execution, 'failed', isInAudience ? error.message : undefined);
  if (execution.is_automation_deleted) return;
  await notify(
    ctx,
    {
      kind: 'automation',
      title: `The automation ${execution.automation_name} failed`,
      body: error.message,
      record: null,
      topic: `automation ${execution.automation_id}`,
    },
    isTold ? audience.filter((id) => id !== actorId) : audience,
  );
  if (onFailure?.automation_id != null) await runOnFailure(ctx, execution, onFailure.automation_id, error);
  const { failure_limit: limit } = await selectAutomationSettings(ctx.db);
  const failures = await countFailure(ctx.db, execution.automation_id);
  if (limit === null || failures < limit) return;
  const automation = await lockAutomation(ctx.db, execution.automation_id);
  if (automation?.status !== 'active') return;
  await disable(ctx, automation, {
    code: 'too_many_failures',
    reason: `${failures} executions failed in a row. The last error: ${error.message}`.slice(0, 500),
  });
  await notify(
    ctx,
    {
      kind: 'automation',
      title: `The automation ${automation.name} was disabled`,
      body: `${failures} executions failed in a row. Enable it again once the cause is repaired.`,
      record: null,
      topic: `automation ${automation.id} disabled`,
    },
    [automation.owner_id],
  );
}

/** An automation that answers failures has none of its own to answer. */
async function runOnFailure(
  ctx: Context,
  failed: StoredExecution,
  automationId: string,
  error: AutomationStepError,
): Promise<void> {
  const depth = failed.depth + 1;
  if (depth >= maxDepth || automationId === failed.automation_id) return;
  const target = await findCallable(ctx.db, automationId);
  if (target === undefined) return;
  const flow = await findFlow(ctx.db, target.id, target.version);
  if (flow === undefined || new Graph(flow).trigger === undefined) return;
  const input = { inputs: { execution_id: failed.id, error } };
  const record =
    failed.record_kind === null
      ? null
      : { kind: failed.record_kind, id: failed.record_id!, clientId: failed.client_id };
  await insertExecution(
    ctx.db,
    {
      automation_id: target.id,
      version: target.version,
      status: 'queued',
      origin: 'parent',
      trigger_type: 'callable',
      event_type: null,
      event_id: null,
      record,
      actor: { type: 'automation', id: failed.automation_id, name: failed.automation_name },
      depth,
      correlation_id: failed.correlation_id,
      trigger_key: null,
      concurrency_key: concurrencyKeyOf(flow, input, record, await surroundingsOf(ctx)),
      ready_at: ctx.now,
      input,
      parent_execution_id: failed.id,
    },
    ctx.now,
  );
}
