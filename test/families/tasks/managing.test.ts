import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newWorker, refusal, TaskHands, type TestWorker } from './setup.ts';
import { newPublished } from '../processes/process-records.ts';
import { newTicket } from './tickets.ts';

let service: Service;
let all: TaskHands;
let viewer: TestWorker;
beforeAll(async () => {
  service = await startService();
  all = new TaskHands(service);
  viewer = await newWorker(service, ['tasks.view']);
});
beforeEach(() => service.takeEvents());
afterAll(() => service.stop());

describe('managing a task', () => {
  const manage = async (body: object) => (await service.ok('manageTask', { body })).data;

  it('creates without a match, and updates what it finds by id or number', async () => {
    const created = await manage({ name: 'Synced', tags: ['a'] });
    expect(created).toMatchObject({ outcome: 'created', task: { name: 'Synced' } });
    expect(await manage({ match: { id: created.task.id }, name: 'Synced again' })).toMatchObject({
      outcome: 'updated',
      task: { name: 'Synced again' },
    });
    expect(await manage({ match: { number: created.task.number }, name: 'Synced again' })).toMatchObject({
      outcome: 'unchanged',
    });
    expect(refusal(await all.call('manageTask', { body: { match: { number: 99_999 }, name: 'X' } }))).toEqual(
      [404, expect.stringContaining('99999')],
    );
    expect((await all.as(viewer).call('manageTask', { body: { name: 'X' } })).status).toBe(403);
  });

  it('links a new task to its ticket, and tells of both', async () => {
    const ticket = await newTicket(service);
    await service.takeEvents();
    const { task } = await manage({ name: 'From ticket', ticket_id: ticket.id, reference_only: true });
    expect(task).toMatchObject({ source: { kind: 'ticket', id: ticket.id }, ticket_count: 1 });
    expect(
      (await service.takeEvents()).map(({ event_type, data }) => [event_type, data.reference_only]),
    ).toEqual([
      ['process.instance_created', undefined],
      ['ticket.linked_process_created', true],
    ]);
    expect(
      refusal(
        await all.call('manageTask', {
          body: { match: { id: (await all.create()).id }, ticket_id: ticket.id, name: 'X' },
        }),
      ),
    ).toEqual([409, expect.stringContaining('not linked')]);
  });
});

describe('managing a task by ticket and process', () => {
  it('makes one, finds it again, and takes no other ticket or process beside', async () => {
    const ticket = await newTicket(service);
    const process = (await newPublished(service)).definition.id;
    const match = { ticket_id: ticket.id, process_definition_id: process };
    const { data: made } = await service.ok('manageTask', { body: { match } });
    expect(made).toMatchObject({
      outcome: 'created',
      task: { process_definition_id: process, source: { kind: 'ticket', id: ticket.id } },
    });
    expect(
      (await service.ok('manageTask', { body: { match, ticket_id: ticket.id, priority_level: 'high' } }))
        .data,
    ).toMatchObject({ outcome: 'updated', task: { id: made.task.id } });
    const other = (await newPublished(service)).definition.id;
    expect(refusal(await all.call('manageTask', { body: { match, process_definition_id: other } }))).toEqual([
      400,
      expect.stringContaining('body.process_definition_id must equal body.match.process_definition_id'),
    ]);
    const unknown = '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10';
    expect(
      (await all.call('manageTask', { body: { match: { ...match, process_definition_id: unknown } } }))
        .status,
    ).toBe(404);
  });
});
