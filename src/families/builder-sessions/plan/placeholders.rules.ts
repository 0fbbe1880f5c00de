import type { AnyChange, Content } from '../kinds/index.ts';

/** The id by which other changes refer to what a change creates; undefined when they cannot, or when it names a record that is there. */
export const placeholderOf = (change: AnyChange, isOfTarget: boolean): string | undefined =>
  change.action === 'create' && !isOfTarget ? change.target_id?.toLowerCase() : undefined;

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** Everything that a change refers to, itself included, in lower case. */
export const idsIn = (value: unknown): ReadonlySet<string> =>
  new Set((JSON.stringify(value) ?? '').match(uuid)?.map((id) => id.toLowerCase()));

/** The same with other ids in place of those of the map, as with real ones in place of placeholders, wherever these stand: as values, as keys, and within texts such as formulas. */
export function withRealIds<T extends Content>(value: T, ids: ReadonlyMap<string, string>): T {
  if (ids.size === 0) return value;
  const text = JSON.stringify(value).replaceAll(uuid, (id) => ids.get(id.toLowerCase()) ?? id);
  return JSON.parse(text) as T;
}
