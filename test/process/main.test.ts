import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DemoFile } from '#src/api/demo/demo-file.ts';
import { patiently } from '../support/waiting.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { ServiceProcess } from './child.ts';

let room: string;
const processes: ServiceProcess[] = [];

beforeAll(async () => {
  room = await mkdtemp(join(tmpdir(), 'service-'));
});
afterEach(async () => {
  await Promise.all(processes.splice(0).map((process) => process.stop()));
});
afterAll(() => rm(room, { recursive: true, force: true }));

function run(environment: Record<string, string>): ServiceProcess {
  const started = new ServiceProcess(environment);
  processes.push(started);
  return started;
}

const readDemo = async (dir: string): Promise<DemoFile> =>
  JSON.parse(await readFile(join(dir, 'demo.json'), 'utf8')) as DemoFile;

async function get(
  url: string,
  key?: string,
): Promise<{ status: number; body: { data?: unknown[]; pagination?: { total: number } } }> {
  const response = await fetch(url, { headers: key === undefined ? {} : { authorization: `Bearer ${key}` } });
  return { status: response.status, body: (await response.json()) as { data?: unknown[] } };
}

describe('with the embedded Postgres', () => {
  // It is made and migrated by the first process; those after it find it as a reader finds it at the second start.
  const at = () => join(room, 'embedded');

  it('starts from nothing, fills itself once for two processes that start at once, and leaves nothing running', async () => {
    const dir = at();
    const [first, other] = [1, 2].map(() => run({ DATA_DIR: dir, SEED: 'demo' })) as [
      ServiceProcess,
      ServiceProcess,
    ];
    const urls = await Promise.all([first.ready(), other.ready()]);
    const demo = await readDemo(dir);
    expect((await stat(join(dir, 'demo.json'))).mode & 0o777).toBe(0o600);
    expect(demo).toMatchObject({ agencies: [{ owner: { email: expect.any(String) } }, {}] });
    expect(urls).toContain(demo.base_url);
    const [one, two] = demo.agencies;
    const [clients, alike] = await Promise.all(urls.map((url) => get(`${url}/v1/clients`, one!.api_key)));
    expect(clients!.body.pagination!.total).toBeGreaterThan(200);
    expect(alike!.body.pagination).toEqual(clients!.body.pagination);
    const [url] = urls;
    expect((await get(`${url}/v1/clients`, two!.readonly_api_key)).status).toBe(200);
    const mails = await get(`${url}/v1/notification-deliveries?channel=email`, one!.api_key);
    expect(mails.body.pagination!.total, 'nobody in the demo has a mailbox').toBe(0);
    const refused = await fetch(`${url}/v1/clients`, {
      method: 'POST',
      headers: { authorization: `Bearer ${two!.readonly_api_key}` },
    });
    expect(refused.status).toBeGreaterThanOrEqual(400);

    expect(await Promise.all([first.stop('SIGINT'), other.stop('SIGINT')])).toEqual([0, 0]);
    expect(existsSync(join(dir, 'postgres/data/postmaster.pid'))).toBe(false);

    const second = run({ DATA_DIR: dir, SEED: 'demo' });
    const again = await second.ready();
    expect(await readDemo(dir)).toEqual({ ...demo, base_url: again });
    expect((await get(`${again}/v1/clients`, one!.api_key)).body.pagination).toEqual(
      clients!.body.pagination,
    );
  });

  it('starts again after it was killed', async () => {
    const dir = at();
    const first = run({ DATA_DIR: dir });
    await first.ready();
    await first.kill();
    const second = run({ DATA_DIR: dir });
    expect((await get(`${await second.ready()}/readyz`)).status).toBe(200);
    await second.stop();
    expect(existsSync(join(dir, 'postgres/data/postmaster.pid'))).toBe(false);
  });
});

describe('a second signal', () => {
  /** A service that waits for the rest of a request as long as it is not hurried. */
  async function busy(dir: string): Promise<{ readonly child: ServiceProcess; readonly end: () => void }> {
    const child = run({ DATA_DIR: dir });
    const { port } = new URL(await child.ready());
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write('POST /console/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\na');
    await sleep(200);
    return { child, end: () => socket.destroy() };
  }

  it('does not wait for requests, and leaves no Postgres running', async () => {
    const dir = join(room, 'embedded');
    const { child, end } = await busy(dir);
    child.child.kill('SIGTERM');
    await sleep(700);
    expect(child.hasEnded).toBe(false);
    expect(await child.stop()).toBe(130);
    expect(existsSync(join(dir, 'postgres/data/postmaster.pid'))).toBe(false);
    end();
  });

  it('that comes with the first is the same request', async () => {
    const dir = join(room, 'embedded');
    const { child, end } = await busy(dir);
    child.child.kill('SIGTERM');
    await sleep(50);
    child.child.kill('SIGTERM');
    await sleep(200);
    expect(child.hasEnded).toBe(false);
    end();
    expect(await child.end()).toBe(0);
    expect(existsSync(join(dir, 'postgres/data/postmaster.pid'))).toBe(false);
  });
});

describe('with a database of its own', () => {
  let database: TestDatabase;
  // Processes of one installation share their files.
  let shared: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    shared = join(room, 'shared');
  });
  afterAll(() => database?.drop());

  it('prints the link that creates the first agency of an empty system', async () => {
    const empty = await createTestDatabase();
    try {
      const service = run({ DATA_DIR: join(room, 'empty'), DATABASE_URL: empty.ownerUrl });
      const url = await service.ready();
      await vi.waitFor(() => expect(service.output).toContain(`${url}/console/setup?token=`), patiently);
      const [link] = /http\S+token=\S+/.exec(service.output)!;
      expect((await fetch(link)).status).toBe(200);
      await service.stop();
    } finally {
      await empty.drop();
    }
  });

  it('works without serving when told so', async () => {
    const service = run({ DATA_DIR: shared, DATABASE_URL: database.ownerUrl, ROLE: 'work' });
    expect(await service.ready()).toBe('worker');
    expect(await service.stop()).toBe(0);
  });

  describe('on a port that is taken', () => {
    let squatter: Server;
    let taken: string;

    beforeAll(async () => {
      squatter = createServer().listen(0, '127.0.0.1');
      await once(squatter, 'listening');
      taken = String((squatter.address() as AddressInfo).port);
    });
    afterAll(() => squatter.close());

    it('ends and names the variable when the port was chosen', async () => {
      const service = run({ DATA_DIR: shared, DATABASE_URL: database.ownerUrl, PORT: taken });
      expect(await service.end()).toBe(1);
      expect(service.output).toContain(`Port ${taken} is in use by another program: set PORT`);
    });
  });

  it('ends at once and names the setting that cannot be used', async () => {
    const service = run({ DATA_DIR: join(room, 'bad'), DATABASE_URL: 'mysql://x/y' });
    expect(await service.end()).toBe(1);
    expect(service.output).toMatch(/^DATABASE_URL is not valid: set it to/);
  });
});
