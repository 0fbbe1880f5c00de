import type { AutomationNode } from '#generated/types.gen.ts';
import type { Outcome } from '#src/domain/automations/index.ts';
import type { Value } from '#src/domain/workflows/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { Graph } from '../flow/index.ts';
import { findAutomation, findFlow } from '../record/stored.queries.ts';
import { maxDepth } from './depth.ts';
import { StepFault } from './faults.ts';
import type { StepRun } from './run-node.ts';
import { insertExecution } from './start.queries.ts';
import { concurrencyKeyOf } from './start.ts';

export type SubAutomationNode = Extract<AutomationNode, { type: 'sub_automation' }>;
type Inputs = Readonly<Record<string, Value>>;

/** The automation that a step calls, with the flow that runs; a fault for one that cannot be called so. */
export async function requireCallable(
  { ctx, execution }: Pick<StepRun, 'ctx' | 'execution'>,
  { config }: SubAutomationNode,
  inputs: Inputs,
) {
  const depth = execution.depth + 1;
  if (depth >= maxDepth)
    throw new StepFault('loop_guard', `Automations call each other in a chain of more than ${maxDepth}.`);
  const automation = await findAutomation(ctx.db, storedId(config.automation_id));
  const version = automation?.status === 'active' ? automation.published_version : null;
  const flow =
    automation === undefined || version === null ? undefined : await findFlow(ctx.db, automation.id, version);
  const trigger = flow === undefined ? undefined : new Graph(flow).trigger?.config;
  if (automation === undefined || version === null || flow === undefined || trigger?.type !== 'callable')
    throw new StepFault('not_callable', 'The automation is not active, or cannot be called.');
  const missing = trigger.inputs.find(
    ({ key, is_required: isRequired }) => isRequired === true && (inputs[key] ?? null) === null,
  );
  if (missing !== undefined)
    throw new StepFault('validation_error', `The automation needs the input ${missing.key}.`);
  return { id: automation.id, name: automation.name, version, flow, depth };
}

/** Starts a callable automation as a step; it runs as its own account. */
export async function startChild(run: StepRun, node: SubAutomationNode, inputs: Inputs): Promise<Outcome> {
  const { ctx, execution, surroundings } = run;
  const { id, version, flow, depth } = await requireCallable(run, node, inputs);
  const record =
    execution.record_kind === null
      ? null
      : { kind: execution.record_kind, id: execution.record_id!, clientId: execution.client_id };
  const input = { inputs };
  const childId = await insertExecution(
    ctx.db,
    {
      automation_id: id,
      version,
      status: 'queued',
      origin: 'parent',
      trigger_type: 'callable',
      event_type: null,
      event_id: null,
      record,
      actor: { type: 'automation', id: execution.automation_id, name: execution.automation_name },
      depth,
      correlation_id: execution.correlation_id,
      trigger_key: null,
      concurrency_key: concurrencyKeyOf(flow, input, record, surroundings),
      ready_at: ctx.now,
      input,
      // A test is no execution.
      ...(execution.isTest !== true && { parent_execution_id: execution.id }),
    },
    ctx.now,
  );
  if (node.config.is_awaited === false)
    return { kind: 'done', port: 'next', output: { execution_id: childId } };
  return { kind: 'wait', waiting: { kind: 'execution', executionId: childId } };
}
