import { insertAuthEvents } from '#src/auth/auth-events/auth-events.queries.ts';
import type { WriteContext } from '#src/door/context.ts';
import type { AuthEventKind } from '#generated/types.gen.ts';

/** For the agency's record of who may do what: that of these users changed, or what `kind` says. */
export function notePermissions(ctx: WriteContext, userIds: readonly string[], kind: AuthEventKind = 'permissions_changed'): Promise<void> {
  const { identity, requestId, origin } = ctx;
  return insertAuthEvents(ctx.db, userIds, { kind, actor: { type: identity.kind, id: identity.userId }, origin: { ...origin, request_id: requestId } });
}
