import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import {
  newEscalation,
  newPerson,
  newSubject,
  noticesTo,
  rights,
  type Answer,
  type Person,
} from './people.ts';

/** Statuses change by the table of domain model §5, and by no other way. */
let service: Service;
let manager: Person;
let editor: Person;
let viewer: Person;
let assignee: Person;
let participant: Person;
let clientId: string;
beforeAll(async () => {
  service = await startService();
  manager = await newPerson(service, rights.manager);
  editor = await newPerson(service, rights.editor);
  [viewer, assignee, participant] = [
    await newPerson(service),
    await newPerson(service),
    await newPerson(service),
  ];
  clientId = await newSubject(service);
});
beforeEach(async () => void (await service.takeEvents()));
afterAll(() => service.stop());

const states = ['open', 'in_progress', 'waiting', 'resolved', 'closed'] as const;
type State = (typeof states)[number];

const escalationIn = async (state: State, body: object = {}): Promise<Answer> => {
  const created = await newEscalation(
    manager,
    clientId,
    { assignee_id: assignee.id, participant_ids: [participant.id], ...body },
    state === 'open' ? undefined : state,
  );
  await service.takeEvents();
  return created;
};
const move = (by: Person, id: string, status: string, more: object = {}) =>
  by.call('transitionEscalation', {
    path: { id },
    body: { status, ...(status === 'resolved' && { resolution: 'Solved.' }), ...more },
  });

/** Who may take a step, of those who are asked; undefined where there is none. */
const table: Readonly<Record<State, Partial<Record<State, readonly string[]>>>> = {
  open: { in_progress: ['assignee', 'editor', 'manager'], resolved: ['assignee', 'manager'] },
  in_progress: { waiting: ['assignee', 'editor', 'manager'], resolved: ['assignee', 'manager'] },
  waiting: { in_progress: ['assignee', 'editor', 'manager'], resolved: ['assignee', 'manager'] },
  resolved: { in_progress: ['assignee', 'participant', 'editor', 'manager'], closed: ['manager'] },
  closed: {},
};

describe.each(states)('from %s', (from) => {
  it.each(states.filter((to) => to !== from))('to %s goes as the table says', async (to) => {
    const allowed = table[from][to];
    const people = { viewer, participant, assignee, editor, manager };
    const shared = await escalationIn(from);
    for (const [name, person] of Object.entries(people)) {
      if (allowed?.includes(name) !== true) {
        const { status, body } = await move(person, shared.id, to);
        // Who may take no step towards the status hears of the permission, all others of the state.
        expect([name, [403, 409].includes(status)]).toEqual([name, true]);
        if (name === 'manager')
          expect([status, body.error.message]).toEqual([409, expect.stringMatching(/cannot become/)]);
        if (name === 'viewer') expect([to, status]).toEqual([to, to === 'open' ? 409 : 403]);
        continue;
      }
      const { id } = await escalationIn(from);
      expect([name, (await move(person, id, to)).status]).toEqual([name, 200]);
      expect(await service.takeEvents()).toMatchObject([
        {
          event_type: 'escalation.status_changed',
          data: {
            escalation: { id, status: { key: to, category: to } },
            previous_status: { key: from, category: from },
            actor: { id: person.id },
          },
        },
      ]);
    }
    expect((await manager.ok('getEscalation', { path: { id: shared.id } })).status).toBe(from);
  });
});

it('names the statuses that can be reached', async () => {
  const { id } = await escalationIn('open');
  const { body } = await move(manager, id, 'closed');
  expect(body.error.message).toBe(
    'The escalation is open and cannot become closed. It can become in_progress, resolved.',
  );
  const closed = await escalationIn('closed');
  expect((await move(manager, closed.id, 'open')).body.error.message).toContain(
    'cannot change to any other status',
  );
});

it('leaves an escalation alone that has the status already', async () => {
  const { id, revision } = await escalationIn('in_progress');
  const { status, body } = await move(assignee, id, 'in_progress');
  expect([status, body.data.revision]).toEqual([200, revision]);
  expect(await service.takeEvents()).toEqual([]);
});

it('starts no work without an assignee, who may come with the change', async () => {
  const { id } = await escalationIn('open', { assignee_id: null });
  expect((await move(editor, id, 'in_progress')).body.error.message).toContain('needs an assignee');
  const { body } = await move(editor, id, 'in_progress', { assignee_id: viewer.id, reason: 'Hers.' });
  expect(body.data).toMatchObject({ assignee: { id: viewer.id }, status: 'in_progress', revision: 2 });
  expect((await service.takeEvents()).map(({ event_type }) => event_type)).toEqual([
    'escalation.reassigned',
    'escalation.status_changed',
  ]);
  expect(await noticesTo(service, viewer.id, id)).toEqual([
    expect.stringContaining('You were assigned'),
    expect.stringContaining('is now In progress'),
  ]);
  expect((await noticesTo(service, participant.id, id)).slice(1)).toEqual([
    expect.stringContaining('has a new assignee'),
    expect.stringContaining('is now In progress'),
  ]);
});

it('hands over to others than oneself with escalations.edit alone', async () => {
  const resolved = await escalationIn('resolved', { assignee_id: null });
  expect((await move(participant, resolved.id, 'in_progress', { assignee_id: viewer.id })).status).toBe(403);
  const { body } = await move(participant, resolved.id, 'in_progress', { assignee_id: participant.id });
  expect(body.data).toMatchObject({ assignee: { id: participant.id }, reopen_count: 1 });
});

