import type { Operation } from '#generated/operation.ts';
import { parameterDecoders, type Family, type LoadHandlers } from '#src/api/door/index.ts';
import { notImplemented } from '#src/platform/errors/index.ts';
import type { HostedHandler, HostedRoute, RouteContent } from './call.ts';

/** Resolves what no call should have to look up. */
export const buildHostedRoutes = (
  families: readonly Family[],
  loadHandlers: LoadHandlers,
): readonly HostedRoute[] =>
  families.flatMap((family) =>
    family.operations.map((operation) => buildRoute(operation, family, loadHandlers)),
  );

function buildRoute(operation: Operation, family: Family, loadHandlers: LoadHandlers): HostedRoute {
  const { id, address } = operation;
  if (address === undefined) throw new Error(`${id} has no x-address, which every hosted address has.`);
  const isWrite = operation.effect === 'write';
  if (isWrite && address.credential === 'public')
    throw new Error(`${id} writes, but a public address belongs to no agency and is only read.`);
  let handler: HostedHandler | undefined = operation.isPending === true ? notImplemented(id) : undefined;
  return {
    operation,
    address,
    get validators() {
      return family.requests()[id] ?? {};
    },
    path: parameterDecoders('path', operation.pathParams),
    query: parameterDecoders('query', operation.queryParams, isPage(operation)),
    headers: parameterDecoders('header', operation.headerParams ?? []),
    content: contentOf(operation),
    isWrite,
    async loadHandler() {
      if (handler !== undefined) return handler;
      const handlers = (await loadHandlers(family.name)) as Readonly<Record<string, HostedHandler>>;
      handler = handlers[id];
      if (handler === undefined)
        throw new Error(`No handler for ${id}: export it from src/families/${family.name}/hosted.ts.`);
      return handler;
    },
  };
}

function contentOf({ body, content }: Operation): RouteContent | undefined {
  if (body === 'none') return undefined;
  return {
    media: content?.media ?? [{ type: 'application/json', kind: 'json' }],
    ...(content?.maxBytes !== undefined && { maxBytes: content.maxBytes }),
    fields: parameterDecoders('body', content?.fields ?? []),
    files: content?.files ?? [],
  };
}

/** People come to a page by links, which mailers and advertisers add parameters of their own to. */
const isPage = ({ method, answer }: Operation): boolean =>
  method === 'GET' && answer?.mediaTypes.includes('text/html') === true;
