// What open streams cost: see `measureLive`.
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { insertAgency } from '#src/domain/tenants/agencies.queries.ts';
import { issueServiceKey } from '#src/domain/tenants/index.ts';
import { startEmbedded } from '#src/platform/db/embedded/index.ts';
import { migrate, openDatabase, type Connections } from '#src/platform/db/index.ts';
import { createLogger } from '#src/platform/log.ts';
import { encryptionKey } from './deliveries.ts';
import { median } from './median.ts';
import { startServer, type Server } from './process.ts';

const keys = 200;
const streamsOfKey = 10;
const targetMiB = 100;
const changesPerSecond = 200;
const seconds = 5;

/** Memory of 2,000 open streams, and how long changes of one agency take to reach 500 of them and all. */
export async function measureLive(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'agency-live-'));
  const embedded = await startEmbedded({ dataDir, log: createLogger('warn') });
  try {
    await migrate(embedded.ownerUrl);
    const db = await openDatabase({ ownerUrl: embedded.ownerUrl });
    const server = await startServer(['--disable-warning=ExperimentalWarning', 'dist/server/main.js'], {
      DATABASE_URL: embedded.ownerUrl,
      DATA_DIR: dataDir,
      ROLE: 'serve',
      PORT: '0',
      SEED: 'none',
      ENCRYPTION_KEY: encryptionKey,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
    });
    try {
      return await measure(server, db);
    } finally {
      await server.stop();
      await db.close();
    }
  } finally {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(server: Server, db: Connections): Promise<string> {
  const { id: tenantId, ownerId } = await insertAgency(db.system, {
    name: 'Bench',
    slug: 'bench',
    timeZone: 'UTC',
    currency: 'USD',
    owner: { name: 'Owner', email: 'owner@bench.example', passwordHash: 'none' },
  });
  const secrets: string[] = [];
  for (let number = 0; number < keys; number += 1)
    secrets.push(await issueServiceKey(db, tenantId, `Listener ${number}`, ['people.view'], 'bench'));
  const arrivals = new Map<number, number[]>();
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const idleMiB = server.memoryMiB();
  const lines: string[] = [];
  let open = 0;
  for (const count of [50, keys]) {
    for (; open < count; open += 1)
      await Promise.all(
        Array.from({ length: streamsOfKey }, () => listen(server.url, secrets[open]!, agent, arrivals)),
      );
    await sleep(1_000);
    const openMiB = server.memoryMiB() - idleMiB;
    const { lagMs, cpuShare, told } = await change(db, server, tenantId, ownerId, arrivals);
    lines.push(
      `${open * streamsOfKey} streams | memory ${openMiB.toFixed(0)} MiB more than idle (target ${targetMiB}) | ${changesPerSecond} changes a second: told after ${median(lagMs).toFixed(0)} ms, slowest ${Math.max(...lagMs).toFixed(0)} ms | ${told} events | CPU ${(cpuShare * 100).toFixed(0)} %`,
    );
  }
  agent.destroy();
  return lines.join('\n');
}

/** Opens a stream that notes when each revision came. */
async function listen(
  url: string,
  secret: string,
  agent: Agent,
  arrivals: Map<number, number[]>,
): Promise<void> {
  const sent = request(`${url}/console/api/events`, {
    agent,
    headers: { authorization: `Bearer ${secret}` },
  }).end();
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    sent.once('response', resolve).once('error', reject),
  );
  if (response.statusCode !== 200) throw new Error(`A stream was answered ${response.statusCode}.`);
  response.setEncoding('utf8').on('data', (chunk: string) => {
    for (const [, revision] of chunk.matchAll(/"revision":(\d+)/g)) {
      const at = arrivals.get(Number(revision)) ?? [];
      at.push(performance.now());
      arrivals.set(Number(revision), at);
    }
  });
  response.on('error', () => {});
  sent.on('error', () => {});
}

/** Announces changes of one record, whose revision tells them apart; those that come together are one event. */
async function change(
  db: Connections,
  server: Server,
  tenantId: string,
  userId: string,
  arrivals: Map<number, number[]>,
): Promise<{ lagMs: number[]; cpuShare: number; told: number }> {
  arrivals.clear();
  const sentAt = new Map<number, number>();
  const cpuBefore = server.cpuSeconds();
  const startedAt = performance.now();
  for (let number = 1; number <= changesPerSecond * seconds; number += 1) {
    const due = startedAt + (number * 1_000) / changesPerSecond;
    if (due > performance.now()) await sleep(due - performance.now());
    const revision = Math.round(startedAt) + number;
    await db.write(tenantId, async (scope) => {
      await scope.db.updateTable('users').set({ revision }).where('id', '=', userId).execute();
      scope.announce({ kind: 'user', id: userId, revision });
    });
    sentAt.set(revision, performance.now());
  }
  await sleep(2_000);
  const lagMs = [...arrivals].flatMap(([revision, at]) => {
    const sent = sentAt.get(revision);
    return sent === undefined ? [] : at.map((one) => one - sent);
  });
  const told = [...arrivals.values()].reduce((sum, at) => sum + at.length, 0);
  return { lagMs, cpuShare: (server.cpuSeconds() - cpuBefore) / (seconds + 2), told };
}
