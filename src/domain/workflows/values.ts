import { isDeepStrictEqual } from 'node:util';
import { ExpressionFault, type Path } from './syntax.ts';

/** A JSON value, which is all that expressions know. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

export const isTruthy = (value: Value): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== false && value !== '' && value !== 0;

export function toNumber(value: Value): number {
  if (value === null || value === '') return 0;
  const number = typeof value === 'object' ? amountOf(value) : Number(value);
  if (!Number.isFinite(number)) throw new ExpressionFault(`${shown(value)} is not a number.`);
  return number;
}

/** Money counts by its amount in minor units. */
const amountOf = (value: Value): number =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  typeof value['amount_minor'] === 'number'
    ? value['amount_minor']
    : Number.NaN;

export function toText(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return String(value);
  return Array.isArray(value) && value.every((each) => typeof each !== 'object' || each === null)
    ? value.map(toText).join(', ')
    : JSON.stringify(value);
}

export function toList(value: Value): Value[] {
  if (value === null) return [];
  if (!Array.isArray(value)) throw new ExpressionFault(`${shown(value)} is not a list.`);
  return value;
}

const instant = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}.*)?$/;

/** The instant of a text such as `2026-03-02` or `2026-03-02T14:05:09Z`, in milliseconds; undefined for any other value. */
export function instantOf(value: Value): number | undefined {
  if (typeof value !== 'string' || !instant.test(value)) return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : time;
}

/** Negative when the first comes first; null when the two cannot be compared. */
export function compare(one: Value, other: Value): number | null {
  if (one === null || other === null) return null;
  const times = [instantOf(one), instantOf(other)];
  if (times[0] !== undefined && times[1] !== undefined) return times[0] - times[1];
  const numbers = [numberOf(one), numberOf(other)];
  if (numbers[0] !== undefined && numbers[1] !== undefined) return numbers[0] - numbers[1];
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : one > other ? 1 : 0;
  return null;
}

function numberOf(value: Value): number | undefined {
  if (typeof value === 'boolean' || value === '') return undefined;
  const number = typeof value === 'object' ? amountOf(value) : Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/** As people mean it: `"10"` is 10, `"true"` is true, and two ways to write an instant are the same. */
export function isEqual(one: Value, other: Value): boolean {
  if (isDeepStrictEqual(one, other)) return true;
  if (one === null || other === null || typeof one === 'object' || typeof other === 'object') return false;
  if (typeof one === 'boolean' || typeof other === 'boolean') return String(one) === String(other);
  if (typeof one === 'number' || typeof other === 'number') return compare(one, other) === 0;
  const times = [instantOf(one), instantOf(other)];
  return times[0] !== undefined && times[0] === times[1];
}

export const isEmpty = (value: Value): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

const maxShown = 60;
const shown = (value: Value): string => JSON.stringify(value).slice(0, maxShown);

/** What stands at the end of a path; null where it leads nowhere. Only values' own properties count. */
export function valueAt(scope: unknown, path: Path): Value {
  let value: unknown = scope;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return null;
    if (Array.isArray(value)) {
      if (step === 'length') value = value.length;
      else value = value[Number(step)];
    } else value = Object.hasOwn(value, step) ? (value as Record<string, unknown>)[step] : null;
  }
  return (value ?? null) as Value;
}
