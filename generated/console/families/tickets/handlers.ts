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

export interface ListTicketSendersInput {
  readonly query: WithDefaults<NonNullable<t.ListTicketSendersData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateTicketSenderInput {
  readonly body: t.CreateTicketSenderData['body'];
}

export interface UpdateTicketSenderInput {
  readonly path: t.UpdateTicketSenderData['path'];
  readonly body: t.UpdateTicketSenderData['body'];
}

export interface DeleteTicketSenderInput {
  readonly path: t.DeleteTicketSenderData['path'];
  readonly query: NonNullable<t.DeleteTicketSenderData['query']>;
}

export interface ConfirmTicketSenderInput {
  readonly path: t.ConfirmTicketSenderData['path'];
  readonly body: t.ConfirmTicketSenderData['body'];
}

/** Tickets: one handler per operation of the contract. */
export interface TicketsHandlers {
  /** Update an internal note · PATCH /console/api/ticket-notes/{id} · tickets.view */
  readonly updateTicketNote: (ctx: WriteContext<never>, input: UpdateTicketNoteInput) => Promise<Result<t.UpdateTicketNoteResponse['data']>>;
  /** Delete an internal note · DELETE /console/api/ticket-notes/{id} · tickets.view */
  readonly deleteTicketNote: (ctx: WriteContext<never>, input: DeleteTicketNoteInput) => Promise<Result<t.DeleteTicketNoteResponse['data']>>;
  /** Redact a ticket message · POST /console/api/ticket-messages/{id}/redact · tickets.manage */
  readonly redactTicketMessage: (ctx: WriteContext<never>, input: RedactTicketMessageInput) => Promise<Result<t.RedactTicketMessageResponse['data']>>;
  /** Dismiss an AI proposal · POST /console/api/tickets/{id}/ai-proposals/{proposal_id}/dismiss · tickets.edit */
  readonly dismissTicketAiProposal: (ctx: WriteContext<never>, input: DismissTicketAiProposalInput) => Promise<Result<t.DismissTicketAiProposalResponse['data']>>;
  /** List AI proposals · GET /console/api/tickets/{id}/ai-proposals · tickets.view */
  readonly listTicketAiProposals: (ctx: ReadContext, input: ListTicketAiProposalsInput) => Promise<Page<t.ListTicketAiProposalsResponse['data'][number]>>;
  /** Set presence on a ticket · PUT /console/api/tickets/{id}/presence · tickets.view */
  readonly setTicketPresence: (ctx: WriteContext<never>, input: SetTicketPresenceInput) => Promise<Result<t.SetTicketPresenceResponse['data']>>;
  /** List ticket senders · GET /console/api/ticket-senders · self */
  readonly listTicketSenders: (ctx: ReadContext, input: ListTicketSendersInput) => Promise<Page<t.ListTicketSendersResponse['data'][number]>>;
  /** Create a ticket sender · POST /console/api/ticket-senders · self */
  readonly createTicketSender: (ctx: WriteContext<never>, input: CreateTicketSenderInput) => Promise<Result<t.CreateTicketSenderResponse['data']>>;
  /** Update a ticket sender · PATCH /console/api/ticket-senders/{id} · self */
  readonly updateTicketSender: (ctx: WriteContext<never>, input: UpdateTicketSenderInput) => Promise<Result<t.UpdateTicketSenderResponse['data']>>;
  /** Delete a ticket sender · DELETE /console/api/ticket-senders/{id} · self */
  readonly deleteTicketSender: (ctx: WriteContext<never>, input: DeleteTicketSenderInput) => Promise<Result<t.DeleteTicketSenderResponse['data']>>;
  /** Confirm a ticket sender · POST /console/api/ticket-senders/{id}/confirm · self */
  readonly confirmTicketSender: (ctx: WriteContext<never>, input: ConfirmTicketSenderInput) => Promise<Result<t.ConfirmTicketSenderResponse['data']>>;
}
