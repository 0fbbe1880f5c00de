import type { FieldChange } from '../store/history.ts';
import type { Names } from './names.ts';
import { difference } from './sentence.ts';
import { listed, quoted } from './words.ts';

// The change of one field as a clause that follows the name of its author: `set the due date to 2 Mar 2026, 14:05`.

/** Describes a change of a field of `noun`, such as `the task` or `the stage Draft`. */
type Clause = (change: FieldChange, noun: string, names: Names) => string;

const date =
  (label: string): Clause =>
  ({ old_value: before, new_value: after }, noun, names) => {
    if (after === null) return `removed the ${label} of ${noun}`;
    const at = names.instant(after as string);
    return before === null
      ? `set the ${label} of ${noun} to ${at}`
      : `moved the ${label} of ${noun} from ${names.instant(before as string)} to ${at}`;
  };

const plain =
  (label: string): Clause =>
  (_change, noun) =>
    `changed the ${label} of ${noun}`;
const flag =
  (when: string, whenNot: string): Clause =>
  ({ new_value: after }, noun) =>
    (after === true ? when : whenNot).replace('#', () => noun);

const clauses: Readonly<Record<string, Clause>> = {
  name: ({ old_value: before, new_value: after }) =>
    `renamed ${quoted(String(before))} to ${quoted(String(after))}`,
  description: plain('description'),
  instructions: plain('instructions'),
  priority_level: ({ new_value: after }, noun) =>
    after === null ? `removed the priority of ${noun}` : `set the priority of ${noun} to ${after}`,
  tags: (change) => {
    const { added, removed } = difference(change);
    const parts = [
      ...(added.length > 0 ? [`added the tags ${listed(added)}`] : []),
      ...(removed.length > 0 ? [`removed the tags ${listed(removed)}`] : []),
    ];
    return parts.length > 0 ? parts.join(' and ') : 'changed the order of the tags';
  },
  client_id: ({ new_value: after }, noun, names) =>
    after === null
      ? `removed the client of ${noun}`
      : `set the client of ${noun} to ${names.client(after as string)}`,
  department_id: ({ new_value: after }, noun, names) =>
    after === null
      ? `removed the department of ${noun}`
      : `moved ${noun} to the department ${names.department(after as string)}`,
  start_date: date('start'),
  due_date: date('due date'),
  due_rule: plain('due date rule'),
  estimated_minutes: ({ new_value: after }, noun) =>
    after === null ? `removed the estimate of ${noun}` : `estimated ${noun} at ${after} minutes`,
  is_required: flag('made # required', 'made # optional'),
  auto_start: flag('turned on automatic start for #', 'turned off automatic start for #'),
  auto_complete: flag('turned on automatic completion for #', 'turned off automatic completion for #'),
  position: ({ new_value: after }, noun) => `moved ${noun} to place ${Number(after) + 1}`,
  required_field_keys: plain('required fields'),
  assigned_to: (change, noun, names) => {
    const { added, removed } = difference(change);
    const parts = [
      ...(added.length > 0 ? [`assigned ${names.people(added)} to ${noun}`] : []),
      ...(removed.length > 0 ? [`unassigned ${names.people(removed)} from ${noun}`] : []),
    ];
    return parts.length > 0 ? parts.join(' and ') : `changed the order of the assignees of ${noun}`;
  },
};

const customPrefix = 'field_values.';
const maxClauses = 4;

/** All changes of an entry as one phrase; changes of custom values only name their fields. */
export function clausesOf(changes: readonly FieldChange[], noun: string, names: Names): string {
  const custom = changes.filter(({ field }) => field.startsWith(customPrefix));
  const phrases = changes
    .filter(({ field }) => !field.startsWith(customPrefix))
    .map((change) =>
      (clauses[change.field] ?? plain(change.field.replaceAll('_', ' ')))(change, noun, names),
    );
  if (custom.length > 0)
    phrases.push(
      `changed ${listed(custom.map(({ field }) => names.field(field.slice(customPrefix.length))).sort((a, b) => a.localeCompare(b)))}`,
    );
  const shown =
    phrases.length > maxClauses
      ? [...phrases.slice(0, maxClauses - 1), `changed ${phrases.length - maxClauses + 1} other things`]
      : phrases;
  return listed(shown);
}
