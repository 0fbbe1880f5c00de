import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type InputOf, type Service } from '../../support/service.ts';
import { auditActions, newClient, newProfile } from '../client-records.ts';

let service: Service;
let clientId: string;
beforeAll(async () => {
  service = await startService();
  clientId = (await newClient(service, (await newProfile(service)).id)).id;
});
afterAll(() => service.stop());

const topic = () => `Topic ${randomUUID().slice(0, 8)}`;
type Body = InputOf<'saveAiMemory'>['body'];
const save = async (body: Partial<Body> = {}) =>
  (
    await service.ok('saveAiMemory', {
      body: {
        scope: 'client',
        scope_id: clientId,
        subject: topic(),
        statement: 'So it is.',
        ...body,
      } as Body,
    })
  ).data;
const refused = async (body: Partial<Body>, key?: string) =>
  (
    await service.call(
      'saveAiMemory',
      { body: { scope: 'client', scope_id: clientId, subject: topic(), statement: 'So it is.', ...body } },
      key === undefined ? undefined : { key },
    )
  ).status;
const shown = async (query: InputOf<'listAiMemories'>['query'], key?: string) =>
  (await service.ok('listAiMemories', { query }, key === undefined ? undefined : { key })).data;

describe('saving', () => {
  it('keeps one statement on a subject: a new one supersedes, an equal one changes nothing', async () => {
    const subject = topic();
    const first = await save({ subject, kind: 'preference' });
    expect(first).toMatchObject({
      outcome: 'created',
      superseded_ids: [],
      memory: { status: 'active', source: 'stated', kind: 'preference', revision: 1 },
    });
    expect(await save({ subject: subject.toUpperCase() })).toMatchObject({
      outcome: 'unchanged',
      memory: { id: first.memory.id },
    });
    const second = await save({ subject, statement: 'Now it is otherwise.' });
    expect(second).toMatchObject({
      outcome: 'created',
      superseded_ids: [first.memory.id],
      memory: { kind: 'preference' },
    });
    expect(await shown({ scope_id: [clientId], status: ['superseded'], search: subject })).toMatchObject([
      { id: first.memory.id, superseded_by_id: second.memory.id, statement: 'So it is.' },
    ]);
    expect(await auditActions(service, first.memory.id)).toEqual(['created', 'superseded']);
  });

  it('updates the one named, and supersedes another on its new subject', async () => {
    const [one, other] = [await save(), await save()];
    const updated = await save({
      id: one.memory.id,
      subject: other.memory.subject,
      statement: 'Both.',
      expected_revision: 1,
    });
    expect(updated).toMatchObject({
      outcome: 'updated',
      superseded_ids: [other.memory.id],
      memory: { id: one.memory.id, revision: 2 },
    });
    expect(await refused({ id: other.memory.id })).toBe(409);
    expect(await refused({ id: one.memory.id, statement: 'Late.', expected_revision: 1 })).toBe(409);
    expect(await refused({ id: one.memory.id, scope: 'agency', scope_id: null })).toBe(400);
    expect(await refused({ id: randomUUID() })).toBe(404);
  });

  it('says one of two statements on a subject that are made at once', async () => {
    const subject = topic();
    await Promise.all([1, 2, 3, 4].map((n) => save({ subject, statement: `Statement ${n}` })));
    expect(await shown({ search: subject })).toHaveLength(1);
    expect(await shown({ search: subject, status: ['superseded'] })).toHaveLength(3);
  });

  it('needs the scope that it names', async () => {
    expect(await refused({ scope_id: null })).toBe(400);
    expect(await refused({ scope_id: randomUUID() })).toBe(404);
    expect(await refused({ scope: 'agency' })).toBe(400);
    expect(await refused({ scope: 'user' })).toBe(404);
    expect(await refused({ expires_at: '2020-01-01T00:00:00Z' })).toBe(400);
  });
});

describe('who may', () => {
  it('writes of the agency with settings.manage, of clients with clients.edit, of departments with people.manage, of oneself always', async () => {
    const [agency] = service.agencies;
    const { data: department } = await service.ok('createDepartment', { body: { name: topic() } });
    const nobody = await service.keyWith(agency, []);
    expect(await refused({ scope: 'user', scope_id: null }, nobody)).toBe(200);
    for (const [permission, body] of [
      ['settings.manage', { scope: 'agency', scope_id: null }],
      ['people.manage', { scope: 'department', scope_id: department.id }],
    ] as const) {
      expect(await refused(body, nobody)).toBe(403);
      expect(await refused(body, await service.keyWith(agency, [permission]))).toBe(200);
    }
    expect(await refused({}, await service.keyWith(agency, ['clients.view']))).toBe(403);
    expect(await refused({}, await service.keyWith(agency, ['clients.view', 'clients.edit']))).toBe(200);
  });

  it('sees those of the agency and of oneself, of clients with clients.view, and never those of another person', async () => {
    const [agency] = service.agencies;
    const subject = topic();
    await save({ subject });
    await save({ subject, scope: 'agency', scope_id: null });
    await save({ subject, scope: 'user', scope_id: null });
    const scopes = async (key?: string) =>
      (await shown({ search: subject }, key)).map(({ scope }) => scope).sort();
    expect(await scopes()).toEqual(['agency', 'client', 'user']);
    expect(await scopes(await service.keyWith(agency, []))).toEqual(['agency']);
    expect(await scopes(await service.keyWith(agency, ['clients.view']))).toEqual(['agency', 'client']);
  });
});

describe('forgetting', () => {
  it('erases the statement and stays as retracted', async () => {
    const { memory } = await save();
    await service.ok('deleteAiMemory', { path: { id: memory.id }, query: { expected_revision: 1 } });
    expect(await shown({ status: ['retracted'], search: memory.subject })).toMatchObject([
      { id: memory.id, statement: null, status: 'retracted', retraction_reason: 'deleted' },
    ]);
    expect(await shown({ search: memory.subject })).toEqual([]);
    expect((await service.call('deleteAiMemory', { path: { id: memory.id } })).status).toBe(404);
  });

  it('leaves room for a new statement on the subject', async () => {
    const { memory } = await save();
    await service.ok('deleteAiMemory', { path: { id: memory.id } });
    expect(await save({ subject: memory.subject })).toMatchObject({ outcome: 'created', superseded_ids: [] });
  });
});

describe('the profile', () => {
  it('has the active memories of the scope as text, by kind and subject', async () => {
    const { id } = await newClient(service, (await newProfile(service)).id);
    const of = { scope_id: id };
    await save({ ...of, subject: 'Zeal', kind: 'fact', statement: 'Two\nlines.' });
    await save({ ...of, subject: 'Alpha', kind: 'fact' });
    const rule = await save({ ...of, subject: 'Tone', kind: 'instruction', statement: 'Be brief.' });
    const { data } = await service.ok('getAiMemoryProfile', { path: { scope: 'client' }, query: of });
    expect(data.body_text).toBe(
      '## Instructions\n- **Tone:** Be brief.\n## Facts\n- **Alpha:** So it is.\n- **Zeal:** Two lines.',
    );
    expect(data).toMatchObject({ memory_count: 3, job: null, refreshed_at: null });
    expect(data.memory_ids[0]).toBe(rule.memory.id);
    expect((await service.call('getAiMemoryProfile', { path: { scope: 'client' } })).status).toBe(400);
  });
});
