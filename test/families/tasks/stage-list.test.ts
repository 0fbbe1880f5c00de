import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newClient, newProfile } from '../client-records.ts';
import { newField } from '../fields/field-records.ts';
import { insertMember, insertProcess, insertStage, insertSubstage, insertTask } from './task-rows.ts';

let service: Service;
const id: Record<string, string> = {};
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

beforeAll(async () => {
  service = await startService();
  const [{ id: agency, ownerId }] = service.agencies;
  const [me] = await service.query<{ id: string }>(
    "select id from users where tenant_id = $1 and name = 'Everything'",
    [agency],
  );
  id['client'] = (await newClient(service, (await newProfile(service)).id, { name: 'Harbor Dental' })).id;
  id['process'] = await insertProcess(service, 'Content');
  id['department'] = (await service.ok('createDepartment', { body: { name: 'Studio' } })).data.id;
  id['definition'] = randomUUID();
  id['dana'] = await insertMember(service, 'Dana');
  await newField(service, { record_kind: 'task', key: 'size', name: 'Size', config: { type: 'number' } });
  id['pack'] = await insertTask(service, {
    name: 'Content pack',
    priority_level: 'high',
    tags: ['Launch'],
    client_id: id['client'],
    process_definition_id: id['process'],
    process_definition_version: 1,
    field_values: { size: 7 },
  });
  id['other'] = await insertTask(service, { name: 'Other work' });
  const stage = async (task: string, name: string, columns: Record<string, unknown> = {}) => {
    id[name] = await insertStage(service, id[task]!, { name, ...columns });
  };
  const states = (state: string) => ({ status: state, status_category: state });
  await stage('pack', 'Draft', {
    ...states('completed'),
    position: 0,
    due_date: day(-3),
    started_at: day(-5),
    completed_at: day(-4),
    created_at: day(-9),
  });
  await stage('pack', 'Review', {
    ...states('in_progress'),
    position: 1,
    due_date: day(-1),
    started_at: day(-2),
    assigned_to: [id['dana']],
    assignment_status: 'manual',
    stage_definition_id: id['definition'],
    created_at: day(-8),
  });
  await stage('pack', 'Publish', {
    ...states('pending'),
    position: 2,
    is_required: false,
    department_id: id['department'],
    due_rule: { anchor: 'predecessor_completion', offset_minutes: 60 },
    created_at: day(-7),
  });
  await stage('other', 'Call', { due_date: day(2), created_at: day(-6) });
  await service.query('update tasks set current_stage_id = $2 where id = $1', [id['pack'], id['Review']]);
  id['spelling'] = await insertSubstage(
    service,
    { task: id['pack'], stage: id['Review']! },
    { name: 'Spelling', position: 1 },
  );
  id['facts'] = await insertSubstage(
    service,
    { task: id['pack'], stage: id['Review']! },
    { name: 'Facts', completed_at: day(0), completed_by: ownerId },
  );
  await service.query(
    "insert into entity_pins (tenant_id, user_id, record_kind, record_id) values ($1, $2, 'task_stage', $3)",
    [agency, me!.id, id['Review']],
  );
  await insertStage(service, await insertTask(service, { deleted_at: day(0) }), { name: 'Deleted' });
  await insertStage(
    service,
    await insertTask(service, {}, service.agencies[1]),
    { name: 'Foreign' },
    service.agencies[1],
  );
});
afterAll(() => service.stop());

const list = async (query: Record<string, unknown> = {}): Promise<string[]> =>
  (await service.ok('listTaskStages', { query })).data.map(({ name }: { name: string }) => name);
const names = async (query: Record<string, unknown> = {}) => (await list(query)).sort();
const all = ['Call', 'Draft', 'Publish', 'Review'];

it('a stage shows its task, its place and its substages in order', async () => {
  const {
    data: [review],
  } = await service.ok('listTaskStages', { query: { id: [id['Review']!] } });
  expect(review).toMatchObject({
    task: { id: id['pack'], name: 'Content pack' },
    client_id: id['client'],
    position: 1,
    is_current: true,
    priority_level: 'high',
    is_pinned: true,
    due_rule: null,
    assigned_to: [id['dana']],
    substages: [
      { id: id['facts'], name: 'Facts', status: 'completed' },
      { id: id['spelling'], name: 'Spelling', status: 'open', completed_by: null },
    ],
  });
});

