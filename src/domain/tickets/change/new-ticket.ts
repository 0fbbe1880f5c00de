import type { TicketCorrespondentInput, TicketCreate, TicketSource } from '#generated/types.gen.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { loadFieldSet, recordValues, validateValues } from '#src/domain/field-values/index.ts';
import { requireFiles } from '#src/domain/files/index.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { NamedRecords } from '#src/domain/references/index.ts';
import { findDefaultPriority, loadStatusSet } from '#src/domain/status-options/index.ts';
import { storedId, uuid7 } from '#src/platform/db/query/index.ts';
import { conflict, invalid, unknownReference } from '#src/platform/errors/index.ts';
import { actorOf } from '#src/platform/events/index.ts';
import { tidyIds, tidyTags } from '#src/platform/tidy.ts';
import { lookAtNewTicket } from '../ai/look-at-new.ts';
import { chooseAgent, chosenBy, foreseeAgent, requireAgents } from '../assignment/assign.ts';
import { setReassignTimer } from '../assignment/reassign-timer.ts';
import { selectAutoAssignment } from '../assignment/agents.queries.ts';
import { addInbound, addNote } from '../conversation/add-message.ts';
import type { MessageDetails } from '../conversation/messages.queries.ts';
import { holdTicketRules, workerOf } from '../load/hold.ts';
import { byHand, TicketDraft, type AssignmentNote } from '../model/draft.ts';
import type { InboxOfTicket, TicketState } from '../model/state.ts';
import { findClient, findClientOf, type ClientOfTicket } from '../people/client-match.queries.ts';
import { matchContacts } from '../people/contacts.ts';
import { newCorrespondents } from '../people/correspondents.rules.ts';
import { isSamePerson } from '../people/same-person.rules.ts';
import { findDefaultInboxId, holdInbox, peekInbox } from '../routing/routing.queries.ts';
import { routeTicket, type Given, type Routed } from '../routing/route.ts';
import { noClocks } from '../sla/clock.rules.ts';
import { hoursIn } from '../sla/policy.rules.ts';
import { settleClocks, storeClocks } from '../sla/sla.ts';
import { selectSlaSettings } from '../sla/sla.queries.ts';
import {
  insertAssignments,
  insertTicket,
  replaceCorrespondents,
  takeTicketNumber,
} from '../store/store.queries.ts';
import { notifyMembers, setClosingTimer } from '../store/store.ts';
import { setFirstStatus } from './first-status.ts';
import { reportNew, type TicketCreation } from './report-new.ts';
import { requireCategory, requireClosed, requireInboxForTickets } from './required.ts';
import { carryOutSplit, inherit, prepareSplit, type Split } from './split.ts';

type Context = WriteContext<TicketCreation>;
type Routing = Pick<WriteContext, 'db' | 'identity' | 'now' | 'can' | 'atCommit'>;

/** What is known of a message that opens a ticket by itself, beyond what a request says. */
export interface Arrival {
  readonly source: TicketSource;
  /** The address that received it. */
  readonly recipient: string | null;
  readonly details: MessageDetails;
  readonly fileIds: readonly string[];
  /** Whether it has any beside the message as it came. */
  readonly hasFiles: boolean;
  /** What a person chose, so that no rule changes it; the inbox and the client of a message itself are for rules to change. */
  readonly chosen: readonly ('inbox_id' | 'client_id')[];
  /** Hears which routing rules matched, in their order. */
  readonly onRouted?: (ruleIds: readonly string[]) => void;
}

