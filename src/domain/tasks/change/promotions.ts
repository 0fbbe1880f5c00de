import type { Connections } from '#src/platform/db/index.ts';
import { changeAsSystem } from '#src/platform/events/index.ts';
import { forEach, type Periodic } from '#src/platform/jobs/index.ts';
import { assignStages } from '../assignment/assign-stages.ts';
import { holdTask } from '../load/hold.ts';
import { selectTasksToPromote } from './promotions.queries.ts';
import { settle } from '../rules/settle.rules.ts';
import { storeTask } from '../store/store.ts';

const everyMs = 10_000;

/** Lets stages be ready when the lag of their predecessors is over (domain model §2.2). */
export const promotions = (db: Pick<Connections, 'write' | 'wakeWorkers' | 'clock'>): Periodic => ({
  name: 'stages whose lag is over',
  everyMs,
  run: async (owner) =>
    forEach(await selectTasksToPromote(owner), ({ tenant_id: tenantId, task_id: id }) =>
      changeAsSystem(
        db,
        tenantId,
        { name: 'promote_stages', events: ['process.instance_updated'] },
        async (ctx) => {
          const draft = await holdTask(ctx, { id });
          settle(draft);
          await assignStages(ctx, draft);
          await storeTask(ctx, draft);
        },
      ),
    ),
});
