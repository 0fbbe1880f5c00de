import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDefaultPriority } from '#src/domain/status-options/index.ts';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { auditActions, newClient, newProfile } from '../client-records.ts';
import { addTask, addTicket } from './work-records.ts';

let service: Service;
let agency: TestAgency;
beforeAll(async () => {
  service = await startService();
  agency = service.agencies[0];
});
afterAll(() => service?.stop());

interface Option {
  id: string;
  record_kind: string;
  kind: string;
  tag: string | null;
  rank: string | null;
  label: string;
  position: number;
  is_default: boolean;
  record_count: number;
  archived_at: string | null;
  revision: number;
  created_by: string;
}

const save = (body: object, caller?: { key: string }) =>
  service.call('saveTagPriorityOption', { body }, caller);
const tagOf = (record_kind: string, tag: string, more: object = {}) => ({
  record_kind,
  kind: 'tag',
  tag,
  label: tag,
  color: '#112233',
  ...more,
});
const newTag = async (record_kind: string, tag: string, more: object = {}): Promise<Option> =>
  (await service.ok('saveTagPriorityOption', { body: tagOf(record_kind, tag, more) as never })).data.option;
const read = async (body: object, caller?: { key: string }): Promise<Option[]> =>
  (await service.ok('readTagPriorityOptions', { body }, caller)).data.options;
/** Active and archived ones. */
const readAll = async (body: object): Promise<Option[]> => [
  ...(await read(body)),
  ...(await read({ ...body, is_archived: true })),
];
const priority = async (record_kind: string, rank: string) =>
  (await readAll({ record_kinds: [record_kind], kinds: ['priority'] })).find(
    (option) => option.rank === rank,
  )!;
const refusal = async (body: object) => {
  const { status, body: answer } = await save(body);
  return `${status} ${answer.error?.message}`;
};
const bulk = async (operation: string, ids: string[]) =>
  (await service.ok(operation, { body: { ids } })).data.outcomes;
const remove = async (ids: string[], caller?: { key: string }) =>
  (await service.ok('deleteTagPriorityOptions', { query: { id: ids } }, caller)).data.outcomes;

describe('the priorities of an agency', () => {
  it('are there from the start, one for each rank of tasks and tickets, to every member', async () => {
    const nobody = { key: await service.keyWith(service.agencies[1], []) };
    const options = await read({ kinds: ['priority'] }, nobody);
    expect(options.map(({ record_kind, rank, is_default }) => [record_kind, rank, is_default])).toEqual([
      ['task', 'urgent', false],
      ['task', 'high', false],
      ['task', 'normal', false],
      ['task', 'low', false],
      ['ticket', 'urgent', false],
      ['ticket', 'high', false],
      ['ticket', 'normal', true],
      ['ticket', 'low', false],
    ]);
    expect(new Set(options.map(({ created_by }) => created_by))).toEqual(
      new Set([service.agencies[1].ownerId]),
    );
  });

  it('have one default, which a new one takes over', async () => {
    const [former, next] = [await priority('ticket', 'normal'), await priority('ticket', 'high')];
    const { data } = await service.ok('saveTagPriorityOption', {
      body: { record_kind: 'ticket', kind: 'priority', rank: 'high', label: 'Soon', is_default: true },
    });
    expect(data).toMatchObject({
      outcome: 'updated',
      option: { id: next.id, label: 'Soon', is_default: true, revision: next.revision + 1 },
    });
    expect(await priority('ticket', 'normal')).toMatchObject({
      is_default: false,
      revision: former.revision + 1,
    });
    expect(await findDefaultPriority(service.db.read(agency.id), 'ticket')).toBe('high');
    expect(await findDefaultPriority(service.db.read(agency.id), 'task')).toBeNull();
    await service.ok('saveTagPriorityOption', {
      body: { record_kind: 'ticket', kind: 'priority', rank: 'normal', is_default: true },
    });
  });

  it('keep the default and the last one in use, whatever is asked for', async () => {
    const { id: normal } = await priority('ticket', 'normal');
    expect(await bulk('archiveTagPriorityOptions', [normal])).toMatchObject([
      { status: 'failed', error: { type: 'conflict', message: expect.stringContaining('default priority') } },
    ]);
    expect(await remove([normal])).toMatchObject([{ status: 'failed', error: { type: 'conflict' } }]);
    const ofTasks = (await read({ record_kinds: ['task'], kinds: ['priority'] })).map(({ id }) => id);
    expect(
      (await bulk('archiveTagPriorityOptions', ofTasks)).map(({ status }: { status: string }) => status),
    ).toEqual(['succeeded', 'succeeded', 'succeeded', 'failed']);
    expect(await remove([ofTasks[3]!])).toMatchObject([
      { status: 'failed', error: { message: expect.stringContaining('last unarchived priority of tasks') } },
    ]);
    expect(
      await refusal({ record_kind: 'task', kind: 'priority', rank: 'urgent', is_default: true }),
    ).toMatch(/^409 "Urgent" is archived/);
    expect(await remove([ofTasks[0]!])).toMatchObject([{ status: 'succeeded' }]);
    await bulk('restoreTagPriorityOptions', ofTasks.slice(1));
  });
});

