import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { patiently, requestsWaiting } from '../support/waiting.ts';
import { newClient, newProfile } from '../families/client-records.ts';
import { StreamingModel } from '../ai/streaming-model.ts';
import { Host } from './host.ts';

let service: Service;
let another: Awaited<ReturnType<Service['startAnother']>>;
let model: StreamingModel;
let clientId: string;
let conversation: string;
let lock: pg.Client;

beforeAll(async () => {
  model = await StreamingModel.start();
  service = await startService({ config: { aiModels: [model.spec()], aiMonthlyCredits: 1_000_000 } });
  another = await service.startAnother();
  clientId = (await newClient(service, (await newProfile(service)).id, { name: 'Harbor Dental' })).id;
  const host = await Host.connect(service.url, service.agencies[0].key);
  conversation = (await host.start('List the notes of a client and add notes to it')).conversation_id;
  await host.close();
});
afterAll(async () => {
  await another?.stop();
  await service?.stop();
  await model?.stop();
});

/** Calls about notes wait until the lock is gone. */
beforeEach(async () => {
  await service.query('delete from client_notes');
  lock = new pg.Client(service.ownerUrl);
  await lock.connect();
  await lock.query('begin');
  await lock.query('lock table client_notes in access exclusive mode');
});
afterEach(() => lock.end());

/** Six of the calls run at the same time, so that some have not begun. */
const atOnce = 6;
const sent = 9;

const manyNotes = (prefix: string) => ({
  name: 'service_call_tools',
  arguments: {
    conversation_id: conversation,
    calls: Array.from({ length: sent }, (_, index) => ({
      name: 'create_client_note',
      arguments: { client_id: clientId, body_text: `${prefix} ${index}` },
    })),
  },
});

interface Sender {
  readonly url?: string;
  readonly key?: string;
  readonly session?: string | undefined;
}

/** A message as any host sends it. */
function post(
  message: object,
  { url = service.url, key = service.agencies[0].key, session }: Sender = {},
): Promise<Response> {
  return fetch(new URL('/v1/mcp', url), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(session !== undefined && { 'mcp-session-id': session }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', ...message }),
  });
}

const addNotes = (prefix: string, id: string | number, sender?: Sender): Promise<Response> =>
  post({ id, method: 'tools/call', params: manyNotes(prefix) }, sender);

const cancel = async (requestId: string | number, sender?: Sender): Promise<void> => {
  const message = {
    method: 'notifications/cancelled',
    params: { requestId, reason: 'The user stopped it.' },
  };
  expect((await post(message, sender)).status).toBe(202);
};

async function waiting(): Promise<number> {
  const [row] = await service.query<{ waiting: number }>(
    "select count(*)::int as waiting from pg_locks where relation = 'client_notes'::regclass and not granted",
  );
  return row!.waiting;
}

/** How many requests wait for a turn once all that were sent have arrived. */
async function lineOfAll(): Promise<number> {
  for (let before = -1, now = 0; ; before = now) {
    now = await requestsWaiting(service);
    if (now > 0 && now === before) return now;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

const untilWaiting = () => vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(0), patiently);

async function notes(prefix: string): Promise<number> {
  const [row] = await service.query<{ notes: number }>(
    'select count(*)::int as notes from client_notes where body_text like $1',
    [`${prefix} %`],
  );
  return row!.notes;
}

interface Answered {
  readonly id: string | number;
  readonly result: { readonly content: readonly [{ readonly text: string }] };
}

/** How many calls an answer tells of. */
const told = async (answer: Promise<Response>): Promise<number> => {
  const { result } = (await (await answer).json()) as Answered;
  return (JSON.parse(result.content[0].text) as { results: unknown[] }).results.length;
};

test('a host that cancels by the library of the older protocol ends what has not begun', async () => {
  const host = await Host.connect(service.url, service.agencies[0].key);
  const cancelling = new AbortController();
  const call = host.client.callTool(manyNotes('Library'), undefined, { signal: cancelling.signal });
  await untilWaiting();
  cancelling.abort('The user stopped it.');
  await expect(call).rejects.toThrow('The user stopped it.');
  // Its request for the call stays open, so that nothing but the notification tells the service.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await lock.query('rollback');
  await vi.waitFor(async () => expect(await waiting()).toBe(0), patiently);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await notes('Library')).toBeGreaterThan(0);
  expect(await notes('Library')).toBeLessThanOrEqual(atOnce);
  await host.close();
});

test('a cancelled call is answered with what had begun', async () => {
  const session = randomUUID();
  const answer = addNotes('Told', 1, { session });
  await untilWaiting();
  await cancel(1, { session });
  await lock.query('rollback');
  expect(await told(answer)).toBe(await notes('Told'));
  expect(await notes('Told')).toBeLessThanOrEqual(atOnce);
});

