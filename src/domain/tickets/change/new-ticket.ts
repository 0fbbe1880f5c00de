import type { TicketCorrespondentInput, TicketCreate, TicketSource } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { loadFieldSet, recordValues, validateValues } from '#src/domain/field-values/index.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { loadStatusSet } from '#src/domain/status-options/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { actorOf } from '#src/platform/events/index.ts';
import { lookAtNewTicket } from '../ai/look-at-new.ts';
import { requireAgents } from '../assignment/assign.ts';
import { setReassignTimer } from '../assignment/reassign-timer.ts';
import { addInbound, addNote } from '../conversation/add-message.ts';
import type { MessageDetails } from '../conversation/messages.queries.ts';
import { holdTicketRules, workerOf } from '../load/hold.ts';
import { TicketDraft, type AssignmentNote } from '../model/draft.ts';
import type { InboxOfTicket, TicketState } from '../model/state.ts';
import { isSamePerson } from '../people/same-person.rules.ts';
import { findDefaultInboxId, holdInbox } from '../routing/routing.queries.ts';
import { settleClocks, storeClocks } from '../sla/sla.ts';
import {
  insertAssignments,
  insertTicket,
  replaceCorrespondents,
  takeTicketNumber,
} from '../store/store.queries.ts';
import { notifyMembers, setClosingTimer } from '../store/store.ts';
import type { Arrival } from './arrival.ts';
import { setFirstStatus } from './first-status.ts';
import { reportNew, type TicketCreation } from './report-new.ts';
import { requireInboxForTickets } from './required.ts';
import { carryOutSplit, inherit, prepareSplit, type Split } from './split.ts';
import { checkImport, checkOpening, requireCreationRights } from './checks-of-new.ts';
import { emptyTicket, iso, fillPeople, fillProperties } from './requested-ticket.ts';
import { inEarnest, route } from './route-new.ts';

type Context = WriteContext<TicketCreation>;

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
