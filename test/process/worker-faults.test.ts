import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { permissions } from '#generated/permissions.ts';
import { readConfig } from '#src/config.ts';
import { migrate } from '#src/platform/db/index.ts';
import { createLogger } from '#src/platform/log.ts';
import { invitation, queueMail, type MailContext } from '#src/platform/mail/index.ts';
import { Sealer } from '#src/platform/secrets/index.ts';
import { startService, type Service } from '#src/service.ts';
import { insertAgency } from '#src/domain/tenants/agencies.queries.ts';
import { issueServiceKey } from '#src/domain/tenants/index.ts';
import { MailServer } from '../support/mail-server.ts';
import { OwnPostgres } from '../support/own-postgres.ts';
import { Receiver, testCaPath } from '../support/receiver.ts';
import { patiently } from '../support/waiting.ts';
import { spawnService, type ServiceProcess } from './child.ts';

/**
 * Background work goes on within five seconds of the database's return, in the same process, whatever has died: every mail and
 * every webhook whose cause was committed goes out, and the queue is empty in the end. Unless a worker was killed, each
 * goes out once.
 */
const encryptionKey = Buffer.alloc(32, 7);
const from = { name: null, address: 'mail@service.example' };
const mailServices: MailContext['services'] = {
  sealer: new Sealer([encryptionKey]),
  mail: { from, provider: 'smtp' },
};

let postgres: OwnPostgres;
let mails: MailServer;
let receiver: Receiver;
let server: Service;
let agency: { id: string; ownerId: string };
let key: string;
let profileId: string;
const workers: ServiceProcess[] = [];

beforeAll(async () => {
  [postgres, mails, receiver] = await Promise.all([
    OwnPostgres.start(),
    MailServer.start(),
    Receiver.start(),
  ]);
  await migrate(postgres.ownerUrl);
  server = await startService({
    config: {
      ...readConfig({}),
      port: 0,
      isPortChosen: true,
      role: 'serve',
      seed: 'none',
      rateLimitRest: 100_000_000,
      webhookAllowPrivate: true,
      encryptionKeys: [encryptionKey],
    },
    ownerUrl: postgres.ownerUrl,
    log: createLogger('silent'),
  });
  agency = await insertAgency(server.db.system, {
    name: 'Alder',
    slug: 'alder',
    timeZone: 'UTC',
    currency: 'USD',
    owner: { name: 'Owner', email: 'owner@alder.example', passwordHash: 'none' },
  });
  key = await issueServiceKey(server.db, agency.id, 'Everything', permissions, 'test');
  profileId = (await call('POST', '/v1/client-profiles', { name: 'Standard' })).id;
  await call('PATCH', '/console/api/webhook-settings', {
    endpoint: { url: receiver.url('/hooks', 'localhost'), status: 'active' },
    enabled_events: ['client.created'],
  });
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.kill()));
});
afterAll(async () => {
  await server?.stop();
  await Promise.all([mails?.stop(), receiver?.stop(), postgres?.remove()]);
});

async function call(method: string, path: string, body: unknown): Promise<{ id: string }> {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { data } = (await response.json()) as { data: { id: string } };
  if (response.status !== 200) throw new Error(`${method} ${path} answered ${response.status}`);
  return data;
}

async function startWorker(): Promise<ServiceProcess> {
  const worker = await spawnService({
    ROLE: 'work',
    DATABASE_URL: postgres.ownerUrl,
    ENCRYPTION_KEY: encryptionKey.toString('base64'),
    MAIL_FROM: from.address,
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    WEBHOOK_ALLOW_PRIVATE: '1',
    NODE_EXTRA_CA_CERTS: testCaPath,
  });
  workers.push(worker);
  return worker;
}

/** Queues a mail as a handler does. */
const queueOne = (email: string): Promise<string> =>
  server.db.write(agency.id, (scope) =>
    queueMail(
      {
        db: scope.db,
        atCommit: (statement) => scope.atCommit(statement),
        requestId: 'req_test',
        now: new Date(),
        services: mailServices,
        identity: { tenantId: agency.id },
      },
      invitation({
        agency: 'Alder',
        inviter: 'Dana',
        name: 'Lee',
        url: 'https://alder.example/invitation',
        expiresAt: new Date(Date.now() + 3_600_000),
        isResend: false,
      }),
      { email, userId: null },
    ),
  );

/** Causes mails and webhooks all the time, whatever becomes of them. Answers how to stop. */
function startLoad(): () => Promise<void> {
  let isStopped = false;
  let number = 0;
  const loop = async (cause: (number: number) => Promise<unknown>): Promise<void> => {
    while (!isStopped) {
      await cause((number += 1)).catch(() => {});
      // So that some are always under way, and the machine has time for the rest.
      await sleep(100);
    }
  };
  const loops = [1, 2].flatMap(() => [
    loop((mail) => queueOne(`lee-${mail}@alder.example`)),
    loop((client) =>
      call('POST', '/v1/clients', { name: `Client ${client} ${Math.random()}`, profile_id: profileId }),
    ),
  ]);
  return async () => {
    isStopped = true;
    await Promise.all(loops);
  };
}

