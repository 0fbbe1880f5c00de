import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { Connections } from '#src/platform/db/index.ts';
import type { Log } from '#src/platform/log.ts';
import type { Services } from '#src/call/services.ts';
import { errorPage } from '../pages/error-page.ts';
import { pageHeaders, sendPage } from '../pages/send-page.ts';
import { hashOf } from './artefacts.ts';
import { insertRefreshFailure } from './artefacts.queries.ts';
import { normaliseAuthorizeRequest } from './authorize-request.ts';
import type { DocumentFetchOptions } from './document-fetch.ts';
import { keepUnapprovedErrors } from './error-redirects.ts';
import { InteractionPages } from './interaction.ts';
import { KeyRing } from './keys.ts';
import { currentRequest, withRequest, type OAuthRequest } from './origin.ts';
import { tellOutages } from './outages.ts';
import { createProvider } from './provider.ts';
import { isOutage, PageRefused, type Refusal } from '../pages/refusal.ts';
import { protocolRefusal, refusalOf } from './refusals.ts';
import { paths, scope } from './settings.ts';

export interface AuthorizationServerOptions {
  readonly db: Pick<Connections, 'system'>;
  readonly services: Pick<Services, 'sealer' | 'mail' | 'baseUrl'>;
  readonly base: string;
  readonly documents: DocumentFetchOptions;
  readonly log: Log;
}

/** The part of the authorization server that needs the library; it is loaded with the first request for it. */
export interface AuthorizationServer {
  authorize(request: IncomingMessage, response: ServerResponse, context: OAuthRequest): Promise<void>;
  /** The token and the revocation endpoint. */
  exchange(request: IncomingMessage, response: ServerResponse, context: OAuthRequest): Promise<void>;
  interact(
    request: IncomingMessage,
    response: ServerResponse,
    context: OAuthRequest,
    uid: string,
    action: string | undefined,
  ): Promise<void>;
}

export async function createAuthorizationServer(
  options: AuthorizationServerOptions,
): Promise<AuthorizationServer> {
  const { db, base, services, documents, log } = options;
  const ring = new KeyRing({ db, sealer: services.sealer });
  await ring.refresh();
  const { keys } = ring;
  const refuse = (refusal: Refusal, { origin }: OAuthRequest) =>
    errorPage({ base, ...refusal, requestId: origin.request_id });
  const provider = createProvider({ db, base, keys, documents, log, renderError });
  tellOutages(provider);
  noteTokenAnswers(provider, db);
  keepUnapprovedErrors(provider, db, renderError);
  const pages = new InteractionPages({ provider, db, base, keys, services, log });
  const library = provider.callback();
  const pin = pinTo(base);

  function renderError(
    ctx: KoaContextWithOIDC,
    { error, error_description: description }: { error: string; error_description?: string },
    cause?: unknown,
  ): void {
    const isLost = ctx.oidc.route === 'resume' && error === 'invalid_request';
    const refusal =
      isLost || isOutage(cause)
        ? refusalOf(isLost ? new errors.SessionNotFound('') : cause)
        : protocolRefusal(error, description, ctx.status);
    ctx.status = refusal.status;
    ctx.body = refuse(refusal, currentRequest());
    ctx.set(pageHeaders());
  }

  const showRefusal = (response: ServerResponse, error: unknown, context: OAuthRequest): void => {
    const refusal = refusalOf(error);
    if (refusal.status >= 500)
      log.error({ err: error, request_id: context.origin.request_id, path: context.endpoint }, 'page failed');
    if (response.headersSent) response.destroy();
    else sendPage(response, { status: refusal.status, text: refuse(refusal, context) });
  };

  const run = (
    request: IncomingMessage,
    response: ServerResponse,
    context: OAuthRequest,
    work: () => Promise<void>,
  ) =>
    withRequest(context, () => {
      pin(request);
      return ring
        .refresh()
        .then(work)
        .catch((error: unknown) => showRefusal(response, error, context));
    });

  return {
    authorize: (request, response, context) =>
      run(request, response, context, async () => {
        const [path, search = ''] = splitOnce(request.url!);
        if (path === paths.authorize) {
          const normalised = normaliseAuthorizeRequest(search);
          if ('refusal' in normalised)
            throw new PageRefused(400, 'The app sent an invalid request', normalised.refusal);
          if (normalised.asksToSignIn) dropCookie(request, provider.cookieName('session'));
          setUrl(request, `${path}?${normalised.query}`);
        }
        await library(request, response);
      }),
    exchange: (request, response, context) =>
      run(request, response, context, async () => {
        // Errors are always returned as JSON.
        request.headers.accept = 'application/json';
        await library(request, response);
      }),
    interact: (request, response, context, uid, action) =>
      run(request, response, context, () =>
        pages.serve({ request, response, origin: context.origin, uid, action }),
      ),
  };
}

/** All addresses that the library makes are below the base address, whatever the request says about where it was sent. */
function pinTo(base: string): (request: IncomingMessage) => void {
  const { host, protocol, pathname } = new URL(base);
  const basePath = pathname.replace(/\/$/, '');
  return (request) => {
    request.headers.host = host;
    request.headers['x-forwarded-host'] = host;
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    Object.assign(request, { baseUrl: basePath });
  };
}

/** Express keeps the address in two places, and the library reads either. */
const setUrl = (request: IncomingMessage, url: string): void =>
  void Object.assign(request, { url, originalUrl: url });

const splitOnce = (url: string): [string, string?] => {
  const mark = url.indexOf('?');
  return mark === -1 ? [url] : [url.slice(0, mark), url.slice(mark + 1)];
};

function dropCookie(request: IncomingMessage, name: string): void {
  const kept = (request.headers.cookie ?? '')
    .split(/; */)
    .filter((cookie) => !cookie.startsWith(`${name}=`) && !cookie.startsWith(`${name}.sig=`));
  request.headers.cookie = kept.join('; ');
}

/** Completes the answers of the token endpoint, and keeps what was refused there. */
function noteTokenAnswers(provider: Provider, db: Pick<Connections, 'system'>): void {
  const reasons = new WeakMap<object, string>();
  provider.on(
    'grant.error',
    (ctx, error) => void reasons.set(ctx, error.error_detail ?? error.error_description ?? error.message),
  );
  provider.use(async (ctx, next) => {
    await next();
    if (currentRequest().endpoint !== paths.token) return;
    const { body } = ctx;
    if (ctx.status === 200 && isObject(body)) {
      // Without a refresh token there is no scope to speak of (RFC 6749 §5.1).
      if (body['refresh_token'] === undefined) delete body['scope'];
      else body['scope'] = scope;
    }
    const reason = reasons.get(ctx);
    const params = (ctx as unknown as KoaContextWithOIDC).oidc.params;
    const token = params?.['refresh_token'];
    if (
      reason === undefined ||
      params?.['grant_type'] !== 'refresh_token' ||
      typeof token !== 'string' ||
      reason.includes('already used')
    )
      return;
    await insertRefreshFailure(
      db.system,
      hashOf(token),
      `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`,
      currentRequest().origin,
    );
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Buffer.isBuffer(value);
