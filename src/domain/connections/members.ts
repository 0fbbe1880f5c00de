import type { WriteContext } from '#src/call/context.ts';
import { endPersonalConnections } from './connections.queries.ts';

/** For a member who was removed: their personal connections, which nobody else may use, are revoked and their tokens erased. */
export async function revokePersonalConnections(ctx: WriteContext, userId: string): Promise<void> {
  for (const id of await endPersonalConnections(ctx.db, userId, ctx.now))
    ctx.audit({ recordKind: 'integration_credential', recordId: id, action: 'revoked' });
}
