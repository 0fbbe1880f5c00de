import { isDeepStrictEqual } from 'node:util';

/** What a change changed, as events and the audit trail carry it (domain model §16.1). */
export interface Changes {
  /** Paths that changed, sorted; custom values as `field_values.<key>`. */
  _changed_fields: string[];
  /** Former values of those paths, for scalar values up to 1 KiB. */
  _previous: Record<string, Scalar>;
}

export type Scalar = string | number | boolean | null;
type Fields = Readonly<Record<string, unknown>>;

const largestPreviousBytes = 1024;

/**
 * Compares a record before and after a change in its `tracked` properties. Name `field_values` among them to compare
 * custom values key by key. Absent and null are the same. `null` means that nothing changed: emit nothing then.
 *
 * Both sides must be in the same representation, the one of the contract: `diff(before, after, ['name', 'field_values'])`.
 */
export function diff(before: object, after: object, tracked: readonly string[]): Changes | null {
  const changed = new Map<string, unknown>();
  for (const name of tracked) {
    if (name === 'field_values')
      compare(asFields(valueOf(before, name)), asFields(valueOf(after, name)), 'field_values.', changed);
    else compareOne(valueOf(before, name), valueOf(after, name), name, changed);
  }
  return changed.size === 0 ? null : changesOf([...changed.keys()], Object.fromEntries(changed));
}

/** Brings hand-made changes into the form that events have: sorted, each path once, former values scalar and small. */
export function changesOf(changedFields: readonly string[], previous: Fields): Changes {
  const paths = [...new Set(changedFields)].sort();
  const kept = paths.filter((path) => Object.hasOwn(previous, path) && isSmallScalar(previous[path]));
  return {
    _changed_fields: paths,
    _previous: Object.fromEntries(kept.map((path) => [path, previous[path] as Scalar])),
  };
}

function compare(before: Fields, after: Fields, prefix: string, changed: Map<string, unknown>): void {
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    compareOne(before[key] ?? null, after[key] ?? null, prefix + key, changed);
  }
}

function compareOne(before: unknown, after: unknown, path: string, changed: Map<string, unknown>): void {
  if (!isDeepStrictEqual(before, after)) changed.set(path, before);
}

function isSmallScalar(value: unknown): value is Scalar {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return true;
  return typeof value === 'string' && Buffer.byteLength(value) <= largestPreviousBytes;
}

const valueOf = (record: object, name: string): unknown => (record as Fields)[name] ?? null;
const asFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
