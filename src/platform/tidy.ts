import { storedId } from '#src/platform/db/query/index.ts';

/** Tags trimmed, each once without regard to case, in the order given. */
export function tidyTags(tags: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const tag of tags.map((each) => each.trim()))
    if (!seen.has(tag.toLowerCase())) seen.set(tag.toLowerCase(), tag);
  return [...seen.values()];
}

/** Ids as they are stored, each once. */
export const tidyIds = (ids: readonly string[]): string[] => [...new Set(ids.map(storedId))];

/** The order that a request asks for: what it names, then what it leaves out as it was. */
export function reordered(former: readonly string[], named: readonly string[]): string[] {
  const first = new Set(named);
  return [...first, ...former.filter((id) => !first.has(id))];
}

/** Whether two tags are the same. */
export const isSameTag = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();
