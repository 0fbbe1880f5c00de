// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

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
  /** List sender addresses · GET /console/api/ticket-senders · self · pending */
  readonly listTicketSenders?: (ctx: ReadContext, input: ListTicketSendersInput) => Promise<Page<t.ListTicketSendersResponse['data'][number]>>;
  /** Add a sender address · POST /console/api/ticket-senders · self · pending */
  readonly createTicketSender?: (ctx: WriteContext<never>, input: CreateTicketSenderInput) => Promise<Result<t.CreateTicketSenderResponse['data']>>;
  /** Update a sender address · PATCH /console/api/ticket-senders/{id} · self · pending */
  readonly updateTicketSender?: (ctx: WriteContext<never>, input: UpdateTicketSenderInput) => Promise<Result<t.UpdateTicketSenderResponse['data']>>;
  /** Delete a sender address · DELETE /console/api/ticket-senders/{id} · self · pending */
  readonly deleteTicketSender?: (ctx: WriteContext<never>, input: DeleteTicketSenderInput) => Promise<Result<t.DeleteTicketSenderResponse['data']>>;
  /** Confirm a sender address · POST /console/api/ticket-senders/{id}/confirm · self · pending */
  readonly confirmTicketSender?: (ctx: WriteContext<never>, input: ConfirmTicketSenderInput) => Promise<Result<t.ConfirmTicketSenderResponse['data']>>;
}
