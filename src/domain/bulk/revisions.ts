import type { ExpectedRevisions } from '#generated/types.gen.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid } from '#src/platform/errors/index.ts';

/**
 * The revision that the caller last read of each record of a bulk request; undefined for a record without one. A body has them
 * by id, a query in the order of its ids.
 * Errors: 400 when they do not belong to the ids.
 */
export function expectedRevisions(
  ids: readonly string[],
  given: readonly number[] | ExpectedRevisions | undefined,
): (id: string) => number | undefined {
  if (given === undefined) return () => undefined;
  const revisions = isList(given) ? inOrder(ids, given) : byId(ids, given);
  return (id) => revisions.get(storedId(id));
}

const isList = (given: readonly number[] | ExpectedRevisions): given is readonly number[] =>
  Array.isArray(given);

function inOrder(ids: readonly string[], given: readonly number[]): Map<string, number> {
  if (given.length !== ids.length)
    throw invalid(
      'query.expected_revision',
      `has ${given.length} revisions, but "id" names ${ids.length} records. Give one for each, in the same order.`,
    );
  return new Map(ids.map((id, index) => [storedId(id), given[index]!]));
}

function byId(ids: readonly string[], given: ExpectedRevisions): Map<string, number> {
  const known = new Set(ids.map((id) => storedId(id)));
  const revisions = Object.entries(given).map(([id, revision]) => [storedId(id), revision!] as const);
  const stray = revisions.find(([id]) => !known.has(id));
  if (stray !== undefined)
    throw invalid(`body.expected_revisions.${stray[0]}`, 'is not one of the records of body.ids.');
  return new Map(revisions);
}
