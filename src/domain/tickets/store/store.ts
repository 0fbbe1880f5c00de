import { isDeepStrictEqual } from 'node:util';
import type { WriteContext } from '#src/call/context.ts';
import { loadFieldSet } from '#src/domain/field-values/index.ts';
import { recordedValues, recordHistory } from '#src/domain/history/index.ts';
import { notify } from '#src/domain/notifications/index.ts';
import { userRefsById } from '#src/domain/people/index.ts';
import { actorOf, type Changes } from '#src/platform/events/index.ts';
import { setTimer, setTimers } from '#src/platform/timers/index.ts';
import { setReassignTimer } from '../assignment/reassign-timer.ts';
import type { TicketDraft } from '../model/draft.ts';
import type { TicketState } from '../model/state.ts';
import { clockKinds } from '../sla/clock.rules.ts';
import { settleClocks, storeClocks } from '../sla/sla.ts';
import { selectAutoCloseAt, selectResolvedIds } from './closing.queries.ts';
import { selectEventTicket } from './event-ticket.queries.ts';
import { endDuplicates, insertAssignments, replaceCorrespondents, updateTicket } from './store.queries.ts';
import { discardDrafts } from '../replies/discard.ts';
import { changesOfTicket, eventsOf, isUnchanged, type Told, type TicketChanges } from './ticket-changes.ts';

/** The timer that closes a resolved ticket, or looks whether it may. */
export const closeKind = 'close_ticket';

/** What storing a ticket needs; what it tells, the caller emits (`tell`). */
export type StoreContext = Pick<WriteContext, 'db' | 'identity' | 'now' | 'audit' | 'announce' | 'atCommit'>;

/**
 * Stores a changed ticket with its people, clocks, history and timers, and answers the events that tell it, in their order; none
 * when nothing changed that subscribers hear of.
 */
export async function storeTicket(ctx: StoreContext, draft: TicketDraft): Promise<readonly Told[]> {
  const before = draft.before!;
  const { ticket } = draft;
  const changes = changesOfTicket(before, ticket);
  const isRevised = !isUnchanged(changes);
  await settleWhereNeeded(ctx, draft, changes);
  const hasClocksChanged = JSON.stringify(before.clocks) !== JSON.stringify(ticket.clocks);
  // Moments of a conversation that moved are neither told nor of a clock.
  if (isDeepStrictEqual(before, ticket)) return [];
  await updateTicket(ctx.db, ticket, { now: ctx.now, isRevised });
  if (hasClocksChanged) await storeClocks(ctx, ticket);
  noteMet(ctx, before, ticket);
  if (!isRevised) return [];
  if (changes.updated?._changed_fields.includes('correspondents') === true)
    await replaceCorrespondents(ctx.db, ticket, ctx.now);
  await followStatus(ctx, draft, changes);
  await noteAssignments(ctx, draft, changes);
  if (changes.added.length > 0) await setReassignTimer(ctx, ticket.id, draft.assignment);
  recordChanges(ctx, draft, changes);
  await notifyMembers(ctx, draft, changes);
  const [event, users, fields] = await Promise.all([
    selectEventTicket(ctx.db, ticket.id),
    userRefsById(ctx.db, [...changes.added, ...changes.removed]),
    changes.updated === null ? null : loadFieldSet(ctx, 'ticket'),
  ]);
  return eventsOf(draft, changes, { ticket: event!, fields, users });
}

/** Policies look at priority, inbox, client and tags; clocks at the status and at messages. */
async function settleWhereNeeded(
  ctx: StoreContext,
  draft: TicketDraft,
  { status, priority, inbox, spam, updated }: TicketChanges,
): Promise<void> {
  const before = draft.before!;
  const { ticket } = draft;
  const isConcerned =
    [status, priority, inbox, spam].some((change) => change !== null) ||
    updated?._changed_fields.some((path) => path === 'client_id' || path === 'tags') === true ||
    before.first_inbound_at !== ticket.first_inbound_at ||
    before.first_response_at !== ticket.first_response_at;
  if (isConcerned) await settleClocks(ctx, ticket, { isRestart: before.is_spam && !ticket.is_spam });
}

/** A deadline that was kept is a line of the history; one that was met late was told when it passed. */
function noteMet(ctx: StoreContext, before: TicketState, { id, clocks }: TicketState): void {
  for (const kind of clockKinds) {
    const clock = clocks[kind];
    if (clock?.status !== 'met' || clock.breached_at !== null || before.clocks[kind]?.status === 'met')
      continue;
    recordHistory(ctx, { kind: 'ticket', id, action: 'sla_met', reason: kind });
  }
}

async function followStatus(
  ctx: StoreContext,
  { before, ticket }: TicketDraft,
  { inbox }: TicketChanges,
): Promise<void> {
  const isMoved = before!.status_category !== ticket.status_category;
  if (isMoved && ticket.status_category === 'closed') {
    await discardDrafts(ctx, ticket.id);
    await endDuplicates(ctx.db, ticket.id, ctx.now);
  }
  if (isMoved || inbox !== null) await setClosingTimer(ctx, ticket);
}

/** Sets the timer that closes a resolved ticket; none while something keeps it open: what ends that sets it. */
export async function setClosingTimer(
  ctx: Pick<StoreContext, 'db' | 'atCommit'>,
  { id, status_category: category }: Pick<TicketState, 'id' | 'status_category'>,
): Promise<void> {
  const at = category === 'resolved' ? await selectAutoCloseAt(ctx.db, id) : null;
  setTimer(ctx, { kind: closeKind, recordId: id }, at === null ? null : new Date(at));
}

