import type {
  CustomObjectLifecycle,
  CustomObjectLifecycleInput,
  CustomObjectState,
} from '#generated/types.gen.ts';
import { archivedAt } from '#src/domain/options/index.ts';
import { invalid, listed } from '#src/platform/errors/index.ts';

/** The one state of records without a lifecycle. */
export const onlyState = { key: 'active', category: 'open' } as const;

const defaultColor = '#8a94a6';

/** A lifecycle as it is stored; 400 where its parts do not go together. `fieldKeys` are those that transitions can require. */
export function settleLifecycle(
  input: CustomObjectLifecycleInput,
  former: CustomObjectLifecycle | null,
  { fieldKeys, now, place }: { fieldKeys: ReadonlySet<string>; now: Date; place: string },
): CustomObjectLifecycle {
  const states = settleStates(input, former, now, place);
  const keys = states.map(({ key }) => key);
  const initial = states.find(({ key }) => key === input.initial);
  if (initial === undefined) throw invalid(`${place}.initial`, `must be one of the states ${listed(keys)}.`);
  if (initial.archived_at !== null || initial.category !== 'open')
    throw invalid(`${place}.initial`, 'must be an open state that is not archived.');
  return { initial: input.initial, states, transitions: settleTransitions(input, keys, fieldKeys, place) };
}

function settleStates(
  { states: inputs }: CustomObjectLifecycleInput,
  former: CustomObjectLifecycle | null,
  now: Date,
  place: string,
): CustomObjectState[] {
  const states = inputs.map((input, position): CustomObjectState => {
    const before = former?.states.find(({ key }) => key === input.key);
    return {
      key: input.key,
      label: input.label.trim(),
      category: input.category,
      color: input.color ?? before?.color ?? defaultColor,
      position,
      archived_at: archivedAt(input, before?.archived_at, now),
    };
  });
  refuseRepeated(
    states.map(({ key }) => key),
    (index, key) => invalid(`${place}.states[${index}].key`, `repeats the state "${key}".`),
  );
  refuseRepeated(
    states.map(({ label }) => label.toLowerCase()),
    (index, label) => invalid(`${place}.states[${index}].label`, `repeats the label "${label}".`),
  );
  for (const category of new Set(states.map((state) => state.category)))
    if (!states.some((state) => state.category === category && state.archived_at === null))
      throw invalid(`${place}.states`, `must keep at least one ${category} state that is not archived.`);
  return states;
}

function settleTransitions(
  { transitions }: CustomObjectLifecycleInput,
  keys: readonly string[],
  fieldKeys: ReadonlySet<string>,
  place: string,
): CustomObjectLifecycle['transitions'] {
  refuseRepeated(
    transitions.map(({ from, to }) => `${from} -> ${to}`),
    (index, pair) => invalid(`${place}.transitions[${index}]`, `repeats the transition ${pair}.`),
  );
  return transitions.map((transition, index) => {
    const at = `${place}.transitions[${index}]`;
    const { from, to, label = null, permission = null, required_fields: required = [] } = transition;
    for (const [side, key] of Object.entries({ from, to }))
      if (!keys.includes(key)) throw invalid(`${at}.${side}`, `must be one of the states ${listed(keys)}.`);
    if (from === to) throw invalid(`${at}.to`, 'must be another state than from.');
    const unknown = required.findIndex((key) => !fieldKeys.has(key));
    if (unknown >= 0)
      throw invalid(
        `${at}.required_fields[${unknown}]`,
        `names "${required[unknown]}", which is not a field of these records.`,
      );
    return {
      from,
      to,
      label: label === null ? null : label.trim(),
      permission,
      required_fields: [...required],
      is_comment_required: transition.is_comment_required ?? false,
    };
  });
}

/** The lifecycle with other keys of the fields that its transitions require. */
export const renameRequired = (
  lifecycle: CustomObjectLifecycle,
  renamed: ReadonlyMap<string, string>,
): CustomObjectLifecycle => ({
  ...lifecycle,
  transitions: lifecycle.transitions.map((transition) => ({
    ...transition,
    required_fields: transition.required_fields.map((key) => renamed.get(key) ?? key),
  })),
});

/** Throws what `problem` makes of the first value that stands twice. */
export function refuseRepeated(
  values: readonly string[],
  problem: (index: number, value: string) => Error,
): void {
  const index = values.findIndex((value, at) => values.indexOf(value) !== at);
  if (index >= 0) throw problem(index, values[index]!);
}
