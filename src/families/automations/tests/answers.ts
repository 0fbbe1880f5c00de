import type { AutomationInputField, AutomationLiterals } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import type { PendingRequest } from '#src/domain/automations/index.ts';
import type { AskingNode } from '../engine/ask.ts';
import { checkedInputs } from '../executions/inputs.ts';
import { portsOf } from '../flow/index.ts';
import { sampleInputs } from './generated.rules.ts';

/** What stands for people who would be asked: the port that they choose, and what they fill in. */
export interface Answers {
  readonly answers: Readonly<Record<string, string>>;
  readonly form_inputs: Readonly<Record<string, AutomationLiterals>>;
}

export interface Answer {
  readonly port: string;
  readonly output: Readonly<Record<string, unknown>> | null;
}

/** The answer of a test to a question: that which was given, or the first that there is. */
export async function answerOf(
  ctx: ReadContext,
  node: AskingNode,
  request: Pick<PendingRequest, 'fields'>,
  { answers, form_inputs: formInputs }: Answers,
): Promise<Answer> {
  const port = answers[node.key] ?? portsOf(node)[0]!;
  if (port === 'timed_out') return { port, output: null };
  const common = { comment: null, responder: { type: 'system' }, responses: [] };
  switch (node.type) {
    case 'approval':
      return { port, output: { decision: port === 'approved' ? 'approve' : 'reject', ...common } };
    case 'choice':
      return { port, output: { choice_key: port, ...common } };
    case 'form':
      return { port, output: { ...(await filledIn(ctx, request.fields, formInputs, node.key)), ...common } };
  }
}

const filledIn = async (
  ctx: ReadContext,
  fields: readonly AutomationInputField[],
  formInputs: Answers['form_inputs'],
  key: string,
): Promise<Readonly<Record<string, unknown>>> => {
  const given = formInputs[key];
  return given === undefined
    ? sampleInputs(fields, ctx.now)
    : checkedInputs(ctx, fields, given, `form_inputs.${key}`);
};