describe('saving an option', () => {
  it('makes it once: the word is the same without regard to case', async () => {
    const { data } = await service.ok('saveTagPriorityOption', {
      body: tagOf('client', 'q2-launch', { label: ' Q2 launch ' }) as never,
    });
    expect(data).toMatchObject({
      outcome: 'created',
      option: {
        tag: 'q2-launch',
        rank: null,
        label: 'Q2 launch',
        description: null,
        position: 0,
        is_default: false,
        revision: 1,
      },
    });
    const { id } = data.option;
    expect((await save(tagOf('client', 'q2-launch', { label: 'Q2 launch' }))).body.data).toEqual({
      outcome: 'unchanged',
      option: data.option,
    });
    expect(
      (await save({ record_kind: 'client', kind: 'tag', tag: 'Q2-Launch', description: 'Spring' })).body.data,
    ).toMatchObject({
      outcome: 'updated',
      option: { id, tag: 'Q2-Launch', label: 'Q2 launch', description: 'Spring', revision: 2 },
    });
    expect(
      (
        await save({
          record_kind: 'client',
          kind: 'tag',
          id: id.toUpperCase(),
          color: '#000000',
          expected_revision: 2,
        })
      ).body.data.option,
    ).toMatchObject({ id, revision: 3 });
    expect((await save({ record_kind: 'client', kind: 'tag', tag: ' Q2-Launch ' })).body.data).toMatchObject({
      outcome: 'unchanged',
      option: { id, tag: 'Q2-Launch' },
    });
    expect(await newTag('client', 'second')).toMatchObject({ position: 1 });
    expect((await newTag('task', 'q2-launch')).id).not.toBe(id);
    expect(await auditActions(service, id)).toEqual(['created', 'updated', 'updated']);
    expect(await service.takeEvents()).toEqual([]);
  });

  it('says what is missing or does not fit', async () => {
    expect(await refusal({ record_kind: 'task', kind: 'tag', label: 'x', color: '#112233' })).toMatch(
      /^400 body\.tag is required/,
    );
    expect(await refusal({ record_kind: 'task', kind: 'priority' })).toMatch(/^400 body\.rank is required/);
    expect(await refusal(tagOf('task', 'x', { rank: 'low' }))).toMatch(
      /^400 body\.rank is only allowed for priorities/,
    );
    expect(await refusal(tagOf('task', 'x', { is_default: true }))).toMatch(/^400 body\.is_default/);
    expect(await refusal({ record_kind: 'task', kind: 'priority', rank: 'low', tag: 'x' })).toMatch(
      /^400 body\.tag is only allowed for tags/,
    );
    expect(await refusal({ record_kind: 'client', kind: 'priority', rank: 'low' })).toMatch(
      /^400 body\.kind must be tag/,
    );
    expect(await refusal({ record_kind: 'task', kind: 'tag', tag: 'x', color: '#112233' })).toMatch(
      /^400 body\.label is required/,
    );
    expect(await refusal({ record_kind: 'task', kind: 'tag', tag: 'x', label: 'x' })).toMatch(
      /^400 body\.color is required/,
    );
  });

  it('is refused for another word, a label that is taken, and an old copy', async () => {
    const vip = await newTag('ticket', 'vip', { label: 'VIP' });
    expect(await refusal(tagOf('ticket', 'important', { label: 'vip' }))).toMatch(
      /^409 A tag of tickets named "vip" already exists/,
    );
    expect(await refusal(tagOf('ticket', 'other', { id: vip.id }))).toMatch(/^409 .*cannot be changed/);
    expect(await refusal(tagOf('task', 'vip', { id: vip.id }))).toMatch(/^409 .*cannot be changed/);
    expect(await refusal(tagOf('ticket', 'vip', { expected_revision: 9 }))).toMatch(/^409 .*revision/);
    expect(await refusal(tagOf('ticket', 'unheard', { expected_revision: 1 }))).toMatch(
      /^409 expected_revision was sent/,
    );
    expect(await refusal(tagOf('ticket', 'vip', { id: randomUUID() }))).toMatch(/^404/);
    expect((await save(tagOf('ticket', 'vip', { id: vip.id }), service.agencies[1])).status).toBe(404);
    expect(
      (
        await save(tagOf('ticket', 'x'), {
          key: await service.keyWith(agency, ['clients.edit', 'tasks.manage']),
        })
      ).status,
    ).toBe(403);
  });

  it('from several at once makes one option', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((place) => save(tagOf('escalation', 'burning', { position: place }))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await read({ record_kinds: ['escalation'] })).toHaveLength(1);
  });
});

