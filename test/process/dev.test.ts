import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { compileCache } from './child.ts';

const repository = join(import.meta.dirname, '../..');
let folder: string;
const started: ChildProcess[] = [];
const databases: TestDatabase[] = [];
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  for (const database of databases.splice(0)) await database.drop();
});
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'agency-dev-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** `make dev` without the compile before it, with everything that it starts known by `folder` in its environment. */
function startDev(environment: Readonly<Record<string, string>> = {}) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/dev.ts'], {
    cwd: repository,
    env: {
      PATH,
      HOME,
      NODE_COMPILE_CACHE: compileCache,
      PORT: '0',
      SEED: 'none',
      LOG_LEVEL: 'warn',
      DATA_DIR: folder,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => void (output += String(chunk)));
  return { child, output: () => output };
}

/** Ids of processes that were started for `folder`. Postgres writes over its environment, and works in its own folder. */
function processesOf(marker: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) =>
      read(
        () =>
          readFileSync(`/proc/${pid}/environ`, 'utf8').includes(marker) ||
          readlinkSync(`/proc/${pid}/cwd`).startsWith(marker),
      ),
    )
    .map(Number);
}

function read(look: () => boolean): boolean {
  try {
    return look();
  } catch {
    // It has ended, or is somebody else's.
    return false;
  }
}

async function until(what: string, isSo: () => boolean, output: () => string): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 20) {
    if (isSo()) return;
    await sleep(20);
  }
  throw new Error(`${what} did not happen within a minute:\n${output()}`);
}

it.runIf(existsSync('/proc/self/environ'))('SIGTERM to make dev leaves no process behind', async () => {
  const database = await createTestDatabase();
  databases.push(database);
  const { child, output } = startDev({ DATABASE_URL: database.ownerUrl });
  await until('The start', () => output().includes('Watching spec/ and src/.'), output);
  expect(processesOf(folder).length, 'it, the service and one that stands by').toBeGreaterThan(2);
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number];
  expect([code, processesOf(folder)], output()).toEqual([0, []]);
});

it.runIf(existsSync('/proc/self/environ'))(
  'SIGTERM while its Postgres starts stops that as well',
  async () => {
    const { child, output } = startDev();
    await until('The start of Postgres', () => existsSync(join(folder, 'postgres')), output);
    child.kill('SIGTERM');
    const [code] = (await once(child, 'exit')) as [number];
    expect([code, processesOf(folder)], output()).toEqual([0, []]);
  },
);
