import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CrashGround, type CrashSite } from './crash-site.ts';
import { deliveriesOf } from './setup.ts';

/**
 * A process may be killed anywhere on the way from a change to its receiver. Whatever was committed arrives, nothing
 * arrives that was not, and a receiver that gets something twice can tell. Each point is reached by a lock that the test
 * holds or by the receiver, so that the kill falls into it and not somewhere near.
 */

const some = 2;

/**
 * Brings a worker to where its fan-out is committed and the attempts wait for the lock that this answers. Who comes later
 * gets a lock later: the test stands in line while the fan-out has the table, and the attempts come behind it.
 */
async function afterFanOut(site: CrashSite) {
  const endpoint = await site.hold('select from webhook_endpoints for no key update');
  const victim = await startVictim(site);
  await endpoint.blocks(/fan_out_to_webhooks/);
  const jobs = await site.hold('lock table graphile_worker._private_jobs in share mode');
  await endpoint.release();
  await jobs.blocks(/fan_out_to_webhooks/);
  const deliveries = await site.hold('lock table webhook_deliveries in share mode', { isQueued: true });
  await deliveries.waits();
  await jobs.release();
  await deliveries.granted();
  await deliveries.blocks(/take_deliveries/);
  return { victim, deliveries };
}

async function startVictim(site: CrashSite, events = some) {
  await site.createClients(events);
  return site.start('work');
}

interface KillPoint {
  readonly point: string;
  /** Brings a worker there, with deliveries of two events; answers that worker. */
  readonly reach: (site: CrashSite) => Promise<{ kill(): Promise<void> }>;
  /** Whether the statement under way is lost with its connection (default) or still runs to its end. */
  readonly statementSurvives?: true;
  /** What the killed worker leaves of each delivery. */
  readonly left: readonly [status: string, attempts: number] | null;
  /** How the attempts at each delivery ended when all is over, and how often the receiver got it. */
  readonly attempts: readonly (number | string)[];
  readonly copies: number;
  readonly events?: number;
}

const killPoints: readonly KillPoint[] = [
  {
    point: 'when it holds the event and has not fanned it out',
    reach: async (site) => {
      const deliveries = await site.hold('lock table webhook_deliveries');
      const victim = await startVictim(site);
      await deliveries.blocks(/fan_out_to_webhooks/);
      return victim;
    },
    left: null,
    attempts: [200],
    copies: 1,
  },
  {
    point: 'when the fan-out is committed and no attempt was taken',
    reach: async (site) => (await afterFanOut(site)).victim,
    left: ['pending', 0],
    attempts: [200],
    copies: 1,
  },
  {
    point: 'while it takes the attempts, before their commit',
    reach: takeHalfway,
    left: ['pending', 0],
    attempts: [200],
    copies: 1,
  },
  {
    point: 'while it takes the attempts, which are then committed',
    reach: takeHalfway,
    statementSurvives: true,
    left: ['delivering', 1],
    attempts: ['interrupted', 200],
    copies: 1,
  },
  {
    point: 'when the connection to the receiver is not there yet',
    reach: async (site) => {
      const connected = await site.silence();
      const victim = await startVictim(site);
      await connected(some);
      return victim;
    },
    left: ['delivering', 1],
    attempts: ['interrupted', 200],
    copies: 1,
  },
  {
    point: 'when the receiver has the whole request and has not answered',
    reach: async (site) => {
      site.holdAnswers();
      const victim = await startVictim(site);
      await site.received(some);
      return victim;
    },
    left: ['delivering', 1],
    attempts: ['interrupted', 200],
    copies: 2,
  },
  {
    point: 'when it has the answer and has not recorded it',
    reach: recordHalfway,
    events: 1,
    left: ['delivering', 1],
    attempts: ['interrupted', 200],
    copies: 2,
  },
  {
    point: 'when it has the answer, whose record is then committed',
    reach: recordHalfway,
    events: 1,
    statementSurvives: true,
    left: ['delivered', 1],
    attempts: [200],
    copies: 1,
  },
  {
    point: 'when the delivery is recorded and its job not yet gone',
    reach: async (site) => {
      const answer = site.holdAnswers();
      const victim = await startVictim(site);
      await site.received(some);
      const jobs = await site.hold('select from graphile_worker._private_jobs for update');
      answer();
      await jobs.blocks(/delete from .*_private_jobs/);
      return victim;
    },
    left: ['delivered', 1],
    attempts: [200],
    copies: 1,
  },
  {
    point: 'after a failure was recorded, before the retry is due',
    reach: async (site) => {
      site.receiver.answer(503);
      const victim = await startVictim(site);
      await site.settled(some, 'retrying');
      return victim;
    },
    left: ['retrying', 1],
    attempts: [503, 200],
    copies: 2,
  },
  {
    point: 'when it holds the job of a retry and has not taken it',
    reach: async (site) => {
      site.receiver.answer(503);
      const victim = await startVictim(site);
      await site.settled(some, 'retrying');
      const endpoint = await site.hold('select from webhook_endpoints for no key update');
      await site.passMinute();
      await endpoint.blocks(/take_deliveries/);
      return victim;
    },
    left: ['retrying', 1],
    attempts: [503, 200],
    copies: 2,
  },
];

