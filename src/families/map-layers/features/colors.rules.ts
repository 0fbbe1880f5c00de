import type { MapColorRule } from '#generated/types.gen.ts';

/** The colour of the first rule that holds for a value; null for none. A list matches with any of its values. */
export function colorFor(rules: readonly MapColorRule[], value: unknown): string | null {
  const values = Array.isArray(value) && value.length > 0 ? (value as readonly unknown[]) : [plain(value)];
  return rules.find((rule) => values.some((each) => matches(rule, each)))?.color ?? null;
}

/** No value, whatever the store has for it. */
const plain = (value: unknown): unknown =>
  value === undefined || (Array.isArray(value) && value.length === 0) ? null : value;

function matches({ value: wanted, from, to }: MapColorRule, value: unknown): boolean {
  if (wanted !== undefined && wanted !== value) return false;
  if (from === undefined && to === undefined) return true;
  return (
    typeof value === 'number' && (from === undefined || value >= from) && (to === undefined || value < to)
  );
}
