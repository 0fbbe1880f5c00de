import { permissions, type Permission } from '#generated/permissions.ts';
import type { Identity } from '#src/call/context.ts';
import { Door } from '#src/api/door/door.ts';
import { served } from '#src/api/served.ts';
import { RequestLog } from '#src/api/door/request-log.ts';
import type { Connections } from '#src/platform/db/index.ts';
import type { Log } from '#src/platform/log.ts';
import type { Services } from '#src/call/services.ts';

/** Runs an operation; answers its `data`. */
export type Call = (
  operationId: string,
  input: { path?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown },
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the answer is the contract's; the seed reads ids from it
) => Promise<any>;

const unreachable = (): never => {
  throw new Error('Internal calls already have an identity.');
};

/** The door over `db`, for calls that the seed makes as the agencies' owners: demo data obeys every rule there is. */
export function openInnerDoor(db: Connections, services: Services, log: Log): Door {
  const quiet = log.child({}, { level: 'warn' });
  return new Door({
    // With the console's, by which processes are written.
    ...served,
    db,
    services,
    log: quiet,
    // The demo is made before anybody calls.
    authenticator: { authenticate: unreachable, authenticateSession: unreachable, forget: () => {} },
    limiter: { take: unreachable },
    sessionLimiter: { take: unreachable },
    meter: { observe: () => {} },
    requestLog: new RequestLog(db.system, quiet),
  });
}

export function callAsOwner(door: Door, tenantId: string, owner: { id: string; name: string }): Call {
  const identity: Identity = {
    tenantId,
    userId: owner.id,
    kind: 'user',
    name: owner.name,
    role: 'owner',
    permissions: new Set<Permission>(permissions),
    credentialId: owner.id,
    subject: owner.id,
  };
  return async (operationId, input) => {
    const { status, text } = await door.invoke({ id: operationId }, identity, input, { channel: 'internal' });
    if (status !== 200) throw new Error(`${operationId} returned ${status} while seeding: ${text}`);
    return (JSON.parse(text) as { data: unknown }).data;
  };
}