describe('what is offered', () => {
  it('comes by kind of record, kind and position, and can be narrowed', async () => {
    const at = service.agencies[1];
    for (const [kind, tag, position] of [
      ['client', 'late', 5],
      ['client', 'early', 1],
      ['task', 'only', 0],
    ] as const)
      await service.ok('saveTagPriorityOption', { body: tagOf(kind, tag, { position }) as never }, at);
    const words = async (body: object) =>
      (await read(body, at)).map(({ record_kind, tag, rank }) => `${record_kind} ${tag ?? rank}`);
    expect(await words({})).toEqual([
      'task only',
      'task urgent',
      'task high',
      'task normal',
      'task low',
      'ticket urgent',
      'ticket high',
      'ticket normal',
      'ticket low',
      'client early',
      'client late',
    ]);
    expect(await words({ record_kinds: ['client', 'task'], kinds: ['tag'] })).toEqual([
      'task only',
      'client early',
      'client late',
    ]);
    expect(await words({ search: 'EARL' })).toEqual(['client early']);
  });

  it('says when there is more than it shows', async () => {
    await service.query(
      `insert into tag_priority_options (tenant_id, record_kind, kind, tag, label, color, position, created_by)
      select $1, 'escalation', 'tag', 'many' || n, 'Many ' || n, '#112233', n, $2 from generate_series(1, 1001) n`,
      [service.agencies[1].id, service.agencies[1].ownerId],
    );
    const { data } = await service.ok(
      'readTagPriorityOptions',
      { body: { record_kinds: ['escalation'] } },
      service.agencies[1],
    );
    expect(data).toMatchObject({ is_shortened: true });
    expect(data.options).toHaveLength(1000);
    expect(
      (
        await service.ok(
          'readTagPriorityOptions',
          { body: { record_kinds: ['escalation'], search: 'many100' } },
          service.agencies[1],
        )
      ).data,
    ).toMatchObject({ is_shortened: false });
  });

  it('tells how many records carry each, of those that one may see', async () => {
    for (const kind of ['task', 'ticket', 'client']) await newTag(kind, 'Counted');
    await addTask(service, agency, { tags: ['counted'], priority_level: 'urgent' });
    await addTask(service, agency, { tags: ['COUNTED'], priority_level: 'urgent', is_private: true });
    await addTask(service, agency, { tags: ['counted'], deleted_at: new Date() });
    await addTicket(service, agency, { tags: ['counted'] });
    await addTicket(service, agency, { tags: ['counted'], is_private: true });
    await newClient(service, (await newProfile(service)).id, { tags: ['counted'] });
    await addTask(service, service.agencies[1], { tags: ['counted'] });
    const counts = async (...permissions: Parameters<Service['keyWith']>[1]) =>
      Object.fromEntries(
        (await read({ search: 'counted' }, { key: await service.keyWith(agency, permissions) })).map(
          (option) => [option.record_kind, option.record_count],
        ),
      );
    expect(
      await counts('tasks.view', 'tasks.manage', 'tickets.view', 'tickets.manage', 'clients.view'),
    ).toEqual({ task: 2, ticket: 2, client: 1 });
    expect(await counts('tasks.view', 'tickets.view')).toEqual({ task: 1, ticket: 1, client: 0 });
    expect(await counts()).toEqual({ task: 0, ticket: 0, client: 0 });
    expect(
      (await read({ record_kinds: ['ticket'], kinds: ['priority'] })).find(({ rank }) => rank === 'normal')!
        .record_count,
    ).toBe(2);
  });
});

