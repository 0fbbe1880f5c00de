import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

interface User {
  readonly process: ChildProcess;
  readonly url: string;
  readonly owned: boolean;
}

let room: string;
const users: User[] = [];

beforeAll(async () => {
  // Nobody but us may enter: under root the server runs as another user, and has to work all the same.
  room = await mkdtemp(join(tmpdir(), 'embedded-'));
});
afterEach(async () => {
  for (const user of users.splice(0)) await end(user, 'SIGTERM');
});
afterAll(() => rm(room, { recursive: true, force: true }));

const pidFile = (dir: string) => join(dir, 'postgres/data/postmaster.pid');
const serverPid = async (dir: string) => Number((await readFile(pidFile(dir), 'utf8')).split('\n')[0]);

async function use(dir: string): Promise<User> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'embedded-process.ts'), dir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let complaint = '';
  child.stderr.on('data', (chunk) => (complaint += String(chunk)));
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (output.includes('\n')) break;
  }
  if (!output.includes('\n')) throw new Error(`The process ended before Postgres was there: ${complaint}`);
  const user = { process: child, ...(JSON.parse(output) as { url: string; owned: boolean }) };
  users.push(user);
  return user;
}

async function end(user: User, signal: NodeJS.Signals): Promise<void> {
  if (user.process.exitCode !== null || user.process.signalCode !== null) return;
  const exited = once(user.process, 'exit');
  user.process.kill(signal);
  await exited;
}

async function query<Row>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
}

async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + 10_000; ; await sleep(50)) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

describe('the embedded Postgres', () => {
  it('keeps what was stored from one start to the next, and is gone in between', async () => {
    const dir = join(room, 'plain');
    const first = await use(dir);
    await query(first.url, "create table kept as select 'Grüße' as word");
    await end(first, 'SIGTERM');
    expect(existsSync(pidFile(dir))).toBe(false);
    const second = await use(dir);
    expect(await query(second.url, 'select upper(word) as word from kept')).toEqual([{ word: 'GRÜßE' }]);
  });

  it('gives the service a role that is no superuser', async () => {
    const { url } = await use(join(room, 'plain'));
    expect(
      await query(url, 'select rolsuper, rolbypassrls from pg_roles where rolname = current_user'),
    ).toEqual([{ rolsuper: false, rolbypassrls: false }]);
  });

  it('is adopted when the process that started it was killed', async () => {
    const dir = join(room, 'plain');
    const first = await use(dir);
    const pid = await serverPid(dir);
    await end(first, 'SIGKILL');
    const second = await use(dir);
    expect(second).toMatchObject({ url: first.url, owned: false });
    expect(await serverPid(dir)).toBe(pid);
    await end(second, 'SIGTERM');
    expect(existsSync(pidFile(dir))).toBe(false);
  });

  it('serves every process that uses the folder, and stops with the last of them', async () => {
    const dir = join(room, 'shared');
    const [first, second] = await Promise.all([use(dir), use(dir)]);
    expect(first.url).toBe(second.url);
    expect([first.owned, second.owned].filter(Boolean)).toHaveLength(1);
    const starter = first.owned ? first : second;
    const guest = first.owned ? second : first;
    await end(starter, 'SIGTERM');
    expect(await query(guest.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await end(guest, 'SIGTERM');
    expect(existsSync(pidFile(dir))).toBe(false);
  });

  it('comes back on the same port when the server itself is killed', async () => {
    const dir = join(room, 'plain');
    const { url } = await use(dir);
    const pid = await serverPid(dir);
    process.kill(pid, 'SIGKILL');
    expect(await eventually(() => query(url, 'select 2 as two'))).toEqual([{ two: 2 }]);
    expect(await serverPid(dir)).not.toBe(pid);
  });

  it('starts past a lock file whose process number now belongs to somebody else', async () => {
    const dir = join(room, 'plain');
    const first = await use(dir);
    const lines = (await readFile(pidFile(dir), 'utf8')).split('\n');
    await end(first, 'SIGTERM');
    await writeFile(pidFile(dir), [String(process.pid), ...lines.slice(1)].join('\n'));
    const second = await use(dir);
    expect(second.owned).toBe(true);
  });

  it('makes a cluster anew when a killed process left half of one', async () => {
    const dir = join(room, 'half');
    const exited = spawn(process.execPath, ['-e', '']);
    await once(exited, 'exit');
    const half = join(dir, `postgres.new-${exited.pid}`);
    await mkdir(join(half, 'data/base'), { recursive: true });
    const { url } = await use(dir);
    expect(await query(url, 'select 3 as three')).toEqual([{ three: 3 }]);
    expect(await readdir(dir)).toEqual(['postgres']);
  });
});
