import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

const isWorthAnotherTry = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

export const queries = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 15_000, retry: (failures, error) => failures < 2 && isWorthAnotherTry(error) },
    mutations: { retry: false },
  },
});

/** Loads again what these operations answered, whatever they were asked for. */
export const changed = (
  ...keys: readonly (readonly [{ readonly _id: string }, ...unknown[]])[]
): Promise<unknown> => {
  const ids = new Set(keys.map(([{ _id }]) => _id));
  return queries.invalidateQueries({
    predicate: ({ queryKey }) => ids.has((queryKey[0] as { readonly _id?: string })._id ?? ''),
  });
};
