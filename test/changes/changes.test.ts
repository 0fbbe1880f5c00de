import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase, type Connections } from '#src/platform/db/index.ts';
import { Changes, type Change } from '#src/platform/changes/index.ts';
import { createLogger } from '#src/platform/log.ts';
import { openCoreDatabase, type CoreDatabase } from '../support/core-database.ts';
import { patiently } from '../support/waiting.ts';

/** Subscribers in every process hear of a change once it is committed, and of nothing else; where changes may be missing they are told so. */
let core: CoreDatabase;
let another: Connections;
let agency: string;
let other: string;
beforeAll(async () => {
  core = await openCoreDatabase();
  another = await core.openAnother();
});
beforeEach(async () => {
  [agency, other] = [await core.createTenant(), await core.createTenant()];
});
afterAll(() => core.close());

const log = createLogger('silent');
const idOf = (number: number): string => `0191f3a2-6c1e-7b42-9d51-${String(number).padStart(12, '0')}`;
const changed = (number: number, revision = 1): Change => ({ kind: 'comment', id: idOf(number), revision });
const announce = (tenantId: string, ...changes: Change[]) =>
  core.db.write(tenantId, async (scope) => changes.forEach((change) => scope.announce(change)));

interface Heard {
  readonly changes: Change[];
  gaps: number;
}
async function subscriber(db: Connections, tenantId: string): Promise<Heard> {
  const heard: Heard = { changes: [], gaps: 0 };
  await new Changes(db, log).subscribe(tenantId, {
    onChange: (change) => heard.changes.push(change),
    onGap: () => (heard.gaps += 1),
  });
  return heard;
}

/** Until what was announced before has come: messages come in the order in which they were sent. */
async function allCome(...subscribers: Heard[]): Promise<void> {
  const last = changed(999_999);
  await announce(agency, last);
  for (const { changes } of subscribers) await expect.poll(() => changes.at(-1), patiently).toEqual(last);
  for (const { changes } of subscribers) changes.pop();
}

it('come to subscribers of the agency in every process', async () => {
  const here = await subscriber(core.db, agency);
  const there = await subscriber(another, agency);
  const stranger = await subscriber(another, other);
  await announce(agency, changed(1), changed(2, 7));
  await allCome(here, there);
  for (const { changes } of [here, there]) expect(changes).toEqual([changed(1), changed(2, 7)]);
  expect(stranger).toEqual({ changes: [], gaps: 0 });
});

it('come once they are committed, and those that were undone never', async () => {
  const heard = await subscriber(another, agency);
  const entered = Promise.withResolvers<void>();
  const leave = Promise.withResolvers<void>();
  const open = core.db.write(agency, async (scope) => {
    scope.announce(changed(1));
    const undone = scope.nested(async (inner) => {
      inner.announce(changed(2));
      throw new Error('refused');
    });
    await undone.catch(() => {});
    await scope.nested(async (inner) => inner.announce(changed(3)));
    entered.resolve();
    await leave.promise;
  });
  await entered.promise;
  const failed = core.db.write(agency, async (scope) => {
    scope.announce(changed(4));
    throw new Error('refused');
  });
  await expect(failed).rejects.toThrow('refused');
  await allCome(heard);
  expect(heard.changes).toEqual([]);
  leave.resolve();
  await open;
  await allCome(heard);
  expect(heard.changes).toEqual([changed(1), changed(3)]);
});

it('of one transaction may be more than can be named: subscribers fetch everything again', async () => {
  const heard = await subscriber(another, agency);
  await announce(agency, ...Array.from({ length: 5_000 }, (_, number) => changed(number)));
  await allCome(heard);
  expect(heard.gaps).toBe(1);
  expect(heard.changes.length).toBeLessThan(5_000);
});

it('that a lost connection may have swallowed are told as a gap, also when it is back', async () => {
  const heard = await subscriber(another, agency);
  // A role may end its own connections.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'agency-listen' and datname = current_database()`.execute(core.db.system);
  await expect.poll(() => heard.gaps, patiently).toBe(2);
  await allCome(heard);
});

it('go on coming to the others when a subscriber fails, and stop for one that has left', async () => {
  const changes = new Changes(core.db, log);
  const heard: string[] = [];
  const listen = (name: string) => ({
    onChange: ({ id }: Change) => {
      heard.push(`${name} ${Number(id.slice(-6))}`);
      if (name === 'failing') throw new Error('closed');
    },
    onGap: () => {},
  });
  await changes.subscribe(agency, listen('failing'));
  const leave = await changes.subscribe(agency, listen('leaving'));
  await changes.subscribe(agency, listen('staying'));
  await announce(agency, changed(1));
  await expect.poll(() => heard, patiently).toEqual(['failing 1', 'leaving 1', 'staying 1']);
  leave();
  await announce(agency, changed(2));
  await expect.poll(() => heard.slice(3), patiently).toEqual(['failing 2', 'staying 2']);
});

it('are sent before a process lets go of its database', async () => {
  const heard = await subscriber(core.db, agency);
  const leaving = await openDatabase({ ownerUrl: core.ownerUrl });
  await leaving.write(agency, async (scope) => {
    for (let number = 0; number < 1_500; number += 1) scope.announce(changed(number));
  });
  await leaving.close();
  await expect.poll(() => heard.changes.length, patiently).toBe(1_500);
});
