import { openness } from '#src/domain/visibility/index.ts';
import type { Connections } from '#src/platform/db/index.ts';
import { changeAsSystem } from '#src/platform/events/index.ts';
import { takeTurns, type InTurn, type Periodic } from '#src/platform/jobs/index.ts';
import type { Log } from '#src/platform/log.ts';
import { deliverNext, type Sender } from './deliver.ts';
import { selectAgenciesDue, updateDelivery } from './due.queries.ts';

const everyMs = 1_000;
const mostAttempts = 10;
const waitMsAfter = (attempts: number): number => 5_000 * 2 ** attempts;

/**
 * Sends what notifications became by other channels than the inbox, agency by agency. Each step is one transaction with what it causes, so
 * that a process that is killed neither loses a message nor sends it twice.
 */
export function notificationSending(db: Connections, services: Sender, log: Log): Periodic {
  return {
    name: 'notifications',
    everyMs,
    run: (inTurn) =>
      takeTurns(inTurn, {
        agencies: selectAgenciesDue,
        work: (tenantId, most) => sendOfAgency({ db, services, log }, inTurn, tenantId, most),
      }),
  };
}

interface Tools {
  readonly db: Connections;
  readonly services: Sender;
  readonly log: Log;
}

async function sendOfAgency(tools: Tools, inTurn: InTurn, tenantId: string, most: number): Promise<number> {
  let sent = 0;
  while (sent < most && (await inTurn(() => sendNext(tools, tenantId)))) sent += 1;
  return sent;
}

/** Resolves with whether there was one. */
async function sendNext({ db, services, log }: Tools, tenantId: string): Promise<boolean> {
  let id: string | undefined;
  let attempts = 0;
  try {
    const settled = await changeAsSystem(
      db,
      tenantId,
      { name: 'send_notification', events: [], openness },
      (ctx) =>
        deliverNext(ctx, services, (delivery) => {
          id = delivery.id;
          attempts = delivery.attempt_count + 1;
        }),
    );
    return settled;
  } catch (error) {
    if (id === undefined) throw error;
    log.error({ err: error, tenant_id: tenantId, delivery_id: id }, 'a notification could not be sent');
    const now = db.clock.now();
    const failed = id;
    await db.write(tenantId, (scope) =>
      updateDelivery(
        scope.db,
        failed,
        attempts >= mostAttempts
          ? { status: 'failed', error: 'The service could not send it.', attempts }
          : { dueAt: new Date(now.getTime() + waitMsAfter(attempts)), attempts },
        now,
      ),
    );
    return true;
  }
}
