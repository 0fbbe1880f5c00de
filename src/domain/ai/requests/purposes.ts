import type { AiPurpose } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import type { AiTask } from './task.ts';

/** Operations that ask the AI, with what for. */
const purposes: Readonly<Record<string, AiPurpose>> = {
  generateEscalationAiSummary: 'escalation_summary',
  saveTicketDraft: 'ticket_reply',
};

/** What an operation asks the AI for when it is called with these inputs; undefined for nothing. */
export function purposeOf(
  operationId: string,
  inputs: Readonly<Record<string, unknown>>,
): AiPurpose | undefined {
  if (operationId === 'saveTicketDraft' && (inputs['generate'] ?? null) === null) return undefined;
  return purposes[operationId];
}

/** For whom a call asks the AI, and by what: a person, a program or a step of an automation. */
export const askedBy = ({
  identity: { userId, session, automation },
  requestId,
}: Pick<ReadContext, 'identity' | 'requestId'>): Pick<
  AiTask,
  'origin' | 'userId' | 'correlationId' | 'automationExecutionId'
> => ({
  origin: automation !== undefined ? 'automation' : session === undefined ? 'api' : 'interface',
  userId,
  correlationId: requestId,
  automationExecutionId: automation?.executionId ?? null,
});