/** After a change of closing rules, of one inbox or of the agency: the timer looks at every resolved ticket that follows them. */
export async function lookAtResolvedTickets(
  ctx: Pick<StoreContext, 'db' | 'now' | 'atCommit'>,
  inboxId: string | null,
): Promise<void> {
  setTimers(ctx, closeKind, await selectResolvedIds(ctx.db, inboxId), ctx.now);
}

/** A ticket that is deleted or merged away: its clocks, drafts, suggestions and timers end. Answers how many drafts. */
export async function endTicket(ctx: StoreContext, { ticket }: TicketDraft): Promise<number> {
  await settleClocks(ctx, ticket);
  await storeClocks(ctx, ticket);
  await endDuplicates(ctx.db, ticket.id, ctx.now);
  setTimer(ctx, { kind: closeKind, recordId: ticket.id }, null);
  return (await discardDrafts(ctx, ticket.id)).length;
}

async function noteAssignments(
  ctx: StoreContext,
  { ticket, assignment }: TicketDraft,
  { added, removed }: TicketChanges,
): Promise<void> {
  const row = { ...assignment, score: null, candidate_count: null };
  await insertAssignments(
    ctx.db,
    ticket.id,
    [
      ...(removed.length > 0 ? [{ ...row, action: 'unassigned' as const, user_ids: removed }] : []),
      ...(added.length > 0 ? [{ ...assignment, action: 'assigned' as const, user_ids: added }] : []),
    ],
    actorOf(ctx.identity),
    ctx.now,
  );
}

/** The history of the ticket: one entry for each kind of change, as `listTicketActivity` names it. */
function recordChanges(
  ctx: StoreContext,
  { before, ticket, assignment, reason, aiRequestId }: TicketDraft,
  changes: TicketChanges,
): void {
  const { status, priority, inbox, spam, updated, added, removed } = changes;
  const from = shown(before!);
  const to = shown(ticket);
  // Whose proposal a change takes up is kept with each of its entries.
  const source: Record<string, string> = aiRequestId === null ? {} : { ai_request_id: aiRequestId };
  // Reports count by category, also when the option is gone.
  const categoryOf = (paths: readonly string[], { status_category: category }: TicketState) =>
    paths.includes('status') ? { status_category: category } : null;
  const record = (action: string, change: Changes, why?: string | null) => {
    const paths = change._changed_fields;
    recordHistory(ctx, {
      kind: 'ticket',
      id: ticket.id,
      action,
      reason: why,
      changes: {
        event: change,
        previous: { ...recordedValues(from, paths), ...categoryOf(paths, before!) },
        newValues: { ...recordedValues(to, paths), ...categoryOf(paths, ticket), ...source },
      },
    });
  };
  if (spam !== null) record(ticket.is_spam ? 'spam_marked' : 'spam_unmarked', spam);
  if (status !== null) record('status_changed', status, reason === 'user' ? null : reason);
  if (priority !== null) record('priority_changed', priority);
  const people = (action: string, ids: readonly string[]) =>
    ctx.audit({
      recordKind: 'ticket',
      recordId: ticket.id,
      action,
      changedFields: ['assigned_to'],
      newValues: { user_ids: ids.join(' '), ...source },
      reason: assignment.reason,
    });
  if (removed.length > 0) people('unassigned', removed);
  if (added.length > 0) people('assigned', added);
  if (inbox !== null) record('moved', inbox);
  for (const [action, paths] of byAction(updated?._changed_fields ?? []))
    record(action, { _changed_fields: paths, _previous: {} });
}

/** What `ticket.updated` tells at once, by the words of the history. */
function byAction(paths: readonly string[]): Map<string, string[]> {
  const actions: Readonly<Record<string, string | null>> = {
    is_private: 'privacy_changed',
    correspondents: 'correspondents_changed',
    inbox_id: null,
  };
  const found = new Map<string, string[]>();
  for (const path of paths) {
    const action = Object.hasOwn(actions, path) ? actions[path]! : 'updated';
    if (action !== null) found.set(action, [...(found.get(action) ?? []), path]);
  }
  return found;
}

/** Properties as a history tells them. */
const shown = (ticket: TicketState): Readonly<Record<string, unknown>> => ({
  ...ticket,
  inbox_id: ticket.inbox.id,
  tags: ticket.tags.join(', '),
});

/** Tells new agents and watchers, and watchers of a new status. */
export async function notifyMembers(
  ctx: Pick<WriteContext, 'db' | 'identity' | 'now' | 'announce'>,
  draft: TicketDraft,
  { added, status }: Pick<TicketChanges, 'added' | 'status'>,
): Promise<void> {
  const { before, ticket } = draft;
  const title = `${ticket.subject} (#${ticket.number})`;
  const record = { kind: 'ticket', id: ticket.id } as const;
  const why = draft.assignment.reason;
  await notify(
    ctx,
    {
      kind: 'assignment',
      title: `You were assigned to ${title}`,
      ...(why !== null && { body: why }),
      record,
    },
    added,
  );
  const watching = ticket.watcher_ids.filter((id) => before?.watcher_ids.includes(id) !== true);
  await notify(
    ctx,
    { kind: 'status_change', topic: 'watching', title: `You are now watching ${title}`, record },
    watching,
  );
  if (status === null || before === null) return;
  await notify(
    ctx,
    {
      kind: 'status_change',
      title: `${title} is ${draft.statuses.labelOf(ticket.status)}`,
      record,
    },
    ticket.watcher_ids.filter((id) => !watching.includes(id)),
  );
}
