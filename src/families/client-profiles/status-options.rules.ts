import type {
  ClientStatusCategory,
  ClientStatusOption,
  ClientStatusOptionInput,
  ClientStatusTransition,
} from '#generated/types.gen.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import { archivedAt } from '#src/domain/options/index.ts';

const categories = ['prospect', 'active', 'inactive'] as const satisfies readonly ClientStatusCategory[];

/** The status options of a new profile (domain model §4.1). */
export const standardOptions: readonly ClientStatusOptionInput[] = [
  { key: 'lead', label: 'Lead', color: '#8a94a6', category: 'prospect', is_default: true },
  { key: 'active_client', label: 'Active client', color: '#1f9d61', category: 'active' },
  { key: 'paused_client', label: 'Paused client', color: '#d9912b', category: 'inactive' },
  { key: 'former_client', label: 'Former client', color: '#6b7280', category: 'inactive' },
  { key: 'lost_lead', label: 'Lost lead', color: '#c2413b', category: 'inactive' },
];

/** The options of a profile as `inputs` describe them: position by place, and the instant of archiving kept. */
export function buildOptions(
  inputs: readonly ClientStatusOptionInput[],
  existing: readonly ClientStatusOption[],
  now: Date,
): ClientStatusOption[] {
  const since = new Map(existing.map((option) => [option.key, option.archived_at]));
  const options = inputs.map((input, position): ClientStatusOption => ({
    key: input.key,
    label: input.label,
    color: input.color,
    category: input.category,
    position,
    is_default: input.is_default ?? false,
    archived_at: archivedAt(input, since.get(input.key), now),
  }));
  requireSoundOptions(options);
  return options;
}

function requireSoundOptions(options: readonly ClientStatusOption[]): void {
  const seen = new Set<string>();
  for (const [place, { key }] of options.entries()) {
    if (seen.has(key))
      throw invalid(`body.status_options[${place}].key`, `repeats "${key}"; each option needs a unique key.`);
    seen.add(key);
  }
  const defaults = options.filter((option) => option.is_default);
  if (defaults.length !== 1 || defaults[0]!.archived_at !== null) {
    throw invalid(
      'body.status_options',
      'must have exactly one option with is_default, and it must be unarchived.',
    );
  }
  const empty = categories.filter(
    (category) => !options.some((option) => option.category === category && option.archived_at === null),
  );
  if (empty.length > 0) {
    throw conflict(
      `Each category must keep at least one unarchived status option; ${empty.join(' and ')} would have none.`,
    );
  }
}

/** The former options that are out of use afterwards: left out, or archived. */
export function retiredKeys(
  existing: readonly ClientStatusOption[],
  options: readonly ClientStatusOption[],
): string[] {
  const usable = new Set(options.filter((option) => option.archived_at === null).map((option) => option.key));
  return existing.map((option) => option.key).filter((key) => !usable.has(key));
}

/** 400 for invalid replacements, 409 for retired options that clients have and that have no replacement. */
export function requireReplacements(
  options: readonly ClientStatusOption[],
  retired: readonly string[],
  replacements: Readonly<Record<string, string | undefined>>,
  clientCounts: ReadonlyMap<string, number>,
): void {
  for (const [from, to] of Object.entries(replacements)) {
    const place = `body.replacements.${from}`;
    if (!retired.includes(from))
      throw invalid(place, 'is not an option that this request archives or omits.');
    const target = options.find((option) => option.key === to);
    if (target === undefined || target.archived_at !== null)
      throw invalid(place, `must name an unarchived option of status_options, not "${to ?? ''}".`);
  }
  const stranded = retired.filter(
    (key) => (clientCounts.get(key) ?? 0) > 0 && replacements[key] === undefined,
  );
  if (stranded.length === 0) return;
  const counts = stranded.map((key) => `${clientCounts.get(key)} clients have "${key}"`).join(', ');
  throw conflict(`${counts}. Set a replacement for each option in replacements.`);
}

/** 400 for a transition between options that the profile does not have, or from an option to itself. */
export function requireKnownTransitions(
  transitions: readonly ClientStatusTransition[] | null | undefined,
  options: readonly ClientStatusOption[],
): void {
  const keys = new Set(options.map((option) => option.key));
  for (const [place, step] of (transitions ?? []).entries()) {
    for (const end of ['from', 'to'] as const) {
      if (!keys.has(step[end]))
        throw invalid(
          `body.allowed_transitions[${place}].${end}`,
          `must be the key of a status option, not "${step[end]}".`,
        );
    }
    if (step.from === step.to)
      throw invalid(`body.allowed_transitions[${place}]`, 'must lead to a different option.');
  }
}

/** Transitions without those that name an option the profile no longer has. */
export function keepKnownTransitions(
  transitions: readonly ClientStatusTransition[] | null,
  options: readonly ClientStatusOption[],
): ClientStatusTransition[] | null {
  const keys = new Set(options.map((option) => option.key));
  return transitions?.filter((step) => keys.has(step.from) && keys.has(step.to)) ?? null;
}