/** A ticket from a request or a message: it is routed, assigned, stored and told (domain model §3.1). Answers its id. */
export async function addTicket(ctx: Context, body: TicketCreate, arrival?: Arrival): Promise<string> {
  checkImport(ctx, body);
  await requireCreationRights(ctx, body);
  const [, inbox] = await Promise.all([holdTicketRules(ctx), inboxOf(ctx, body)]);
  const ticket = emptyTicket(ctx, body, inbox, arrival?.source ?? sourceOf(ctx, body));
  const split = body.split_from === undefined ? null : await prepareSplit(ctx, body.split_from);
  if (split !== null) inherit(ticket, split, body);
  const people = [...(body.correspondents ?? []), ...authorsBeside(body.correspondents ?? [], split)];
  const client = await fillPeople(ctx, ticket, people, { given: body.client_id, split });
  const fileIds = arrival?.fileIds ?? (await checkOpening(ctx, ticket, body));
  await fillProperties(ctx, ticket, body, arrival);
  const checked = await validateValues(ctx, await loadFieldSet(ctx, 'ticket'), body.field_values, {
    mode: 'create',
    isLenient: arrival !== undefined,
  });
  ticket.field_values = checked.values;
  const firstInbox = ticket.inbox;
  const { note, matched } = await route(ctx, ticket, body, {
    ...{ client, people, arrival },
    hasFiles: arrival?.hasFiles ?? fileIds.length > 0,
    hand: inEarnest,
  });
  // Rules may have moved it to an inbox that not everybody sees.
  if (body.assigned_to !== undefined)
    await requireAgents(ctx, { ...ticket, assigned_to: [] }, ticket.assigned_to, 'body.assigned_to');
  await setFirstStatus(ctx, ticket, body);
  const opening = body.opening_message;
  if (opening?.direction === 'inbound' && body.is_imported !== true)
    ticket.first_inbound_at = iso(opening.occurred_at ?? ticket.created_at);
  if (split !== null) beginWith(ticket, split);
  if (body.is_imported !== true) await settleClocks(ctx, ticket);

  ticket.number = await takeTicketNumber(ctx.db);
  await insertTicket(ctx.db, ticket, ctx.now);
  await replaceCorrespondents(ctx.db, ticket, ctx.now);
  await recordValues(ctx, checked, ticket.id);
  await storeClocks(ctx, ticket);
  await setClosingTimer(ctx, ticket);
  recordHistory(ctx, { kind: 'ticket', id: ticket.id, action: 'created' });
  for (const rule of matched)
    recordHistory(ctx, { kind: 'ticket', id: ticket.id, action: 'rule_applied', reason: rule });
  if (ticket.assigned_to.length > 0) await noteAgents(ctx, ticket, note);
  if (split !== null) await carryOutSplit(ctx, split, ticket);
  const messageId = await addOpening(ctx, ticket, body, { fileIds, details: arrival?.details });
  await notifyNewAgents(ctx, ticket, note, body);
  if (body.is_imported !== true) await lookAtNewTicket(ctx, ticket, ticket.first_inbound_at !== null);
  await reportNew(ctx, ticket, { note, firstInbox, messageId, isInbound: opening?.direction === 'inbound' });
  return ticket.id;
}

/** Who is in charge from the start, and how they came to be. */
async function noteAgents(ctx: Context, ticket: TicketState, note: AssignmentNote): Promise<void> {
  const row = { ...note, action: 'assigned' as const, user_ids: ticket.assigned_to };
  await insertAssignments(ctx.db, ticket.id, [row], actorOf(ctx.identity), ctx.now);
  await setReassignTimer(ctx, ticket.id, note);
  if (note.method !== 'auto') return;
  ctx.audit({
    recordKind: 'ticket',
    recordId: ticket.id,
    action: 'rule_applied',
    newValues: { user_ids: ticket.assigned_to.join(' ') },
  });
}

/** What a new ticket needs beside tickets.create: 403 before any record is looked at. */
export async function requireCreationRights(ctx: Context, body: TicketCreate): Promise<void> {
  if ((body.assigned_to ?? []).length > 0) ctx.demand('tickets.assign');
  if (body.split_from !== undefined) ctx.demand('tickets.edit');
  if (body.status === undefined) return;
  const statuses = await loadStatusSet(ctx.db, 'ticket');
  if (statuses.find(body.status)?.category === 'closed') ctx.demand('tickets.manage');
}

/** 400 for what only imported tickets have. */
function checkImport(ctx: Context, body: TicketCreate): void {
  const { is_imported: isImported, created_at, resolved_at, closed_at } = body;
  if (isImported === true) return requireOrder(ctx, body);
  const place = Object.entries({ created_at, resolved_at, closed_at }).find(
    ([, at]) => at !== undefined,
  )?.[0];
  if (place !== undefined) throw invalid(`body.${place}`, 'is only for imported tickets: set is_imported.');
}

/** 400 for what an imported ticket cannot have seen: a time to come, or an end before its beginning. */
function requireOrder(
  { now }: Context,
  { created_at, resolved_at, closed_at, opening_message: opening }: TicketCreate,
): void {
  let former: { readonly place: string; readonly at: Date } | undefined;
  for (const [name, value] of Object.entries({ created_at, resolved_at, closed_at })) {
    if (value === undefined) continue;
    const [place, at] = [`body.${name}`, new Date(value)];
    if (at > now) throw invalid(place, 'must not be in the future.');
    if (former !== undefined && at < former.at) throw invalid(place, `must not be before ${former.place}.`);
    former = { place, at };
  }
  if (opening?.occurred_at !== undefined && new Date(opening.occurred_at) > now)
    throw invalid('body.opening_message.occurred_at', 'must not be in the future.');
}

