import type { AutomationNode, AutomationTestStepResult } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import type { Outcome, PendingRequest, Waiting } from '#src/domain/automations/index.ts';
import { kept } from '#src/domain/workflows/index.ts';
import { counted } from '#src/platform/counted.ts';
import type { AskingNode } from '../engine/ask.ts';
import { answerOf, type Answers } from './answers.ts';

/** A step that was tested by itself: its outcome, and in words what it would have done. */
export interface StepEnd {
  readonly outcome: Outcome;
  readonly preview: string | null;
}

type Shown = Pick<
  AutomationTestStepResult,
  'status' | 'is_simulated' | 'preview' | 'output' | 'port' | 'error'
>;

const noAnswers: Answers = { answers: {}, form_inputs: {} };

/** What the contract tells of the outcome. Waits end at once, and questions with their first answer. */
export async function resultOf(
  ctx: ReadContext,
  node: AutomationNode,
  { outcome, preview }: StepEnd,
): Promise<Shown> {
  switch (outcome.kind) {
    case 'done':
      return shown(outcome.port, outcome.output, preview);
    case 'loop':
      return shown(outcome.items.length === 0 ? 'done' : 'each', { items: outcome.items }, null);
    case 'wait': {
      const { waiting } = outcome;
      if (waiting.kind === 'execution') return shown('next', { execution_id: waiting.executionId }, null);
      return shown(waiting.kind === 'event' ? 'timed_out' : 'next', null, waitPreview(waiting));
    }
    case 'ask': {
      const { port, output } = await answerOf(ctx, node as AskingNode, outcome.request, noAnswers);
      return shown(port, output, askPreview(outcome.request));
    }
    case 'end':
      return outcome.status === 'failed'
        ? failure(node, 'ended_as_failed', outcome.message ?? 'The flow ended as failed.', false)
        : shown(null, outcome.output, null);
    case 'failed':
      return failure(node, outcome.code, outcome.message, outcome.isRetryable);
  }
}

const shown = (
  port: string | null,
  output: Readonly<Record<string, unknown>> | null,
  preview: string | null,
): Shown => ({
  status: 'succeeded',
  is_simulated: preview !== null,
  preview,
  output: (kept('output', output).output ?? null) as Shown['output'],
  port,
  error: null,
});

const failure = (node: AutomationNode, code: string, message: string, isRetryable: boolean): Shown => ({
  status: 'failed',
  is_simulated: false,
  preview: null,
  output: null,
  port: null,
  error: { code, message, is_retryable: isRetryable, node_key: node.key },
});

/** In words, a wait that a test does not wait for. */
export function waitPreview(waiting: Extract<Waiting, { until: Date }>): string {
  const until = waiting.until.toISOString();
  return waiting.kind === 'event'
    ? `Would wait for ${waiting.eventTypes.join(' or ')} until ${until}.`
    : `Would wait until ${until}.`;
}

/** In words, a question that a test asks nobody. */
export function askPreview({
  user_ids: ids,
  contacts,
  title,
}: Pick<PendingRequest, 'user_ids' | 'contacts' | 'title'>): string {
  const people = counted(ids.length + contacts.length, 'person', 'people');
  return `Would ask ${people}: ${title}`.slice(0, 4_000);
}
