// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface CheckTicketInboxAddressInput {
  readonly path: t.CheckTicketInboxAddressData['path'];
}

export interface AddTicketSlaPolicyInput {
  readonly path: t.AddTicketSlaPolicyData['path'];
  readonly body: t.AddTicketSlaPolicyData['body'];
}

export interface TestTicketSlaPoliciesInput {
  readonly path: t.TestTicketSlaPoliciesData['path'];
  readonly body: t.TestTicketSlaPoliciesData['body'];
}

export interface UpdateTicketSlaPolicyInput {
  readonly path: t.UpdateTicketSlaPolicyData['path'];
  readonly body: t.UpdateTicketSlaPolicyData['body'];
}

export interface DeleteTicketSlaPolicyInput {
  readonly path: t.DeleteTicketSlaPolicyData['path'];
  readonly query: NonNullable<t.DeleteTicketSlaPolicyData['query']>;
}

export interface AddTicketCalendarInput {
  readonly body: t.AddTicketCalendarData['body'];
}

export interface UpdateTicketCalendarInput {
  readonly path: t.UpdateTicketCalendarData['path'];
  readonly body: t.UpdateTicketCalendarData['body'];
}

export interface DeleteTicketCalendarInput {
  readonly path: t.DeleteTicketCalendarData['path'];
  readonly query: NonNullable<t.DeleteTicketCalendarData['query']>;
}