const sourceOf = ({ identity }: Context, { is_imported: isImported }: TicketCreate): TicketSource =>
  isImported === true ? 'import' : identity.session === undefined ? 'api' : 'interface';

/** The inbox that the request names, or the agency's default; held so that nobody archives or deletes it meanwhile. */
async function inboxOf(ctx: Context, { inbox_id: given }: TicketCreate): Promise<InboxOfTicket> {
  if (given !== undefined) return requireInboxForTickets(ctx, given, 'body.inbox_id');
  const id = await findDefaultInboxId(ctx.db);
  const inbox = id === null ? undefined : await holdInbox(ctx.db, id);
  if (inbox === undefined)
    throw conflict('The agency has no ticket inbox. Create one with createTicketInbox first.');
  return inbox;
}

function emptyTicket(
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

const iso = (at: string): string => new Date(at).toISOString();

/** Correspondents, and the client: the one that the request names, otherwise the one whose contact the requester is. */
async function fillPeople(
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

/** Authors of messages that come along, as far as the request does not name them itself. */
const authorsBeside = (
  named: readonly TicketCorrespondentInput[],
  split: Split | null,
): readonly TicketCorrespondentInput[] =>
  (split?.authors ?? []).filter((author) => !named.some((one) => isSamePerson(one, author)));

/** The clocks of a ticket that begins with messages of another know when these came and were answered. */
function beginWith(ticket: TicketState, { messages }: Split): void {
  const first = (direction: string) =>
    messages.find((message) => message.direction === direction && message.kind !== 'auto_reply')
      ?.occurred_at ?? null;
  const inbound = [first('inbound'), ticket.first_inbound_at].filter((at) => at !== null).sort();
  ticket.first_inbound_at = inbound[0] ?? null;
  ticket.first_response_at = first('outbound');
}

/** Files of the opening message, which needs a correspondent when it is theirs. */
async function checkOpening(
  ctx: Context,
  { correspondents }: TicketState,
  { opening_message: opening, is_imported: isImported }: TicketCreate,
): Promise<string[]> {
  if (opening === undefined) return [];
  if (opening.direction === 'inbound' && correspondents.length === 0)
    throw invalid(
      'body.correspondents',
      'is required for an inbound opening_message, which needs an author.',
    );
  if (opening.occurred_at !== undefined && isImported !== true) requireRecent(ctx, opening.occurred_at);
  return requireFiles(ctx, opening.attachment_ids ?? [], 'body.opening_message.attachment_ids');
}

const oldestYears = 10;

/** Clocks run from when it was said. */
function requireRecent({ now }: Context, occurredAt: string): void {
  const at = new Date(occurredAt);
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - oldestYears);
  const place = 'body.opening_message.occurred_at';
  if (at > now) throw invalid(place, 'must not be in the future.');
  if (at < oldest)
    throw invalid(place, `must not be more than ${oldestYears} years ago, except of an imported ticket.`);
}

async function fillProperties(
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

interface Sender {
  readonly client: ClientOfTicket | null;
  /** Correspondents as the request gives them. */
  readonly people: readonly TicketCorrespondentInput[];
  readonly hasFiles: boolean;
  readonly arrival: Arrival | undefined;
  readonly hand: Hand;
}

/** How rules take an inbox and auto-assignment an agent: in earnest with locks, or for a look at what would be. */
interface Hand {
  readonly takeInbox: typeof holdInbox;
  readonly choose: typeof chooseAgent;
}

const inEarnest: Hand = { takeInbox: holdInbox, choose: chooseAgent };
const foreseeing: Hand = { takeInbox: peekInbox, choose: foreseeAgent };

/** The ticket that `addTicket` would make of a message, as rules and auto-assignment are now; nothing is stored or locked. */
export async function foreseeTicket(
  ctx: ReadContext,
  body: TicketCreate & { readonly inbox_id: string },
  arrival: Arrival,
): Promise<TicketState> {
  const inbox = await peekInbox(ctx.db, storedId(body.inbox_id));
  if (inbox === undefined)
    throw unknownReference('query.inbox_id', body.inbox_id, 'a ticket inbox of this agency');
  const ticket = emptyTicket(ctx, body, inbox, arrival.source);
  const people = body.correspondents ?? [];
  const client = await fillPeople(ctx, ticket, people, { given: body.client_id, split: null });
  await fillProperties(ctx, ticket, body, arrival);
  // Matches are counted when a ticket is made.
  const looking = { ...ctx, atCommit: () => {} };
  const { hasFiles } = arrival;
  await route(looking, ticket, body, { client, people, hasFiles, arrival, hand: foreseeing });
  ticket.first_inbound_at = ctx.now.toISOString();
  await settleClocks(ctx, ticket);
  return ticket;
}

/** Rules, then auto-assignment; imported tickets are left as they are. Answers which rules matched, and how the agents came. */
async function route(
  ctx: Routing,
  ticket: TicketState,
  body: TicketCreate,
  { client, people, hasFiles, arrival, hand }: Sender,
): Promise<{ readonly note: AssignmentNote; readonly matched: readonly string[] }> {
  if (body.is_imported === true) return { note: byHand, matched: [] };
  const { calendars } = await selectSlaSettings(ctx.db);
  const opening = body.opening_message?.direction === 'inbound' ? body.opening_message : undefined;
  const routed = await routeTicket(ctx, ticket, {
    given: givenBy(body, arrival),
    client,
    takeInbox: hand.takeInbox,
    subject: {
      body: opening?.body_text ?? '',
      recipient: arrival?.recipient ?? null,
      hasAttachments: hasFiles,
      // Nothing tells the language of what was said.
      language: null,
      receivedAt: ctx.now,
      hours: hoursIn(calendars),
    },
  });
  arrival?.onRouted?.(routed.matchedIds);
  if (routed.client !== client) matchContacts(ticket.correspondents, routed.client, people);
  return { note: await assignAfter(ctx, ticket, body, { routed, hand }), matched: routed.matched };
}

/** Those whom rules left without agents are for auto-assignment, where it is asked. */
async function assignAfter(
  ctx: Routing,
  ticket: TicketState,
  body: TicketCreate,
  { routed, hand }: { readonly routed: Routed; readonly hand: Hand },
): Promise<AssignmentNote> {
  if (routed.assignedBy !== null) return { ...byHand, method: 'rule', rule_id: routed.assignedBy };
  if (body.assigned_to !== undefined || ticket.assigned_to.length > 0) return byHand;
  const auto = await selectAutoAssignment(ctx.db, ticket.inbox.id);
  const isAsked = routed.autoDepartmentIds !== null || (auto.is_enabled && auto.is_inbox_enabled);
  if (!isAsked) return byHand;
  const choice = await hand.choose(ctx, ticket, {
    departmentIds: routed.autoDepartmentIds ?? [],
    ownerIds: routed.client?.owner_ids ?? [],
  });
  if (choice.id !== null) ticket.assigned_to = [choice.id];
  return chosenBy(choice);
}

const routable = [
  'inbox_id',
  'assigned_to',
  'priority_level',
  'category_key',
  'client_id',
  'watcher_ids',
] as const;

function givenBy(body: TicketCreate, arrival: Arrival | undefined): Given {
  const given = routable.filter((name) => body[name] !== undefined);
  if (arrival === undefined) return new Set(given);
  return new Set(
    given.filter((name) => (name !== 'inbox_id' && name !== 'client_id') || arrival.chosen.includes(name)),
  );
}

async function addOpening(
  ctx: Context,
  ticket: TicketState,
  { opening_message: opening, is_imported: isImported = false }: TicketCreate,
  { fileIds, details }: { readonly fileIds: readonly string[]; readonly details: MessageDetails | undefined },
): Promise<string | null> {
  if (opening === undefined) return null;
  const occurredAt = iso(opening.occurred_at ?? ticket.created_at);
  const shared = { body_text: opening.body_text, fileIds, occurredAt, is_imported: isImported };
  if (opening.direction === 'note') return addNote(ctx, ticket, shared);
  const from = ticket.correspondents[0]!;
  return addInbound(ctx, ticket, { ...shared, from, ...(details !== undefined && { details }) });
}

async function notifyNewAgents(
  ctx: Context,
  ticket: TicketState,
  note: AssignmentNote,
  { is_imported: isImported }: TicketCreate,
): Promise<void> {
  if (isImported === true) return;
  const statuses = await loadStatusSet(ctx.db, 'ticket');
  const draft = new TicketDraft({ before: null, ticket, statuses, worker: workerOf(ctx), now: ctx.now });
  draft.assignment = note;
  await notifyMembers(ctx, draft, { added: ticket.assigned_to, status: null });
}
