import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdFrom } from '#src/door/request-id.ts';
import { problem } from '#src/errors/problem.ts';
import type { Db } from '#src/db/index.ts';
import { clientAddress } from '#src/http/client-address.ts';
import type { Log } from '#src/log.ts';
import type { Services } from '#src/services.ts';
import { openKeys } from '../oauth/keys.ts';
import { errorPage } from '../pages/error-page.ts';
import { pageRefusalOf, serverFailure } from '../pages/refusal.ts';
import { showInvitation, submitInvitation } from './invitation.ts';
import { PageRequest } from './page-request.ts';
import { showForgotPassword, showResetPassword, submitForgotPassword, submitResetPassword } from './password-reset.ts';
import { showAgencies, showSignIn, signOut, submitAgency, submitSignIn } from './sign-in.ts';

export interface AccountPagesOptions {
  readonly db: Db;
  readonly services: Services;
  readonly log: Log;
  /** Public address of the service; known once it listens. */
  readonly base: () => string;
  readonly trustedProxies: number;
}

type Serve = (page: PageRequest) => Promise<void>;

/** The pages by which people come to their account: they work without scripts, as long as nobody is signed in. */
const pages: Readonly<Record<string, { readonly GET?: Serve; readonly POST?: Serve }>> = {
  '/console/sign-in': { GET: showSignIn, POST: submitSignIn },
  '/console/sign-out': { POST: signOut },
  '/console/agency': { GET: showAgencies, POST: submitAgency },
  '/console/forgot-password': { GET: showForgotPassword, POST: submitForgotPassword },
  '/console/reset-password': { GET: showResetPassword, POST: submitResetPassword },
  '/console/invitation': { GET: showInvitation, POST: submitInvitation },
};

/** Answers false for what is not among the pages. */
export function createAccountPages(options: AccountPagesOptions): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const { db, services, log, trustedProxies } = options;
  let keys: Promise<readonly string[]> | undefined;

  return async (request, response) => {
    const path = request.url!.split('?')[0]!;
    const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
    if (page === undefined) return false;
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const serve = method === 'GET' || method === 'POST' ? page[method] : undefined;
    if (serve === undefined) {
      const allow = Object.keys(page).join(', ');
      throw problem('method_not_allowed', `This path does not take ${request.method}. It takes ${allow}.`, { headers: { allow } });
    }
    const origin = {
      ip_address: clientAddress(request, trustedProxies) ?? null,
      user_agent: request.headers['user-agent']?.slice(0, 1000) ?? null,
      request_id: requestIdFrom(request.headers['x-request-id'] as string | undefined),
    };
    response.setHeader('X-Request-Id', origin.request_id);
    const base = options.base();
    keys ??= openKeys(db, services.sealer);
    // What failed for want of the database is tried again with the next request.
    keys.catch(() => (keys = undefined));
    const asked = { request, response, origin, db, services, log, base };
    try {
      await serve(new PageRequest({ ...asked, keys: await keys }));
    } catch (error) {
      const refusal = pageRefusalOf(error) ?? { status: 500, ...serverFailure };
      if (refusal.status >= 500) log.error({ err: error as Error, request_id: origin.request_id, path }, 'page failed');
      if (response.headersSent) response.destroy();
      else new PageRequest({ ...asked, keys: [] }).show(errorPage({ base, ...refusal, requestId: origin.request_id }), refusal.status);
    }
    return true;
  };
}
