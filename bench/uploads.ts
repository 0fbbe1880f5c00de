// What a large upload costs: see `measureUploads`.
import { execFileSync } from 'node:child_process';
import { hash, randomBytes } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { insertAgency } from '#src/domain/tenants/agencies.queries.ts';
import { issueServiceKey } from '#src/domain/tenants/index.ts';
import { startEmbedded } from '#src/platform/db/embedded/index.ts';
import { migrate, openDatabase } from '#src/platform/db/index.ts';
import { createLogger } from '#src/platform/log.ts';
import { encryptionKey } from './deliveries.ts';
import { startServer, type Server } from './process.ts';

const size = 1024 ** 3;
const atOnce = 4;
const targetMiB = 250;

interface Session {
  readonly id: string;
  readonly status: string;
  readonly part_size: number;
  readonly part_count: number;
}

interface Address {
  readonly part_number: number;
  readonly url: string;
  readonly headers: Record<string, string>;
}

/**
 * A file of 1 GiB, sent in parts, four at once, to a process that serves and works, until it is ready; beside it `cat` of the same bytes to the
 * same disk. The target is for the memory of the process.
 */
export async function measureUploads(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'agency-uploads-'));
  const embedded = await startEmbedded({ dataDir, log: createLogger('warn') });
  try {
    await migrate(embedded.ownerUrl);
    const key = await createKey(embedded.ownerUrl);
    const server = await startServer(
      [
        '--disable-warning=ExperimentalWarning',
        '--max-semi-space-size=8',
        '--heap-growing-percent=50',
        'dist/server/main.js',
      ],
      {
        DATABASE_URL: embedded.ownerUrl,
        DATA_DIR: dataDir,
        ROLE: 'all',
        PORT: '0',
        SEED: 'none',
        ENCRYPTION_KEY: encryptionKey,
        RATE_LIMIT_HOSTED_ADDRESS: '100000',
        LOG_LEVEL: 'warn',
        NODE_ENV: 'production',
      },
    );
    try {
      return await measure(server, key, dataDir);
    } finally {
      await server.stop();
    }
  } finally {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function createKey(ownerUrl: string): Promise<string> {
  const db = await openDatabase({ ownerUrl });
  try {
    const { id } = await insertAgency(db.system, {
      name: 'Bench',
      slug: 'bench',
      timeZone: 'UTC',
      currency: 'USD',
      owner: { name: 'Owner', email: 'owner@bench.example', passwordHash: 'none' },
    });
    return await issueServiceKey(db, id, 'Uploads', [], 'bench');
  } finally {
    await db.close();
  }
}

async function measure(server: Server, key: string, dataDir: string): Promise<string> {
  const call = async <T>(path: string, body: object): Promise<T> => {
    const answer = await fetch(server.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { data } = (await answer.json()) as { data: T };
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
    return data;
  };
  const idleMiB = server.memoryMiB();
  let highestMiB = idleMiB;
  const sampling = setInterval(() => (highestMiB = Math.max(highestMiB, server.memoryMiB())), 50);
  const startedAt = performance.now();
  const session = await call<Session>('/v1/managed-uploads', {
    file_name: 'footage.bin',
    content_type: 'application/octet-stream',
    size,
  });
  const path = `/v1/managed-uploads/${session.id}`;
  const bytes = randomBytes(session.part_size);
  const checksum_sha256 = hash('sha256', bytes);
  const numbers = Array.from({ length: session.part_count }, (_, at) => at + 1);
  const { parts } = await call<{ parts: Address[] }>(`${path}/parts`, {
    parts: numbers.map((part_number) => ({ part_number, checksum_sha256 })),
  });
  const waiting = [...parts];
  const send = async () => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      const { status } = await fetch(part.url, { method: 'PUT', headers: part.headers, body: bytes });
      if (status !== 200) throw new Error(`Part ${part.part_number} was answered ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, send));
  const sentAt = performance.now();
  let { status } = await call<Session>(`${path}/complete`, { part_numbers: numbers });
  while (status !== 'ready') {
    await sleep(200);
    ({ status } = await call<Session>(`${path}/complete`, { part_numbers: numbers }));
  }
  const readyAt = performance.now();
  clearInterval(sampling);
  const catMs = await measureCat(dataDir, bytes);
  const perSecond = (ms: number) => `${(size / 1024 ** 2 / (ms / 1000)).toFixed(0)} MiB/s`;
  return [
    `upload of 1 GiB in ${session.part_count} parts, ${atOnce} at once | received ${perSecond(sentAt - startedAt)} | put together ${perSecond(readyAt - sentAt)} | cat ${perSecond(catMs)}`,
    `memory of the process | idle ${idleMiB.toFixed(0)} MiB | highest ${highestMiB.toFixed(0)} MiB | target ${targetMiB} MiB`,
  ].join('\n');
}

/** The same bytes from one file to another, and onto the disk. */
async function measureCat(dataDir: string, bytes: Buffer): Promise<number> {
  const [from, to] = [join(dataDir, 'from'), join(dataDir, 'to')];
  const file = await open(from, 'w');
  for (let written = 0; written < size; written += bytes.length) await file.write(bytes);
  await file.close();
  const startedAt = performance.now();
  execFileSync('sh', ['-c', 'cat "$1" > "$2" && sync "$2"', 'sh', from, to]);
  return performance.now() - startedAt;
}
