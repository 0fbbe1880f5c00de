import type { Call } from './call.ts';
import { checkSession } from './check-session.ts';
import type { Door } from './door.ts';

/** Stage: who calls. Known callers are answered from memory, without a promise. A browser session counts where no credential is sent. */
export function authenticate(call: Call, door: Door): void | Promise<void> {
  const { authorization } = call.arrival;
  const session = authorization === undefined ? call.arrival.session : undefined;
  const found = session === undefined ? door.authenticator.authenticate(authorization) : door.authenticator.authenticateSession(session.secret);
  if (found instanceof Promise) {
    return found.then((identity) => {
      call.identity = identity;
      if (session !== undefined) checkSession(call, session);
    });
  }
  call.identity = found;
  if (session !== undefined) checkSession(call, session);
}
