import type { AutomationNode } from '#generated/types.gen.ts';
import type { EventType } from '#generated/events.ts';
import type { WriteContext } from '#src/call/context.ts';
import type { TestedAutomation } from '#src/call/invoke.ts';
import type { Outcome } from '#src/domain/automations/index.ts';
import {
  evaluateExpression,
  matches,
  render,
  renderText,
  type Scope,
  type Surroundings,
  type Value,
} from '#src/domain/workflows/index.ts';
import { runAction } from './action.ts';
import { askPeople } from './ask.ts';
import type { Standing } from './book.ts';
import { StepFault } from './faults.ts';
import { startChild } from './sub-automation.ts';
import { delayEnd, untilInstant } from './waits.ts';

/** A step that begins: what it is, and what it sees. */
export interface StepRun {
  readonly ctx: WriteContext<EventType>;
  readonly execution: Standing & { readonly isTest?: boolean };
  readonly node: AutomationNode;
  readonly scope: Scope;
  readonly surroundings: Surroundings;
  /** What the operation returned that was called before the transaction. */
  readonly outside: { readonly result: unknown } | undefined;
  /** The test that the step is run by alone, in the transaction of the caller. */
  readonly test?: TestedAutomation;
}

const done = (port = 'next', output: Readonly<Record<string, unknown>> | null = null): Outcome => ({
  kind: 'done',
  port,
  output,
});

/** Inputs of a step with their expressions replaced; null for steps without. */
export function renderedInput({
  node,
  scope,
  surroundings,
}: Pick<StepRun, 'node' | 'scope' | 'surroundings'>): Record<string, Value> | null {
  switch (node.type) {
    case 'action':
    case 'mcp_tool':
      return render(node.config.inputs, scope, surroundings) as Record<string, Value>;
    case 'sub_automation':
      return render(node.config.inputs ?? {}, scope, surroundings) as Record<string, Value>;
    case 'set_variables':
      return render(node.config.variables, scope, surroundings) as Record<string, Value>;
    case 'end':
      return node.config.outputs === undefined
        ? null
        : (render(node.config.outputs, scope, surroundings) as Record<string, Value>);
    default:
      return null;
  }
}

/** Does a step with its rendered input. */
export async function runNode(run: StepRun, input: Record<string, Value> | null): Promise<Outcome> {
  const { ctx, node, scope, surroundings } = run;
  switch (node.type) {
    case 'trigger':
      return done();
    case 'condition':
      return done(String(matches(node.config.conditions, scope, surroundings)));
    case 'branch': {
      const found = node.config.cases.find(({ conditions }) => matches(conditions, scope, surroundings));
      return done(found?.key ?? 'otherwise');
    }
    case 'set_variables':
      return { kind: 'done', port: 'next', output: input, variables: input! };
    case 'loop':
      return loopOver(run, node.config);
    case 'delay':
      return { kind: 'wait', waiting: { kind: 'time', until: await delayEnd(ctx, node.config) } };
    case 'wait_until': {
      const until = untilInstant(
        evaluateExpression(node.config.until.expression, scope, surroundings),
        node.config.offset_minutes ?? 0,
        surroundings,
      );
      return until <= ctx.now ? done() : { kind: 'wait', waiting: { kind: 'time', until } };
    }
    case 'wait_for_event': {
      const until = new Date(ctx.now.getTime() + node.config.timeout_minutes * 60_000);
      return { kind: 'wait', waiting: { kind: 'event', eventTypes: node.config.event_types, until } };
    }
    case 'approval':
    case 'choice':
    case 'form':
      return { kind: 'ask', request: await askPeople(run, node) };
    case 'sub_automation':
      return startChild(run, node, input!);
    case 'action':
      return runAction(run, node, input!);
    case 'mcp_tool':
      // It was called before the transaction, unless there was nothing to call any more.
      return done('next', run.outside!.result as Record<string, unknown>);
    case 'end': {
      const { outcome = 'succeeded', message } = node.config;
      return {
        kind: 'end',
        status: outcome,
        message: message == null ? null : renderText(message, scope, surroundings).slice(0, 4_000),
        output: input,
      };
    }
  }
}

type LoopConfig = Extract<AutomationNode, { type: 'loop' }>['config'];
const maxLoopBytes = 1_048_576;

function loopOver(
  { scope, surroundings }: StepRun,
  { items, maximum_items: most = 200 }: LoopConfig,
): Outcome {
  const list = evaluateExpression(items.expression, scope, surroundings);
  if (list !== null && !Array.isArray(list))
    throw new StepFault('invalid_input', 'The items of a loop must be a list.');
  const taken = (list ?? []).slice(0, most);
  if (Buffer.byteLength(JSON.stringify(taken)) > maxLoopBytes)
    throw new StepFault('invalid_input', 'The items of the loop are larger than 1 MiB. Loop over their ids.');
  return { kind: 'loop', items: taken };
}
