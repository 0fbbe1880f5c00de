import type { Operation, RequestValidators } from '#generated/operation.ts';
import type { Handler, Route } from './call.ts';
import { notImplemented } from '#src/platform/errors/not-implemented.ts';
import { parameterDecoders } from './decode-parameters.ts';

/** One family of the contract, as `generated/operations.ts` lists them. */
export interface Family {
  readonly name: string;
  readonly operations: readonly Operation[];
  /** Loads the validators of its requests, when the first call comes. */
  readonly requests: () => Readonly<Record<string, RequestValidators>>;
}

/** Family → operationId → handler, as `generated/handlers.ts` gathers them; that file holds the exact types. */
export type Handlers = object;
type HandlerTable = Readonly<Record<string, Readonly<Record<string, Handler>> | undefined>>;

/** What is written there decides who may call and what they may do: members, their levels, keys, grants and sessions. */
const rightsFamilies: ReadonlySet<string> = new Set(['organization', 'api-keys', 'oauth-grants', 'session']);

/** Resolves at start what no call should have to look up. */
export function buildRoutes(families: readonly Family[], handlers: Handlers): ReadonlyMap<string, Route> {
  const routes = families.flatMap((family) =>
    family.operations.map((operation) => buildRoute(operation, family, handlers)),
  );
  return new Map(routes.map((route) => [route.operation.id, route]));
}

function buildRoute(operation: Operation, family: Family, handlers: Handlers): Route {
  const handler =
    (handlers as HandlerTable)[family.name]?.[operation.id] ??
    (operation.isPending === true ? notImplemented(operation.id) : undefined);
  if (handler === undefined)
    throw new Error(
      `No handler for ${operation.id}: export it from src/families/${family.name}/index.ts, or console.ts if it is the console's.`,
    );
  if (operation.isPublic)
    throw new Error(
      `${operation.id} has \`security: []\`, but every operation runs in the scope of its caller's agency.`,
    );
  const isWrite = operation.effect === 'write';
  let validators: RequestValidators | undefined;
  return {
    operation,
    handler,
    get validators() {
      return (validators ??= family.requests()[operation.id] ?? {});
    },
    path: parameterDecoders('path', operation.pathParams),
    query: parameterDecoders('query', operation.queryParams),
    isWrite,
    isAboutRights: isWrite && rightsFamilies.has(family.name),
  };
}
