import { afterAll, beforeAll, expect, it } from 'vitest';
import { addTask } from '../comments/commented-records.ts';
import { startService, type Service } from '../../support/service.ts';
import { newEscalation, newPerson, openTeam, rights, type Person } from './people.ts';

/** Who may see escalations finds them by every filter, in views and in counts; others do not. */
let service: Service;
let manager: Person;
let sam: Person;
let lena: Person;
let clientId: string;
beforeAll(async () => {
  service = await startService();
  ({ manager, sam, lena, clientId } = await openTeam(service));
});
afterAll(() => service.stop());

const get = (id: string, by: Person = manager) => by.ok('getEscalation', { path: { id } });

it('leaves out linked records that the reader may not see', async () => {
  const task = await addTask(service, service.agencies[0], { is_private: true, people: [sam.id] });
  const { id } = await newEscalation(manager, clientId);
  await service.query(
    'insert into escalation_tasks (tenant_id, escalation_id, task_id) values ($1, $2, $3)',
    [service.agencies[0].id, id, task.id],
  );
  expect((await get(id, sam)).task_ids).toEqual([task.id]);
  expect((await get(id, lena)).task_ids).toEqual([]);
  const withoutClients = await newPerson(service, ['escalations.view']);
  expect(await get(id, withoutClients)).toMatchObject({ client: null, task_ids: [] });
  expect(await lena.ok('listEscalationTaskLinks', { path: { id } })).toEqual([]);
});

it('lists by every filter, and counts what it lists', async () => {
  const tag = 'counted';
  const mine = await newEscalation(manager, clientId, {
    title: 'Zebra crossing',
    tags: [tag],
    severity: 'critical',
    due_date: '2020-01-01T00:00:00.000Z',
  });
  const other = await newEscalation(
    manager,
    clientId,
    { title: 'Apple pie', tags: [tag], severity: 'low', assignee_id: sam.id, due_date: null },
    'in_progress',
  );
  const done = await newEscalation(manager, clientId, { title: 'Done', tags: [tag] }, 'closed');
  const ids = async (query: object) =>
    (
      (await manager.ok('listEscalations', {
        query: { tags: [tag], sort: 'number', order: 'asc', ...query },
      })) as {
        id: string;
      }[]
    ).map(({ id }) => id);
  expect(await ids({})).toEqual([mine.id, other.id, done.id]);
  expect(await ids({ search: 'zebr' })).toEqual([mine.id]);
  expect(await ids({ status_category: ['in_progress'] })).toEqual([other.id]);
  expect(await ids({ status: ['closed'] })).toEqual([done.id]);
  expect(await ids({ severity: ['critical'] })).toEqual([mine.id]);
  expect(await ids({ assignee_id: [sam.id] })).toEqual([other.id]);
  expect(await ids({ is_unassigned: false })).toEqual([other.id]);
  expect(await ids({ participant_id: [sam.id] })).toEqual([other.id]);
  expect(await ids({ is_overdue: true })).toEqual([mine.id]);
  expect(await ids({ due_before: '2020-01-02T00:00:00.000Z' })).toEqual([mine.id]);
  expect(await ids({ sort: 'severity', order: 'desc' })).toEqual([mine.id, done.id, other.id]);
  expect(await ids({ sort: 'status', order: 'asc' })).toEqual([mine.id, other.id, done.id]);
  expect(await ids({ sort: 'title', order: 'asc' })).toEqual([other.id, done.id, mine.id]);
  expect(
    await ids({
      filter_group: {
        logical_operator: 'AND',
        conditions: [{ field: 'assignee_id', operator: 'equals', value: sam.id }],
        groups: [],
      },
    }),
  ).toEqual([other.id]);
  expect(await manager.ok('getEscalationCounts', { query: { tags: [tag] } })).toEqual({
    total: 3,
    by_status_category: { open: 1, in_progress: 1, waiting: 0, resolved: 0, closed: 1 },
    by_status: [
      { status: 'open', status_category: 'open', count: 1 },
      { status: 'in_progress', status_category: 'in_progress', count: 1 },
      { status: 'closed', status_category: 'closed', count: 1 },
    ],
    by_severity: { low: 1, medium: 1, high: 0, critical: 1 },
    unresolved: 2,
    overdue: 1,
    unassigned: 1,
    assigned_to_caller: 0,
    caller_takes_part: 2,
  });
  expect((await sam.ok('getEscalationCounts', { query: { tags: [tag] } })).assigned_to_caller).toBe(1);
});

it('shows in views, its client to those who may see clients', async () => {
  const { number } = await newEscalation(manager, clientId, { title: 'In a view', tags: ['viewed'] });
  const query = (by: Person) =>
    service.ok(
      'queryViewRecords',
      {
        body: {
          record_kind: 'escalation',
          columns: [{ key: 'number' }, { key: 'status' }, { key: 'client_id' }],
          filter_group: {
            conditions: [{ field: 'title', operator: 'equals', value: 'In a view' }],
          },
        },
      },
      { key: by.key },
    );
  expect((await query(manager)).data).toMatchObject({
    record_count: 1,
    rows: [{ cells: { number, status: 'open', client_id: clientId }, texts: { status: 'Open' } }],
  });
  const withoutClients = await newPerson(service, ['escalations.view']);
  expect((await query(withoutClients)).data.rows[0]!.cells['client_id'] ?? null).toBeNull();
});

it('is unknown in another agency', async () => {
  const { id } = await newEscalation(manager, clientId);
  const foreign = await newPerson(service, rights.manager, service.agencies[1]);
  const path = { path: { id } };
  for (const [operation, body] of [
    ['getEscalation', undefined],
    ['listEscalationActivity', undefined],
    ['listEscalationTaskLinks', undefined],
    ['listEscalationRecommendations', undefined],
    ['updateEscalation', { title: 'Mine' }],
    ['assignEscalation', { assignee_id: foreign.id }],
    ['transitionEscalation', { status: 'in_progress' }],
    ['replaceEscalationTags', { tags: [] }],
    ['replaceEscalationAiSummary', { body_text: 'Mine' }],
    ['generateEscalationAiSummary', {}],
    ['createEscalationNextStep', { title: 'Mine' }],
    ['addEscalationParticipants', { user_ids: [foreign.id] }],
    ['setEscalationSelectedRecommendation', { recommendation_id: null }],
  ] as const)
    expect([operation, (await foreign.call(operation, { ...path, ...(body && { body }) })).status]).toEqual([
      operation,
      404,
    ]);
});
