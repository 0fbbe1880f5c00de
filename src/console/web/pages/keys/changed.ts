import { listApiKeysQueryKey, listServiceAccountsQueryKey } from '#generated/console/client/@tanstack/react-query.gen.ts';
import { queries } from '../../app/queries.ts';

/** Keys and the accounts that they belong to tell of each other, so both are loaded again. */
export const keysChanged = (): Promise<unknown> => Promise.all(
  [listApiKeysQueryKey(), listServiceAccountsQueryKey()].map(([{ _id }]) => queries.invalidateQueries({ predicate: ({ queryKey }) => (queryKey[0] as { _id?: string })._id === _id })),
);
