import type { FeedRow } from './feed.queries.ts';
import { customPrefix, type Words } from './words.queries.ts';

/** One sentence for an entry, within the contract's bound. */
export function summaryOf(row: FeedRow, words: Words): string {
  const reason = row.reason === null ? '' : `: "${row.reason.trim().replaceAll(/\s+/g, ' ')}"`;
  return `${shortened(`${whoIs(row)} ${whatHappened(row, words)}${reason}`, maxLength - 1)}.`;
}

const maxLength = 500;

function whatHappened(row: FeedRow, words: Words): string {
  const record = nameOf(row);
  switch (row.action) {
    case 'status_changed':
      return statusSentence(row, words) ?? updated(row, words);
    case 'completed':
      return `completed ${typeof row.details['name'] === 'string' ? `${row.details['name']} in ` : ''}${record}`;
    case 'stage_changed':
      return stageSentence(row);
    case 'assigned':
    case 'unassigned':
      return peopleSentence(row, words);
    case 'commented':
      return `commented on ${record}`;
    case 'file_attached':
      return `attached a file to ${record}`;
    case 'file_removed':
      return `removed a file from ${record}`;
    case 'linked':
      return `linked a ticket to ${record}`;
    case 'unlinked':
      return `unlinked a ticket from ${record}`;
    case 'created':
    case 'deleted':
    case 'restored':
      return `${row.action} ${record}`;
    case 'merged':
      return 'into' in row.details
        ? `merged ${record} into another task`
        : `merged another task into ${record}`;
    default:
      return updated(row, words);
  }
}

/** `the stage Draft of March content pack`. */
function nameOf({ record: { kind, name }, client, task_name: task }: FeedRow): string {
  switch (kind) {
    case 'client':
      return `the client ${name ?? client.name}`;
    case 'client_note':
      return name === null ? 'a note' : `the note ${name}`;
    case 'comment':
      return `the comment ${name ?? ''}`.trim();
    case 'task_stage':
      return `the stage ${name} of ${task}`;
    default:
      return `the task ${name}`;
  }
}

function statusSentence(
  { record, changes, status_set_id: set, ...row }: FeedRow,
  words: Words,
): string | null {
  const change = changes.find(({ field }) => field === 'status');
  if (change === undefined) return null;
  const label = (key: unknown) =>
    words.statuses.find(
      (option) => option.kind === record.kind && option.set_id === set && option.key === key,
    )?.label ?? String(key);
  const from = change.old_value === null ? '' : ` from ${label(change.old_value)}`;
  return change.new_value === null
    ? `changed the status of ${nameOf({ record, changes, status_set_id: set, ...row })}`
    : `moved ${nameOf({ record, changes, status_set_id: set, ...row })}${from} to ${label(change.new_value)}`;
}

function stageSentence(row: FeedRow): string {
  const { from_stage: from, to_stage: to } = row.details as Record<
    'from_stage' | 'to_stage',
    { readonly name: string } | null | undefined
  >;
  const origin = from == null ? '' : ` from the stage ${from.name}`;
  return `moved ${nameOf(row)}${origin}${to == null ? '' : ` to the stage ${to.name}`}`;
}

function peopleSentence(row: FeedRow, words: Words): string {
  const [before, after] = [row.people_before ?? [], row.people_after ?? []];
  const names = (ids: readonly string[]) => listed(ids.map((id) => words.users[id] ?? 'a former member'));
  const added = after.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !after.includes(id));
  const parts = [
    ...(added.length > 0 ? [`assigned ${names(added)} to ${nameOf(row)}`] : []),
    ...(removed.length > 0 ? [`removed ${names(removed)} from ${nameOf(row)}`] : []),
  ];
  return parts.join(' and ') || `changed the assignees of ${nameOf(row)}`;
}

function updated(row: FeedRow, words: Words): string {
  const { added, removed } = row.details;
  if (typeof added === 'string') return `added ${added} to ${nameOf(row)}`;
  if (typeof removed === 'string') return `removed ${removed} from ${nameOf(row)}`;
  const fields = row.changes.map(({ field }) => fieldName(row, field, words));
  return `changed ${fields.length === 0 ? '' : `${listed(fields)} of `}${nameOf(row)}`;
}

/** The name of a custom field, else the property in words. */
function fieldName({ record }: FeedRow, field: string, { fields }: Words): string {
  if (!field.startsWith(customPrefix)) return `the ${field.replaceAll('_', ' ')}`;
  const key = field.slice(customPrefix.length);
  const kind = record.kind === 'client' ? 'client' : 'task';
  return fields.find((one) => one.kind === kind && one.key === key)?.name ?? 'a deleted field';
}

const maxNames = 5;

/** `A, B and C`; of many the first ones and how many there are besides. */
function listed(words: readonly string[]): string {
  const shown =
    words.length > maxNames
      ? [...words.slice(0, maxNames - 1), `${words.length - maxNames + 1} others`]
      : words;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

function whoIs({ actor: { type, name } }: FeedRow): string {
  if (name !== undefined && name !== '') return name;
  switch (type) {
    case 'system':
      return 'The service';
    case 'automation':
      return 'An automation';
    case 'client_contact':
      return 'A contact of the client';
    case 'user':
    case 'service_account':
      return 'Somebody';
  }
}

/** By characters as people count them, so that none is cut in two. */
function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = /[\uD800-\uDBFF]/.test(text[length - 2]!) ? length - 2 : length - 1;
  return `${text.slice(0, end)}…`;
}
