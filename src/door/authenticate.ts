import type { Call } from './call.ts';
import type { Door } from './door.ts';

/** Stage: who calls. Known callers are answered from memory, without a promise. */
export function authenticate(call: Call, door: Door): void | Promise<void> {
  const found = door.authenticator.authenticate(call.arrival.authorization);
  if (found instanceof Promise) {
    return found.then((identity) => void (call.identity = identity));
  }
  call.identity = found;
}
