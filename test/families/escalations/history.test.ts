import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addTask } from '../comments/commented-records.ts';
import { startService, type Service } from '../../support/service.ts';
import { newEscalation, noticesTo, openTeam, type Answer, type Person } from './people.ts';

/** What happened to an escalation can be read later, and participants hear what is said about it. */
let service: Service;
let manager: Person;
let sam: Person;
let lena: Person;
let clientId: string;
beforeAll(async () => {
  service = await startService();
  ({ manager, sam, lena, clientId } = await openTeam(service));
});
beforeEach(async () => void (await service.takeEvents()));
afterAll(() => service.stop());

it('tells its history, with actor, reason and values, newest first', async () => {
  const { id } = await newEscalation(manager, clientId, { assignee_id: sam.id });
  await sam.ok('transitionEscalation', {
    path: { id },
    body: { status: 'in_progress', reason: 'Starting.' },
  });
  const activity = await lena.ok('listEscalationActivity', { path: { id } });
  expect(activity.map(({ kind }: { kind: string }) => kind)).toEqual(['status_changed', 'created']);
  expect(activity[0]).toMatchObject({
    actor: { id: sam.id },
    reason: 'Starting.',
    changes: [{ field: 'status', old_value: 'open', new_value: 'in_progress' }],
  });
});

const changesOf = async (id: string, kind: string): Promise<unknown[]> =>
  (await lena.ok('listEscalationActivity', { path: { id }, query: { kind: [kind] } })).map(
    ({ changes }: Answer) => changes as unknown,
  );

it('tells which role participants have and had', async () => {
  const { id } = await newEscalation(manager, clientId);
  const add = (role: string) =>
    manager.ok('addEscalationParticipants', { path: { id }, body: { user_ids: [sam.id], role } });
  await add('observer');
  await add('contributor');
  await manager.ok('removeEscalationParticipants', { path: { id }, query: { user_id: [sam.id] } });
  const [observer, contributor] = [`${sam.id} (observer)`, `${sam.id} (contributor)`];
  expect(await changesOf(id, 'participants_changed')).toEqual([
    [{ field: 'participants', old_value: contributor, new_value: null }],
    [{ field: 'participants', old_value: observer, new_value: contributor }],
    [{ field: 'participants', old_value: null, new_value: observer }],
  ]);
});

it('tells which relation linked tasks have and had', async () => {
  const { id } = await newEscalation(manager, clientId);
  const task = await addTask(service, service.agencies[0]);
  const path = { id, task_id: task.id };
  for (const relation of ['related', 'remedy', 'subject'])
    await manager.ok('linkEscalationTask', { path, body: { relation } });
  await manager.ok('unlinkEscalationTask', { path });
  const links = (old: string | null, now: string | null) => ({
    field: 'task_links',
    old_value: old === null ? null : `${task.id} (${old})`,
    new_value: now === null ? null : `${task.id} (${now})`,
  });
  expect(await changesOf(id, 'tasks_changed')).toEqual([
    [{ field: 'task_ids', old_value: task.id, new_value: null }, links('subject', null)],
    [links('remedy', 'subject')],
    [{ field: 'task_ids', old_value: null, new_value: task.id }, links('related', 'remedy')],
    [links(null, 'related')],
  ]);
});

it('tells what changed of a next step', async () => {
  const { id } = await newEscalation(manager, clientId);
  const step = await manager.ok('createEscalationNextStep', { path: { id }, body: { title: 'Call' } });
  const due = '2026-03-03T10:00:00.000Z';
  for (const change of [
    { assignee_id: sam.id, due_date: due },
    { details: 'Ask for Priya.' },
    { status: 'done' },
    { status: 'open', title: 'Call again' },
  ])
    await manager.ok('updateEscalationNextStep', {
      path: { id },
      body: { next_step_id: step.id, ...change },
    });
  await manager.ok('transitionEscalation', {
    path: { id },
    body: { status: 'resolved', resolution: 'They stay.', force: true },
  });
  expect(
    (await changesOf(id, 'next_steps_changed')).map((changes) =>
      (changes as Answer[]).map(({ old_value: old, new_value: now }) => [old, now] as unknown),
    ),
  ).toEqual([
    [['Call again', 'Call again (dropped)']],
    [['Call (done)', 'Call again']],
    [['Call', 'Call (done)']],
    [['Call (no details)', 'Call (details: Ask for Priya.)']],
    [['Call (no assignee, no due date)', `Call (assignee ${sam.id}, due ${due})`]],
    [[null, 'Call']],
  ]);
});

it('tells who wrote the summary, where its text stays', async () => {
  const { id } = await newEscalation(manager, clientId);
  const write = (body_text: string | null) =>
    manager.ok('replaceEscalationAiSummary', { path: { id }, body: { body_text } });
  await write('They wait for reports.');
  await service.query('update escalations set is_summary_generated = true where id = $1', [id]);
  await write('They wait for reports.');
  await write(null);
  const summary = (old_value: string | null, new_value: string | null) => [
    { field: 'ai_summary', old_value, new_value },
  ];
  expect(await changesOf(id, 'summary_changed')).toEqual([
    summary('They wait for reports.', null),
    summary('written by the AI', 'written by a member'),
    summary(null, 'They wait for reports.'),
  ]);
  expect((await service.takeEvents()).slice(1).map(({ data }) => data._previous)).toEqual([
    { ai_summary: null },
    {},
    {},
  ]);
});

it('tells participants of a comment on it', async () => {
  const { id } = await newEscalation(manager, clientId, { assignee_id: sam.id });
  await service.takeEvents();
  await service.ok(
    'createComment',
    { body: { record_kind: 'escalation', record_id: id, body_text: 'They agreed to a call.' } },
    { key: lena.key },
  );
  expect(await service.takeEvents()).toMatchObject([
    {
      event_type: 'escalation.comment_added',
      data: { escalation: { id }, comment: { body_text: 'They agreed to a call.', author: { id: lena.id } } },
    },
  ]);
  expect((await noticesTo(service, sam.id, id)).at(-1)).toContain('commented on');
  expect(await noticesTo(service, lena.id, id)).toEqual([]);
});
