import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kinds } from '#src/domain/visibility/index.ts';
import { startService, type Service } from '../../support/service.ts';
import { newClient, newNote, newProfile } from '../client-records.ts';

let service: Service;
let profileId: string;
beforeAll(async () => {
  service = await startService();
  profileId = (await newProfile(service)).id;
});
afterAll(() => service.stop());

type Target = { kind: 'client' | 'client_note' | 'task' | 'invoice'; id: string };
const newKey = () => service.keyWith(service.agencies[0], ['clients.view', 'tasks.view', 'tasks.create']);
const pin = (body: Target, key: string) => service.call('pinEntity', { body }, { key });
const listed = async (key: string, query: object = {}) =>
  (await service.ok('listEntityPins', { query }, { key })).data.map(({ record }) => record);

describe('pinning', () => {
  it('keeps records of several kinds at hand, the latest first, for the caller alone', async () => {
    const [key, other] = [await newKey(), await newKey()];
    const client = await newClient(service, profileId);
    const { note } = await newNote(service, { title: 'Call' });
    const first = (await pin({ kind: 'client', id: client.id }, key)).body.data;
    expect(first.record).toEqual({ kind: 'client', id: client.id, name: client.name });
    await pin({ kind: 'client_note', id: note.id }, key);
    expect(await listed(key)).toEqual([
      { kind: 'client_note', id: note.id, name: 'Call' },
      { kind: 'client', id: client.id, name: client.name },
    ]);
    expect(await listed(key, { record_kind: ['client'] })).toHaveLength(1);
    expect(await listed(other)).toEqual([]);
    // Once more changes nothing, and a client's pin is the client's.
    expect((await pin({ kind: 'client', id: client.id }, key)).body.data).toEqual(first);
    const { data } = await service.ok('readClientPins', { body: { ids: [client.id] } }, { key });
    expect(data.pins[0]).toMatchObject({ is_pinned: true, pinned_at: first.pinned_at });
  });

  it('finds only what the caller may see', async () => {
    const key = await newKey();
    expect((await pin({ kind: 'client', id: randomUUID() }, key)).status).toBe(404);
    expect((await pin({ kind: 'invoice', id: randomUUID() }, key)).status).toBe(403);
    const { data: hidden } = await service.ok('createTask', { body: { name: 'Secret', is_private: true } });
    expect((await pin({ kind: 'task', id: hidden.id }, key)).status).toBe(404);
    const { data: foreign } = await service.ok(
      'createTask',
      { body: { name: 'Theirs' } },
      { key: service.agencies[1].key },
    );
    expect((await pin({ kind: 'task', id: foreign.id }, key)).status).toBe(404);
  });

  it('leaves out what the caller may no longer see', async () => {
    const key = await newKey();
    const { data: task } = await service.ok('createTask', { body: { name: 'Public' } });
    const client = await newClient(service, profileId);
    await pin({ kind: 'task', id: task.id }, key);
    await pin({ kind: 'client', id: client.id }, key);
    await service.ok('setTaskPrivacy', { path: { id: task.id }, body: { is_private: true } });
    await service.ok('deleteClient', { path: { id: client.id } });
    expect(await listed(key)).toEqual([]);
  });

  it('stops at 500 of a kind, also for two at once', async () => {
    const key = await newKey();
    const { note: first } = await newNote(service);
    const { note: second } = await newNote(service);
    await pin({ kind: 'client_note', id: first.id }, key);
    await service.query(
      `insert into entity_pins (tenant_id, user_id, record_kind, record_id)
       select tenant_id, user_id, record_kind, app.uuid7() from entity_pins, generate_series(1, 498) where record_id = $1`,
      [first.id],
    );
    const notes = [
      second,
      ...(await Promise.all([1, 2, 3, 4, 5].map(async () => (await newNote(service)).note))),
    ];
    const answers = await Promise.all(notes.map(({ id }) => pin({ kind: 'client_note', id }, key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const client = await newClient(service, profileId);
    expect((await pin({ kind: 'client', id: client.id }, key)).status).toBe(200);
  });
});

it('unpins what is pinned and leaves the rest as it is', async () => {
  const key = await newKey();
  const client = await newClient(service, profileId);
  const { note } = await newNote(service);
  await pin({ kind: 'client', id: client.id }, key);
  await pin({ kind: 'client_note', id: note.id }, key);
  const other = await newKey();
  await pin({ kind: 'client', id: client.id }, other);
  const { data } = await service.ok(
    'unpinEntities',
    { query: { id: [client.id, note.id, randomUUID()] } },
    { key },
  );
  expect(data).toMatchObject({ succeeded: 2, unchanged: 1, failed: 0 });
  expect(await listed(key)).toEqual([]);
  expect(await listed(other)).toHaveLength(1);
});

it('leaves with its record, of every kind that can be pinned', async () => {
  const { SubjectKind } = (
    JSON.parse(readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8')) as {
      components: { schemas: { SubjectKind: { enum: (keyof typeof kinds)[] } } };
    }
  ).components.schemas;
  const triggers = await service.query<{ kind: string }>(
    `select substring(pg_get_triggerdef(oid) from 'forget_pins\\(''(\\w+)''\\)') as kind from pg_trigger where tgname = 'forget_pins'`,
  );
  // A pin of a client refers to it.
  const stored = SubjectKind.enum.filter((kind) => kinds[kind].records !== undefined && kind !== 'client');
  expect(triggers.map(({ kind }) => kind).sort()).toEqual(stored.sort());
});
