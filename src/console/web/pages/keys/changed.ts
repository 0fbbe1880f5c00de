import {
  listApiKeysQueryKey,
  listServiceAccountsQueryKey,
} from '#generated/console/client/@tanstack/react-query.gen.ts';
import { changed } from '../../app/queries.ts';

/** Keys and the accounts that they belong to tell of each other, so both are loaded again. */
export const keysChanged = (): Promise<unknown> =>
  changed(listApiKeysQueryKey(), listServiceAccountsQueryKey());