const query = <Row>(text: string) =>
  postgres.asSuperuser(async (client) => (await client.query(text)).rows as Row[], 'agency');

/** How much has gone out: mails, webhooks. */
const sent = () => [mails.mails.length, receiver.requests.length] as const;

/** Until so many more mails and webhooks have gone out. Answers after how many seconds. */
async function moreThan(count: number): Promise<number> {
  const [mailsBefore, webhooksBefore] = sent();
  const since = performance.now();
  await expect
    .poll(() => Math.min(sent()[0] - mailsBefore, sent()[1] - webhooksBefore), patiently)
    .toBeGreaterThan(count);
  return (performance.now() - since) / 1000;
}

/** Until everything that was committed has gone out and nothing is left to be done. */
async function allDone(): Promise<void> {
  await vi.waitFor(
    async () => {
      expect(
        await query("select status, count(*) from email_deliveries where status <> 'sent' group by status"),
      ).toEqual([]);
      expect(
        await query(
          "select id from events e where event_type = 'client.created' and not exists (select from webhook_deliveries d where d.event_id = e.id)",
        ),
      ).toEqual([]);
      expect(
        await query(
          "select status, count(*) from webhook_deliveries where status <> 'delivered' group by status",
        ),
      ).toEqual([]);
      expect(
        await query('select task_id, key, attempts, locked_by from graphile_worker._private_jobs'),
      ).toEqual([]);
    },
    { ...patiently, interval: 250 },
  );
  const references = await query<{ reference: string }>(
    'select message_reference as reference from email_deliveries',
  );
  expect([...new Set(mails.mails.map(({ mail }) => mail.messageId))].toSorted()).toEqual(
    references.map(({ reference }) => reference).toSorted(),
  );
  const events = await query<{ id: string }>("select id from events where event_type = 'client.created'");
  expect([...new Set(receiver.requests.map(({ headers }) => headers['x-at-event-id']))].toSorted()).toEqual(
    events.map(({ id }) => id).toSorted(),
  );
}

/** Mails and webhooks that went out again. */
const repetitions = (): string[] => {
  const all = [
    ...mails.mails.map(({ mail }) => mail.messageId!),
    ...receiver.requests.map(({ headers }) => headers['x-at-event-id'] as string),
  ];
  return all.filter((id, index) => all.indexOf(id) !== index);
};

// What is promised of every part of the service once its database is back. Connections are tried again every second at the
// latest, and the queue is looked at every half second: it takes about one second, and more only on a machine with other work.
const withinSeconds = 5;
// A worker that died is given three seconds to come back, and the jobs that it held are looked for every three: up to six
// seconds, then the jobs themselves, three hundred milliseconds each (`src/platform/jobs/pools.ts`).
const withoutWorkerSeconds = 10;

const faults: readonly (readonly [name: string, fault: () => Promise<void>])[] = [
  [
    'every connection is terminated, again and again',
    async () => {
      for (let time = 0; time < 20; time += 1) {
        await postgres.terminateAll();
        await sleep(100);
      }
    },
  ],
  [
    'the server is stopped and started twice',
    async () => {
      for (let time = 0; time < 2; time += 1) {
        await postgres.down('SIGINT');
        await sleep(1_000);
        await postgres.up();
        await sleep(300);
      }
    },
  ],
  [
    'the server crashes twice',
    async () => {
      for (let time = 0; time < 2; time += 1) {
        await postgres.down('SIGQUIT');
        await sleep(500);
        await postgres.up();
        await sleep(300);
      }
    },
  ],
];

it.each(faults)('workers go on, and leave nothing undone, after %s under writes', async (_name, fault) => {
  const worker = await startWorker();
  const stopLoad = startLoad();
  await moreThan(20);
  await fault();
  expect(await moreThan(5)).toBeLessThan(withinSeconds);
  await stopLoad();
  await allDone();
  expect(worker.hasEnded, worker.output).toBe(false);
  expect(repetitions()).toEqual([]);
});

it('workers go on, and leave nothing undone, after one of two workers was killed', async () => {
  const [victim] = await Promise.all([startWorker(), startWorker()]);
  // So that there are attempts under way.
  const { respond } = receiver;
  receiver.respond = (received, response) => void setTimeout(() => respond(received, response), 300);
  const stopLoad = startLoad();
  await moreThan(20);
  await victim.kill();
  await moreThan(5);
  await stopLoad();
  // Jobs that it held, and mails among them, are done by the other one within seconds.
  const since = performance.now();
  await expect
    .poll(() => query('select locked_by from graphile_worker._private_jobs'), patiently)
    .toEqual([]);
  expect((performance.now() - since) / 1000).toBeLessThan(withoutWorkerSeconds);
  // Nobody knows whether an attempt arrived that was under way; it is made again after a minute.
  await query(
    "update webhook_deliveries set lane_at = lane_at - interval '61 seconds', last_attempt_at = last_attempt_at - interval '61 seconds' where status = 'delivering'",
  );
  await allDone();
});

it('workers stop in time without their database', async () => {
  const worker = await startWorker();
  await postgres.down('SIGQUIT');
  expect(await worker.stop()).toBe(0);
});
