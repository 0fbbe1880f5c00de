import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addTask, addTicket } from '../comments/commented-records.ts';
import { startService, type Service } from '../../support/service.ts';
import { newPerson, newSubject, noticesTo, openTeam, rights, type Person } from './people.ts';

/** An escalation is about something, somebody is responsible for it, and those involved hear of it. */
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

const create = (body: object) => manager.ok('createEscalation', { body });

it('stores all of it and tells those involved', async () => {
  const task = await addTask(service, service.agencies[0]);
  const ticket = await addTicket(service, service.agencies[0]);
  const escalation = await create({
    title: '  Third late report  ',
    description: 'They want a **call**.',
    severity: 'high',
    client_id: clientId,
    ticket_ids: [ticket],
    task_ids: [task.id],
    assignee_id: sam.id,
    participant_ids: [lena.id],
    tags: ['Billing', 'billing', 'reports'],
    next_steps: [{ title: 'Call Priya', assignee_id: lena.id }, { title: 'Send the report' }],
  });
  expect(escalation).toMatchObject({
    title: 'Third late report',
    status: 'open',
    status_category: 'open',
    severity: 'high',
    assignee: { id: sam.id },
    client: { id: clientId },
    ticket_ids: [ticket],
    task_ids: [task.id],
    participant_count: 3,
    tags: ['Billing', 'reports'],
    next_step_counts: { open: 2, done: 0, dropped: 0 },
    source: 'api',
    revision: 1,
    created_by: manager.id,
  });
  const [event, ...others] = await service.takeEvents();
  expect(others).toEqual([]);
  expect(event).toMatchObject({
    event_type: 'escalation.created',
    data: {
      escalation: {
        id: escalation.id,
        status: { key: 'open', category: 'open' },
        task_ids: [task.id],
        ticket_ids: [ticket],
        revision: 1,
      },
      description: 'They want a **call**.',
      participants: [{ id: manager.id }, { id: sam.id }, { id: lena.id }],
    },
  });
  expect(await noticesTo(service, sam.id, escalation.id)).toEqual([
    `You were assigned the escalation Third late report (#${escalation.number})`,
  ]);
  expect(await noticesTo(service, lena.id, escalation.id)).toEqual([
    `Third late report (#${escalation.number}) was escalated (high)`,
    `You are to do the next step "Call Priya" of Third late report (#${escalation.number})`,
  ]);
  expect(await noticesTo(service, manager.id, escalation.id)).toEqual([]);
});

it('numbers escalations one after another, also those that are created at once', async () => {
  const numbers = (
    await Promise.all(Array.from({ length: 5 }, () => create({ title: 'At once', client_id: clientId })))
  ).map(({ number }) => number as number);
  const first = Math.min(...numbers);
  expect(numbers.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4].map((n) => first + n));
});

it('takes the client of the tickets and tasks, if they agree', async () => {
  const task = await addTask(service, service.agencies[0]);
  await service.query('update tasks set client_id = $2 where id = $1', [task.id, clientId]);
  expect((await create({ title: 'About a task', task_ids: [task.id] })).client).toMatchObject({
    id: clientId,
  });
  const other = await addTask(service, service.agencies[0]);
  await service.query('update tasks set client_id = $2 where id = $1', [other.id, await newSubject(service)]);
  expect((await create({ title: 'Two clients', task_ids: [task.id, other.id] })).client).toBeNull();
  expect((await create({ title: 'None', task_ids: [task.id], client_id: null })).client).toBeNull();
});

it('is about something that the caller sees', async () => {
  const body = { title: 'About nothing' };
  expect(
    await manager.refused('createEscalation', { body: { ...body, client_id: null, task_ids: [] } }),
  ).toEqual([400, expect.stringContaining('must name a client')]);
  const hidden = await addTask(service, service.agencies[0], { is_private: true });
  for (const subject of [{ task_ids: [hidden.id] }, { client_id: hidden.id }, { ticket_ids: [hidden.id] }])
    expect((await manager.call('createEscalation', { body: { ...body, ...subject } })).status).toBe(404);
  const foreign = await newPerson(service, rights.manager, service.agencies[1]);
  expect((await foreign.call('createEscalation', { body: { ...body, client_id: clientId } })).status).toBe(
    404,
  );
});

it('gives work to members alone who may see it', async () => {
  const stranger = await newPerson(service, ['clients.view']);
  const refusals = [
    [{ assignee_id: stranger.id }, 'body.assignee_id'],
    [{ participant_ids: [sam.id, stranger.id] }, 'body.participant_ids[1]'],
    [{ next_steps: [{ title: 'Call', assignee_id: stranger.id }] }, 'body.next_steps[0].assignee_id'],
    [{ status: 'in_progress' }, 'body.status'],
  ] as const;
  for (const [wish, place] of refusals)
    expect(
      await manager.refused('createEscalation', {
        body: { title: 'Refused', client_id: clientId, ...wish },
      }),
    ).toEqual([400, expect.stringContaining(place)]);
  expect(await service.takeEvents()).toEqual([]);
});
