import { loadHandlers } from '#generated/hosted/handlers.ts';
import { families } from '#generated/hosted/operations.ts';
import { loadResponses } from '#generated/hosted/responses.ts';
import type { ResponseValidators, Family, LoadHandlers } from '#src/api/door/index.ts';

type Loaders = Readonly<Record<string, (() => Promise<object>) | undefined>>;

/** Every hosted address and its handlers. Loaded by the first call of one. */
export const servedHosted: { readonly families: readonly Family[]; readonly loadHandlers: LoadHandlers } = {
  families,
  loadHandlers: async (family) => (await (loadHandlers as Loaders)[family]?.()) ?? {},
};

/** The validators of a family's answers. */
export const loadHostedResponses = async (family: string): Promise<ResponseValidators> =>
  (await loadResponses[family]?.()) ?? {};