export interface ListMailDomainsInput {
  readonly query: WithDefaults<NonNullable<t.ListMailDomainsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateMailDomainInput {
  readonly body: t.CreateMailDomainData['body'];
}

export interface UpdateMailDomainInput {
  readonly path: t.UpdateMailDomainData['path'];
  readonly body: t.UpdateMailDomainData['body'];
}

export interface DeleteMailDomainInput {
  readonly path: t.DeleteMailDomainData['path'];
  readonly query: NonNullable<t.DeleteMailDomainData['query']>;
}

export interface CheckMailDomainInput {
  readonly path: t.CheckMailDomainData['path'];
}

export interface ListChannelConnectionsInput {
  readonly query: WithDefaults<NonNullable<t.ListChannelConnectionsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateChannelConnectionInput {
  readonly body: t.CreateChannelConnectionData['body'];
}

export interface UpdateChannelConnectionInput {
  readonly path: t.UpdateChannelConnectionData['path'];
  readonly body: t.UpdateChannelConnectionData['body'];
}

export interface DeleteChannelConnectionInput {
  readonly path: t.DeleteChannelConnectionData['path'];
  readonly query: NonNullable<t.DeleteChannelConnectionData['query']>;
}

export interface CheckChannelConnectionInput {
  readonly path: t.CheckChannelConnectionData['path'];
}

/** Ticket desk: one handler per operation of the contract. */
export interface TicketDeskHandlers {
  /** Check an inbox address · POST /console/api/ticket-inboxes/{id}/addresses/{address_id}/check · tickets.manage */
  readonly checkTicketInboxAddress: (ctx: WriteContext<never>, input: CheckTicketInboxAddressInput) => Promise<Result<t.CheckTicketInboxAddressResponse['data']>>;
  /** Add an SLA policy · POST /console/api/ticket-inboxes/{id}/sla-policies · tickets.manage */
  readonly addTicketSlaPolicy: (ctx: WriteContext<never>, input: AddTicketSlaPolicyInput) => Promise<Result<t.AddTicketSlaPolicyResponse['data']>>;
  /** Test SLA policies · POST /console/api/ticket-inboxes/{id}/sla-policies/test · tickets.view */
  readonly testTicketSlaPolicies: (ctx: ReadContext, input: TestTicketSlaPoliciesInput) => Promise<Result<t.TestTicketSlaPoliciesResponse['data']>>;
  /** Update an SLA policy · PATCH /console/api/ticket-inboxes/{id}/sla-policies/{policy_id} · tickets.manage */
  readonly updateTicketSlaPolicy: (ctx: WriteContext<never>, input: UpdateTicketSlaPolicyInput) => Promise<Result<t.UpdateTicketSlaPolicyResponse['data']>>;
  /** Delete an SLA policy · DELETE /console/api/ticket-inboxes/{id}/sla-policies/{policy_id} · tickets.manage */
  readonly deleteTicketSlaPolicy: (ctx: WriteContext<never>, input: DeleteTicketSlaPolicyInput) => Promise<Result<t.DeleteTicketSlaPolicyResponse['data']>>;
  /** Add a business calendar · POST /console/api/ticket-calendars · tickets.manage */
  readonly addTicketCalendar: (ctx: WriteContext<never>, input: AddTicketCalendarInput) => Promise<Result<t.AddTicketCalendarResponse['data']>>;
  /** Update a business calendar · PATCH /console/api/ticket-calendars/{key} · tickets.manage */
  readonly updateTicketCalendar: (ctx: WriteContext<never>, input: UpdateTicketCalendarInput) => Promise<Result<t.UpdateTicketCalendarResponse['data']>>;
  /** Delete a business calendar · DELETE /console/api/ticket-calendars/{key} · tickets.manage */
  readonly deleteTicketCalendar: (ctx: WriteContext<never>, input: DeleteTicketCalendarInput) => Promise<Result<t.DeleteTicketCalendarResponse['data']>>;
  /** List mail domains · GET /console/api/mail-domains · settings.view */
  readonly listMailDomains: (ctx: ReadContext, input: ListMailDomainsInput) => Promise<Page<t.ListMailDomainsResponse['data'][number]>>;
  /** Create a mail domain · POST /console/api/mail-domains · settings.manage */
  readonly createMailDomain: (ctx: WriteContext<never>, input: CreateMailDomainInput) => Promise<Result<t.CreateMailDomainResponse['data']>>;
  /** Update a mail domain · PATCH /console/api/mail-domains/{id} · settings.manage */
  readonly updateMailDomain: (ctx: WriteContext<never>, input: UpdateMailDomainInput) => Promise<Result<t.UpdateMailDomainResponse['data']>>;
  /** Delete a mail domain · DELETE /console/api/mail-domains/{id} · settings.manage */
  readonly deleteMailDomain: (ctx: WriteContext<never>, input: DeleteMailDomainInput) => Promise<Result<t.DeleteMailDomainResponse['data']>>;
  /** Check a mail domain · POST /console/api/mail-domains/{id}/check · settings.manage */
  readonly checkMailDomain: (ctx: WriteContext<never>, input: CheckMailDomainInput) => Promise<Result<t.CheckMailDomainResponse['data']>>;
  /** List channel connections · GET /console/api/channel-connections · tickets.view */
  readonly listChannelConnections: (ctx: ReadContext, input: ListChannelConnectionsInput) => Promise<Page<t.ListChannelConnectionsResponse['data'][number]>>;
  /** Create a channel connection · POST /console/api/channel-connections · tickets.manage */
  readonly createChannelConnection: (ctx: WriteContext<never>, input: CreateChannelConnectionInput) => Promise<Result<t.CreateChannelConnectionResponse['data']>>;
  /** Update a channel connection · PATCH /console/api/channel-connections/{id} · tickets.manage */
  readonly updateChannelConnection: (ctx: WriteContext<never>, input: UpdateChannelConnectionInput) => Promise<Result<t.UpdateChannelConnectionResponse['data']>>;
  /** Delete a channel connection · DELETE /console/api/channel-connections/{id} · tickets.manage */
  readonly deleteChannelConnection: (ctx: WriteContext<never>, input: DeleteChannelConnectionInput) => Promise<Result<t.DeleteChannelConnectionResponse['data']>>;
  /** Check a channel connection · POST /console/api/channel-connections/{id}/check · tickets.manage */
  readonly checkChannelConnection: (ctx: WriteContext<never>, input: CheckChannelConnectionInput) => Promise<Result<t.CheckChannelConnectionResponse['data']>>;
}
