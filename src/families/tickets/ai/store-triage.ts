import {
  holdTickets,
  insertInteraction,
  insertProposals,
  supersedeReplies,
  type NewInteraction,
  type NewProposal,
} from '#src/domain/tickets/index.ts';
import type { SystemChangeContext } from '#src/platform/events/index.ts';
import type { WrittenReply } from '../replies/reply-task.ts';
import { storeTicketSummary, type Triaged } from './triage.queries.ts';
import type { Asked, Triage } from './triage.rules.ts';

/** Stores what the AI made of a ticket, unless it is gone, closed or private by now. */
export async function storeTriage(
  ctx: SystemChangeContext,
  { id: ticketId, last_inbound_id: messageId }: Triaged,
  { isClassified, clients }: Asked,
  { summary, proposals, requestId }: Triage & { readonly requestId: string },
): Promise<void> {
  if (!(await isOpenToAi(ctx, ticketId))) return;
  const interaction = { ticketId, actor: { type: 'system' }, requestId, messageId } as const;
  if (summary !== null) {
    await storeTicketSummary(ctx.db, ticketId, summary);
    await insertInteraction(
      ctx.db,
      { ...interaction, kind: 'summary', outcome: 'applied', outputText: summary },
      ctx.now,
    );
  }
  if (isClassified)
    await propose(
      ctx,
      { ...interaction, kind: 'classification' },
      proposals.filter(({ kind }) => kind !== 'client'),
    );
  if (clients.length > 0)
    await propose(
      ctx,
      { ...interaction, kind: 'client_match' },
      proposals.filter(({ kind }) => kind === 'client'),
    );
  ctx.announce({ kind: 'ticket', id: ticketId, revision: 0 });
}

/** Without anything to decide, the interaction has done its work. */
async function propose(
  ctx: SystemChangeContext,
  interaction: Omit<NewInteraction, 'outcome'>,
  proposals: readonly NewProposal[],
): Promise<void> {
  const interactionId = await insertInteraction(
    ctx.db,
    {
      ...interaction,
      outcome: proposals.length === 0 ? 'applied' : 'pending',
      confidence: proposals.length === 0 ? null : Math.max(...proposals.map(({ confidence }) => confidence)),
    },
    ctx.now,
  );
  await insertProposals(ctx.db, { ...interaction, interactionId }, proposals, ctx.now);
}

// The contract asks for one; a model that tells none is taken to be undecided.
const unsaid = 0.5;

/** Shows a reply to those who answer; one that was suggested before is overtaken by the new message. */
export async function storeReplySuggestion(
  ctx: SystemChangeContext,
  interaction: Omit<NewInteraction, 'outcome'>,
  { text, confidence }: WrittenReply,
): Promise<void> {
  const { ticketId } = interaction;
  if (!(await isOpenToAi(ctx, ticketId))) return;
  await supersedeReplies(ctx.db, ticketId, ctx.now);
  const interactionId = await insertInteraction(
    ctx.db,
    { ...interaction, outcome: 'pending', outputText: text, confidence },
    ctx.now,
  );
  await insertProposals(
    ctx.db,
    { ...interaction, interactionId },
    [{ kind: 'reply', body_text: text, confidence: confidence ?? unsaid }],
    ctx.now,
  );
  ctx.announce({ kind: 'ticket', id: ticketId, revision: 0 });
}

async function isOpenToAi(ctx: SystemChangeContext, ticketId: string): Promise<boolean> {
  const [draft] = await holdTickets(ctx, [ticketId]);
  if (draft === undefined) return false;
  const { is_private: isPrivate, is_spam: isSpam, status_category: category } = draft.ticket;
  return !isPrivate && !isSpam && category !== 'closed';
}
