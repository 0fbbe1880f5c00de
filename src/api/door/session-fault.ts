import { confirmationNeeded, isSameProof } from '#src/domain/access/sessions/index.ts';
import { problem, type Problem } from '#src/platform/errors/index.ts';
import type { Call, SessionCredential } from './call.ts';

/** What somebody without a second factor can do in an agency that requires one: add it, or leave. */
const withoutFactor = new Set([
  'getSession',
  'setSessionAgency',
  'confirmSession',
  'listSessions',
  'revokeSession',
  'revokeOtherSessions',
  'getSignInMethods',
  'startTotpEnrollment',
  'confirmTotpEnrollment',
  'startPasskeyRegistration',
  'createPasskey',
]);

/**
 * Why the session is not enough for this call; undefined when it is. Browsers send a cookie whoever made them: a call counts
 * when the page that sent it is ours and was opened for the agency that the session is in. What shows secrets, or decides
 * who may do what, asks for a password given lately as well.
 */
export function sessionFault(call: Call, { proof, site }: SessionCredential): Problem | undefined {
  const { operation } = call.route;
  const { session } = call.caller;
  if (session === undefined) throw new Error('The identity has no session.');
  if (site !== undefined && site !== 'same-origin')
    return stale('The request came from a page of another site.');
  if (operation.session === 'open') return undefined;
  if (!isSameProof(proof, session.proof))
    return stale('This page was opened for another session or agency. Reload it.');
  if (session.needsSecondFactor && !withoutFactor.has(operation.id))
    return problem(
      'permission_denied',
      'The agency requires a second factor. Add an authenticator app or a passkey under "Your account"; if you have one, sign in again with it.',
    );
  if (operation.session === 'confirmed' && session.confirmationExpiresAt <= call.now.getTime())
    return confirmationNeeded();
  return undefined;
}

const stale = (message: string): Problem =>
  problem('session_stale', message, { headers: { 'www-authenticate': 'Session error="stale_session"' } });
