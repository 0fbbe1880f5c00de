import type { TicketManageChanges } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import {
  loadFieldSet,
  recordValues,
  validateValues,
  type CheckedValues,
} from '#src/domain/field-values/index.ts';
import { NamedRecords } from '#src/domain/references/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, invalid, problem } from '#src/platform/errors/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import { takeValues } from '../ai/proposals.queries.ts';
import { requireAgents, setAgents } from '../assignment/assign.ts';
import { byHand, type TicketDraft } from '../model/draft.ts';
import {
  markSpam,
  requireNotClosed,
  requireStatusRights,
  setTicketStatus,
  unmarkSpam,
} from '../model/status.rules.ts';
import { findClient } from '../people/client-match.queries.ts';
import { rematchContacts } from '../people/contacts.ts';
import { storeTicket } from '../store/store.ts';
import { tell, ticketChangeEvents, type TicketChangeEvent } from '../store/ticket-changes.ts';
import { isAiRequest } from './follow-up.queries.ts';
import { requireCategory, requireClosed } from './required.ts';
import { changedAgents, changedTags } from './lists.rules.ts';
import { addSpamRule } from './spam.ts';

/** What a request changes of a ticket. */
export type TicketWish = TicketManageChanges;

type Context = WriteContext<TicketChangeEvent>;

/** Where a property of the wish stands in the request. */
export type PlaceOf = (field: string) => string;

/** Properties that have rules of their own: the status, and who is in charge. */
const separate: ReadonlySet<string> = new Set([
  'status',
  'assigned_to',
  'add_assignee_ids',
  'remove_assignee_ids',
  'ai_request_id',
  'expected_revision',
]);

/**
 * Every property but the status needs tickets.edit, who is in charge tickets.assign, a rule for a whole domain tickets.manage, and the
 * status what its step asks for: 403 before the record is judged.
 */
function requireWishRights(draft: TicketDraft, wish: TicketWish): void {
  const { worker } = draft;
  const given = Object.entries(wish).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const edited = given.filter((name) => !separate.has(name));
  if (edited.length > 0 && !worker.can('tickets.edit'))
    throw problem('permission_denied', `Changing ${edited.join(', ')} of a ticket needs tickets.edit.`);
  const assigned = given.some((name) => name.endsWith('assignee_ids') || name === 'assigned_to');
  if (assigned && !worker.can('tickets.assign'))
    throw problem('permission_denied', 'Changing the agents of a ticket needs tickets.assign.');
  if (wish.is_spam === true && wish.spam_rule === 'domain' && !worker.can('tickets.manage'))
    throw problem('permission_denied', 'A rule for a whole domain needs tickets.manage.');
  if (wish.status !== undefined) requireStatusRights(draft, wish.status);
}

interface Request {
  readonly expectedRevision: number | undefined;
  readonly placeOf: PlaceOf;
}

/**
 * Changes and stores a ticket that is held, and tells of it; answers whether anything was different. It judges rights before the
 * revision, and both before the state.
 */
export async function changeTicket(
  ctx: Context,
  draft: TicketDraft,
  wish: TicketWish,
  { expectedRevision, placeOf }: Request,
): Promise<boolean> {
  requireWishRights(draft, wish);
  checkRevision(draft.ticket.revision, expectedRevision);
  const checked = await applyWish(ctx, draft, wish, placeOf);
  // A value that is taken refuses the change, and history and events come when nothing can be refused any more.
  if (checked !== null && checked.changedKeys.length > 0) await recordValues(ctx, checked, draft.ticket.id);
  noteSpamRule(ctx, draft);
  const events = await storeTicket(ctx, draft);
  await takeProposals(ctx, draft, wish);
  tell(ctx, ticketChangeEvents, events);
  return events.length > 0 || (draft.spamRule !== null && draft.spamRule.outcome !== 'unchanged');
}

/** What the AI proposed and the change has followed. */
async function takeProposals(
  { db, identity, now }: Context,
  draft: TicketDraft,
  wish: TicketWish,
): Promise<void> {
  const { ticket, aiRequestId } = draft;
  if (aiRequestId === null) return;
  const given = <K extends keyof TicketWish & keyof typeof ticket>(name: K) =>
    wish[name] === undefined ? undefined : ticket[name];
  const hasTags = wish.tags !== undefined || wish.add_tags !== undefined;
  const values = {
    category_key: given('category_key'),
    priority_level: given('priority_level'),
    client_id: given('client_id'),
    ...(hasTags && { tags: ticket.tags }),
  };
  await takeValues(db, ticket.id, aiRequestId, values, { userId: identity.userId, now });
}

function noteSpamRule(ctx: Context, { spamRule }: TicketDraft): void {
  if (spamRule === null || spamRule.outcome === 'unchanged') return;
  const rule = { recordKind: 'ticket_blacklist_rule', recordId: spamRule.id } as const;
  if (spamRule.outcome === 'created') ctx.audit({ ...rule, action: 'created' });
  else ctx.audit({ ...rule, action: 'updated', changedFields: ['is_enabled'] });
}

