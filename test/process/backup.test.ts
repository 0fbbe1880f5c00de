import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbedded } from '#src/platform/db/embedded/index.ts';
import { migrate, openDatabase } from '#src/platform/db/index.ts';
import { newAgency } from '../support/agencies.ts';
import { ServiceProcess } from './child.ts';

/** The folder of the installation, and of what was restored from its backup. */
let room: string;
let running: ServiceProcess | undefined;
let key: string;

beforeAll(async () => {
  room = await mkdtemp(join(tmpdir(), 'backup-'));
  const postgres = await startEmbedded({ dataDir: join(room, 'live') });
  await migrate(postgres.ownerUrl);
  const db = await openDatabase({ ownerUrl: postgres.ownerUrl });
  ({ key } = await newAgency(db, 'Alder'));
  await db.close();
  await postgres.stop();
});
afterAll(async () => {
  await running?.stop();
  await rm(room, { recursive: true, force: true });
});

async function start(folder: string): Promise<void> {
  running = new ServiceProcess({ DATA_DIR: join(room, folder) });
  await running.ready();
}

async function stop(): Promise<void> {
  expect(await running!.stop()).toBe(0);
}

/** What the agency's key is answered. */
// oxlint-disable-next-line typescript/no-explicit-any -- the test says what it expects
async function call(method: string, path: string, body: object = {}): Promise<any> {
  const response = await fetch(running!.url + path, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  expect([response.status, text]).toEqual([200, expect.anything()]);
  return JSON.parse(text);
}

const revealSecret = () => call('POST', '/console/api/webhook-settings/secret/reveal');
const listClients = () => call('GET', '/v1/clients');

it('a copy of DATA_DIR, made while the service is stopped, is the whole installation', async () => {
  await start('live');
  await call('PATCH', '/console/api/webhook-settings', {
    endpoint: { url: 'https://1.1.1.1/agency', status: 'active' },
  });
  const { data: profile } = await call('POST', '/v1/client-profiles', { name: 'Companies' });
  await call('POST', '/v1/clients', { name: 'Before the backup', profile_id: profile.id });
  const clients = await listClients();
  await stop();
  await cp(join(room, 'live'), join(room, 'restored'), { recursive: true });

  await start('live');
  const secret = await revealSecret();
  await call('POST', '/v1/clients', { name: 'After the backup', profile_id: profile.id });
  await stop();

  await start('restored');
  expect(await listClients()).toEqual(clients);
  expect(await revealSecret()).toEqual(secret);
  await call('POST', '/v1/clients', { name: 'After the restore', profile_id: profile.id });
  await stop();
});

it('without its key the copy is refused, before anything is served', async () => {
  await rm(join(room, 'restored', 'encryption.key'));
  running = new ServiceProcess({ DATA_DIR: join(room, 'restored') });
  expect(await running.end()).toBe(1);
  expect(running.output).toMatch(
    /The secrets in this database were sealed with the key \w+, not with \w+: set ENCRYPTION_KEY/,
  );
});
