import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newWorker, TaskHands, type Answer, type TestWorker } from '../tasks/setup.ts';

let service: Service;
let tasks: TaskHands;
let member: TestWorker;
let memberName: string;
let profileId: string;
interface Status {
  readonly key: string;
  readonly label: string;
}
let statuses: readonly Status[];
beforeAll(async () => {
  service = await startService();
  tasks = new TaskHands(service);
  member = await newWorker(service, ['clients.view', 'tasks.view', 'tasks.create', 'tasks.transition']);
  memberName = (await service.ok('getUser', { path: { id: member.userId } })).data.name;
  const profile = (await service.ok('createClientProfile', { body: { name: 'Retail', color: '#2f6fed' } }))
    .data;
  profileId = profile.id;
  statuses = [...profile.status_options].sort((a, b) => Number(b.is_default) - Number(a.is_default));
});
afterAll(() => service.stop());

const newClient = async (name: string): Promise<string> =>
  (await service.ok('createClient', { body: { name, profile_id: profileId } })).data.id;
const feed = async (query: Record<string, unknown>, caller?: { key: string }): Promise<Answer[]> =>
  (await service.ok('listActivity', { query: query as never }, caller)).data;
const told = (entries: Answer[]): [string, string, string][] =>
  entries.map(({ record, action, summary }) => [record.kind, action, summary.replace(/^Everything /, '')]);

