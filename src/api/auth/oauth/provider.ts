import { generateKeyPairSync } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import Provider, {
  errors,
  interactionPolicy,
  type Configuration,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import type { Connections } from '#src/platform/db/index.ts';
import type { Log } from '#src/platform/log.ts';
import { createAdapter } from './adapter.ts';
import type { DocumentFetchOptions } from './document-fetch.ts';
import { allowDocumentClient, allowDocumentFetch, createDocumentReader } from './metadata-documents.ts';
import { isOurResource, resourceOf, resourceSpellings } from './metadata.ts';
import { currentRequest } from './origin.ts';
import { innerScopes, lifetimes, paths } from './settings.ts';
import { deriveSuccessors } from './successors.ts';

export interface ProviderOptions {
  readonly db: Pick<Connections, 'system'>;
  /** Public address of the service, which is the issuer. */
  readonly base: string;
  /** Sign the cookies, the one that signs first. The list changes while it is used. */
  readonly keys: readonly string[];
  readonly documents: DocumentFetchOptions;
  readonly log: Log;
  /** Answers a request of a browser that cannot go on. */
  readonly renderError: (
    ctx: KoaContextWithOIDC,
    error: { readonly error: string; readonly error_description?: string },
    cause: unknown,
  ) => void;
}

/**
 * The library, cut down to what the service offers: the authorization code flow with PKCE for public clients, refresh
 * tokens that rotate, and revocation. Metadata and registration are our own (metadata.ts, register.ts).
 */
export function createProvider(options: ProviderOptions): Provider {
  const { base } = options;
  const provider = new Provider(base, configuration(options));
  // The library copies what it is given, so it would never see a change.
  provider.keys = options.keys as string[];
  deriveSuccessors(provider, options.keys);
  // The addresses of a request are set to the base address before the library sees it.
  provider.proxy = true;
  provider.silent = true;
  provider.on('server_error', (_ctx, error) =>
    options.log.error(
      { err: error, request_id: currentRequest().origin.request_id },
      'the authorization server failed',
    ),
  );
  // Koa's own, for what comes up outside the library's routes.
  (provider as EventEmitter).on('error', (error: unknown) =>
    options.log.error({ err: error }, 'the authorization server failed'),
  );
  return provider;
}

function configuration({ db, base, keys, documents, renderError }: ProviderOptions): Configuration {
  const isSecure = base.startsWith('https:');
  const cookie = {
    httpOnly: true,
    sameSite: 'lax',
    signed: true,
    overwrite: true,
    secure: isSecure,
  } as const;
  const basePath = new URL(base).pathname.replace(/\/$/, '');
  const given: Configuration & Record<string, unknown> = {
    adapter: createAdapter(db, resourceSpellings(base)),
    allowOmittingSingleRegisteredRedirectUri: false,
    // Nobody gets an ID token, but the library wants a key for them. It signs nothing and is shown to nobody.
    jwks: { keys: [unusedKey()] },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    clientAuthMethods: ['none'],
    clientDefaults: {
      application_type: 'native',
      grant_types: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_method: 'none',
      id_token_signed_response_alg: 'ES256',
    },
    clientBasedCORS: () => true,
    clockTolerance: 0,
    // The prefixes hold a browser to what they say; the others of the cookies are bound to a path.
    cookies: {
      keys: [...keys],
      names: isSecure
        ? {
            session: '__Host-agency_session',
            interaction: '__Secure-agency_interaction',
            resume: '__Secure-agency_resume',
          }
        : { session: 'agency_session', interaction: 'agency_interaction', resume: 'agency_resume' },
      long: cookie,
      short: cookie,
    },
    expiresWithSession: () => false,
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: (_ctx, _client, oneOf) =>
          (Array.isArray(oneOf) ? oneOf[0] : undefined) ?? resourceOf(base),
        getResourceServerInfo: (_ctx, resource) => {
          if (!isOurResource(base, resource))
            throw new errors.InvalidTarget(`the only supported resource is ${resourceOf(base)}`);
          return {
            scope: innerScopes.join(' '),
            audience: resourceOf(base),
            accessTokenFormat: 'opaque',
            accessTokenTTL: lifetimes.accessToken,
          };
        },
        useGrantedResource: () => true,
      },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      ...{
        clientIdMetadataDocument: {
          enabled: true,
          ack: 'draft-02',
          allowFetch: allowDocumentFetch(db),
          allowClient: allowDocumentClient,
          cacheDuration: { min: 600, max: 3600 },
        },
      },
    },
    fetch: createDocumentReader(documents),
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => Promise.resolve({ sub: id }) }),
    interactions: { policy: policy(), url: (_ctx, { uid }) => `${basePath}${paths.interaction}/${uid}` },
    issueRefreshToken: (_ctx, client) => Promise.resolve(client.grantTypeAllowed('refresh_token')),
    // What was agreed to before is no reason not to ask: the agency is picked each time.
    loadExistingGrant: async (ctx) => {
      const id = ctx.oidc.result?.consent?.grantId;
      return id === undefined ? undefined : provider(ctx).Grant.find(id);
    },
    pkce: { required: () => true },
    renderError: (ctx, out, cause) => renderError(ctx, out, cause),
    responseTypes: ['code'],
    revokeGrantPolicy: () => true,
    rotateRefreshToken: true,
    routes: { authorization: paths.authorize, token: paths.token, revocation: paths.revoke },
    scopes: innerScopes,
    sectorIdentifierUriValidate: () => false,
    ttl: {
      AccessToken: lifetimes.accessToken,
      AuthorizationCode: lifetimes.authorizationCode,
      RefreshToken: lifetimes.refreshToken,
      Interaction: lifetimes.interaction,
      Session: lifetimes.session,
      Grant: lifetimes.refreshToken,
      IdToken: lifetimes.accessToken,
    },
  };
  return given;
}

const provider = (ctx: KoaContextWithOIDC): Provider => ctx.oidc.provider;

/** Sign in when nobody is, then always ask. */
function policy(): interactionPolicy.DefaultPolicy {
  const prompts = interactionPolicy.base();
  const { Check } = interactionPolicy;
  prompts.get('consent')!.checks.add(
    new Check('always', 'user consent is required', 'consent_required', (ctx) => {
      const hasAgreed = ctx.oidc.result?.consent !== undefined;
      return hasAgreed ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT;
    }),
  );
  return prompts;
}

const unusedKey = () =>
  ({
    ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
    use: 'sig',
    alg: 'ES256',
  }) as never;
