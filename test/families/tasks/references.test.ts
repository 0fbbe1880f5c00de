import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newClient, newProfile } from '../client-records.ts';
import { insert, insertTask, insertTicket } from './task-rows.ts';

let service: Service;
const id: Record<string, string> = {};
let me: string;

beforeAll(async () => {
  service = await startService();
  const [{ id: agency, ownerId }] = service.agencies;
  [{ id: me }] = (await service.query<{ id: string }>(
    "select id from users where tenant_id = $1 and name = 'Everything'",
    [agency],
  )) as [{ id: string }];
  id['client'] = (await newClient(service, (await newProfile(service)).id, { name: 'Harbor Dental' })).id;
  const add = async (name: string, columns: Record<string, unknown> = {}) => {
    id[name] = await insertTask(service, { name, ...columns });
  };
  await add('Website relaunch', {
    client_id: id['client'],
    tags: ['web'],
    assigned_to: [me],
    created_at: '2026-03-02T12:00:00Z',
  });
  await add('Old website', { status: 'done', status_category: 'done' });
  await add('Report on websites');
  await add('First', { merged_at: '2026-03-02T12:00:00Z' });
  await add('Second', { merged_at: '2026-03-03T12:00:00Z' });
  await add('Survivor');
  await service.query('update tasks set merged_into_id = $2 where id = $1', [id['First'], id['Second']]);
  await service.query('update tasks set merged_into_id = $2 where id = $1', [id['Second'], id['Survivor']]);
  await insert(service, 'task_history', {
    tenant_id: agency,
    task_id: id['First'],
    kind: 'task',
    action: 'merged',
    actor_type: 'user',
    actor_id: ownerId,
    actor_name: 'Alder Owner',
    correlation_id: 'r',
    occurred_at: '2026-03-02T12:00:00Z',
  });
});
afterAll(() => service.stop());

const find = async (query: Record<string, unknown>) =>
  (await service.ok('listTaskReferences', { query })).data as {
    id: string;
    name: string;
    merged_from_ids: string[];
  }[];
const names = async (query: Record<string, unknown>) => (await find(query)).map(({ name }) => name);

describe('references', () => {
  it('show the best match first, open tasks before others', async () => {
    expect(await names({ search: 'websi' })).toEqual([
      'Website relaunch',
      'Report on websites',
      'Old website',
    ]);
    expect(await names({ search: '#1' })).toEqual(['Website relaunch']);
    expect(await names({ number: [2, 3], sort: 'number', order: 'asc' })).toEqual([
      'Old website',
      'Report on websites',
    ]);
    expect(await names({ client_id: [id['client']] })).toEqual(['Website relaunch']);
    expect(await names({ search: 'web', status_scope: 'closed' })).toEqual(['Old website']);
  });

  it('show merged tasks as their survivor', async () => {
    const [survivor, ...more] = await find({ id: [id['First'], id['Second'], id['Survivor'], randomUUID()] });
    expect([survivor?.name, survivor?.merged_from_ids, more]).toEqual([
      'Survivor',
      [id['First'], id['Second']].sort(),
      [],
    ]);
    expect(await names({ number: [4] })).toEqual(['Survivor']);
  });
});

describe('a merged task', () => {
  it('leads to its last survivor', async () => {
    const { number, ...survivor } = (await service.ok('getTask', { path: { id: id['Survivor']! } })).data;
    expect((await service.ok('getTaskMergeRedirect', { path: { id: id['First']! } })).data).toEqual({
      merged_task_id: id['First'],
      survivor: { id: survivor.id, number, name: 'Survivor' },
      chain_ids: [id['Second'], id['Survivor']],
      merged_at: '2026-03-02T12:00:00.000Z',
      actor: { type: 'user', id: service.agencies[0].ownerId, name: 'Alder Owner' },
    });
    expect((await service.ok('getTaskMergeRedirect', { path: { id: id['Second']! } })).data).toMatchObject({
      chain_ids: [id['Survivor']],
      actor: { type: 'system' },
    });
    for (const other of [id['Survivor'], randomUUID()])
      expect((await service.call('getTaskMergeRedirect', { path: { id: other } })).status).toBe(404);
    expect(
      (
        await service.call(
          'getTaskMergeRedirect',
          { path: { id: id['First'] } },
          { key: service.agencies[1].key },
        )
      ).status,
    ).toBe(404);
  });
});

