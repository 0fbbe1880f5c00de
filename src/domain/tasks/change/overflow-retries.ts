import type { Connections } from '#src/platform/db/index.ts';
import { changeAsSystem } from '#src/platform/events/index.ts';
import { forEach, type Periodic } from '#src/platform/jobs/index.ts';
import { holdTask } from '../load/hold.ts';
import { selectTasksToRetry } from './overflow-retries.queries.ts';
import { retryStages } from './retry.ts';

const everyMs = 30_000;

/** Tries again to assign what is in the overflow, as often as each agency wants it. */
export const overflowRetries = (db: Pick<Connections, 'write' | 'wakeWorkers' | 'clock'>): Periodic => ({
  name: 'overflow of assignment',
  everyMs,
  run: async (owner) =>
    forEach(await selectTasksToRetry(owner), ({ tenant_id: tenantId, task_id: id, stage_ids: stageIds }) =>
      changeAsSystem(
        db,
        tenantId,
        { name: 'retry_overflow', events: ['process.instance_updated'] },
        async (ctx) => {
          await retryStages(ctx, await holdTask(ctx, { id }), stageIds);
        },
      ),
    ),
});
