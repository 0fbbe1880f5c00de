import { useQueries } from '@tanstack/react-query';
import type { ReferenceEntry, ReferenceIndex, ReferenceOperation } from '#generated/reference.types.ts';
import { sessionFetch } from '../../../app/api.ts';
import { useSession } from '../../../app/session.tsx';
import { exampleCall } from '../samples.ts';
import { idNames, listOf } from './lists.ts';
import { mayTry } from '../../../parts/needed.ts';

// Enough for every example; a list answers quickly whatever there is.
const maxRecords = 5;
const maxLists = 8;

/** Ids of records that exist, by the names of the operation's parameters and properties; undefined until all are there. */
export function useKnownIds(
  index: ReferenceIndex,
  entry: ReferenceEntry,
  operation: ReferenceOperation,
): ReadonlyMap<string, readonly string[]> | undefined {
  const { can } = useSession();
  const { path, query, body } = exampleCall(operation);
  const names = idNames({ ...path, ...query, body });
  const lists = new Map(
    names.flatMap((name) => {
      const list = listOf(name, entry, index);
      return list === undefined || !mayTry(list.permission, can) ? [] : [[name, list.path] as const];
    }),
  );
  const paths = [...new Set(lists.values())].slice(0, maxLists);
  const answers = useQueries({
    queries: paths.map((list) => ({
      queryKey: ['ids', list],
      queryFn: () => idsOf(list),
      staleTime: 60_000,
    })),
  });
  if (answers.some(({ isPending }) => isPending)) return undefined;
  const found = new Map(paths.map((list, place) => [list, answers[place]!.data ?? []]));
  return new Map([...lists].map(([name, list]) => [name, found.get(list) ?? []]));
}

async function idsOf(path: string): Promise<string[]> {
  const answer = await sessionFetch(`${path}?limit=${maxRecords}`);
  if (!answer.ok) return [];
  const { data } = (await answer.json()) as { readonly data: readonly { readonly id?: unknown }[] };
  return data.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
}
