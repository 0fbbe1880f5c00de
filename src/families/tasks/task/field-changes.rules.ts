import type { TaskFieldChange } from '#generated/types.gen.ts';
import { families } from '#generated/operations.ts';
import type { ValidationIssue } from '#generated/operation.ts';
import { describeIssues, invalid, problem, summarize } from '#src/platform/errors/index.ts';
import type { PlaceOf, TaskWish } from '#src/domain/tasks/index.ts';

/** System fields that can be written one by one, by their names in the task. */
const writable: ReadonlySet<string> = new Set([
  'name',
  'description',
  'status',
  'hold_reason',
  'priority_level',
  'tags',
  'client_id',
  'department_id',
  'assigned_to',
  'start_date',
  'due_date',
  'estimated_minutes',
]);
const customPrefix = 'field_values.';

/** Fields with their new values as a change of the task; a value that does not fit a system field is told as `updateProcessInstance` tells it. */
export function wishOf(changes: readonly TaskFieldChange[]): {
  readonly wish: TaskWish;
  readonly placeOf: PlaceOf;
} {
  const places = new Map<string, number>();
  const system: Record<string, unknown> = {};
  const custom: Record<string, TaskFieldChange['value']> = {};
  let isPrivate: boolean | undefined;
  changes.forEach(({ field, value }, index) => {
    if (places.has(field))
      throw invalid(`body.changes[${index}].field`, `repeats "${field}"; each field can occur only once.`);
    places.set(field, index);
    if (field.startsWith(customPrefix)) custom[field.slice(customPrefix.length)] = value;
    else if (field === 'is_private') isPrivate = readFlag(value, index);
    else if (writable.has(field)) system[field] = value;
    else
      throw invalid(
        `body.changes[${index}].field`,
        `names "${field}", which cannot be written. Writable fields: ${[...writable, 'is_private', 'field_values.<key>'].join(', ')}.`,
      );
  });
  const placeOf: PlaceOf = (field) => `body.changes[${places.get(field)}].value`;
  checkSystemValues(system, placeOf);
  return {
    wish: {
      ...(system as TaskWish),
      ...(isPrivate !== undefined && { is_private: isPrivate }),
      ...(Object.keys(custom).length > 0 && { field_values: custom }),
    },
    placeOf,
  };
}

function readFlag(value: unknown, index: number): boolean {
  if (typeof value !== 'boolean') throw invalid(`body.changes[${index}].value`, 'must be true or false.');
  return value;
}

/** By the contract's own rules: the body of `updateProcessInstance` has the same fields. */
function checkSystemValues(system: Record<string, unknown>, placeOf: PlaceOf): void {
  if (Object.keys(system).length === 0) return;
  const validate = families.find(({ name }) => name === 'processes')!.requests().updateProcessInstance!.body!;
  if (validate(system)) return;
  // What is found about one field belongs together: a value that fits no form of several is told once.
  const byField = Map.groupBy(
    validate.errors as readonly ValidationIssue[],
    ({ instancePath }) => instancePath.split('/')[1] ?? '',
  );
  const messages = [...byField].flatMap(([field, issues]) =>
    describeIssues(
      placeOf(field),
      issues.map((issue) => ({ ...issue, instancePath: within(issue.instancePath) })),
    ),
  );
  throw problem('validation_error', summarize(messages));
}

/** `/tags/0` as `/0`: the path inside the field. */
const within = (path: string): string =>
  path
    .split('/')
    .slice(2)
    .map((part) => `/${part}`)
    .join('');
