import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newEscalation, newPerson, noticesTo, openTeam, rights, type Answer, type Person } from './people.ts';

/** Next steps are in an order, are done or dropped, and tell who is to do them. */
let service: Service;
let editor: Person;
let sam: Person;
let clientId: string;
let id: string;
beforeAll(async () => {
  service = await startService();
  ({ manager: editor, sam, clientId } = await openTeam(service));
});
beforeEach(async () => {
  id = (await newEscalation(editor, clientId)).id;
  await service.takeEvents();
});
afterAll(() => service.stop());

const add = (title: string, more: object = {}): Promise<Answer> =>
  editor.ok('createEscalationNextStep', { path: { id }, body: { title, ...more } });
const update = (stepId: string, body: object, by: Person = editor) =>
  by.call('updateEscalationNextStep', { path: { id }, body: { next_step_id: stepId, ...body } });
const steps = (query: object = {}): Promise<Answer[]> =>
  editor.ok('listEscalationNextSteps', { query: { escalation_id: [id], ...query } });
const order = async () => (await steps()).map(({ title, position }) => `${position} ${title}`);

it('adds steps where they belong and moves the others', async () => {
  const one = await add('One');
  await add('Three');
  await add('Two', { position: 1 });
  await add('Four', { position: 99 });
  expect(await order()).toEqual(['0 One', '1 Two', '2 Three', '3 Four']);
  await update(one.id, { position: 2 });
  expect(await order()).toEqual(['0 Two', '1 Three', '2 One', '3 Four']);
  await update(one.id, { position: 0 });
  expect(await order()).toEqual(['0 One', '1 Two', '2 Three', '3 Four']);
  const [, two, three] = await steps();
  expect(two.revision).toBe(1);
  const { body } = await editor.call('deleteEscalationNextSteps', {
    path: { id },
    query: { next_step_id: [two.id, id] },
  });
  expect(body.data).toMatchObject({
    succeeded: 1,
    failed: 1,
    outcomes: [{ status: 'succeeded' }, { status: 'failed', error: { type: 'not_found' } }],
  });
  expect(await order()).toEqual(['0 One', '1 Three', '2 Four']);
  expect(three.title).toBe('Three');
});

it('changes the escalation with each change, with an event and an entry in its history', async () => {
  const step = await add('Call Priya', { assignee_id: sam.id, due_date: '2026-03-03T10:00:00.000Z' });
  expect(step).toMatchObject({
    escalation: { id },
    status: 'open',
    assignee: { id: sam.id },
    due_date: '2026-03-03T10:00:00.000Z',
    position: 0,
    revision: 1,
  });
  await update(step.id, { status: 'done' });
  await update(step.id, { status: 'done' });
  expect(await service.takeEvents()).toMatchObject([
    {
      event_type: 'escalation.updated',
      data: { escalation: { id, revision: 2 }, _changed_fields: ['next_steps'] },
    },
    { event_type: 'escalation.updated', data: { escalation: { revision: 3 } } },
  ]);
  const activity = await editor.ok('listEscalationActivity', {
    path: { id },
    query: { kind: ['next_steps_changed'] },
  });
  expect(activity[0].changes).toEqual([
    { field: 'next_steps', old_value: 'Call Priya', new_value: 'Call Priya (done)' },
  ]);
  expect(await noticesTo(service, sam.id, id)).toEqual([
    expect.stringContaining('You are to do the next step "Call Priya"'),
  ]);
});

it('finishes, drops and reopens steps, and nothing between done and dropped', async () => {
  const step = await add('Call');
  const done = (await update(step.id, { status: 'done' })).body.data;
  expect(done).toMatchObject({ status: 'done', completed_by: editor.id, revision: 2 });
  expect(done.completed_at).not.toBeNull();
  expect((await update(step.id, { status: 'dropped' })).body.error.message).toContain(
    'is done and cannot become dropped. It can become open.',
  );
  expect((await update(step.id, { status: 'open' })).body.data).toMatchObject({
    completed_at: null,
    completed_by: null,
  });
  expect((await update(step.id, { status: 'dropped' })).body.data.status).toBe('dropped');
  await editor.ok('transitionEscalation', {
    path: { id },
    body: { status: 'resolved', resolution: 'Done.' },
  });
  expect((await update(step.id, { status: 'open' })).status).toBe(200);
});

it('refuses stale revisions, steps of others and people who may not see it', async () => {
  const step = await add('Call');
  expect((await update(step.id, { title: 'Write', expected_revision: 2 })).status).toBe(409);
  const other = (await newEscalation(editor, clientId, { next_steps: [{ title: 'Other' }] })).id;
  const [foreign] = await editor.ok('listEscalationNextSteps', { query: { escalation_id: [other] } });
  expect((await update(foreign.id, { title: 'Mine' })).status).toBe(404);
  const stranger = await newPerson(service, ['clients.view']);
  expect((await update(step.id, { assignee_id: stranger.id })).body.error.message).toContain(
    'body.assignee_id',
  );
  expect((await update(step.id, { title: 'Mine' }, sam)).status).toBe(403);
  expect(
    await editor.refused('createEscalationNextStep', {
      path: { id },
      body: { title: 'Late', expected_revision: 1 },
    }),
  ).toEqual([409, expect.stringContaining('revision 2')]);
  expect(
    await editor.refused('deleteEscalationNextSteps', {
      path: { id },
      query: { next_step_id: [step.id], expected_revision: 1 },
    }),
  ).toEqual([409, expect.stringContaining('revision 2')]);
});

it('has room for a hundred', async () => {
  await service.query(
    `insert into escalation_next_steps (tenant_id, escalation_id, title, position, created_by) select $1, $2, 'Step ' || n, n, $3 from generate_series(0, 99) n`,
    [service.agencies[0].id, id, editor.id],
  );
  expect(await editor.refused('createEscalationNextStep', { path: { id }, body: { title: 'Last' } })).toEqual(
    [409, expect.stringContaining('at most 100 next steps')],
  );
});

it('adds two at once without a gap', async () => {
  await Promise.all([add('A', { position: 0 }), add('B', { position: 0 }), add('C')]);
  expect((await steps()).map(({ position }) => position as number)).toEqual([0, 1, 2]);
});

it('lists those of all escalations by status, person, time and words', async () => {
  const call = await add('Call about the zebra', {
    assignee_id: sam.id,
    due_date: '2031-03-03T10:00:00.000Z',
  });
  await add('Write', { due_date: '2031-04-03T10:00:00.000Z' });
  await update(call.id, { status: 'dropped' });
  const titles = async (query: object) => (await steps(query)).map(({ title }) => title as string);
  expect(await titles({ status: ['open'] })).toEqual(['Write']);
  expect(await titles({ assignee_id: [sam.id] })).toEqual(['Call about the zebra']);
  expect(await titles({ due_before: '2031-04-01T00:00:00.000Z' })).toEqual(['Call about the zebra']);
  expect(await titles({ search: 'zebra' })).toEqual(['Call about the zebra']);
  expect(await titles({ sort: 'due_date', order: 'desc' })).toEqual(['Write', 'Call about the zebra']);
  const foreign = await newPerson(service, rights.manager, service.agencies[1]);
  expect(await foreign.ok('listEscalationNextSteps', { query: { escalation_id: [id] } })).toEqual([]);
});