describe('tickets of tasks', () => {
  it('are listed with where both stand, as far as the caller may see them', async () => {
    const [agency] = service.agencies;
    const ticket = await insertTicket(service, { subject: 'Website is down' });
    const secret = await insertTicket(service, { subject: 'Salary', is_private: true });
    const link = (ticketId: string, more: Record<string, unknown> = {}) =>
      insert(service, 'task_ticket_links', {
        tenant_id: agency.id,
        task_id: id['Website relaunch'],
        ticket_id: ticketId,
        origin: 'attached',
        ...more,
      });
    const made = await link(ticket, { created_by: me });
    await link(secret, { reference_only: true, origin: 'created' });
    await link(await insertTicket(service, { deleted_at: new Date() }));
    const list = async (query: Record<string, unknown> = {}, caller?: { key: string }) =>
      (await service.ok('listTaskTicketLinks', { query }, caller)).data.map(
        (one: { ticket: { subject: string } }) => one.ticket.subject,
      );
    expect((await service.ok('listTaskTicketLinks', { query: { ticket_id: [ticket] } })).data).toMatchObject([
      {
        id: made,
        task: { id: id['Website relaunch'], name: 'Website relaunch' },
        ticket: { id: ticket, subject: 'Website is down' },
        task_status_category: 'todo',
        ticket_status_category: 'new',
        reference_only: false,
        origin: 'attached',
        created_by: me,
      },
    ]);
    expect(await list({ sort: 'ticket_number', order: 'asc' })).toEqual(['Website is down', 'Salary']);
    expect(await list({ reference_only: true })).toEqual(['Salary']);
    expect(await list({ origin: ['attached'], task_status_category: ['todo'], created_by: [me] })).toEqual([
      'Website is down',
    ]);
    expect(await list({ task_id: [id['Survivor']] })).toEqual([]);
    expect(await list({}, { key: await service.keyWith(agency, ['tasks.view', 'tickets.view']) })).toEqual([
      'Website is down',
    ]);
    expect(await list({}, { key: await service.keyWith(agency, ['tasks.view']) })).toEqual([]);
  });

  it('are suggested by client, words, people, tags and time, unless they are linked, spam or merged', async () => {
    const fitting = await insertTicket(service, {
      subject: 'Relaunch of our website',
      client_id: id['client'],
      tags: ['WEB'],
      assigned_to: [me],
      created_at: '2026-03-02T10:00:00Z',
    });
    await insertTicket(service, {
      subject: 'Invoice',
      client_id: id['client'],
      created_at: '2026-01-01T10:00:00Z',
    });
    await insertTicket(service, {
      subject: 'Win a relaunch',
      is_spam: true,
      status: 'closed',
      status_category: 'closed',
    });
    await insertTicket(service, { subject: 'Relaunch again', merged_into_id: fitting });
    await insertTicket(service, { subject: 'Relaunch abroad' }, service.agencies[1]);
    const path = { id: id['Website relaunch']! };
    const { data } = await service.ok('listTaskTicketLinkCandidates', { path });
    expect(data).toMatchObject([
      {
        ticket: { id: fitting },
        client: { id: id['client'], name: 'Harbor Dental' },
        reasons: ['same_client', 'similar_text', 'same_people', 'same_tags', 'close_in_time'],
        link_count: 0,
      },
      { ticket: { subject: 'Invoice' }, reasons: ['same_client'], score_percent: 40 },
    ]);
    const subjects = async (query: Record<string, unknown>) =>
      (await service.ok('listTaskTicketLinkCandidates', { path, query })).data.map(
        (one: { ticket: { subject: string } }) => one.ticket.subject,
      );
    expect(await subjects({ search: 'invoi' })).toEqual(['Invoice']);
    expect(
      await subjects({
        sort: 'created_at',
        order: 'asc',
        client_id: [id['client']],
        status_category: ['new'],
      }),
    ).toEqual(['Invoice', 'Relaunch of our website']);
    expect((await service.call('listTaskTicketLinkCandidates', { path: { id: randomUUID() } })).status).toBe(
      404,
    );
    expect(
      (
        await service.call(
          'listTaskTicketLinkCandidates',
          { path },
          { key: await service.keyWith(service.agencies[0], ['tasks.view']) },
        )
      ).status,
    ).toBe(403);
  });
});
