import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CrashGround } from './crash-site.ts';
import { createClient, deliveriesOf } from './setup.ts';

let ground: CrashGround;

beforeAll(async () => {
  ground = await CrashGround.start();
});
afterAll(() => ground?.stop());

describe('processes that only work', () => {
  it('say that they are ready, and side by side deliver each event once', () =>
    ground.with(async (site) => {
      const workers = await Promise.all(Array.from({ length: 3 }, () => site.start('work')));
      for (const { output } of workers) expect(output).toMatch(/^ready worker$/m);
      await site.createClients(1);
      await Promise.all(
        Array.from({ length: 4 }, async (_, writer) => {
          for (let index = 0; index < 25; index += 1)
            if (writer + index > 0) await createClient(site.service, `Client ${writer}-${index}`);
        }),
      );
      await site.settled(100, 'delivered');
      await site.idle();
      expect(await site.outcome()).toEqual(Array(100).fill([200]));
      expect(site.receiver.requests).toHaveLength(100);
      expect(await Promise.all(workers.map((worker) => worker.stop()))).toEqual([0, 0, 0]);
      // None is said to live that does not, and nothing is left to anybody.
      expect(await site.service.query('select id from app.job_pools')).toEqual([]);
      expect(await site.service.query('select key from graphile_worker._private_jobs')).toEqual([]);
    }));
});

describe('a worker that lives', () => {
  it('keeps an attempt for as long as it takes, as when many wait for connections to one host', () =>
    ground.with(async (site) => {
      const answer = site.holdAnswers();
      await site.createClients(2);
      await site.work();
      await site.received(2);
      await site.passMinute({ isWorkerAlive: true });
      await site.service.query('select app.sweep_webhooks()');
      answer();
      await site.settled(2, 'delivered');
      await site.idle();
      expect(await site.outcome()).toEqual([[200], [200]]);
      expect(site.receiver.requests).toHaveLength(2);
    }));
});

describe('a worker that is asked to stop during an attempt', () => {
  it('finishes and records it when the answer comes in time', () =>
    ground.with(async (site) => {
      site.receiver.respond = (_received, response) =>
        void setTimeout(() => response.writeHead(200).end(), 2000);
      await site.createClients(1);
      const worker = await site.start('work');
      await site.received(1);
      expect(await worker.stop()).toBe(0);
      expect(await deliveriesOf(site.service)).toMatchObject([{ status: 'delivered', attempt_count: 1 }]);
      expect(await site.service.query('select key from graphile_worker._private_jobs')).toEqual([]);
      expect(await site.outcome()).toEqual([[200]]);
      expect(site.receiver.requests).toHaveLength(1);
    }));

  it('gives up on a receiver that hangs, and another worker takes the delivery up at once', () =>
    ground.with(async (site) => {
      site.receiver.respond = () => {};
      await site.createClients(1);
      const worker = await site.start('work');
      await site.received(1);
      const askedAt = performance.now();
      const stopped = worker.stop();
      site.receiver.answer(200);
      await site.work();
      expect(await stopped).toBe(0);
      const seconds = (performance.now() - askedAt) / 1000;
      expect(seconds).toBeGreaterThan(9);
      await site.settled(1, 'delivered');
      await site.idle();
      expect(await site.outcome()).toEqual([['interrupted', 200]]);
      expect(site.receiver.requests).toHaveLength(2);
      expect(await site.service.query('select consecutive_failures from webhook_endpoints')).toEqual([
        { consecutive_failures: 0 },
      ]);
      expect(await site.service.query('select key from graphile_worker._private_jobs')).toEqual([]);
    }));
});
