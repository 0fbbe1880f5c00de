import { randomUUID } from 'node:crypto';
import type { JobChange } from '#src/call/job-change.ts';
import { systemIdentity } from '#src/platform/events/index.ts';
import type { WriteContext } from '../../call/context.ts';
import { Call, type Route } from './call.ts';
import { WriteCall } from './contexts.ts';
import type { Door } from './door.ts';

/**
 * Changes of a job, in one transaction whose actor is `system`, that may call operations in the name of members (`invoke` with `as`).
 * There is no line in the request log, and nobody waits for an answer.
 */
export const jobChanges =
  (door: Door): JobChange =>
  async (tenantId, { name, events }, work) => {
    // A job is no operation: all that its calls ask of it is its name, and what it may emit.
    const route = {
      operation: { id: name, events },
      isWrite: true,
      isAboutRights: false,
    } as unknown as Route;
    const arrival = { channel: 'internal', method: 'JOB', path: name, input: { kind: 'values' } } as const;
    const call = new Call(route, arrival, systemIdentity(tenantId, name), door.db.clock.now());
    call.requestId = `job_${randomUUID()}`;
    let hasEvents = false;
    const value = await door.db.write(tenantId, async (scope) => {
      const context = new WriteCall(call, scope, door);
      const done = await work(context as WriteContext<never>);
      hasEvents = await context.flush();
      return done;
    });
    if (hasEvents) door.db.wakeWorkers();
    return value;
  };
