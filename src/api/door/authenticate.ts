import { originOf, type Call, type SessionCredential } from './call.ts';
import { sessionFault } from './session-fault.ts';
import type { Door } from './door.ts';

/** Stage: who calls. Known callers are answered from memory, without a promise. A browser session counts where no credential is sent. */
export function authenticate(call: Call, door: Door): void | Promise<void> {
  const { authorization } = call.arrival;
  const session = authorization === undefined ? call.arrival.session : undefined;
  if (session !== undefined) return authenticateSession(call, door, session);
  const found = door.authenticator.authenticate(authorization, originOf(call));
  if (found instanceof Promise) {
    return found.then((identity) => void (call.identity = identity));
  }
  call.identity = found;
}

/** What is at fault with a session may have been put right an instant ago: whoever would be refused is looked up once more. */
async function authenticateSession(
  call: Call,
  { authenticator }: Door,
  session: SessionCredential,
): Promise<void> {
  // What a page learns when it is opened is what it goes by, so that it is never from before a change of the agency.
  const isOpened = call.route.operation.session === 'open';
  call.identity = await authenticator.authenticateSession(session.secret, isOpened);
  if (sessionFault(call, session) === undefined) return;
  call.identity = await authenticator.authenticateSession(session.secret, true);
  const fault = sessionFault(call, session);
  if (fault !== undefined) throw fault;
}
