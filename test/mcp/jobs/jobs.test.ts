import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ServiceStartResult } from '#generated/mcp/types.gen.ts';
import { startWebhooks, subscribe, type Webhooks } from '../../delivery/setup.ts';
import type { Answer } from '../../families/tasks/setup.ts';
import type { Service } from '../../support/service.ts';
import { Model, rowsOf, type Row } from './model.ts';
import { missDeliveries, newWorld } from './world.ts';

const mostCalls = 6;
const mostTokens = 12_000;

let webhooks: Webhooks;
let service: Service;
let world: Awaited<ReturnType<typeof newWorld>>;
let model: Model;

beforeAll(async () => {
  webhooks = await startWebhooks();
  service = webhooks.service;
  world = await newWorld(service);
});
afterAll(() => webhooks?.stop());
beforeEach(async () => {
  model = await Model.connect(service.url, service.agencies[0].key);
});
afterEach(async ({ task }) => {
  expect(model.calls, 'calls').toBeLessThanOrEqual(mostCalls);
  expect(model.tokens, 'tokens').toBeLessThanOrEqual(mostTokens);
  if (process.env['JOB_COSTS'] !== undefined)
    console.log(`| ${task.name} | ${model.calls} | ${model.tokens} |`);
  await model.close();
});

/** The id of the record that the request names, as the server understood it. */
function named({ grounding }: ServiceStartResult, kind: string, name: string): string {
  const found = grounding.find((record) => record.kind === kind && record.name === name);
  if (found === undefined) throw new Error(`The ${kind} ${name} is not in the grounding.`);
  return found.id;
}

/** The id or key of a value of the agency that the request names: `department Design: <id>`. */
function mentioned({ reference }: ServiceStartResult, kind: RegExp, name: string): string {
  const found = reference.mentioned.find((text) => kind.test(text) && text.includes(` ${name}: `));
  if (found === undefined) throw new Error(`${name} is not in ${JSON.stringify(reference.mentioned)}.`);
  return found.split(': ').at(-1)!;
}

/** What the instructions say of the week. */
const weekOf = ({ instructions }: ServiceStartResult): string =>
  /week is ([\d-]+) to/.exec(instructions)![1]!;

/** The first instants of this month and the next, by the time that the instructions tell. */
function monthOf({ instructions }: ServiceStartResult): [string, string] {
  const [, year, month] = /It is \w+, (\d+)-(\d+)-/.exec(instructions)!;
  const at = (offset: number) =>
    new Date(Date.UTC(Number(year), Number(month) - 1 + offset, 1)).toISOString();
  return [at(0), at(1)];
}

const valueOf = (row: Row, name: string): string => String(row[name]);
const dataOf = (result: { body: object }): Answer => (result.body as { data: Answer }).data;

