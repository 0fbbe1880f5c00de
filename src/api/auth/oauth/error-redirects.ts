import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Connections } from '#src/platform/db/index.ts';
import { hasActiveGrant } from './artefacts.queries.ts';
import { redirectTarget } from './redirect-uri.rules.ts';

/** Shows an error of the protocol as a page. */
type ShowError = (
  ctx: KoaContextWithOIDC,
  error: { readonly error: string; readonly error_description?: string },
  cause?: unknown,
) => void;

/**
 * Keeps errors of authorization requests on a page of ours, unless the person at the browser has approved the app. Anyone can
 * register an app, so a redirect that follows from the request alone (`prompt=none`, a missing parameter) would send people
 * from our address to any other (RFC 9700 §4.11.2). What the user decides is redirected in any case: that comes by another
 * route.
 */
export function keepUnapprovedErrors(
  provider: Provider,
  db: Pick<Connections, 'system'>,
  show: ShowError,
): void {
  provider.use(async (context, next) => {
    await next();
    const ctx = context as unknown as KoaContextWithOIDC;
    const location = ctx.response.get('Location');
    if (ctx.oidc?.route !== 'authorization' || location === '') return;
    const error = errorIn(location);
    if (error === undefined || (await isApproved(ctx, db))) return;
    ctx.response.remove('Location');
    show(ctx, error);
    ctx.status = error.error === 'server_error' ? 500 : 400;
  });
}

/** The error that an answer tells, in the query or, to those who asked for tokens in the answer itself, in the fragment. */
function errorIn(location: string): { error: string; error_description?: string } | undefined {
  const url = URL.parse(location);
  if (url === null) return undefined;
  for (const told of [url.searchParams, new URLSearchParams(url.hash.slice(1))]) {
    const error = told.get('error');
    const description = told.get('error_description');
    if (error !== null) return { error, ...(description !== null && { error_description: description }) };
  }
  return undefined;
}

async function isApproved(
  { oidc: { session, params } }: KoaContextWithOIDC,
  db: Pick<Connections, 'system'>,
): Promise<boolean> {
  const [accountId, clientId, redirectUri] = [
    session?.accountId,
    params?.['client_id'],
    params?.['redirect_uri'],
  ];
  if (accountId === undefined || typeof clientId !== 'string' || typeof redirectUri !== 'string')
    return false;
  return hasActiveGrant(db.system, { accountId, clientId, redirectHost: redirectTarget(redirectUri) });
}
