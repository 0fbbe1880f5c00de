import type { Identity, ReadContext, SessionIdentity } from '#src/call/context.ts';
import { problem, type Problem } from '#src/platform/errors/index.ts';

export const confirmationNeeded = (): Problem =>
  problem('confirmation_required', 'Enter your password again to continue.', {
    headers: { 'www-authenticate': 'Session error="insufficient_user_authentication"' },
  });

/**
 * Asks a browser session for a password given lately, where only part of what an operation does is worth that; where all of
 * it is, its `x-session` says so. Callers with a key or a token are not asked.
 */
export function demandConfirmation({
  identity: { session },
  now,
}: Pick<ReadContext, 'identity' | 'now'>): void {
  if (session !== undefined && session.confirmationExpiresAt <= now.getTime()) throw confirmationNeeded();
}

/** The session that calls; 403 for callers that have none. */
export function sessionOf({ session }: Pick<Identity, 'session'>): SessionIdentity {
  if (session === undefined)
    throw problem('permission_denied', 'This request needs a browser session. Sign in to the console.');
  return session;
}