describe('listing', () => {
  it('shows the next due first, those without a date after them, and last what is over', async () => {
    expect(await list()).toEqual(['Review', 'Call', 'Publish', 'Draft']);
  });

  it.each([
    ['position', 'asc', ['Draft', 'Review', 'Publish', 'Call']],
    ['name', 'desc', ['Review', 'Publish', 'Draft', 'Call']],
    ['due_date', 'desc', ['Call', 'Review', 'Draft', 'Publish']],
    ['started_at', 'asc', ['Draft', 'Review']],
    ['completed_at', 'desc', ['Draft']],
    ['created_at', 'asc', ['Draft', 'Review', 'Publish', 'Call']],
  ])('sorts by %s %s', async (sort, order, first) => {
    expect((await list({ sort, order })).slice(0, first.length)).toEqual(first);
  });

  it.each<[Record<string, unknown>, string[]]>([
    [{ search: 'revi' }, ['Review']],
    [{ search: 'content PACK' }, ['Draft', 'Publish', 'Review']],
    [{ status: ['ready', 'pending'] }, ['Call', 'Publish']],
    [{ status_category: ['completed'] }, ['Draft']],
    [{ status_scope: 'open' }, ['Call', 'Publish', 'Review']],
    [{ status_scope: 'closed' }, ['Draft']],
    [{ priority_level: ['high'], tags: ['launch'] }, ['Draft', 'Publish', 'Review']],
    [{ assignment_status: ['manual'] }, ['Review']],
    [{ is_current: true }, ['Review']],
    [{ is_current: false }, ['Call', 'Draft', 'Publish']],
    [{ is_required: false }, ['Publish']],
    [{ is_overdue: true }, ['Review']],
    [{ is_overdue: false }, ['Call', 'Draft', 'Publish']],
    [{ due_after: day(0), due_before: day(3) }, ['Call']],
    [{ completed_before: day(0) }, ['Draft']],
  ])('%j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('filters by people and records', async () => {
    expect(await names({ task_id: [id['other']] })).toEqual(['Call']);
    expect(await names({ assigned_to: [id['dana']] })).toEqual(['Review']);
    expect(await names({ client_id: [id['client']], process_definition_id: [id['process']] })).toEqual([
      'Draft',
      'Publish',
      'Review',
    ]);
    expect(await names({ stage_definition_id: [id['definition']] })).toEqual(['Review']);
    expect(await names({ department_id: [id['department']] })).toEqual(['Publish']);
  });

  it.each<[string, string, unknown, string[]]>([
    ['name', 'contains', 'ev', ['Review']],
    ['is_current', 'equals', true, ['Review']],
    ['due_date', 'is_empty', undefined, ['Publish']],
    ['due_date', 'greater_than', 'now', ['Call']],
    ['priority_level', 'not_equals', 'high', ['Call']],
    ['tags', 'contains', 'launch', ['Draft', 'Publish', 'Review']],
    ['assigned_to', 'is_not_empty', undefined, ['Review']],
    ['field_values.size', 'greater_or_equal', 7, ['Draft', 'Publish', 'Review']],
    ['field_values.size', 'is_empty', undefined, ['Call']],
  ])('filter_group: %s %s %j', async (field, operator, value, expected) => {
    expect(
      await names({
        filter_group: { conditions: [{ field, operator, ...(value !== undefined && { value }) }] },
      }),
    ).toEqual(expected);
  });

  it('refuses a field that stages do not have', async () => {
    const { status, body } = await service.call('listTaskStages', {
      query: {
        filter_group: {
          groups: [{ conditions: [{ field: 'progress_percent', operator: 'equals', value: 1 }] }],
        },
      },
    });
    expect([status, body.error.message]).toEqual([
      400,
      expect.stringContaining('query.filter_group.groups[0].conditions[0].field'),
    ]);
    expect(await names()).toEqual(all);
  });
});
