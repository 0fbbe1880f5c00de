import { storedId } from '#src/platform/db/query/index.ts';
import { unknownReference } from '#src/platform/errors/index.ts';
import { reordered, tidyIds } from '#src/platform/tidy.ts';

/** Where new parts go: behind `afterId`, first for null, last when it is not given. 400 when there is no such part. */
export function indexAfter(
  ids: readonly string[],
  afterId: string | null | undefined,
  place: string,
  what: string,
): number {
  if (afterId === undefined) return ids.length;
  if (afterId === null) return 0;
  const at = ids.indexOf(storedId(afterId));
  if (at < 0) throw unknownReference(place, afterId, what);
  return at + 1;
}

/** The order that a request asks for; 400 for a part that there is not. */
export function wishedOrder(ids: readonly string[], wished: readonly string[], noun: string): string[] {
  const named = tidyIds(wished);
  const stray = wished.findIndex((id) => !ids.includes(storedId(id)));
  if (stray >= 0) throw unknownReference(`body.ids[${stray}]`, wished[stray]!, `a ${noun}`);
  return reordered(ids, named);
}
