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
  service = await startService();
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

const warnings: Error[] = [];
const onWarning = (warning: Error) => void warnings.push(warning);
process.on('warning', onWarning);
afterAll(() => void process.off('warning', onWarning));

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
  // Such as of too many listeners, as of a leak, in the log of whoever runs the service.
  expect(warnings.map(({ message }) => message).filter((text) => text.includes('ServerResponse'))).toEqual(
    [],
  );
});

test('a host that closes its request cancels the calls of it that have not begun', async () => {
  const calls = Array.from({ length: 20 }, (_, index) => ({
    name: 'create_client_note',
    arguments: { client_id: clientId, body_text: `Note ${index}` },
  }));
  const leaving = new AbortController();
  const request = fetch(new URL('/v1/mcp', service.url), {
    method: 'POST',
    signal: leaving.signal,
    headers: {
      authorization: `Bearer ${service.agencies[0].key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'service_call_tools', arguments: { conversation_id: conversation, calls } },
    }),
  });
  const waiting = async (): Promise<number> =>
    (
      await service.query<{ waiting: number }>(
        "select count(*)::int as waiting from pg_locks where relation = 'client_notes'::regclass and not granted",
      )
    )[0]!.waiting;
  await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(0), patiently);
  leaving.abort();
  await expect(request).rejects.toThrow();
  // The service hears of it by the connection; the calls that have begun wait for the lock meanwhile.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await lock.query('rollback');
  await vi.waitFor(async () => expect(await waiting()).toBe(0), patiently);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const [{ notes } = { notes: 0 }] = await service.query<{ notes: number }>(
    "select count(*)::int as notes from client_notes where client_id = $1 and body_text like 'Note %'",
    [clientId],
  );
  expect(notes).toBeGreaterThan(0);
  expect(notes, 'six run at the same time; no other begins').toBeLessThanOrEqual(6);
});