async function takeHalfway(site: CrashSite) {
  const { victim, deliveries } = await afterFanOut(site);
  const last = await site.hold('select from webhook_deliveries order by id desc limit 1 for update');
  await deliveries.release();
  await last.blocks(/take_deliveries/);
  return victim;
}

async function recordHalfway(site: CrashSite) {
  const attempts = await site.hold('lock table webhook_attempts');
  // One, as attempts that end a moment apart are recorded by two statements.
  const victim = await startVictim(site, 1);
  await attempts.blocks(/record_attempts/);
  return victim;
}

// One after another on the same ground: what a lock holds back gives up after ten seconds, and many processes that start at
// once take as long.
let ground: CrashGround;

beforeAll(async () => {
  ground = await CrashGround.start();
});
afterAll(() => ground?.stop());

describe('an event arrives and its delivery says so, though a worker is killed', () => {
  it.each(killPoints)('$point', ({ reach, statementSurvives, left, attempts, copies, events = some }) =>
    ground.with(async (site) => {
      const victim = await reach(site);
      await victim.kill();
      if (!statementSurvives) await site.cutBlocked();
      await site.release();
      await site.gone();
      expect(
        (await deliveriesOf(site.service)).map(({ status, attempt_count }) => [status, attempt_count]),
      ).toEqual(left === null ? [] : Array(events).fill(left));

      await site.recover();
      await site.passMinute();
      await site.work();
      await site.settled(events, 'delivered');
      await site.idle();
      expect(await site.outcome()).toEqual(Array(events).fill(attempts));
      expect(site.receiver.requests).toHaveLength(events * copies);
    }),
  );

  it('when its job was given to a worker that lives and never heard of it', () =>
    ground.with(async (site) => {
      const { victim } = await afterFanOut(site);
      await victim.kill();
      await site.cutBlocked();
      await site.release();
      await site.gone();
      await site.service.query("insert into app.job_pools values ('pool-deaf', now() + interval '1 day')");
      await site.service.query(
        "update graphile_worker._private_jobs set locked_by = 'pool-deaf', locked_at = now(), attempts = 1 where max_attempts = 1",
      );
      for (let minute = 0; minute < 3; minute += 1) await site.passMinute();

      await site.work();
      await site.settled(some, 'delivered');
      await site.idle();
      expect(await site.outcome()).toEqual(Array(some).fill([200]));
      expect(site.receiver.requests).toHaveLength(some);
    }));
});

describe('a change and its delivery are one, though a server is killed', () => {
  const create = (site: CrashSite, url: string, profileId: string) =>
    fetch(`${url}/v1/clients`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${site.service.agencies[0].key}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ name: 'Written before the end', profile_id: profileId }),
    });
  const createProfile = async (site: CrashSite): Promise<string> =>
    (await site.service.ok('createClientProfile', { body: { name: 'Clients' } })).data.id;

  it.each([
    { point: 'when its connection is lost before the commit, there is neither', isLost: true },
    { point: 'when the commit still reaches the database, there are both or neither', isLost: false },
  ])('$point', ({ isLost }) =>
    ground.with(async (site) => {
      const profileId = await createProfile(site);
      const victim = await site.start('serve');
      // The audit trail is the last that is written, behind the change and its event.
      const trail = await site.hold('lock table audit_log in share mode');
      const answer = create(site, victim.url, profileId).then(
        (response) => response.status,
        () => 'none',
      );
      await trail.blocks(/^agency-write/);
      await victim.kill();
      expect(await answer).toBe('none');
      if (isLost) await site.cutBlocked();
      await site.release();
      await site.gone();

      const [{ written }] = (await site.service.query<{ written: number }>(
        'select count(*)::integer as written from clients',
      )) as [{ written: number }];
      if (isLost) expect(written).toBe(0);
      // It shows that the worker is there and has handled all there was.
      await site.createClients(1);
      await site.work();
      await site.settled(written + 1, 'delivered');
      await site.idle();
      expect(await site.outcome()).toEqual(Array(written + 1).fill([200]));
      expect(site.receiver.requests).toHaveLength(written + 1);
    }),
  );

  it('when it has just answered and no worker runs, the event is delivered once one does', () =>
    ground.with(async (site) => {
      const profileId = await createProfile(site);
      const victim = await site.start('serve');
      expect((await create(site, victim.url, profileId)).status).toBe(200);
      await victim.kill();
      await site.gone();
      expect(await site.service.query('select from clients')).toHaveLength(1);
      expect(site.receiver.requests).toEqual([]);

      await site.work();
      await site.settled(1, 'delivered');
      await site.idle();
      expect(await site.outcome()).toEqual([[200]]);
      expect(site.receiver.requests).toHaveLength(1);
    }));
});
