import net from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Notifications } from '#src/platform/db/listen.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { tcpUrl } from '../support/urls.ts';
import { patiently } from '../support/waiting.ts';

let database: TestDatabase;
let way: SilentWay;
beforeAll(async () => {
  database = await createTestDatabase();
  way = await openWay(new URL(tcpUrl(database.ownerUrl)));
});
afterAll(async () => {
  await way.close();
  await database.drop();
});

it('notices a connection that died without a word, says that messages may be missing, and listens again', async () => {
  const notifications = new Notifications(way.url, async () => {}, { everyMs: 20, answerWithinMs: 2_000 });
  const heard: string[] = [];
  let gaps = 0;
  await notifications.listen(
    'weather',
    (payload) => heard.push(payload),
    () => gaps++,
  );
  await notify('rain');
  await expect.poll(() => heard, patiently).toEqual(['rain']);

  way.fallSilent();
  // Once when it is lost and once when it is back: what came while there was no connection is missing too.
  await expect.poll(() => gaps, patiently).toBe(2);
  await notify('sun');
  await expect.poll(() => heard, patiently).toEqual(['rain', 'sun']);
  await notifications.close();
});

it('gives up a connection that falls silent before it listens', async () => {
  const checking = Promise.withResolvers<void>();
  const check = async (client: pg.ClientBase) => {
    way.fallSilent();
    checking.resolve();
    await client.query('select 1');
  };
  const notifications = new Notifications(way.url, check, { everyMs: 20, answerWithinMs: 500 });
  const listening = notifications.listen('weather', () => {});
  await checking.promise;
  await expect(listening).rejects.toThrow();
  expect(notifications.connected).toBe(false);
  await notifications.close();
});

async function notify(payload: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  await client.query('select pg_notify($1, $2)', ['weather', payload]);
  await client.end();
}

interface SilentWay {
  readonly url: string;
  /** From now on the connections there are carry nothing more, in either direction, and stay open. */
  fallSilent(): void;
  close(): Promise<void>;
}

async function openWay(target: URL): Promise<SilentWay> {
  const pairs: [net.Socket, net.Socket][] = [];
  const server = net.createServer((near) => {
    const far = net.connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const)
      socket.on('error', () => other.destroy()).on('close', () => other.destroy());
    near.pipe(far).pipe(near);
    pairs.push([near, far]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as net.AddressInfo).port);
  return {
    url: url.href,
    fallSilent: () => {
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
      }
    },
    close: async () => {
      server.close();
      for (const pair of pairs) for (const socket of pair) socket.destroy();
    },
  };
}