async function applyWish(
  ctx: Context,
  draft: TicketDraft,
  wish: TicketWish,
  placeOf: PlaceOf,
): Promise<CheckedValues | null> {
  const { ticket } = draft;
  await applyReferences(ctx, draft, wish, placeOf);
  if (wish.subject !== undefined) ticket.subject = wish.subject.trim();
  if (wish.priority_level !== undefined) ticket.priority_level = wish.priority_level;
  if (wish.category_key !== undefined) {
    ticket.category_key = wish.category_key;
    if (ticket.category_key !== draft.before?.category_key) requireCategory(ticket, placeOf('category_key'));
  }
  ticket.tags = changedTags(ticket.tags, wish, placeOf('add_tags')) ?? ticket.tags;
  if (wish.has_delivery_problem === false) ticket.has_delivery_problem = false;
  const checked = await applyValues(ctx, draft, wish, placeOf);
  await applySpam(ctx, draft, wish, placeOf);
  if (wish.status !== undefined) setTicketStatus(draft, wish.status, placeOf('status'));
  await applyAgents(ctx, draft, wish, placeOf);
  return checked;
}

/** What the wish names: the client, watchers, the ticket that it follows up, and the AI's request. */
async function applyReferences(
  ctx: Context,
  draft: TicketDraft,
  wish: TicketWish,
  placeOf: PlaceOf,
): Promise<void> {
  const { ticket } = draft;
  const watcherIds = wish.watcher_ids && tidyIds(wish.watcher_ids);
  const clientId = storedId(wish.client_id);
  const kept = new Set([...ticket.watcher_ids, ...(ticket.client_id === null ? [] : [ticket.client_id])]);
  await new NamedRecords(kept)
    .add('client', clientId, placeOf('client_id'))
    .addAll('working_member', watcherIds, placeOf('watcher_ids'))
    .require(ctx);
  if (watcherIds !== undefined) ticket.watcher_ids = watcherIds;
  if (clientId !== undefined && clientId !== ticket.client_id) {
    const client = clientId === null ? undefined : await findClient(ctx.db, clientId);
    ticket.client_id = client?.id ?? null;
    ticket.client_profile_id = client?.profile_id ?? null;
    ticket.correspondents = rematchContacts(ticket.correspondents, client ?? null);
  }
  const followUpOf = storedId(wish.follow_up_of_id);
  if (followUpOf !== undefined && followUpOf !== ticket.follow_up_of_id) {
    if (followUpOf === ticket.id) throw invalid(placeOf('follow_up_of_id'), 'is the ticket itself.');
    if (followUpOf !== null) await requireClosed(ctx, followUpOf, placeOf('follow_up_of_id'));
    ticket.follow_up_of_id = followUpOf;
  }
  const { ai_request_id: requestId } = wish;
  if (requestId !== undefined && !(await isAiRequest(ctx.db, storedId(requestId))))
    throw invalid(placeOf('ai_request_id'), `names ${requestId}, which is not an AI request of this agency.`);
  draft.aiRequestId = storedId(requestId) ?? null;
}

async function applyValues(
  ctx: Context,
  { ticket }: TicketDraft,
  { field_values: values }: TicketWish,
  placeOf: PlaceOf,
): Promise<CheckedValues | null> {
  if (values === undefined) return null;
  const checked = await validateValues(ctx, await loadFieldSet(ctx, 'ticket'), values, {
    existing: ticket.field_values,
    mode: 'update',
    path: (key) => placeOf(`field_values.${key}`),
  });
  ticket.field_values = checked.values;
  return checked;
}

async function applySpam(
  ctx: Context,
  draft: TicketDraft,
  { is_spam: isSpam, spam_rule: rule, status }: TicketWish,
  placeOf: PlaceOf,
): Promise<void> {
  if (rule !== undefined && rule !== 'none' && isSpam !== true)
    throw invalid(placeOf('spam_rule'), 'is only for is_spam true.');
  if (isSpam === undefined) return;
  if (status !== undefined)
    throw invalid(placeOf('status'), 'cannot be combined with is_spam, which sets the status.');
  if (!isSpam) return unmarkSpam(draft);
  markSpam(draft);
  if (rule !== undefined) await addSpamRule(ctx, draft, rule, placeOf('spam_rule'));
}

async function applyAgents(
  ctx: Context,
  draft: TicketDraft,
  wish: TicketWish,
  placeOf: PlaceOf,
): Promise<void> {
  const { ticket } = draft;
  const ids = changedAgents(ticket.assigned_to, wish, placeOf('add_assignee_ids'));
  if (ids === undefined || ids.join() === ticket.assigned_to.join()) return;
  requireNotClosed(draft, 'its agents cannot change');
  await requireAgents(
    ctx,
    ticket,
    ids,
    placeOf(wish.assigned_to === undefined ? 'add_assignee_ids' : 'assigned_to'),
  );
  setAgents(draft, ids, byHand);
}
