import type { AutomationConfig, AutomationExecution, BulkResult } from '#generated/types.gen.ts';
import type {
  CancelAutomationExecutionInput,
  RerunAutomationExecutionInput,
  ResumeAutomationExecutionInput,
  StartAutomationExecutionInput,
} from '#generated/families/automations/handlers.ts';
import type {
  CancelAutomationExecutionsInput,
  ResumeAutomationExecutionsInput,
} from '#generated/console/families/automations/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import {
  beginning,
  flowOf,
  lockExecution,
  type StoredExecution,
  storeExecution,
} from '#src/domain/automations/index.ts';
import { runBulk } from '#src/domain/bulk/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, notFound, problem } from '#src/platform/errors/index.ts';
import { actorOf } from '#src/platform/events/index.ts';
import { cancel, isOpen } from '../engine/finish.ts';
import { surroundingsOf } from '../engine/scope.ts';
import { insertExecution } from '../engine/start.queries.ts';
import { concurrencyKeyOf } from '../engine/start.ts';
import { endOfLife } from '../engine/limits.rules.ts';
import { Graph } from '../flow/index.ts';
import { findAutomation, findFlow } from '../record/stored.queries.ts';
import { showExecution } from './show.ts';

const all = { askedId: null };
type Choice = 'pinned' | 'current' | undefined;

async function lock(ctx: WriteContext, id: string, expectedRevision?: number): Promise<StoredExecution> {
  const execution = await lockExecution(ctx.db, storedId(id));
  if (execution === undefined) throw notFound('execution', id);
  checkRevision(execution.revision, expectedRevision);
  return execution;
}

const audit = (ctx: WriteContext, execution: StoredExecution, action: string, reason?: string | null): void =>
  ctx.audit({
    recordKind: 'automation',
    recordId: execution.automation_id,
    action,
    newValues: { execution_id: execution.id },
    reason,
  });

export async function startAutomationExecution(
  ctx: WriteContext,
  { path, body }: StartAutomationExecutionInput,
): Promise<AutomationExecution> {
  const execution = await lock(ctx, path.id, body?.expected_revision);
  if (execution.status === 'queued') return showExecution(ctx, execution.id, all);
  if (execution.status !== 'pending')
    throw problem(
      'state_conflict',
      `The execution is ${execution.status}, so it cannot be started. Only a pending one can.`,
    );
  const now = ctx.now.toISOString();
  await storeExecution(ctx.db, execution.id, { status: 'queued', queued_at: now, ready_at: now }, ctx.now);
  audit(ctx, execution, 'execution_started');
  return showExecution(ctx, execution.id, all);
}

export async function cancelAutomationExecution(
  ctx: WriteContext,
  { path, body }: CancelAutomationExecutionInput,
): Promise<AutomationExecution> {
  const execution = await lock(ctx, path.id, body?.expected_revision);
  await cancelLocked(ctx, execution, body?.reason ?? null);
  return showExecution(ctx, execution.id, all);
}

export const cancelAutomationExecutions = (
  ctx: WriteContext,
  { body }: CancelAutomationExecutionsInput,
): Promise<BulkResult> =>
  runBulk(ctx, body.ids, async (id) => cancelLocked(ctx, await lock(ctx, id), body.reason ?? null));

/** A running one ends after its step. */
async function cancelLocked(
  ctx: WriteContext,
  execution: StoredExecution,
  reason: string | null,
): Promise<'succeeded' | 'unchanged'> {
  const { status } = execution;
  if (status === 'cancelled' || execution.is_cancelling) return 'unchanged';
  if (!isOpen(status))
    throw problem('state_conflict', `The execution is ${status}, so there is nothing to cancel.`);
  if (status === 'running') await storeExecution(ctx.db, execution.id, { is_cancelling: true }, ctx.now);
  else await cancel(ctx, execution, await flowOf(ctx.db, execution));
  audit(ctx, execution, 'execution_cancelled', reason);
  return 'succeeded';
}

