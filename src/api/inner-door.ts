import type { Services } from '#src/call/services.ts';
import type { Connections } from '#src/platform/db/index.ts';
import type { Log } from '#src/platform/log.ts';
import { Door, RequestLog } from './door/index.ts';
import { served } from './served.ts';

const unreachable = (): never => {
  throw new Error('Internal calls already have an identity.');
};

/** The door for calls whose identity is known: those of jobs, and of the seed, so that demo data obeys every rule there is. */
export function openInnerDoor(db: Connections, services: Services, log: Log): Door {
  const quiet = log.child({}, { level: 'warn' });
  return new Door({
    ...served,
    db,
    services,
    log: quiet,
    // Processes that are called from outside find identities by themselves, and hear of changes.
    authenticator: { authenticate: unreachable, authenticateSession: unreachable, forget: () => {} },
    limiter: { take: unreachable },
    sessionLimiter: { take: unreachable },
    meter: { observe: () => {} },
    requestLog: new RequestLog(db.system, quiet),
  });
}
