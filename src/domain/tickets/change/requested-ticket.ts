import type { TicketCorrespondentInput, TicketCreate, TicketSource } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { NamedRecords } from '#src/domain/references/index.ts';
import { findDefaultPriority } from '#src/domain/status-options/index.ts';
import { storedId, uuid7 } from '#src/platform/db/query/index.ts';
import { tidyIds, tidyTags } from '#src/platform/tidy.ts';
import type { InboxOfTicket, TicketState } from '../model/state.ts';
import { findClient, findClientOf, type ClientOfTicket } from '../people/client-match.queries.ts';
import { matchContacts } from '../people/contacts.ts';
import { newCorrespondents } from '../people/correspondents.rules.ts';
import { noClocks } from '../sla/clock.rules.ts';
import type { Arrival } from './arrival.ts';
import { requireCategory, requireClosed } from './required.ts';
import type { Split } from './split.ts';

/** What the request says of the ticket, before people, defaults and rules. */
export function emptyTicket(
  ctx: ReadContext,
  body: TicketCreate,
  inbox: InboxOfTicket,
  source: TicketSource,
): TicketState {
  const at = ctx.now.toISOString();
  return {
    id: uuid7(),
    number: 0,
    subject: body.subject.trim(),
    status: '',
    status_category: 'new',
    priority_level: body.priority_level ?? 'normal',
    inbox,
    channel: body.channel ?? 'internal',
    source,
    client_id: null,
    client_profile_id: null,
    assigned_to: tidyIds(body.assigned_to ?? []),
    watcher_ids: tidyIds(body.watcher_ids ?? []),
    correspondents: [],
    category_key: body.category_key ?? null,
    tags: tidyTags(body.tags ?? []),
    field_values: {},
    is_private: body.is_private ?? false,
    is_spam: false,
    has_delivery_problem: false,
    follow_up_of_id: storedId(body.follow_up_of_id ?? null),
    external_id: body.external_id ?? null,
    reopen_count: 0,
    task_count: 0,
    first_inbound_at: null,
    first_response_at: null,
    resolved_at: null,
    closes_from: null,
    closed_at: null,
    merged_into_id: null,
    merged_at: null,
    deleted_at: null,
    sla_policy_id: null,
    sla_policy_name: null,
    clocks: noClocks,
    last_sequence: 0,
    revision: 1,
    created_at: body.created_at === undefined ? at : iso(body.created_at),
    updated_at: at,
    created_by: ctx.identity.kind === 'system' ? null : ctx.identity.userId,
  };
}

export const iso = (at: string): string => new Date(at).toISOString();

/** Correspondents, and the client: the one that the request names, otherwise the one whose contact the requester is. */
export async function fillPeople(
  ctx: ReadContext,
  ticket: TicketState,
  inputs: readonly TicketCorrespondentInput[],
  { given, split }: { readonly given: TicketCreate['client_id']; readonly split: Split | null },
): Promise<ClientOfTicket | null> {
  ticket.correspondents = newCorrespondents(inputs);
  const requester = ticket.correspondents.find(({ role }) => role === 'requester');
  if (given != null) await new NamedRecords().add('client', given, 'body.client_id').require(ctx);
  const id =
    given !== undefined
      ? storedId(given)
      : (split?.source.ticket.client_id ??
        (requester === undefined ? null : await findClientOf(ctx.db, requester)));
  const client = id === null ? null : ((await findClient(ctx.db, id)) ?? null);
  ticket.client_id = client?.id ?? null;
  ticket.client_profile_id = client?.profile_id ?? null;
  matchContacts(ticket.correspondents, client, inputs);
  return client;
}

export async function fillProperties(
  ctx: ReadContext,
  ticket: TicketState,
  body: TicketCreate,
  arrival: Arrival | undefined,
): Promise<void> {
  if (body.priority_level === undefined && body.split_from === undefined)
    ticket.priority_level = (await findDefaultPriority(ctx.db, 'ticket')) ?? 'normal';
  requireCategory(ticket, 'body.category_key');
  await new NamedRecords().addAll('working_member', body.watcher_ids, 'body.watcher_ids').require(ctx);
  // A message follows up whatever it can no longer reopen.
  if (ticket.follow_up_of_id !== null && arrival === undefined)
    await requireClosed(ctx, ticket.follow_up_of_id, 'body.follow_up_of_id');
}
