// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface UpdateTicketNoteInput {
  readonly path: t.UpdateTicketNoteData['path'];
  readonly body: t.UpdateTicketNoteData['body'];
}

export interface DeleteTicketNoteInput {
  readonly path: t.DeleteTicketNoteData['path'];
  readonly query: NonNullable<t.DeleteTicketNoteData['query']>;
}

export interface RedactTicketMessageInput {
  readonly path: t.RedactTicketMessageData['path'];
  readonly body: t.RedactTicketMessageData['body'];
}

export interface DismissTicketAiProposalInput {
  readonly path: t.DismissTicketAiProposalData['path'];
  readonly body: t.DismissTicketAiProposalData['body'];
}

export interface ListTicketAiProposalsInput {
  readonly path: t.ListTicketAiProposalsData['path'];
  readonly query: WithDefaults<NonNullable<t.ListTicketAiProposalsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface SetTicketPresenceInput {
  readonly path: t.SetTicketPresenceData['path'];
  readonly body: t.SetTicketPresenceData['body'];
}

/** Tickets: one handler per operation of the contract. */
export interface TicketsHandlers {
  /** Change an internal note · PATCH /console/api/ticket-notes/{id} · tickets.view · pending */
  readonly updateTicketNote?: (ctx: WriteContext<never>, input: UpdateTicketNoteInput) => Promise<Result<t.UpdateTicketNoteResponse['data']>>;
  /** Delete an internal note · DELETE /console/api/ticket-notes/{id} · tickets.view · pending */
  readonly deleteTicketNote?: (ctx: WriteContext<never>, input: DeleteTicketNoteInput) => Promise<Result<t.DeleteTicketNoteResponse['data']>>;
  /** Redact a message · POST /console/api/ticket-messages/{id}/redact · tickets.manage · pending */
  readonly redactTicketMessage?: (ctx: WriteContext<never>, input: RedactTicketMessageInput) => Promise<Result<t.RedactTicketMessageResponse['data']>>;
  /** Dismiss a proposal of the AI · POST /console/api/tickets/{id}/ai-proposals/{proposal_id}/dismiss · tickets.edit · pending */
  readonly dismissTicketAiProposal?: (ctx: WriteContext<never>, input: DismissTicketAiProposalInput) => Promise<Result<t.DismissTicketAiProposalResponse['data']>>;
  /** List proposals of the AI · GET /console/api/tickets/{id}/ai-proposals · tickets.view · pending */
  readonly listTicketAiProposals?: (ctx: ReadContext, input: ListTicketAiProposalsInput) => Promise<Page<t.ListTicketAiProposalsResponse['data'][number]>>;
  /** Tell that one looks at a ticket · PUT /console/api/tickets/{id}/presence · tickets.view · pending */
  readonly setTicketPresence?: (ctx: WriteContext<never>, input: SetTicketPresenceInput) => Promise<Result<t.SetTicketPresenceResponse['data']>>;
}