describe('taking options out of use', () => {
  it('archives and restores each for itself, at its former place', async () => {
    const [one, two] = [await newTag('client', 'summer', { position: 7 }), await newTag('client', 'winter')];
    expect(
      await bulk('archiveTagPriorityOptions', [one.id, randomUUID(), one.id.toUpperCase(), two.id]),
    ).toMatchObject([
      { status: 'succeeded' },
      { status: 'failed', error: { type: 'not_found' } },
      { status: 'unchanged' },
      { status: 'succeeded' },
    ]);
    expect(await read({ record_kinds: ['client'], search: 'summer' })).toEqual([]);
    expect(
      (await read({ record_kinds: ['client'], search: 'summer', is_archived: true }))[0]!.archived_at,
    ).not.toBeNull();
    // The label of an archived option is free for another.
    const heir = await newTag('client', 'hot', { label: 'Summer' });
    expect(await bulk('restoreTagPriorityOptions', [one.id, two.id, heir.id])).toMatchObject([
      { status: 'failed', error: { type: 'conflict', message: expect.stringContaining('"summer"') } },
      { status: 'succeeded' },
      { status: 'unchanged' },
    ]);
    await service.ok('saveTagPriorityOption', {
      body: { record_kind: 'client', kind: 'tag', id: heir.id, label: 'Hot' },
    });
    expect(await bulk('restoreTagPriorityOptions', [one.id])).toMatchObject([{ status: 'succeeded' }]);
    expect((await read({ record_kinds: ['client'], search: 'summer' }))[0]).toMatchObject({
      position: 7,
      archived_at: null,
      revision: 3,
    });
    expect(await auditActions(service, one.id)).toEqual(['created', 'archived', 'restored']);
    expect(
      (
        await service.call(
          'archiveTagPriorityOptions',
          { body: { ids: [one.id] } },
          { key: await service.keyWith(agency, ['clients.edit']) },
        )
      ).status,
    ).toBe(403);
    expect(
      (
        await service.call(
          'restoreTagPriorityOptions',
          { body: { ids: [one.id] } },
          { key: await service.keyWith(agency, ['clients.edit']) },
        )
      ).status,
    ).toBe(403);
  });

  it('deletes what nothing carries, private records counted too', async () => {
    const [free, carried] = [await newTag('task', 'mistake'), await newTag('task', 'Secret')];
    await addTask(service, agency, { tags: ['secret'], is_private: true });
    expect(await remove([free.id], service.agencies[1])).toMatchObject([
      { status: 'failed', error: { type: 'not_found' } },
    ]);
    const settler = { key: await service.keyWith(agency, ['settings.manage']) };
    expect(await remove([free.id, carried.id, randomUUID()], settler)).toMatchObject([
      { status: 'succeeded' },
      { status: 'failed', error: { message: '1 record has "Secret". Archive it instead.' } },
      { status: 'failed', error: { type: 'not_found' } },
    ]);
    expect(await readAll({ record_kinds: ['task'], search: 'mistake' })).toEqual([]);
    expect(
      (
        await service.call(
          'deleteTagPriorityOptions',
          { query: { id: [carried.id] } },
          { key: await service.keyWith(agency, ['tasks.manage']) },
        )
      ).status,
    ).toBe(403);
  });
});

it('a later owner brings no priorities back that the agency did away with', async () => {
  const low = await priority('ticket', 'low');
  expect(await remove([low.id])).toMatchObject([{ status: 'succeeded' }]);
  await service.query(
    "insert into users (tenant_id, kind, name, email, role) values ($1, 'member', 'Second Owner', 'second@alder.example', 'owner')",
    [agency.id],
  );
  expect(
    (await readAll({ record_kinds: ['ticket'], kinds: ['priority'] })).map(({ rank }) => rank),
  ).not.toContain('low');
});
