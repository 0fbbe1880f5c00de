import type { ReadContext } from '#src/call/context.ts';
import { conflict, problem } from '#src/platform/errors/index.ts';

/** 409 while other records still need the client. */
export async function requireDeletable(ctx: ReadContext, clientId: string): Promise<void> {
  const reasons: string[] = [];
  for (const guard of ctx.services.parts.deletionGuards) {
    const reason = await guard.describe(ctx, clientId);
    if (reason !== undefined) reasons.push(reason);
  }
  if (reasons.length > 0)
    throw conflict(
      `The client still has ${reasons.join(' and ')}. Close or remove them first, or ask an admin to delete the client with force.`,
    );
}

/** 403 unless the caller may delete a client that other records still need. */
export function requireForce({ identity }: ReadContext): void {
  if (identity.role === null) throw problem('permission_denied', 'Deleting with force needs the role admin.');
}