export async function rerunAutomationExecution(
  ctx: WriteContext,
  { path, body }: RerunAutomationExecutionInput,
): Promise<AutomationExecution> {
  const execution = await lock(ctx, path.id);
  if (execution.is_automation_deleted) throw notFound('automation', execution.automation_id);
  if (isOpen(execution.status))
    throw problem(
      'state_conflict',
      `The execution is ${execution.status}. It can be rerun once it has ended.`,
    );
  if (execution.input === null)
    throw problem('state_conflict', 'The input of the execution was erased, so it cannot be rerun.');
  const { version, flow } = await chosenFlow(ctx, execution, body?.version);
  const record =
    execution.record_kind === null
      ? null
      : { kind: execution.record_kind, id: execution.record_id!, clientId: execution.client_id };
  const id = await insertExecution(
    ctx.db,
    {
      automation_id: execution.automation_id,
      version,
      status: 'queued',
      origin: 'rerun',
      trigger_type: new Graph(flow).trigger!.config.type,
      event_type: execution.event_type,
      event_id: execution.event_id,
      record,
      actor: actorOf(ctx.identity),
      depth: 0,
      correlation_id: ctx.requestId,
      trigger_key: null,
      concurrency_key: concurrencyKeyOf(flow, execution.input, record, await surroundingsOf(ctx)),
      ready_at: ctx.now,
      input: execution.input,
      rerun_of_id: execution.id,
    },
    ctx.now,
  );
  audit(ctx, execution, 'execution_rerun');
  return showExecution(ctx, id, all);
}

async function chosenFlow(
  ctx: WriteContext,
  execution: StoredExecution,
  choice: Choice,
): Promise<{ readonly version: number; readonly flow: AutomationConfig }> {
  if (choice !== 'current') return { version: execution.version, flow: await flowOf(ctx.db, execution) };
  const automation = await findAutomation(ctx.db, execution.automation_id);
  if (automation?.published_version == null) throw notFound('automation', execution.automation_id);
  const version = automation.published_version;
  return { version, flow: (await findFlow(ctx.db, automation.id, version))! };
}

export async function resumeAutomationExecution(
  ctx: WriteContext,
  { path, body }: ResumeAutomationExecutionInput,
): Promise<AutomationExecution> {
  const execution = await lock(ctx, path.id, body?.expected_revision);
  await resumeLocked(ctx, execution, body?.version);
  return showExecution(ctx, execution.id, all);
}

export const resumeAutomationExecutions = (
  ctx: WriteContext,
  { body }: ResumeAutomationExecutionsInput,
): Promise<BulkResult> =>
  runBulk(ctx, body.ids, async (id) => {
    await resumeLocked(ctx, await lock(ctx, id), body.version);
    return 'succeeded';
  });

/** Continues at the failed step with another visit of it; what earlier steps came to stays. */
async function resumeLocked(ctx: WriteContext, execution: StoredExecution, choice: Choice): Promise<void> {
  if (execution.status !== 'failed')
    throw problem(
      'state_conflict',
      `The execution is ${execution.status}. Only a failed one can be resumed.`,
    );
  if (execution.input === null)
    throw problem('state_conflict', 'The data of the execution was erased, so it cannot be resumed.');
  if (ctx.now > endOfLife(execution))
    throw problem('state_conflict', 'The 30 days of the execution are over. Rerun it instead.');
  const { version, flow } = await chosenFlow(ctx, execution, choice);
  const graph = new Graph(flow);
  const state = 'at' in execution.state ? execution.state : beginning(graph.trigger!.key);
  const keys = [state.at, ...state.frames.map(({ loop }) => loop)];
  const missing = keys.find((key) => key === null || !graph.nodes.has(key));
  if (missing !== undefined)
    throw problem(
      'state_conflict',
      `The step ${missing ?? ''} is missing from the current version. Rerun the execution instead.`,
    );
  const now = ctx.now.toISOString();
  await storeExecution(
    ctx.db,
    execution.id,
    {
      status: 'queued',
      version,
      ready_at: now,
      queued_at: now,
      error: null,
      wake: null,
      finished_at: null,
      erase_at: null,
      fault_count: 0,
      state: { ...state, open: null, visit: null, attempt: 1 },
    },
    ctx.now,
  );
  audit(ctx, execution, 'execution_resumed');
}
