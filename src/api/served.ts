import { families } from '#generated/operations.ts';
import { handlers } from '#generated/handlers.ts';
import { loadResponses as loadPublic } from '#generated/responses.ts';
import { families as consoleFamilies } from '#generated/console/operations.ts';
import { handlers as consoleHandlers } from '#generated/console/handlers.ts';
import { loadResponses as loadConsole } from '#generated/console/responses.ts';
import type { ResponseValidators } from './door/response-check.ts';
import type { Family, Handlers } from './door/routes.ts';

/** The console's contract also names operations of the public one, which are served already. */
const publicIds = new Set<string>(families.flatMap(({ operations }) => operations.map(({ id }) => id)));
const ownConsoleFamilies = consoleFamilies
  .map((family): Family => ({
    ...family,
    operations: family.operations.filter(({ id }) => !publicIds.has(id)),
  }))
  .filter(({ operations }) => operations.length > 0);

const names = new Set([...Object.keys(handlers), ...Object.keys(consoleHandlers)]);
const of = (all: object, name: string): object => (all as Record<string, object>)[name] ?? {};

/** Every operation that is served over HTTP, those of the public contract and those of the console alone, and their handlers. */
export const served: { readonly families: readonly Family[]; readonly handlers: Handlers } = {
  families: [...families, ...ownConsoleFamilies],
  handlers: Object.fromEntries(
    [...names].map((name) => [name, { ...of(handlers, name), ...of(consoleHandlers, name) }]),
  ),
};

/** The validators of a family's answers in both contracts. */
export async function loadResponses(family: string): Promise<ResponseValidators> {
  const [ofConsole, ofPublic] = await Promise.all([loadConsole[family]?.(), loadPublic[family]?.()]);
  return { ...ofConsole, ...ofPublic };
}
