import { DatabaseUnavailable } from '#src/platform/db/index.ts';

// Connection exceptions (08), the server shutting down, crashing or starting (57P), no free connection (53300), a server
// that is still a standby (25006), and what Node says of sockets and names.
const lossCodes = /^(?:08|57P|53300$|25006$|ECONN|EPIPE$|EHOST|ENET|ETIMEDOUT$|ENOTFOUND$|EAI_AGAIN$)/;
// What `pg` says without a code.
const lossMessages =
  /Connection terminated|not queryable|timeout exceeded when trying to connect|Query read timeout/;
// Serialization failures and deadlocks (40), no resources (53), waits for a lock (55P03), statements that took too long (57014).
const passingCodes = /^(?:40|53|55P03$|57014$)/;

/** Whether the database was away, not the statement at fault: on another connection it may succeed. */
export function isConnectionLoss(error: unknown): boolean {
  const { code, message, syscall } = (error ?? {}) as {
    code?: unknown;
    message?: unknown;
    syscall?: unknown;
  };
  if (typeof code === 'string') return lossCodes.test(code) || syscall === 'connect';
  return typeof message === 'string' && lossMessages.test(message);
}

/** Whether the same statement may succeed later, as it is. */
export function isPassing(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return isConnectionLoss(error) || (typeof code === 'string' && passingCodes.test(code));
}

/** The same of an error that others may have put into their words. */
export function mayPass(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (isPassing(cause) || cause instanceof DatabaseUnavailable) return true;
  }
  return false;
}
