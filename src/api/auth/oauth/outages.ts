import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { isOutage } from '../pages/refusal.ts';

/**
 * Makes the library's JSON answers of 500 a 503 with `Retry-After` while the database is away, so that programs repeat the
 * request; a page says so by itself. `temporarily_unavailable` is OAuth's own word for it (RFC 6749 §4.1.2.1).
 */
export function tellOutages(provider: Provider): void {
  const outages = new WeakSet<object>();
  provider.on('server_error', (ctx: KoaContextWithOIDC, error: unknown) => {
    if (isOutage(error)) outages.add(ctx);
  });
  provider.use(async (ctx, next) => {
    await next();
    if (!outages.has(ctx)) return;
    ctx.set('Retry-After', '5');
    if (typeof ctx.body === 'string') return;
    ctx.status = 503;
    ctx.body = {
      error: 'temporarily_unavailable',
      error_description: 'the service is temporarily unavailable, repeat the request in a few seconds',
    };
  });
}
