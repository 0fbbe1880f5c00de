import type { RecordRef, TicketActivityEvent, TicketActivityKind } from '#generated/types.gen.ts';
import { listed } from '#src/platform/errors/index.ts';
import type { StoredActivity, Words } from './activity.queries.ts';

const maxLength = 500;

/** An entry of the history with a sentence about it. */
export function toldActivity(
  { reason, related_kind: _kind, related_id: _id, user_ids: userIds, ...entry }: StoredActivity,
  words: Words,
  related: RecordRef | null,
): TicketActivityEvent {
  const people = userIds?.split(' ').map((id) => words.users.get(id) ?? 'a former member') ?? [];
  const text = `${whoIs(entry.actor)} ${whatHappened(entry, { words, people, related, reason })}.`;
  return { ...entry, related, summary: text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text };
}

const whoIs = ({ type, name }: TicketActivityEvent['actor']): string =>
  name ?? (type === 'system' ? 'The service' : 'Somebody');

interface Around {
  readonly words: Words;
  readonly people: readonly string[];
  readonly related: RecordRef | null;
  readonly reason: string | null;
}

type Entry = Pick<TicketActivityEvent, 'kind' | 'changes'>;

const plain: Partial<Record<TicketActivityKind, string>> = {
  created: 'created the ticket',
  spam_marked: 'marked the ticket as spam',
  spam_unmarked: 'removed the spam mark',
  correspondents_changed: 'changed the correspondents',
  message_received: 'added a message of a correspondent',
  message_sent: 'sent a reply',
  message_failed: 'could not deliver a reply',
  review_requested: 'submitted a reply for review',
  review_approved: 'approved a reply',
  review_rejected: 'returned or rejected a reply',
  message_redacted: 'redacted a part of a message',
  note_added: 'added a note',
  note_deleted: 'deleted a note',
  duplicate_dismissed: 'dismissed a suggested duplicate',
  tasks_completed: 'completed the last of the linked tasks',
  deleted: 'deleted the ticket',
};

function whatHappened({ kind, changes }: Entry, around: Around): string {
  const { words, people, reason } = around;
  const [change] = changes;
  const between = (nameOf: (value: unknown) => string) =>
    change === undefined ? '' : ` from ${nameOf(change.old_value)} to ${nameOf(change.new_value)}`;
  const why = reason === null ? '' : `: "${reason}"`;
  switch (kind) {
    case 'status_changed':
      return `changed the status${between((key) => words.statuses.get(String(key)) ?? String(key))}`;
    case 'priority_changed':
      return `changed the priority${between(String)}`;
    case 'assigned':
      return `assigned ${listed(people)}${why}`;
    case 'unassigned':
      return `unassigned ${listed(people)}${why}`;
    case 'moved':
      return `moved the ticket${between((id) => words.inboxes.get(String(id)) ?? 'another inbox')}`;
    case 'privacy_changed':
      return change?.new_value === true ? 'made the ticket private' : 'made the ticket visible to all';
    case 'updated':
      return `changed ${listed(changes.map(({ field }) => fieldName(field)))}`;
    case 'sla_at_risk':
      return `warned that the ${clockName(reason)} may be late`;
    case 'sla_met':
      return `kept the deadline of the ${clockName(reason)}`;
    case 'rule_applied':
      return reason === null
        ? `had ${listed(people)} chosen by auto-assignment`
        : `had the routing rule ${reason} applied`;
    case 'sla_breached':
      return `noted that the ${clockName(reason)} is late`;
    default:
      return plain[kind] ?? ofRelated(kind, around);
  }
}

function ofRelated(kind: TicketActivityKind, { related }: Around): string {
  const name = related?.name ?? null;
  const task = name === null ? 'a task' : `the task ${name}`;
  const ticket = name === null ? 'another ticket' : `the ticket ${name}`;
  const escalation = name === null ? 'an escalation' : `the escalation ${name}`;
  switch (kind) {
    case 'task_linked':
      return `linked ${task}`;
    case 'escalated':
      return `escalated the ticket: ${escalation}`;
    case 'task_unlinked':
      return `unlinked ${task}`;
    case 'merged':
      return `merged ${ticket} into this one`;
    case 'merged_into':
      return `merged the ticket into ${ticket}`;
    case 'split':
      return `moved messages to ${ticket}`;
    default:
      return `noted: ${kind.replaceAll('_', ' ')}`;
  }
}

const clockName = (kind: string | null): string =>
  kind === 'first_response' ? 'first response' : 'resolution';

/** `client` for `client_id`; custom fields by their keys. */
const fieldName = (path: string): string =>
  path
    .replace('field_values.', '')
    .replace(/_ids?$/, '')
    .replace(/_key$/, '')
    .replaceAll('_', ' ');
