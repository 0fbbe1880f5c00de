import type { Family as ContractFamily, Operation, RequestValidators } from '#generated/operation.ts';
import type { Handler, Route } from './call.ts';
import { notImplemented } from '#src/platform/errors/index.ts';
import { parameterDecoders } from './decode-parameters.ts';

/** What the door needs of a family of the contract. */
export type Family = Pick<ContractFamily, 'name' | 'operations' | 'requests'>;

/** Loads a family's handlers by operationId; `generated/handlers.ts` holds their exact types. */
export type LoadHandlers = (family: string) => Promise<object>;

/** What is written there decides who may call and what they may do: members, their levels, keys, grants and sessions. */
const rightsFamilies: ReadonlySet<string> = new Set(['organization', 'api-keys', 'oauth-grants', 'session']);

/** Resolves at start what no call should have to look up. */
export function buildRoutes(
  families: readonly Family[],
  loadHandlers: LoadHandlers,
): ReadonlyMap<string, Route> {
  const routes = families.flatMap((family) =>
    family.operations.map((operation) => buildRoute(operation, family, loadHandlers)),
  );
  return new Map(routes.map((route) => [route.operation.id, route]));
}

function buildRoute(operation: Operation, family: Family, loadHandlers: LoadHandlers): Route {
  if (operation.isPublic)
    throw new Error(
      `${operation.id} has \`security: []\`, but every operation runs in the scope of its caller's agency.`,
    );
  const isWrite = operation.effect === 'write';
  let validators: RequestValidators | undefined;
  let handler: Handler | undefined = operation.isPending === true ? notImplemented(operation.id) : undefined;
  return {
    operation,
    get handler() {
      return handler;
    },
    async loadHandler() {
      const handlers = (await loadHandlers(family.name)) as Readonly<Record<string, Handler | undefined>>;
      handler = handlers[operation.id];
      if (handler !== undefined) return handler;
      throw new Error(
        `No handler for ${operation.id}: export it from src/families/${family.name}/index.ts, or console.ts if it is the console's.`,
      );
    },
    get validators() {
      return (validators ??= family.requests()[operation.id] ?? {});
    },
    path: parameterDecoders('path', operation.pathParams),
    query: parameterDecoders('query', operation.queryParams),
    headers: parameterDecoders('header', operation.headerParams ?? []),
    isWrite,
    isAboutRights: isWrite && rightsFamilies.has(family.name),
  };
}
