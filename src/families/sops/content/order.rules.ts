import { storedId } from '#src/platform/db/query/index.ts';
import { invalid, unknownReference } from '#src/platform/errors/index.ts';

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

/** The order that a request asks for: each part that there is, once. */
export function wishedOrder(ids: readonly string[], wished: readonly string[], noun: string): string[] {
  const order = wished.map(storedId);
  const stray = order.findIndex((id) => !ids.includes(id));
  if (stray >= 0) throw unknownReference(`body.ids[${stray}]`, wished[stray]!, `a ${noun}`);
  const missing = ids.find((id) => !order.includes(id));
  if (missing !== undefined)
    throw invalid('body.ids', `leaves out ${missing}. Name every ${noun} once, in the new order.`);
  const repeated = order.findIndex((id, index) => order.indexOf(id) < index);
  if (repeated >= 0) throw invalid(`body.ids[${repeated}]`, `repeats ${order[repeated]!}.`);
  return order;
}
