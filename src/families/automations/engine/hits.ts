import type { Operations } from '#src/call/transact.ts';
import { flowOf, lockExecution, queue } from '#src/domain/automations/index.ts';
import { ExpressionFault, matches, subjectOf } from '#src/domain/workflows/index.ts';
import type { Connections, Db } from '#src/platform/db/index.ts';
import type { Actor } from '#src/platform/events/index.ts';
import type { Log } from '#src/platform/log.ts';
import type { EventConsumer } from '#src/platform/outbox/index.ts';
import { Graph } from '../flow/index.ts';
import { findAutomation, findFlow } from '../record/stored.queries.ts';
import { delayHit, deleteHit, insertHits, takeHit, type Hit } from './hits.queries.ts';
import { selectResults } from './items.queries.ts';
import { scopeFor, surroundingsOf } from './scope.ts';
import { startByTrigger } from './start.ts';
import type { StepContext } from './attempt.ts';

/** Events find the automations that they start, and the executions that wait for them; both are looked at in the agency's turn. */
export const automationEvents: EventConsumer = {
  name: 'automations',
  wants: 'automations_want',
  consume: (owner, events) =>
    insertHits(
      owner,
      events.map(({ tenantId }) => tenantId),
      events.map(({ eventId }) => eventId),
    ),
};

interface Means {
  readonly db: Connections;
  readonly operations: Operations;
  readonly log: Log;
}

const maxAttempts = 8;
const waitSeconds = (attempts: number): number => 2 * 2 ** attempts;

/** Looks at some of the agency's; resolves with how many. */
export async function takeHits(means: Means, tenantId: string, most: number): Promise<number> {
  for (let done = 0; done < most; done += 1) if (!(await takeOne(means, tenantId))) return done;
  return most;
}

async function takeOne({ operations, db, log }: Means, tenantId: string): Promise<boolean> {
  let taken: Hit | undefined;
  try {
    return await operations.transact(
      { tenantId, userId: null },
      { name: 'startAutomations', requestId: 'automations' },
      async (ctx) => {
        taken = await takeHit(ctx.db);
        if (taken === undefined) return false;
        await deleteHit(ctx.db, taken.id);
        if (taken.automation_id === null) await wakeByEvent(ctx, taken);
        else await startByEvent(ctx, taken.automation_id, taken);
        return true;
      },
    );
  } catch (error) {
    if (taken === undefined) throw error;
    const { id, attempts, event_id: eventId } = taken;
    log.error(
      { err: error, tenant_id: tenantId, event_id: eventId },
      'an event could not start an automation',
    );
    await db.write(tenantId, async ({ db: own }: { readonly db: Db }) =>
      attempts + 1 >= maxAttempts ? deleteHit(own, id) : delayHit(own, id, waitSeconds(attempts)),
    );
    return true;
  }
}

interface EventFields {
  readonly actor?: Actor;
  readonly causation?: { readonly depth?: number; readonly automation_id?: string };
}

async function startByEvent(ctx: StepContext, automationId: string, hit: Hit): Promise<void> {
  const automation = await findAutomation(ctx.db, automationId);
  const version = automation?.status === 'active' ? automation.published_version : null;
  if (automation === undefined || version === null) return;
  const flow = (await findFlow(ctx.db, automation.id, version))!;
  const config = new Graph(flow).trigger!.config;
  if (config.type !== 'event' || !config.event_types.includes(hit.event_type)) return;
  const { actor = { type: 'system' }, causation } = hit.data as EventFields;
  await startByTrigger(
    ctx,
    { id: automation.id, version, flow },
    {
      origin: 'event',
      eventType: hit.event_type,
      eventId: hit.event_id,
      record: subjectOf(hit.event_type, hit.data),
      actor,
      depth: causation?.depth ?? 0,
      causedBy: causation?.automation_id ?? null,
      correlationId: hit.correlation_id,
      input: hit.data,
    },
    await surroundingsOf(ctx),
  );
}

/** An execution that waits for such an event goes on when its filters match. */
async function wakeByEvent(ctx: StepContext, hit: Hit): Promise<void> {
  const execution = await lockExecution(ctx.db, hit.execution_id!);
  if (execution?.status !== 'waiting' || execution.waiting_kind !== 'event' || execution.state.at === null)
    return;
  const flow = await flowOf(ctx.db, execution);
  const node = flow.nodes.find(({ key }) => key === execution.state.at);
  if (node?.type !== 'wait_for_event' || !node.config.event_types.includes(hit.event_type)) return;
  const resultsOf = (keys: readonly string[]) => selectResults(ctx.db, execution.id, keys);
  const scope = { ...(await scopeFor(ctx, execution, execution.state, node, resultsOf)), event: hit.data };
  if (!fits(node.config.filters, scope, await surroundingsOf(ctx))) return;
  await queue(ctx, execution, { by: 'event', data: hit.data });
}

function fits(...[group, scope, surroundings]: Parameters<typeof matches>): boolean {
  try {
    return matches(group, scope, surroundings);
  } catch (error) {
    if (error instanceof ExpressionFault) return false;
    throw error;
  }
}
