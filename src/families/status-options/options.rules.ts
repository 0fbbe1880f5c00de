import type {
  StatusOption,
  StatusOptionCategory,
  StatusOptionInput,
  StatusOptionReplacements,
} from '#generated/types.gen.ts';
import { counted } from '#src/platform/counted.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import { archivedAt } from '#src/domain/options/index.ts';
import type { StatusRecordKind } from '#src/domain/status-options/index.ts';

/** The fixed categories of each kind, each of which keeps an option in use (domain model §1.2, §2, §3.1, §5). */
export const categoriesOf: Readonly<Record<StatusRecordKind, readonly StatusOptionCategory[]>> = {
  task: ['todo', 'active', 'on_hold', 'done', 'cancelled'],
  task_stage: ['pending', 'ready', 'in_progress', 'completed', 'skipped', 'cancelled'],
  ticket: ['new', 'open', 'pending', 'on_hold', 'resolved', 'closed'],
  escalation: ['open', 'in_progress', 'waiting', 'resolved', 'closed'],
};

type Nouns = readonly [one: string, several: string];

/** How messages call records of the kind. */
export const nounsOf: Readonly<Record<StatusRecordKind, Nouns>> = {
  task: ['task', 'tasks'],
  task_stage: ['stage', 'stages'],
  ticket: ['ticket', 'tickets'],
  escalation: ['escalation', 'escalations'],
};

export const recordKinds = Object.keys(categoriesOf) as StatusRecordKind[];

/** The options that `inputs` describe: position by place, and the instant of archiving kept. 400 for what breaks a rule. */
export function buildOptions(
  kind: StatusRecordKind,
  inputs: readonly StatusOptionInput[],
  existing: readonly StatusOption[],
  now: Date,
): StatusOption[] {
  const known = new Map(existing.map((option) => [option.key, option]));
  const options = inputs.map((input, position): StatusOption => ({
    key: input.key,
    label: input.label.trim(),
    color: input.color,
    category: input.category,
    position,
    is_default: input.is_default ?? false,
    archived_at: archivedAt(input, known.get(input.key)?.archived_at, now),
  }));
  const seen = new Set<string>();
  for (const [place, option] of options.entries()) {
    if (seen.has(option.key))
      throw invalid(`body.options[${place}].key`, `repeats "${option.key}"; each option needs a unique key.`);
    seen.add(option.key);
    requireCategory(kind, option, known.get(option.key), place);
  }
  requireOneDefault(options);
  requireEveryCategory(kind, options);
  return options;
}

function requireCategory(
  kind: StatusRecordKind,
  { key, category }: StatusOption,
  former: StatusOption | undefined,
  place: number,
): void {
  const at = `body.options[${place}].category`;
  if (!categoriesOf[kind].includes(category))
    throw invalid(at, `must be one of ${categoriesOf[kind].join(', ')} for ${nounsOf[kind][1]}.`);
  if (former === undefined || former.category === category) return;
  throw invalid(
    at,
    `cannot change: "${key}" belongs to ${former.category}. Archive it and add another option.`,
  );
}

function requireOneDefault(options: readonly StatusOption[]): void {
  const defaults = options.filter((option) => option.is_default);
  if (defaults.length === 1 && defaults[0]!.archived_at === null) return;
  throw invalid('body.options', 'must have exactly one option with is_default, and it must be unarchived.');
}

function requireEveryCategory(kind: StatusRecordKind, options: readonly StatusOption[]): void {
  const empty = categoriesOf[kind].filter(
    (category) => !options.some((option) => option.category === category && option.archived_at === null),
  );
  if (empty.length > 0)
    throw invalid(
      'body.options',
      `must keep at least one unarchived option in each category; ${empty.join(' and ')} would have none.`,
    );
}

/** An option that is out of use afterwards. */
export interface RetiredOption {
  readonly option: StatusOption;
  /** Left out, or archived only now: records that still have it need another. */
  readonly isNews: boolean;
  readonly isGone: boolean;
}

export function retiredOptions(
  existing: readonly StatusOption[],
  options: readonly StatusOption[],
): RetiredOption[] {
  const next = new Map(options.map((option) => [option.key, option]));
  return existing
    .filter(({ key }) => next.get(key)?.archived_at !== null)
    .map((option) => {
      const isGone = !next.has(option.key);
      return { option, isGone, isNews: isGone || option.archived_at === null };
    });
}

/**
 * Which key records get instead of which, both those that need a decision and those that nobody decides about any more
 * (deleted ones, finished stages of a template): these take the named replacement too, and without one keep an archived
 * option, or get the usual one of the category in place of one that is gone.
 *
 * 400 for replacements that make no sense, 409 for options in use that nothing replaces. `inUse` counts by key.
 */
export function planMoves(
  options: readonly StatusOption[],
  retired: readonly RetiredOption[],
  replacements: StatusOptionReplacements,
  inUse: ReadonlyMap<string, number>,
  nouns: Nouns,
): Map<string, string> {
  const targets = Object.entries(replacements).map(
    ([from, to]) => [from, requireTarget(options, retired, from, to)] as const,
  );
  const moves = new Map(targets);
  const stranded = retired.filter(
    ({ option: { key }, isNews }) => isNews && !moves.has(key) && (inUse.get(key) ?? 0) > 0,
  );
  if (stranded.length > 0) {
    const [one, several] = nouns;
    const counts = stranded
      .map(({ option: { key } }) => `${counted(inUse.get(key)!, `${one} has`, `${several} have`)} "${key}"`)
      .join(', ');
    throw conflict(`${counts}. Set a replacement for each option in replacements.`);
  }
  for (const { option, isGone } of retired)
    if (isGone && !moves.has(option.key)) moves.set(option.key, usualOf(options, option.category));
  return moves;
}

function requireTarget(
  options: readonly StatusOption[],
  retired: readonly RetiredOption[],
  from: string,
  to: string | undefined,
): string {
  const place = `body.replacements.${from}`;
  const former = retired.find(({ option }) => option.key === from)?.option;
  if (former === undefined) throw invalid(place, 'is not an option that this request archives or omits.');
  const target = options.find((option) => option.key === to);
  if (target === undefined || target.archived_at !== null)
    throw invalid(place, `must name an unarchived option of the request, not "${to ?? ''}".`);
  if (target.category !== former.category)
    throw invalid(
      place,
      `must name an option of the category ${former.category}, like "${from}"; "${target.key}" belongs to ${target.category}.`,
    );
  return target.key;
}

function usualOf(options: readonly StatusOption[], category: string): string {
  const usable = options.filter((option) => option.category === category && option.archived_at === null);
  return (usable.find((option) => option.is_default) ?? usable[0]!).key;
}
