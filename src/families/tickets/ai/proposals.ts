import type { TicketAiProposal } from '#generated/types.gen.ts';
import type {
  DismissTicketAiProposalInput,
  ListTicketAiProposalsInput,
} from '#generated/console/families/tickets/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { dismissProposal, holdTicket, lockProposal, ticketKey } from '#src/domain/tickets/index.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict, notFound } from '#src/platform/errors/index.ts';
import { requireSeen } from '../around/around.ts';
import { proposalList, selectProposal } from './proposals.queries.ts';

export async function listTicketAiProposals(ctx: ReadContext, { path, query }: ListTicketAiProposalsInput) {
  const ticketId = await requireSeen(ctx, path.id);
  return proposalList.page(ctx.db, query, {
    ...viewerScope(ctx),
    ticketId,
    only: { isOpen: query.status === undefined },
  });
}

/** One that was dismissed before stays as it is. */
export async function dismissTicketAiProposal(
  ctx: WriteContext,
  { path, body }: DismissTicketAiProposalInput,
): Promise<TicketAiProposal> {
  const { ticket } = await holdTicket(ctx, ticketKey(path.id));
  const id = storedId(path.proposal_id);
  const seen = await selectProposal(ctx, ticket.id, id);
  const proposal = seen && (await lockProposal(ctx.db, ticket.id, id));
  if (proposal === undefined) throw notFound('AI proposal', path.proposal_id);
  if (proposal.status === 'taken')
    throw conflict('The proposal was taken: the ticket or a reply follows it already.');
  if (proposal.status === 'open') {
    const { userId } = ctx.identity;
    await dismissProposal(ctx.db, proposal, body.reason?.trim() || null, { userId, now: ctx.now });
    ctx.announce({ kind: 'ticket', id: ticket.id, revision: ticket.revision });
  }
  return (await selectProposal(ctx, ticket.id, id))!;
}