describe('the activity of a client', () => {
  it('says who changed its status, from what to what and when', async () => {
    const id = await newClient('Harbor Dental');
    const [before, after] = statuses as [Status, Status];
    await service.ok('updateClient', {
      path: { id },
      body: { status: after.key, name: 'Harbor Dental Group' },
    });
    const [entry, ...others] = await feed({ client_id: [id], action: ['status_changed'] });
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      client: { id, name: 'Harbor Dental Group' },
      record: { kind: 'client', id },
      action: 'status_changed',
      summary: `Everything moved the client Harbor Dental Group from ${before.label} to ${after.label}.`,
      actor: { type: 'service_account', name: 'Everything' },
    });
    expect(entry.changes).toEqual(
      expect.arrayContaining([
        { field: 'status', old_value: before.key, new_value: after.key },
        { field: 'name', old_value: 'Harbor Dental', new_value: 'Harbor Dental Group' },
      ]),
    );
    expect(Date.parse(entry.occurred_at)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('has its notes, tasks, their stages, and comments on all of them, newest first and in pages that never overlap', async () => {
    const id = await newClient('Elm Bakery');
    const note = (
      await service.ok('createClientNote', { body: { client_id: id, title: 'Call', body_text: 'Later' } })
    ).data;
    await service.ok('updateClient', { path: { id }, body: { assigned_to: [member.userId] } });
    const task = await tasks.create({
      name: 'Menu',
      client_id: id,
      stages: [{ name: 'Draft' }, { name: 'Print' }],
    });
    const [draft] = await tasks.stages(task.id);
    for (const [kind, recordId] of [
      ['client', id],
      ['client_note', note.id],
      ['task', task.id],
      ['task_stage', draft.id],
    ])
      await service.ok('createComment', {
        body: { record_kind: kind, record_id: recordId, body_text: `About the ${kind}` } as never,
      });
    await service.ok('transitionTaskStage', { body: { task_id: task.id } });
    const entries = await feed({ client_id: [id] });
    expect(told(entries)).toEqual(
      expect.arrayContaining([
        ['client', 'created', 'created the client Elm Bakery.'],
        ['client_note', 'created', 'created the note Call.'],
        ['client', 'assigned', `assigned ${memberName} to the client Elm Bakery.`],
        ['task', 'created', 'created the task Menu.'],
        ['client', 'commented', 'commented on the client Elm Bakery.'],
        ['client_note', 'commented', 'commented on the note Call.'],
        ['task', 'commented', 'commented on the task Menu.'],
        ['task_stage', 'commented', 'commented on the stage Draft of Menu.'],
        ['task_stage', 'completed', 'completed the stage Draft of Menu.'],
        ['task', 'stage_changed', 'moved the task Menu from the stage Draft to the stage Print.'],
      ]),
    );
    const times = entries.map(({ occurred_at }) => occurred_at);
    expect(times).toEqual([...times].sort().reverse());
    const pages = await Promise.all(
      entries.map(async (_, offset) => (await feed({ client_id: [id], limit: 1, offset }))[0].id),
    );
    expect(pages).toEqual(entries.map((entry) => entry.id));
    expect(await feed({ client_id: [id], order: 'asc' })).toEqual([...entries].reverse());
  });

  it('finds a task by its id with what happened to its stages and comments, and its completion by status_changed', async () => {
    const id = await newClient('Birch Hotel');
    const task = await tasks.create({ name: 'Brochure', client_id: id, stages: [{ name: 'Write' }] });
    await tasks.create({ name: 'Other', client_id: id });
    await service.ok('transitionTaskStage', { body: { task_id: task.id } });
    const found = told(await feed({ record_id: [task.id] }));
    expect(found).toEqual(
      expect.arrayContaining([
        ['task', 'completed', 'completed the task Brochure.'],
        ['task_stage', 'completed', 'completed the stage Write of Brochure.'],
      ]),
    );
    expect(JSON.stringify(found)).not.toContain('Other');
    const [done] = await feed({ record_id: [task.id], record_kind: ['task'], action: ['status_changed'] });
    expect(done.changes).toEqual(
      expect.arrayContaining([
        { field: 'status_category', old_value: expect.any(String), new_value: 'done' },
      ]),
    );
  });

  it('keeps private tasks, their stages and comments from members who do not take part, and all tasks from those who may see none', async () => {
    const id = await newClient('Quiet Law');
    const task = await tasks.create({
      name: 'Secret plan',
      client_id: id,
      is_private: true,
      stages: [{ name: 'Hidden' }],
    });
    await service.ok('createComment', {
      body: { record_kind: 'task', record_id: task.id, body_text: 'Whispered' } as never,
    });
    await tasks.create({ name: 'Open plan', client_id: id });
    await service.ok('transitionTaskStage', { body: { task_id: task.id } });
    const seen = JSON.stringify(await feed({ client_id: [id] }, member));
    expect(seen).toContain('Open plan');
    expect(seen).not.toMatch(/Secret plan|Hidden|Whispered/);
    const key = await service.keyWith(service.agencies[0], ['clients.view']);
    expect((await feed({ client_id: [id] }, { key })).map(({ record }) => record.kind)).toEqual(['client']);
  });

  it('tells of what was deleted only that, without its words', async () => {
    const id = await newClient('Gone Goods');
    const note = (
      await service.ok('createClientNote', {
        body: { client_id: id, title: 'Password', body_text: 'hunter2' },
      })
    ).data;
    await service.ok('updateClientNote', { path: { id: note.id }, body: { body_text: 'hunter3' } });
    const comment = (
      await service.ok('createComment', {
        body: { record_kind: 'client', record_id: id, body_text: 'Rude' } as never,
      })
    ).data as Answer;
    const task = await tasks.create({ name: 'Mistake', client_id: id });
    await service.ok('deleteClientNote', { path: { id: note.id } });
    await service.ok('deleteComment', { path: { id: comment.id } });
    await service.ok('deleteTask', { path: { id: task.id } });
    const entries = await feed({ client_id: [id] });
    expect(told(entries)).toEqual([
      ['task', 'deleted', 'deleted the task Mistake.'],
      ['client_note', 'deleted', 'deleted a note.'],
      ['client', 'created', 'created the client Gone Goods.'],
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/hunter|Password|Rude/);
    await service.ok('restoreTask', { path: { id: task.id }, body: {} as never });
    await service.ok('deleteTask', { path: { id: task.id } });
    await service.ok('deleteClient', { path: { id } });
    expect(told(await feed({ client_id: [id] }))).toEqual([
      ['client', 'deleted', 'deleted the client Gone Goods.'],
    ]);
  });

  it('tells that a sensitive field changed, and never its value, also of what was stored before it was sensitive', async () => {
    const field = (
      await service.ok('createField', {
        body: {
          record_kind: 'client',
          name: 'Tax number',
          key: 'tax_number',
          config: { type: 'text' },
        } as never,
      })
    ).data as Answer;
    const id = await newClient('Fir Foods');
    await service.ok('updateClient', { path: { id }, body: { field_values: { tax_number: 'DE123' } } });
    const [open] = await feed({ client_id: [id], action: ['updated'] });
    expect(open.changes).toEqual([{ field: 'field_values.tax_number', old_value: null, new_value: 'DE123' }]);
    expect(open.summary).toBe('Everything changed Tax number of the client Fir Foods.');
    await service.ok('updateField', { path: { id: field.id }, body: { is_sensitive: true } as never });
    const [closed] = await feed({ client_id: [id], action: ['updated'] });
    expect(closed.changes).toEqual([{ field: 'field_values.tax_number', old_value: null, new_value: null }]);
  });

  it('is found by person, time and words, and never that of another agency', async () => {
    const id = await newClient('Café Müller');
    const task = await tasks.as(member).create({ name: 'By member', client_id: id });
    expect(
      (await feed({ search: 'cafe muller', action: ['created'], record_kind: ['client'] })).map(
        (e) => e.client.id,
      ),
    ).toEqual([id]);
    expect((await feed({ actor_id: [member.userId] })).map((e) => e.record.id)).toEqual([task.id]);
    expect(await feed({ client_id: [id], occurred_before: '2020-01-01T00:00:00Z' })).toEqual([]);
    expect(await feed({ client_id: [id] }, { key: service.agencies[1].key })).toEqual([]);
  });
});
