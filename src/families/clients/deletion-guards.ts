import type { ReadContext } from '#src/door/context.ts';
import { conflict, problem } from '#src/errors/problem.ts';

/**
 * Something that may still need a client, such as active programs or open invoices. `compose.ts` lists
 * them, so that clients need not know who depends on them.
 */
export interface DeletionGuard {
  /** Completes "The client still has ...", such as `2 active programs`; undefined when nothing stands in the way. */
  describe(ctx: Pick<ReadContext, 'db'>, clientId: string): Promise<string | undefined>;
}

/** 409 while something still needs the client. */
export async function requireDeletable(ctx: ReadContext, clientId: string): Promise<void> {
  const reasons: string[] = [];
  for (const guard of ctx.services.parts.deletionGuards) {
    const reason = await guard.describe(ctx, clientId);
    if (reason !== undefined) reasons.push(reason);
  }
  if (reasons.length > 0) throw conflict(`The client still has ${reasons.join(' and ')}. End them first; an admin may delete it with force.`);
}

/** 403 unless the caller may pass over what still needs a client. */
export function requireForce({ identity }: ReadContext): void {
  if (identity.role === null) throw problem('permission_denied', 'Deleting with force needs the role admin.');
}
