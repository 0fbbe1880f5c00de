import type { TaskStatusCategory } from '#generated/types.gen.ts';
import { clausesOf } from './field-clauses.ts';
import { changeOf, difference, type Sentence } from './sentence.ts';
import { because, numbered, quoted } from './words.ts';

export const created: Sentence = ({ who }) => `${who} created the task`;
export const deleted: Sentence = ({ who }) => `${who} deleted the task`;
export const restored: Sentence = ({ who }) => `${who} restored the task`;

export const updated: Sentence = ({ who, entry, names }) =>
  `${who} ${clausesOf(entry.changes, 'the task', names) || 'changed the task'}`;

export const privacyChanged: Sentence = ({ who, entry }) =>
  `${who} made the task ${changeOf(entry, 'is_private')?.new_value === true ? 'private' : 'visible to other members'}`;

export const statusChanged: Sentence = ({ who, entry, names }) => {
  const category = changeOf(entry, 'status_category');
  const status = changeOf(entry, 'status');
  const holdReason = changeOf(entry, 'hold_reason')?.new_value;
  if (category !== undefined)
    return `${who} ${entered(category.old_value as TaskStatusCategory, category.new_value as TaskStatusCategory)}${because(typeof holdReason === 'string' ? holdReason : null)}`;
  if (status !== undefined)
    return `${who} set the status of the task to ${names.taskStatus(String(status.new_value))}`;
  if (typeof holdReason === 'string')
    return `${who} changed the hold reason of the task${because(holdReason)}`;
  return `${who} ${clausesOf(entry.changes, 'the task', names) || 'changed the status of the task'}`;
};

function entered(from: TaskStatusCategory, to: TaskStatusCategory): string {
  switch (to) {
    case 'done':
      return 'completed the task';
    case 'cancelled':
      return 'cancelled the task';
    case 'on_hold':
      return 'put the task on hold';
    case 'todo':
      return 'resumed the task';
    case 'active':
      return from === 'on_hold'
        ? 'resumed the task'
        : from === 'todo'
          ? 'started the task'
          : 'reopened the task';
  }
}

export const watchersChanged: Sentence = ({ who, entry, names }) => {
  const change = changeOf(entry, 'watcher_ids');
  const { added, removed } = change === undefined ? { added: [], removed: [] } : difference(change);
  const isOwn = (ids: readonly string[]) => ids.length === 1 && ids[0] === entry.actor.id;
  if (isOwn(added) && removed.length === 0) return `${who} started watching the task`;
  if (isOwn(removed) && added.length === 0) return `${who} stopped watching the task`;
  const parts = [
    ...(added.length > 0 ? [`added ${names.people(added)} to the watchers`] : []),
    ...(removed.length > 0 ? [`removed ${names.people(removed)} from the watchers`] : []),
  ];
  return `${who} ${parts.join(' and ') || 'changed the watchers'}`;
};

/** Told on both sides: `into` is the number of the survivor, `from` that of a source. */
export const merged: Sentence = ({ who, entry, names }) => {
  const other = names.record('task', entry.record_id);
  const { into, from } = entry.details;
  const told = other === undefined ? 'another task' : numbered('the task', into ?? from, other);
  return into !== undefined ? `${who} merged this task into ${told}` : `${who} merged ${told} into this one`;
};

export const commented: Sentence = ({ who, entry, names }) => {
  const comment = names.record('comment', entry.record_id);
  return comment === undefined
    ? `${who} wrote a comment that was later deleted`
    : `${who} commented: ${quoted(comment)}`;
};
