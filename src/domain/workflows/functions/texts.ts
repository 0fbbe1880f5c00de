import { isEqual, toNumber, toText, type Value } from '../values.ts';
import { ofValues, type ExpressionFunction } from './declare.ts';

const maxParts = 10_000;

const ofText = (change: (text: string) => string): ExpressionFunction =>
  ofValues(1, 1, (evaluation, value = null) => evaluation.text(change(toText(value))));

/** From and to count from 0; negative ones from the end. */
function slice(value: Value, from: Value, to: Value): Value {
  const end = to === null ? undefined : Math.trunc(toNumber(to));
  const part = Array.isArray(value) ? value : toText(value);
  return part.slice(Math.trunc(toNumber(from)), end) as Value;
}

export const texts = {
  upper: ofText((text) => text.toUpperCase()),
  lower: ofText((text) => text.toLowerCase()),
  trim: ofText((text) => text.trim()),
  replace: ofValues(3, 3, (evaluation, text = null, old = null, wanted = null) => {
    const [whole, from, to] = [toText(text), toText(old), toText(wanted)];
    if (from === '') return whole;
    const parts = whole.split(from);
    // What it would become is measured before it is made.
    evaluation.take(parts.length + Math.ceil((parts.length * to.length) / 100));
    return evaluation.text(parts.join(to));
  }),
  split: ofValues(2, 2, (evaluation, text = null, separator = null) => {
    const parts = toText(text).split(toText(separator), maxParts);
    evaluation.take(parts.length);
    return parts;
  }),
  starts_with: ofValues(2, 2, (_, text = null, start = null) => toText(text).startsWith(toText(start))),
  length: ofValues(1, 1, (_, value = null) =>
    Array.isArray(value) ? value.length : [...toText(value)].length,
  ),
  contains: ofValues(2, 2, (evaluation, value = null, part = null) => {
    if (!Array.isArray(value)) return toText(value).toLowerCase().includes(toText(part).toLowerCase());
    evaluation.take(value.length);
    return value.some((each) => isEqual(each, part));
  }),
  slice: ofValues(2, 3, (_, value = null, from = null, to = null) => slice(value, from, to)),
} satisfies Record<string, ExpressionFunction>;
