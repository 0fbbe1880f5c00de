import type { FilterCondition, FilterGroup } from '#generated/types.gen.ts';
import type { ExpressionKind } from '#src/domain/field-values/index.ts';

/** A row as plain values: null for none, and for lists and parts whether there is something in them. */
export type Row = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;

interface Evaluation {
  readonly kindOf: (field: string) => ExpressionKind;
  /** What the agency's clocks show at an instant, and at a time told from now: `2026-03-28T13:00:00.000`. */
  readonly clockAt: (instant: string) => string;
  readonly clockOf: (relative: string) => string | undefined;
}

/** Whether a row meets a filter, said a second time and as plainly as possible. */
export function holds(group: FilterGroup, row: Row, evaluation: Evaluation): boolean {
  const parts = [
    ...(group.conditions ?? []).map((condition) =>
      meets(condition, row[condition.field] ?? null, evaluation),
    ),
    ...((group.groups ?? []) as FilterGroup[]).map((inner) => holds(inner, row, evaluation)),
  ];
  return parts.length === 0 || (group.logical_operator === 'OR' ? parts.some(Boolean) : parts.every(Boolean));
}

function meets(
  { field, operator, value }: FilterCondition,
  held: Row[string],
  evaluation: Evaluation,
): boolean {
  const kind = evaluation.kindOf(field);
  const isEmpty = held === null || (Array.isArray(held) && held.length === 0);
  if (operator === 'is_empty') return isEmpty;
  if (operator === 'is_not_empty') return !isEmpty;
  const wanted = [value].flat();
  const order = (one: unknown): number | undefined =>
    isEmpty ? undefined : compare(kind, held, one, evaluation);
  const isAny = Array.isArray(held)
    ? wanted.some((one) => held.includes(String(one).toLowerCase()) || held.includes(String(one)))
    : wanted.some((one) => order(one) === 0);
  const passes = (test: (order: number) => boolean, index = 0): boolean => {
    const found = order(wanted[index]);
    return found !== undefined && test(found);
  };
  const text = String(held).toLowerCase();
  switch (operator) {
    case 'equals':
    case 'in_list':
      return isAny;
    case 'not_equals':
    case 'not_in_list':
      return !isAny;
    case 'contains':
      return Array.isArray(held) ? isAny : !isEmpty && text.includes(String(value).toLowerCase());
    case 'starts_with':
      return !isEmpty && text.startsWith(String(value).toLowerCase());
    case 'greater_than':
      return passes((found) => found > 0);
    case 'greater_or_equal':
      return passes((found) => found >= 0);
    case 'less_than':
      return passes((found) => found < 0);
    case 'less_or_equal':
      return passes((found) => found <= 0);
    case 'between':
      return passes((found) => found >= 0) && passes((found) => found <= 0, 1);
  }
}

/** Below zero when what a row holds comes before what is wanted. */
function compare(
  kind: ExpressionKind,
  held: Row[string],
  wanted: unknown,
  { clockAt, clockOf }: Evaluation,
): number {
  if (kind === 'number') return Number(held) - Number(wanted);
  if (kind === 'date') return ordered(String(held), clockOf(String(wanted))?.slice(0, 10) ?? String(wanted));
  if (kind === 'instant') {
    const clock =
      clockOf(String(wanted)) ??
      (/^\d{4}-\d\d-\d\d$/.test(String(wanted)) ? `${String(wanted)}T00:00:00.000` : undefined);
    return clock === undefined
      ? Date.parse(String(held)) - Date.parse(String(wanted))
      : ordered(clockAt(String(held)), clock);
  }
  if (kind === 'reference') return ordered(String(held), String(wanted).toLowerCase());
  return ordered(String(held), String(wanted));
}

const ordered = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
