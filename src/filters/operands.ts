import type { FilterValue } from '#generated/types.gen.ts';
import type { ExpressionKind } from '#src/field-values/index.ts';
import { storedId } from '#src/db/ids.ts';
import { invalid } from '#src/errors/problem.ts';

export type Operand = string | number | boolean;

/** Brings the value of a condition to the form that its column compares with; 400 that names the place otherwise. */
export function readOperand(kind: ExpressionKind, value: unknown, place: string): Operand {
  switch (kind) {
    case 'number':
      return readNumber(value, place);
    case 'boolean':
      return readFlag(value, place);
    case 'date':
      if (typeof value === 'string' && isDay(value)) return value;
      throw invalid(place, 'must be a date of the form YYYY-MM-DD.');
    case 'instant':
      return readInstant(value, place);
    case 'reference':
      if (typeof value === 'string') return storedId(value);
      throw invalid(place, 'must be an id.');
    default:
      if (typeof value === 'string') return value;
      throw invalid(place, 'must be text.');
  }
}

/** The values of `in_list`, `not_in_list` and, exactly two, of `between`. */
export function readOperands(kind: ExpressionKind, value: FilterValue | undefined, place: string): Operand[] {
  if (!Array.isArray(value)) throw invalid(place, 'must be a list of values.');
  return value.map((item, index) => readOperand(kind, item, `${place}[${index}]`));
}

/** A number, or the same written as text, as values of a filter often come from a form. */
function readNumber(value: unknown, place: string): number {
  const number = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number') throw invalid(place, 'must be a number.');
  return number;
}

function readFlag(value: unknown, place: string): boolean {
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  throw invalid(place, 'must be true or false.');
}

/** An instant; a day alone stands for its beginning in UTC. */
function readInstant(value: unknown, place: string): string {
  if (typeof value === 'string' && isDay(value)) return `${value}T00:00:00.000Z`;
  const instant = typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/i.test(value) ? new Date(value) : undefined;
  if (instant === undefined || Number.isNaN(instant.getTime())) throw invalid(place, 'must be an instant of the form 2026-03-02T14:05:09Z, or a day.');
  return instant.toISOString();
}

function isDay(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
