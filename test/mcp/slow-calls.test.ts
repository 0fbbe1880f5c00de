import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { patiently } from '../support/waiting.ts';
import { newClient, newProfile } from '../families/client-records.ts';
import { Host } from './host.ts';

let service: Service;
let host: Host;
let clientId: string;
let conversation: string;
let lock: pg.Client;

beforeAll(async () => {
  service = await startService({});
  clientId = (await newClient(service, (await newProfile(service)).id)).id;
  host = await Host.connect(service.url, service.agencies[0].key);
  conversation = (await host.start('List the notes of a client and add notes to it')).conversation_id;
});
afterAll(async () => {
  await host?.close();
  await service?.stop();
});

/** Calls about notes wait until the lock is gone. */
beforeEach(async () => {
  lock = new pg.Client(service.ownerUrl);
  await lock.connect();
  await lock.query('begin');
  await lock.query('lock table client_notes in access exclusive mode');
});
afterEach(() => lock.end());

test('a host that asks for progress is told after two seconds that the call still runs', async () => {
  const told: string[] = [];
  const calls = [{ name: 'list_client_notes', arguments: { client_id: clientId } }];
  const answer = host.client.callTool(
    { name: 'service_call_tools', arguments: { conversation_id: conversation, calls } },
    undefined,
    { onprogress: ({ message }) => told.push(message ?? '') },
  );
  await vi.waitFor(() => expect(told).toEqual(['Working for 2 s.']), patiently);
  await lock.query('rollback');
  expect((await answer).isError ?? false).toBe(false);
});
