import type { Operations } from '#src/call/transact.ts';
import type { Connections } from '#src/platform/db/index.ts';
import { addJob, takeTurns, type Periodic } from '#src/platform/jobs/index.ts';
import type { Log } from '#src/platform/log.ts';
import { takeCalls } from './calls.ts';
import { admit, selectAgenciesWaiting } from './admit.queries.ts';
import { takeHits } from './hits.ts';

const everyMs = 200;

/** Starts what events and calls of webhooks start and admits what is ready, agency by agency, a few of each in turn. */
export const dispatching = (db: Connections, operations: Operations, log: Log): Periodic => ({
  name: 'automations',
  everyMs,
  async run(inTurn) {
    await takeTurns(inTurn, {
      agencies: selectAgenciesWaiting,
      work: async (tenantId, most) =>
        (await inTurn(() => takeHits({ db, operations, log }, tenantId, most))) +
        (await inTurn(() => takeCalls({ db, operations, log }, tenantId, most))) +
        (await inTurn(() => admitSome(db, tenantId, most))),
    });
  },
});

const admitSome = async (db: Connections, tenantId: string, most: number): Promise<number> => {
  const admitted = await db.write(tenantId, async (scope) => {
    const ids = await admit(scope.db, most, db.clock.now());
    for (const id of ids) {
      addJob(scope, 'run_automation', { executionId: id });
    }
    return ids.length;
  });
  return admitted;
};
