import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress, requestIdFrom } from '#src/api/request/index.ts';
import { problem } from '#src/platform/errors/index.ts';
import type { Connections } from '#src/platform/db/index.ts';
import type { Log } from '#src/platform/log.ts';
import type { Services } from '#src/call/services.ts';
import { KeyRing } from '../oauth/keys.ts';
import { accountPaths, isAccountPath } from './paths.ts';

export interface AccountPagesOptions {
  readonly db: Connections;
  readonly services: Services;
  readonly log: Log;
  /** Public address of the service; known once it listens. */
  readonly base: () => string;
  readonly trustedProxies: number;
}

/** Answers false for what is not among the pages. They are loaded with the first request for one, so that a start does not wait. */
export function createAccountPages(
  options: AccountPagesOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const { db, services, log, trustedProxies } = options;
  const ring = new KeyRing({ db, sealer: services.sealer });

  return async (request, response) => {
    const path = request.url!.split('?')[0]!;
    if (!isAccountPath(path)) return false;
    const methods: readonly string[] = accountPaths[path];
    const method = request.method === 'HEAD' ? 'GET' : request.method!;
    if (!methods.includes(method)) {
      const allow = methods.join(', ');
      throw problem('method_not_allowed', `This path does not support ${request.method}. Use ${allow}.`, {
        headers: { allow },
      });
    }
    const origin = {
      ip_address: clientAddress(request, trustedProxies) ?? null,
      user_agent: request.headers['user-agent']?.slice(0, 1000) ?? null,
      request_id: requestIdFrom(request.headers['x-request-id'] as string | undefined),
    };
    response.setHeader('X-Request-Id', origin.request_id);
    const [{ servePage }, keys] = await Promise.all([import('./pages.ts'), ring.refresh()]);
    await servePage(
      path,
      method as 'GET' | 'POST',
      { request, response, origin, db, services, log, base: options.base(), keys },
      log,
    );
    return true;
  };
}
