import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress, requestIdFrom } from '#src/api/request/index.ts';
import { problem } from '#src/platform/errors/index.ts';
import { allowOrigins } from './cors.ts';
import { resourceMetadata, serverMetadata } from './metadata.ts';
import type { OAuthRequest } from './origin.ts';
import { register } from './register.ts';
import { sendJson } from './send-json.ts';
import type { AuthorizationServer, AuthorizationServerOptions } from './server.ts';
import { paths } from './settings.ts';

export interface OAuthOptions extends Omit<AuthorizationServerOptions, 'base'> {
  /** Public address of the service; known once it listens. */
  readonly base: () => string;
  /** Proxies in front of the service whose word about the caller's address counts. */
  readonly trustedProxies: number;
  /** Counts a request for a document that anybody may read; refuses it when there were too many. */
  readonly limitDiscovery: (request: IncomingMessage) => Promise<void>;
}

const metadataSeconds = 3600;
const interactionPath =
  /^\/oauth\/interaction\/([\w-]{10,100})(?:\/(sign-in|second-step|consent|switch|cancel))?$/;
const resumePath = /^\/oauth\/authorize\/[\w-]{10,100}$/;

/**
 * The authorization server's addresses. Answers false for what is not among them. Metadata and registration need nothing
 * else; what signs people in and makes tokens is loaded with the first request for it, so that a start does not wait.
 */
export function createOAuth(
  options: OAuthOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  let loading: Promise<AuthorizationServer> | undefined;
  const server = (): Promise<AuthorizationServer> => {
    loading ??= import('./server.ts').then(({ createAuthorizationServer }) =>
      createAuthorizationServer({ ...options, base: options.base() }),
    );
    // What failed for want of the database is tried again with the next request.
    loading.catch(() => (loading = undefined));
    return loading;
  };

  const endpoints: Readonly<Record<string, { methods: readonly string[]; isOpen?: true; serve: Serve }>> = {
    [paths.register]: {
      methods: ['POST'],
      isOpen: true,
      serve: (request, response, { origin }) => register(request, response, { ...options, origin }),
    },
    [paths.token]: {
      methods: ['POST'],
      isOpen: true,
      serve: async (request, response, context) => (await server()).exchange(request, response, context),
    },
    [paths.revoke]: {
      methods: ['POST'],
      isOpen: true,
      serve: async (request, response, context) => (await server()).exchange(request, response, context),
    },
    [paths.authorize]: {
      methods: ['GET'],
      serve: async (request, response, context) => (await server()).authorize(request, response, context),
    },
  };
  const document = (body: () => object): { methods: readonly string[]; isOpen: true; serve: Serve } => ({
    methods: ['GET', 'HEAD'],
    isOpen: true,
    serve: async (request, response) => {
      await options.limitDiscovery(request);
      response.setHeader('Cache-Control', `public, max-age=${metadataSeconds}`);
      sendJson(response, 200, body());
    },
  });

  function find(path: string) {
    const base = options.base();
    const basePath = new URL(base).pathname.replace(/\/$/, '');
    // The path of an issuer or a resource follows the well-known name (RFC 8414 §3.1, RFC 9728 §3.1); hosts ask without it too.
    if ([paths.serverMetadata, paths.serverMetadata + basePath].includes(path))
      return document(() => serverMetadata(base));
    if (
      [
        paths.resourceMetadata,
        paths.resourceMetadata + paths.resource,
        paths.resourceMetadata + basePath + paths.resource,
      ].includes(path)
    )
      return document(() => resourceMetadata(base));
    if (resumePath.test(path)) return endpoints[paths.authorize];
    const [, uid, action] = interactionPath.exec(path) ?? [];
    if (uid === undefined) return Object.hasOwn(endpoints, path) ? endpoints[path] : undefined;
    const serve: Serve = async (request, response, context) =>
      (await server()).interact(request, response, context, uid, action);
    return { methods: action === undefined ? ['GET'] : ['POST'], serve };
  }

  return async (request, response) => {
    const path = request.url!.split('?')[0]!;
    const endpoint = find(path);
    if (endpoint === undefined) return false;
    const context = contextOf(request, path, options.trustedProxies);
    response.setHeader('X-Request-Id', context.origin.request_id);
    // Helmet's would part a window from the program that opened it.
    response.setHeader('Cross-Origin-Opener-Policy', 'unsafe-none');
    if ('isOpen' in endpoint && allowOrigins(request, response, [...endpoint.methods, 'OPTIONS']))
      return true;
    if (!endpoint.methods.includes(request.method!)) {
      const allow = endpoint.methods.join(', ');
      throw problem('method_not_allowed', `This path does not support ${request.method}. Use ${allow}.`, {
        headers: { allow },
      });
    }
    await endpoint.serve(request, response, context);
    return true;
  };
}

type Serve = (request: IncomingMessage, response: ServerResponse, context: OAuthRequest) => Promise<void>;

const contextOf = (request: IncomingMessage, path: string, trustedProxies: number): OAuthRequest => ({
  endpoint: path,
  origin: {
    ip_address: clientAddress(request, trustedProxies) ?? null,
    user_agent: request.headers['user-agent']?.slice(0, 1000) ?? null,
    request_id: requestIdFrom(request.headers['x-request-id'] as string | undefined),
  },
});
