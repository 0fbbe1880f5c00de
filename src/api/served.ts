import { families } from '#generated/operations.ts';
import { loadHandlers as loadPublicHandlers } from '#generated/handlers.ts';
import { loadResponses as loadPublic } from '#generated/responses.ts';
import { families as consoleFamilies } from '#generated/console/operations.ts';
import { loadHandlers as loadConsoleHandlers } from '#generated/console/handlers.ts';
import { loadResponses as loadConsole } from '#generated/console/responses.ts';
import type { Family, LoadHandlers, ResponseValidators } from '#src/api/door/index.ts';

/** The console's contract also names operations of the public one, which are served already. */
const publicIds = new Set<string>(families.flatMap(({ operations }) => operations.map(({ id }) => id)));
const ownConsoleFamilies = consoleFamilies
  .map((family): Family => ({
    ...family,
    operations: family.operations.filter(({ id }) => !publicIds.has(id)),
  }))
  .filter(({ operations }) => operations.length > 0);

type Loaders = Readonly<Record<string, (() => Promise<object>) | undefined>>;

async function loadHandlers(family: string): Promise<object> {
  const [ofPublic, ofConsole] = await Promise.all([
    (loadPublicHandlers as Loaders)[family]?.(),
    (loadConsoleHandlers as Loaders)[family]?.(),
  ]);
  return { ...ofPublic, ...ofConsole };
}

/** Every operation that is served over HTTP, those of the public contract and those of the console alone, and their handlers. */
export const served: { readonly families: readonly Family[]; readonly loadHandlers: LoadHandlers } = {
  families: [...families, ...ownConsoleFamilies],
  loadHandlers,
};

/** The validators of a family's answers in both contracts. */
export async function loadResponses(family: string): Promise<ResponseValidators> {
  const [ofConsole, ofPublic] = await Promise.all([loadConsole[family]?.(), loadPublic[family]?.()]);
  return { ...ofConsole, ...ofPublic };
}