describe('an assistant gets done, within six calls and 12,000 tokens,', () => {
  test('a lead with phone and assignee', async () => {
    const begun = await model.start(
      'Add Dana Whitfield as a lead in the Dental profile, phone +1 212 555 0199, and assign her to Petra Holm.',
    );
    const profile = begun.reference.client_profiles.find(({ name }) => name === 'Dental')!;
    const [created] = await model.run({
      name: 'create_client',
      arguments: {
        body: {
          name: 'Dana Whitfield',
          profile_id: profile.id,
          status: profile.statuses.find((key) => key.includes('lead'))!,
          contacts: [{ name: 'Dana Whitfield', phone: '+12125550199', is_primary: true }],
          assigned_to: [named(begun, 'user', 'Petra Holm')],
        },
      },
      call_id: 'add',
    });
    const { data } = await service.ok('getClient', { path: { id: dataOf(created!).id } });
    expect(data).toMatchObject({
      profile_id: world.dental.id,
      status: 'lead',
      assigned_to: [world.petra],
      contacts: [{ phone: '+12125550199' }],
    });
  });

  test('the active clients without a task due this month, by name', async () => {
    const begun = await model.start('Which active clients have no task due this month? Give me their names.');
    const [after, before] = monthOf(begun);
    const [clients, tasks] = await model.run(
      {
        name: 'list_clients',
        arguments: { status_category: ['active'], limit: 200 },
        fields: ['id', 'name'],
      },
      {
        name: 'list_tasks',
        arguments: { due_after: after, due_before: before, limit: 200 },
        fields: ['client_id'],
      },
    );
    const busy = new Set(rowsOf(tasks!).map((row) => row['client_id']));
    const names = rowsOf(clients!).flatMap((row) => (busy.has(row['id']) ? [] : [valueOf(row, 'name')]));
    expect(names.sort()).toEqual(['Mill Street Books', 'Old Firm', 'Older Firm']);
  });

  test('a field renamed, and where it is used', async () => {
    await model.start('Rename the client field Budget to Monthly budget and tell me where it is used.');
    const [found] = await model.run({
      name: 'list_fields',
      arguments: { search: 'Budget', record_kind: ['client'] },
    });
    const id = valueOf(rowsOf(found!)[0]!, 'id');
    const [renamed, usage] = await model.run(
      { name: 'update_field', arguments: { id, body: { name: 'Monthly budget' } }, call_id: 'rename' },
      { name: 'get_field_usage', arguments: { id } },
    );
    expect(renamed).toMatchObject({ status: 200 });
    expect((await service.ok('getField', { path: { id: world.budget.id } })).data.name).toBe(
      'Monthly budget',
    );
    expect(dataOf(usage!)).toEqual(
      (await service.ok('getFieldUsage', { path: { id: world.budget.id } })).data,
    );
  });

  test('who changed the status of a client, from what to what and when', async () => {
    const begun = await model.start('Who changed the status of Harbor Dental, from what to what, and when?');
    const [history] = await model.run({
      name: 'list_activity',
      arguments: { client_id: [named(begun, 'client', 'Harbor Dental')], action: ['status_changed'] },
      fields: ['actor.name', 'occurred_at', 'changes'],
    });
    const [change, ...others] = rowsOf(history!);
    expect(others).toEqual([]);
    expect(JSON.stringify(change)).toContain('Everything');
    expect(change!['changes']).toEqual([{ field: 'status', old_value: 'active_client', new_value: 'lead' }]);
  });

  test('all waiting tasks moved on, and which could not be', async () => {
    const begun = await model.start(
      'Set all tasks that are on hold to in progress and move each to its next stage. Which could not be moved?',
    );
    const [waiting] = await model.run({
      name: 'list_tasks',
      arguments: { status_category: ['on_hold'], limit: 200 },
      fields: ['id', 'name'],
    });
    const rows = rowsOf(waiting!);
    const [resumed] = await model.run({
      name: 'bulk_update_tasks',
      arguments: {
        body: {
          ids: rows.map((row) => row['id']),
          changes: { status: mentioned(begun, /status/, 'In progress') },
        },
      },
      call_id: 'resume',
    });
    expect(resumed!.status).toBe(200);
    const moved = await model.run(
      ...rows.map((row, index) => ({
        name: 'transition_task_stage',
        arguments: { body: { task_id: row['id'] } },
        call_id: `move-${index}`,
      })),
    );
    const stuck = rows.filter((_, index) => moved[index]!.status !== 200).map((row) => row['name']);
    expect(stuck).toEqual(['Banner']);
    expect(JSON.stringify(moved.find(({ status }) => status !== 200))).toContain('Ask for the logo');
  });

  test('what is late for a colleague this week', async () => {
    const begun = await model.start("Which of Marek's tasks are late this week?");
    const [late] = await model.run({
      name: 'list_tasks',
      arguments: {
        assigned_to: [named(begun, 'user', 'Marek Dvorak')],
        is_overdue: true,
        due_after: `${weekOf(begun)}T00:00:00Z`,
      },
    });
    expect(rowsOf(late!).map((row) => row['name'])).toEqual(['Late flyer']);
  });

  test('a pinned note', async () => {
    const begun = await model.start('Add a pinned note to Harbor Dental: the contract renews in March.');
    const [created] = await model.run({
      name: 'create_client_note',
      arguments: {
        body: {
          client_id: named(begun, 'client', 'Harbor Dental'),
          body_text: 'The contract renews in March.',
          is_pinned: true,
        },
      },
      call_id: 'note',
    });
    const { data } = await service.ok('getClientNote', { path: { id: dataOf(created!).id } });
    expect(data).toMatchObject({ client_id: world.harbor, is_pinned: true });
  });

  test('failed webhooks sent again', async () => {
    await subscribe(service, webhooks.receiver.url(), ['client.created']);
    await missDeliveries(service, 3);
    await model.start('Send the webhook deliveries that failed again.');
    const [missed] = await model.run({
      name: 'list_outbound_webhook_deliveries',
      arguments: { status: ['exhausted'], limit: 200 },
      fields: ['id'],
    });
    const ids = rowsOf(missed!).map((row) => valueOf(row, 'id'));
    expect(ids).toHaveLength(3);
    const sent = await model.run(
      ...ids.map((id) => ({ name: 'redeliver_outbound_webhook', arguments: { id }, call_id: `again-${id}` })),
    );
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    const again = await service.query<{ redelivery_of_id: string }>(
      'select redelivery_of_id from webhook_deliveries where redelivery_of_id is not null',
    );
    expect(again.map((row) => row.redelivery_of_id).sort()).toEqual([...ids].sort());
  });

  test('somebody invited into a department, and a colleague made its lead', async () => {
    const begun = await model.start(
      'Invite nina@example.com to the Design department and make Marek Dvorak its lead.',
    );
    const department = mentioned(begun, /^department/, 'Design');
    const marek = named(begun, 'user', 'Marek Dvorak');
    const done = await model.run(
      {
        name: 'invite_user',
        arguments: { body: { email: 'nina@example.com', departments: [{ department_id: department }] } },
        call_id: 'invite',
      },
      {
        name: 'update_department',
        arguments: { body: { id: department, lead_ids: [marek] } },
        call_id: 'lead',
      },
    );
    expect(done.map(({ status }) => status)).toEqual([200, 200]);
    const { data: members } = await service.ok('listDepartmentMembers', {
      query: { department_id: [world.design.id] },
    });
    expect(JSON.stringify(members)).toContain('nina@example.com');
    const { data: departments } = await service.ok('listDepartments', { query: { id: [world.design.id] } });
    expect(departments[0]!.lead_ids).toEqual([world.marek]);
  });

  test('the clients over a budget, sorted', async () => {
    const begun = await model.start(
      'Which clients have a budget over 5,000 dollars? List them by budget, the highest first.',
    );
    const field = begun.reference.fields.find(({ type, name }) => type === 'money' && /budget/i.test(name))!;
    const [rich] = await model.run({
      name: 'list_clients',
      arguments: {
        filter_group: {
          conditions: [{ field: `field_values.${field.key}`, operator: 'greater_than', value: '500000' }],
        },
        sort: 'custom_field',
        sort_field: field.key,
        order: 'desc',
      },
      fields: ['name', `field_values.${field.key}`],
    });
    expect(rowsOf(rich!).map((row) => row['name'])).toEqual(['Harbor Dental', 'Mill Street Books']);
  });

  test('a comment with a mention, and the stage finished', async () => {
    const begun = await model.start(
      'Comment "Ready for you" on the task Spring brochure, mention Marek Dvorak, and finish its current stage.',
    );
    const taskId = named(begun, 'task', 'Spring brochure');
    const done = await model.run(
      {
        name: 'create_comment',
        arguments: {
          body: {
            record_kind: 'task',
            record_id: taskId,
            body_text: 'Ready for you',
            mentioned_user_ids: [named(begun, 'user', 'Marek Dvorak')],
          },
        },
        call_id: 'comment',
      },
      {
        name: 'transition_task_stage',
        arguments: { body: { task_id: taskId } },
        call_id: 'finish',
      },
    );
    expect(done.map(({ status }) => status)).toEqual([200, 200]);
    const { data } = await service.ok('getTaskDetails', { path: { id: world.brochure.id } });
    expect(data.stages.map(({ status_category: state }) => state)).toEqual(['completed', 'in_progress']);
  });

  test('a profile deleted after its clients were moved', async () => {
    const begun = await model.start(
      'Delete the profile Legacy after moving its clients to the profile Retail.',
    );
    const [from, to] = ['Legacy', 'Retail'].map((name) => mentioned(begun, /profile/, name)) as [
      string,
      string,
    ];
    const [clients] = await model.run({
      name: 'list_clients',
      arguments: { profile_id: [from], limit: 200 },
      fields: ['id'],
    });
    const [moved] = await model.run({
      name: 'migrate_client_profile',
      arguments: { body: { ids: rowsOf(clients!).map((row) => row['id']), target_profile_id: to } },
      call_id: 'move',
    });
    expect(moved!.status).toBe(200);
    const [deleted] = await model.run({
      name: 'delete_client_profile',
      arguments: { id: from },
      call_id: 'delete',
    });
    expect(deleted).toMatchObject({ status: 200, hint: expect.stringContaining('cannot be undone') });
    for (const id of world.movers)
      expect((await service.ok('getClient', { path: { id } })).data.profile_id).toBe(world.retail.id);
    expect((await service.call('getClientProfile', { path: { id: world.legacy.id } })).status).toBe(404);
  });
});
