import type { AutomationNode } from '#generated/types.gen.ts';
import { type Frame, iterationPath, type Outcome } from '#src/domain/automations/index.ts';
import { kept, type Value } from '#src/domain/workflows/index.ts';
import { isDisabled } from '../flow/index.ts';
import { enterLoop } from './advance.rules.ts';
import type { Attempt } from './attempt.ts';
import { failStep, type Failure } from './failing.ts';
import { faultOf } from './faults.ts';
import { endOfLife } from './limits.rules.ts';
import { renderedInput } from './run-node.ts';
import { wake } from './waking.ts';

/** What it would call before the transaction: the node and its rendered input, for operations that wait for something outside. */
export async function beginStep(attempt: Attempt): Promise<
  | {
      readonly input: Record<string, Value>;
      readonly key: string;
      /** The attempt had begun before, by a process that died. */
      readonly isRepeated: boolean;
    }
  | Failure
> {
  const node = attempt.node();
  const isRepeated = attempt.state.open !== null;
  await attempt.open(node);
  try {
    const input = renderedInput({ node, ...(await attempt.sight(node)) }) ?? {};
    await attempt.book.storeItem(attempt.state.open!, {
      status: 'running',
      ...kept('input', input),
    });
    await attempt.store({
      state: attempt.state,
      step_count: attempt.count,
      current_node_key: node.key,
    });
    const path = iterationPath(attempt.state).map(
      ({ node_key: key, item_index: index }) => `${key}[${index}]`,
    );
    return {
      input,
      isRepeated,
      key: ['automation', attempt.execution.id, node.key, ...path, attempt.state.visit].join(' '),
    };
  } catch (error) {
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    return fault;
  }
}

/** Does the step, stores what came of it, and moves on. */
export async function runStep(
  attempt: Attempt,
  outside?: { readonly result: unknown } | Failure,
): Promise<void> {
  if (attempt.ctx.now > endOfLife(attempt.execution))
    return attempt.failWhole('time_limit_reached', 'The execution has taken longer than 30 days.');
  const node = attempt.node();
  const { wake: woken } = attempt.execution;
  if (woken !== null && attempt.state.open !== null) return wake(attempt, node, woken);
  const { maxSteps } = attempt.book;
  if (attempt.count >= maxSteps)
    return attempt.failWhole(
      'step_limit_reached',
      `The execution has taken ${maxSteps.toLocaleString('en')} steps. Let the flow end sooner.`,
    );
  await attempt.open(node);
  if (isDisabled(node)) return attempt.finish(node, { status: 'skipped' }, 'next', null);
  if (outside !== undefined) await attempt.book.charge(attempt.state.open!);
  if (outside !== undefined && 'kind' in outside) return failStep(attempt, node, outside);
  try {
    const sight = await attempt.sight(node);
    const input = renderedInput({ node, ...sight });
    if (input !== null)
      await attempt.book.storeItem(attempt.state.open!, {
        status: 'running',
        ...kept('input', input),
      });
    const outcome = await attempt.book.perform(
      { ctx: attempt.ctx, execution: attempt.execution, node, ...sight, outside },
      input,
      attempt.state.open!,
    );
    await take(attempt, node, outcome);
  } catch (error) {
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    await failStep(attempt, node, fault);
  }
}

async function take(attempt: Attempt, node: AutomationNode, outcome: Outcome): Promise<void> {
  switch (outcome.kind) {
    case 'done':
      if (outcome.variables !== undefined)
        attempt.state = {
          ...attempt.state,
          variables: { ...attempt.state.variables, ...outcome.variables },
        };
      return attempt.finish(
        node,
        { status: 'succeeded', ...(outcome.records && { records: outcome.records }) },
        outcome.port,
        outcome.output,
      );
    case 'loop':
      return enter(attempt, node, outcome.items);
    case 'wait':
      return attempt.book.wait(attempt, outcome.waiting);
    case 'ask':
      return attempt.book.ask(attempt, outcome.request);
    case 'failed':
      return failStep(attempt, node, outcome);
    case 'end':
      await attempt.book.storeItem(attempt.state.open!, {
        status: 'succeeded',
        ...kept('output', outcome.output),
        finished_at: attempt.instant,
      });
      await attempt.endLoops(outcome.status === 'failed' ? 'failed' : 'succeeded');
      if (outcome.status === 'failed')
        return attempt.failWhole('ended_as_failed', outcome.message ?? 'The flow ended as failed.', node.key);
      await attempt.store({ step_count: attempt.count });
      return attempt.book.succeed(attempt, outcome.output);
  }
}

async function enter(attempt: Attempt, node: AutomationNode, items: readonly Value[]): Promise<void> {
  if (items.length === 0)
    return attempt.finish(node, { status: 'succeeded' }, 'done', { items: [], failed: [] });
  const frame: Frame = {
    loop: node.key,
    item_id: attempt.state.open!,
    items,
    index: 0,
    collected: [],
    failed: [],
  };
  attempt.state = enterLoop(attempt.graph, attempt.state, frame);
  await attempt.store({
    state: attempt.state,
    step_count: attempt.count,
    current_node_key: attempt.state.at,
  });
}