it('needs a resolution, and takes one with nothing else', async () => {
  const { id } = await escalationIn('in_progress');
  const refused = async (body: object) =>
    (await manager.refused('transitionEscalation', { path: { id }, body })).join(' ');
  expect(await refused({ status: 'resolved' })).toMatch(/^400 body.resolution is required/);
  expect(await refused({ status: 'waiting', resolution: 'Solved.' })).toMatch(
    /^400 body.resolution goes with/,
  );
  expect(
    await refused({ status: 'resolved', resolution: 'Solved.', resume_at: '2090-01-01T00:00:00Z' }),
  ).toMatch(/^400 body.resume_at goes with/);
  expect(await refused({ status: 'waiting', resume_at: '2020-01-01T00:00:00Z' })).toMatch(
    /^400 body.resume_at must be in the future/,
  );
  expect(await refused({ status: 'unknown' })).toMatch(/^400 body.status must be a status/);
});

it('resolves with open next steps by force alone, which drops them', async () => {
  const { id } = await escalationIn('in_progress', { next_steps: [{ title: 'Call' }, { title: 'Write' }] });
  const [, first] = [
    null,
    (await manager.ok('listEscalationNextSteps', { query: { escalation_id: [id] } }))[0],
  ];
  await manager.ok('updateEscalationNextStep', {
    path: { id },
    body: { next_step_id: first.id, status: 'done' },
  });
  await service.takeEvents();
  expect((await move(assignee, id, 'resolved')).body.error.message).toContain('1 open next step.');
  const { body } = await move(assignee, id, 'resolved', { force: true, resolution: 'They stay.' });
  expect(body.data).toMatchObject({
    status: 'resolved',
    resolution: 'They stay.',
    next_step_counts: { open: 0, done: 1, dropped: 1 },
  });
  expect(body.data.resolved_at).not.toBeNull();
  expect(await service.takeEvents()).toMatchObject([
    { event_type: 'escalation.status_changed', data: { resolution: 'They stay.' } },
    { event_type: 'escalation.updated', data: { _changed_fields: ['next_steps'] } },
  ]);
});

it('drops steps that are open when it closes', async () => {
  const { id } = await escalationIn('resolved');
  await manager.ok('createEscalationNextStep', { path: { id }, body: { title: 'Ask again' } });
  const { body } = await move(manager, id, 'closed');
  expect(body.data).toMatchObject({ status: 'closed', next_step_counts: { open: 0, done: 0, dropped: 1 } });
  expect(body.data.closed_at).not.toBeNull();
});

it('counts reopenings and keeps the resolution until the next', async () => {
  const { id, resolved_at } = await escalationIn('resolved');
  const { body } = await move(participant, id, 'in_progress');
  expect(body.data).toMatchObject({ reopen_count: 1, resolution: 'Called them.', resolved_at });
  const again = await move(assignee, id, 'resolved', { resolution: 'Wrote to them.' });
  expect(again.body.data).toMatchObject({ reopen_count: 1, resolution: 'Wrote to them.' });
});

it('keeps the end of a wait while it waits, and changes it without another status', async () => {
  const { id } = await escalationIn('in_progress');
  const resume_at = '2090-01-01T00:00:00.000Z';
  expect((await move(assignee, id, 'waiting', { resume_at })).body.data.resume_at).toBe(resume_at);
  await service.takeEvents();
  const later = '2090-02-01T00:00:00.000Z';
  expect((await move(assignee, id, 'waiting', { resume_at: later })).body.data.resume_at).toBe(later);
  expect(await service.takeEvents()).toMatchObject([
    {
      event_type: 'escalation.updated',
      data: { _changed_fields: ['resume_at'], _previous: { resume_at } },
    },
  ]);
  expect((await move(viewer, id, 'waiting', { resume_at: null })).status).toBe(403);
  expect((await move(assignee, id, 'in_progress')).body.data.resume_at).toBeNull();
});

it('exchanges statuses of one category with escalations.edit', async () => {
  await service.query(
    `insert into status_options (tenant_id, record_kind, key, label, color, category, position)
     select tenant_id, 'escalation', 'urgent_work', 'Urgent work', '#112233', 'in_progress', 99 from status_options
     where tenant_id = $1 and record_kind = 'escalation' and key = 'in_progress' and template_id is null`,
    [service.agencies[0].id],
  );
  const { id } = await escalationIn('in_progress');
  expect((await move(participant, id, 'urgent_work')).status).toBe(403);
  expect((await move(editor, id, 'urgent_work')).body.data).toMatchObject({
    status: 'urgent_work',
    status_category: 'in_progress',
  });
  expect(await service.takeEvents()).toMatchObject([
    {
      event_type: 'escalation.status_changed',
      data: { previous_status: { key: 'in_progress' }, _previous: { status: 'in_progress' } },
    },
  ]);
});

it('lets one of two win who send the same revision', async () => {
  const { id, revision } = await escalationIn('in_progress');
  const both = await Promise.all([
    move(assignee, id, 'waiting', { expected_revision: revision }),
    move(manager, id, 'resolved', { expected_revision: revision }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await service.takeEvents()).length).toBe(1);
});
