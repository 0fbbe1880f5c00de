import type { OauthGrant } from '#generated/console/types.gen.ts';
import type {
  ListOauthGrantsInput,
  RevokeOauthGrantInput,
} from '#generated/console/families/oauth-grants/handlers.ts';
import { updateAuthOrigin } from '#src/domain/access/auth-events/index.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { findGrantForUpdate, grantList, selectGrant, updateGrantRevoked } from './grants.queries.ts';

export const listOauthGrants = (ctx: ReadContext, { query }: ListOauthGrantsInput) =>
  grantList.page(ctx.db, query, { ownerId: ctx.can('settings.api') ? null : ctx.identity.userId });

/** Those of others are not there for who may not see them. The database tells all processes, and keeps the event. */
export async function revokeOauthGrant(
  ctx: WriteContext,
  { path: { id } }: RevokeOauthGrantInput,
): Promise<Result<OauthGrant>> {
  const grant = await findGrantForUpdate(ctx.db, id);
  const isOwn = grant?.user_id === ctx.identity.userId;
  if (grant === undefined || !(isOwn || ctx.can('settings.api'))) throw notFound('OAuth grant', id);
  if (grant.status === 'active') {
    await updateAuthOrigin(ctx);
    await updateGrantRevoked(ctx.db, {
      id,
      by: ctx.identity.userId,
      reason: isOwn ? 'user' : 'admin',
      at: ctx.now,
    });
    ctx.audit({ recordKind: 'oauth_grant', recordId: id, action: 'revoked' });
  }
  return (await selectGrant(ctx.db, id))!;
}