test.each<[string, () => { ran: Sender; id?: string | number; cancelled: Sender; as?: string | number }]>([
  [
    'of another connection under the same key, with the same id of its request',
    () => ({ ran: { session: 'one' }, cancelled: { session: 'two' } }),
  ],
  ['without a session, of which there may be several', () => ({ ran: {}, cancelled: {} })],
  ['without a session, by one that has one', () => ({ ran: {}, cancelled: { session: 'one' } })],
  ['with a session, by one without', () => ({ ran: { session: 'one' }, cancelled: {} })],
  [
    'of another agency that knows the session',
    () => ({ ran: { session: 'one' }, cancelled: { session: 'one', key: service.agencies[1].key } }),
  ],
  [
    'whose id is a text instead of a number',
    () => ({ ran: { session: 'one' }, cancelled: { session: 'one' }, as: '7' }),
  ],
])('nobody cancels a call %s', async (_, given) => {
  const { ran, cancelled, as = 7 } = given();
  const answer = addNotes('Other', 7, ran);
  await untilWaiting();
  await cancel(as, cancelled);
  await lock.query('rollback');
  expect(await told(answer)).toBe(sent);
});

test('another key of the same agency does not cancel a call', async () => {
  const key = await service.keyWith(service.agencies[0], ['clients.view']);
  const answer = addNotes('Key', 7, { session: 'one' });
  await untilWaiting();
  await cancel(7, { session: 'one', key });
  await lock.query('rollback');
  expect(await told(answer)).toBe(sent);
});

test('of two calls with the same id in one session neither is cancelled', async () => {
  const answers = [addNotes('First', 7, { session: 'one' }), addNotes('Second', 7, { session: 'one' })];
  await vi.waitFor(async () => expect(await waiting()).toBeGreaterThanOrEqual(2), patiently);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await cancel(7, { session: 'one' });
  await lock.query('rollback');
  expect(await Promise.all(answers.map(told))).toEqual([sent, sent]);
});

test('a call that runs in another process is cancelled', async () => {
  const session = randomUUID();
  const answer = addNotes('Elsewhere', 1, { session, url: another.url! });
  await untilWaiting();
  await cancel(1, { session });
  await new Promise((resolve) => setTimeout(resolve, 500));
  await lock.query('rollback');
  expect(await told(answer)).toBeLessThanOrEqual(atOnce);
});

test('a call is cancelled though its agency has all its turns in use', async () => {
  const session = randomUUID();
  const answer = addNotes('Turns', 1, { session });
  await untilWaiting();
  const others = Array.from({ length: 20 }, (_, index) => addNotes(`Crowd${index}`, 2 + index));
  await lineOfAll();
  const cancelled = cancel(1, { session });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await lock.query('rollback');
  expect(await told(answer)).toBeLessThanOrEqual(atOnce);
  await Promise.all([cancelled, ...others]);
});

test('a call that waits for a turn of its agency is cancelled before anything of it runs', async () => {
  const session = randomUUID();
  const ids = Array.from({ length: 20 }, (_, index) => 100 + index);
  const others = ids.map((id) => addNotes(`Before${id}`, id, { session }));
  const before = await lineOfAll();
  const tools = addNotes('Queued', 1, { session });
  const api = post(
    {
      id: 2,
      method: 'tools/call',
      params: {
        name: 'service_call_api',
        arguments: {
          method: 'POST',
          path: '/v1/client-notes',
          body: { client_id: clientId, body_text: 'Queued by itself' },
        },
      },
    },
    { session },
  );
  await expect.poll(() => requestsWaiting(service), patiently).toBe(before + 2);
  const cancelled = [1, 2, ...ids].map((id) => cancel(id, { session }));
  // What cancels has its effect before it waits as well.
  await expect.poll(() => requestsWaiting(service), patiently).toBe(before + 2 + cancelled.length);
  await lock.query('rollback');
  expect(await told(tools)).toBe(0);
  expect(await (await api).json()).toMatchObject({ result: { isError: true } });
  expect(await notes('Queued')).toBe(0);
  await Promise.all([...cancelled, ...others]);
});

test('a cancelled call does not cancel one that comes later', async () => {
  const session = randomUUID();
  await cancel(1, { session });
  await lock.query('rollback');
  expect(await told(addNotes('Later', 1, { session }))).toBe(sent);
});

test('an investigation that is cancelled no longer waits for its model', async () => {
  model.willAnswer('never');
  const session = randomUUID();
  const answer = post(
    {
      id: 1,
      method: 'tools/call',
      params: {
        name: 'service_investigate',
        arguments: { conversation_id: conversation, prompt: 'What do we know about Harbor Dental?' },
      },
    },
    { session },
  );
  await vi.waitFor(() => expect(model.asked).toHaveLength(1), patiently);
  await cancel(1, { session });
  const { result } = (await (await answer).json()) as Answered;
  expect(JSON.parse(result.content[0].text)).toMatchObject({ calls: [], is_complete: false });
  const { data } = await service.ok('listAiRequests');
  expect(data[0]).toMatchObject({ purpose: 'investigation', status: 'cancelled', error: null });
});
