import type { EventData } from '#generated/events.ts';
import type { EventStatus, EventTicket, UserRef } from '#generated/types.gen.ts';
import type { FieldSet } from '#src/domain/field-values/index.ts';
import { changesOf, diff, type Changes } from '#src/platform/events/index.ts';
import type { TicketDraft } from '../model/draft.ts';
import type { TicketState } from '../model/state.ts';

/** What a change of a ticket may emit, in the order of domain model §3.1; each operation declares those that it can cause. */
export const ticketChangeEvents = [
  'ticket.spam_marked',
  'ticket.status_changed',
  'ticket.priority_changed',
  'ticket.unassigned',
  'ticket.assigned',
  'ticket.moved',
  'ticket.updated',
] as const;

export type TicketChangeEvent = (typeof ticketChangeEvents)[number];

/** An event that is still to be emitted. */
export type Told<E extends TicketChangeEvent = TicketChangeEvent> = {
  readonly [T in E]: { readonly type: T; readonly data: EventData[T] };
}[E];

/** Properties that `ticket.updated` reports. */
const updatedFields = [
  'subject',
  'client_id',
  'watcher_ids',
  'category_key',
  'tags',
  'field_values',
  'is_private',
  'has_delivery_problem',
  'follow_up_of_id',
  'inbox_id',
  'correspondents',
] as const;

/** As the contract names its properties. */
const told = (ticket: TicketState) => ({ ...ticket, inbox_id: ticket.inbox.id });

/** What of a ticket changed that its revision counts: by the events that tell it. */
export interface TicketChanges {
  readonly status: Changes | null;
  readonly priority: Changes | null;
  readonly inbox: Changes | null;
  readonly spam: Changes | null;
  readonly updated: Changes | null;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export function changesOfTicket(before: TicketState, after: TicketState): TicketChanges {
  const [from, to] = [told(before), told(after)];
  const of = (...fields: string[]) => diff(from, to, fields);
  return {
    status: of('status'),
    priority: of('priority_level'),
    inbox: of('inbox_id'),
    spam: of('is_spam'),
    updated: diff(from, to, updatedFields),
    added: after.assigned_to.filter((id) => !before.assigned_to.includes(id)),
    removed: before.assigned_to.filter((id) => !after.assigned_to.includes(id)),
  };
}

export const isUnchanged = ({ added, removed, ...changes }: TicketChanges): boolean =>
  added.length + removed.length === 0 && Object.values(changes).every((change) => change === null);

interface Surroundings {
  readonly ticket: EventTicket;
  readonly fields: FieldSet | null;
  readonly users: ReadonlyMap<string, UserRef>;
}

/** The events of a change, in their order. */
export function eventsOf(
  draft: TicketDraft,
  changes: TicketChanges,
  { ticket, fields, users }: Surroundings,
): Told[] {
  const before = draft.before!;
  const events: Told[] = [];
  const statusChange = statusEvent(draft, changes, ticket);
  if (changes.spam !== null && draft.ticket.is_spam) events.push(spamEvent(draft, changes.spam, ticket));
  if (statusChange !== null && !draft.isOpenedByAssignment) events.push(statusChange);
  if (changes.priority !== null)
    events.push({
      type: 'ticket.priority_changed',
      data: { ticket, previous_priority_level: before.priority_level, ...changes.priority },
    });
  const assigned = changesOf(['assigned_to'], {});
  const refs = (ids: readonly string[]) => ids.flatMap((id) => users.get(id) ?? []);
  if (changes.removed.length > 0)
    events.push({ type: 'ticket.unassigned', data: { ticket, removed: refs(changes.removed), ...assigned } });
  if (changes.added.length > 0) {
    const { method, rule_id } = draft.assignment;
    events.push({
      type: 'ticket.assigned',
      data: { ticket, added: refs(changes.added), method, rule_id, ...assigned },
    });
  }
  if (statusChange !== null && draft.isOpenedByAssignment) events.push(statusChange);
  if (changes.inbox !== null)
    events.push({
      type: 'ticket.moved',
      data: {
        ticket,
        from_inbox: refOf(before.inbox),
        to_inbox: refOf(draft.ticket.inbox),
        ...changes.inbox,
      },
    });
  if (changes.updated !== null)
    events.push({
      type: 'ticket.updated',
      data: {
        ticket,
        field_values: fields?.publicValues(draft.ticket.field_values) ?? {},
        ...withoutSensitive(changes.updated, fields),
      },
    });
  return events;
}

const refOf = ({ id, name }: TicketState['inbox']) => ({ id, name });

function statusEvent(draft: TicketDraft, { status }: TicketChanges, ticket: EventTicket): Told | null {
  if (status === null) return null;
  const before = draft.before!;
  return {
    type: 'ticket.status_changed',
    data: {
      ticket,
      previous_status: statusOf(draft, before),
      reopened: before.status_category === 'resolved' && draft.ticket.status_category === 'open',
      reason: draft.reason,
      ...status,
    },
  };
}

const statusOf = ({ statuses }: TicketDraft, { status, status_category }: TicketState): EventStatus => ({
  key: status,
  label: statuses.labelOf(status),
  category: status_category,
});

function spamEvent(draft: TicketDraft, changes: Changes, ticket: EventTicket): Told {
  const { spamRule } = draft;
  const data = {
    ticket,
    scope: spamRule === null ? ('ticket' as const) : ('sender' as const),
    sender: ticket.requester,
    rule_id: spamRule?.id ?? null,
    ...changes,
  };
  return { type: 'ticket.spam_marked', data };
}

/** Former values of sensitive fields leave in no event. */
function withoutSensitive(changes: Changes, fields: FieldSet | null): Changes {
  const isTold = (path: string): boolean =>
    !path.startsWith('field_values.') || fields?.isSensitive(path.slice('field_values.'.length)) === false;
  return {
    ...changes,
    _previous: Object.fromEntries(Object.entries(changes._previous).filter(([path]) => isTold(path))),
  };
}

/**
 * Emits events in their order: those of `types`, which the context must be allowed to emit. A change that would tell anything else is a
 * mistake of whoever names them.
 */
export function tell<E extends TicketChangeEvent>(
  ctx: { readonly emit: <T extends E>(type: T, data: EventData[T]) => void },
  types: readonly E[],
  events: readonly Told[],
): void {
  for (const event of events) {
    if (!isAmong(types, event)) throw new Error(`This change of a ticket does not tell ${event.type}.`);
    ctx.emit(event.type, event.data);
  }
}

const isAmong = <E extends TicketChangeEvent>(types: readonly E[], event: Told): event is Told & Told<E> =>
  types.some((type) => type === event.type);
