import type { Operations } from '#src/call/transact.ts';
import { masked } from '#src/domain/workflows/index.ts';
import type { Connections } from '#src/platform/db/index.ts';
import type { Log } from '#src/platform/log.ts';
import { findAutomation, findFlow } from '../record/stored.queries.ts';
import { Graph } from '../flow/index.ts';
import { storeCall, takeCall, type Call, type CallOutcome } from './calls.queries.ts';
import { surroundingsOf } from './scope.ts';
import { startByTrigger } from './start.ts';
import type { StepContext } from './attempt.ts';

interface Means {
  readonly db: Connections;
  readonly operations: Operations;
  readonly log: Log;
}

/** Starts what calls of inbound webhooks start; resolves with how many were looked at. */
export async function takeCalls(means: Means, tenantId: string, most: number): Promise<number> {
  for (let done = 0; done < most; done += 1) if (!(await takeOne(means, tenantId))) return done;
  return most;
}

async function takeOne({ operations, db, log }: Means, tenantId: string): Promise<boolean> {
  let taken: Call | undefined;
  try {
    return await operations.transact(
      { tenantId, userId: null },
      { name: 'startAutomations', requestId: 'automations' },
      async (ctx) => {
        taken = await takeCall(ctx.db);
        if (taken === undefined) return false;
        await storeCall(ctx.db, taken.id, await startByCall(ctx, taken));
        return true;
      },
    );
  } catch (error) {
    if (taken === undefined) throw error;
    const { id } = taken;
    log.error(
      { err: error, tenant_id: tenantId, delivery_id: id },
      'a call of an inbound webhook could not start an automation',
    );
    await db.write(tenantId, ({ db: own }) =>
      storeCall(own, id, { status: 'failed', error: 'The automation could not be started.' }),
    );
    return true;
  }
}

/** Secrets in the body go to the execution alone: the log has them masked. */
async function startByCall(ctx: StepContext, call: Call): Promise<CallOutcome> {
  const body = JSON.parse(call.body) as Readonly<Record<string, unknown>>;
  const kept = { body: JSON.stringify(masked(body)) };
  const automation = await findAutomation(ctx.db, call.automation_id);
  const version = automation?.status === 'active' ? automation.published_version : null;
  const flow = version == null ? undefined : await findFlow(ctx.db, call.automation_id, version);
  if (flow === undefined || new Graph(flow).trigger!.config.type !== 'inbound_webhook')
    return { status: 'rejected', reject_reason: 'automation_inactive', ...kept };
  const executionId = await startByTrigger(
    ctx,
    { id: call.automation_id, version: version!, flow },
    {
      origin: 'webhook',
      eventType: null,
      eventId: null,
      record: null,
      actor: { type: 'system' },
      depth: 0,
      causedBy: null,
      correlationId: call.id,
      input: { body, headers: call.headers },
    },
    await surroundingsOf(ctx),
  );
  return { status: 'accepted', execution_id: executionId, ...kept };
}
