import type { AutomationLiterals } from '#generated/types.gen.ts';
import { invalid } from '#src/platform/errors/index.ts';
import type { GivenResponse, PendingRequest } from './state.ts';

/** What somebody answers, as calls bring it. */
export type GivenAnswer = { readonly comment?: string | null } & (
  | { readonly type: 'approval'; readonly decision: 'approve' | 'reject' }
  | { readonly type: 'choice'; readonly choice_key: string }
  | { readonly type: 'form'; readonly inputs: AutomationLiterals }
);

/** What an answer means to the step that asked. */
export interface Answer {
  readonly port: string;
  readonly output: Readonly<Record<string, unknown>>;
  readonly response: GivenResponse;
}

/** The answer to a question; 400 for one of another type, or an unknown choice. `inputs` are those of a form, checked. */
export function answerTo(
  { type, choices }: Pick<PendingRequest, 'type' | 'choices'>,
  given: GivenAnswer,
  by: { readonly responder: GivenResponse['responder']; readonly now: Date },
  inputs: AutomationLiterals = {},
): Answer {
  requireType(type, given);
  const response: GivenResponse = {
    responder: by.responder,
    decision: given.type === 'approval' ? given.decision : null,
    choice_key: given.type === 'choice' ? given.choice_key : null,
    comment: given.comment ?? null,
    responded_at: by.now.toISOString(),
  };
  switch (given.type) {
    case 'approval':
      return {
        port: given.decision === 'approve' ? 'approved' : 'rejected',
        output: { decision: given.decision },
        response,
      };
    case 'choice': {
      const keys = choices.map(({ key }) => key);
      if (!keys.includes(given.choice_key))
        throw invalid('body.choice_key', `must be one of ${keys.join(', ')}.`);
      return { port: given.choice_key, output: { choice_key: given.choice_key }, response };
    }
    case 'form':
      return { port: 'next', output: inputs, response };
  }
}

export function requireType(type: PendingRequest['type'], given: Pick<GivenAnswer, 'type'>): void {
  if (given.type !== type) throw invalid('body.type', `must be ${type}, which is what the step asks for.`);
}

/** Whether nothing more is waited for. Somebody who was not asked decides for all; of those who were, one rejection rejects. */
export const isComplete = (
  { needs_all: needsAll, user_ids: userIds, contacts }: PendingRequest,
  responses: readonly GivenResponse[],
  { decision }: GivenResponse,
  isAsked: boolean,
): boolean =>
  !needsAll || !isAsked || decision === 'reject' || responses.length >= userIds.length + contacts.length;

/** What the step goes on with. */
export const wakeBy = ({ port, output, response }: Answer, responses: readonly GivenResponse[]) => ({
  by: 'answer' as const,
  port,
  output: { ...output, comment: response.comment, responder: response.responder, responses },
});
