import { isDeepStrictEqual } from 'node:util';
import type { BuilderDiffEntry } from '#generated/types.gen.ts';
import type { Content } from '../kinds/index.ts';

const maxEntries = 500;
const maxPath = 300;

/** What every change of a record changes, and what it shows of other records. */
const passing = new Set([
  'id',
  'revision',
  'content_revision',
  'version',
  'created_at',
  'created_by',
  'updated_at',
  'updated_by',
  'published_at',
  'published_by',
]);

type Value = BuilderDiffEntry['old_value'];

/** What a creation sets: what its body says. */
export const added = (body: Content): BuilderDiffEntry[] => between({}, body);

/** What a deletion takes away. */
export const removed = (before: Content): BuilderDiffEntry[] => between(before, {});

/** Values that differ, by their places in the record, at most 500. Objects and arrays are compared inside; what is only in one of them is told whole. */
export function between(before: Content, after: Content): BuilderDiffEntry[] {
  const entries: BuilderDiffEntry[] = [];
  compare(entries, '', without(before), without(after));
  return entries;
}

const without = (record: Content): Content =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !passing.has(name)));

function compare(entries: BuilderDiffEntry[], path: string, before: unknown, after: unknown): void {
  if (entries.length >= maxEntries || path.length > maxPath || isDeepStrictEqual(before, after)) return;
  if (isContainer(before) && isContainer(after) && Array.isArray(before) === Array.isArray(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    for (const name of names)
      compare(
        entries,
        path === '' ? name : `${path}.${name}`,
        (before as Content)[name],
        (after as Content)[name],
      );
    return;
  }
  const [old, now] = [before ?? null, after ?? null] as [Value, Value];
  if (old === null && now === null) return;
  const change = old === null ? 'added' : now === null ? 'removed' : 'changed';
  entries.push({ path, change, old_value: old, new_value: now });
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;
