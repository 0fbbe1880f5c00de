import type { ReadContext } from '#src/call/context.ts';
import type { Consenting } from '#src/domain/connections/index.ts';

/** Where services send people back to: the page of the console that completes the authorization. */
export const redirectUri = (ctx: Pick<ReadContext, 'services'>): string =>
  `${ctx.services.baseUrl()}/console/settings/integrations/callback`;

export const consentingOf = (ctx: ReadContext): Consenting => ({
  db: ctx.db,
  now: ctx.now,
  tenantId: ctx.identity.tenantId,
  userId: ctx.identity.userId,
});
