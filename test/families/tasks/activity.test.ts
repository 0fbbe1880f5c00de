import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newField } from '../fields/field-records.ts';
import { newProfile } from '../client-records.ts';
import { newComment, newTicket } from './neighbours.ts';
import { newWorker, TaskHands, type Answer, type TestWorker } from './setup.ts';

let service: Service;
let all: TaskHands;
let worker: TestWorker;
let name: string;
beforeAll(async () => {
  service = await startService();
  all = new TaskHands(service);
  worker = await newWorker(service, ['tasks.view', 'tasks.edit', 'tasks.transition']);
  name = (await service.query<{ name: string }>('select name from users where id = $1', [worker.userId]))[0]!
    .name;
});
afterAll(() => service.stop());

const activity = async (
  id: string,
  query: object = {},
  caller: { key: string } = { key: service.agencies[0].key },
): Promise<Answer[]> =>
  (
    await service.ok(
      'listTaskActivity',
      { path: { id }, query: { order: 'asc', limit: 200, ...query } },
      caller,
    )
  ).data;
const texts = async (id: string, query: object = {}, caller?: { key: string }): Promise<string[]> =>
  (await activity(id, query, caller)).map(({ text }) => text);
/** What a change is told as: the sentences that it adds. */
async function told(id: string, change: () => Promise<unknown>): Promise<string[]> {
  const before = new Set((await activity(id)).map((entry) => entry.id));
  await change();
  return (await activity(id))
    .filter((entry) => !before.has(entry.id))
    .map(({ text }) => text.replace(/^Everything /, 'Owner '))
    .sort();
}
const stageNamed = async (taskId: string, stage: string): Promise<string> =>
  (await all.stages(taskId)).find((one) => one.name === stage).id;
const addEntry = (
  taskId: string,
  entry: {
    kind: string;
    action: string;
    record_kind?: string;
    record_id?: string;
    details?: object;
    changes?: object[];
    reason?: string;
    actor?: string;
  },
) =>
  service.query(
    `
  insert into task_history (tenant_id, task_id, kind, action, changes, details, record_kind, record_id, reason, actor_type, actor_name, correlation_id, occurred_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'r', clock_timestamp())`,
    [
      service.agencies[0].id,
      taskId,
      entry.kind,
      entry.action,
      JSON.stringify(entry.changes ?? []),
      JSON.stringify(entry.details ?? {}),
      entry.record_kind ?? null,
      entry.record_id ?? null,
      entry.reason ?? null,
      entry.actor ?? 'user',
      entry.actor === undefined ? 'Dana Reyes' : null,
    ],
  );

describe('changes of a task', () => {
  it('are told with their names and times', async () => {
    const client = (
      await service.ok('createClient', {
        body: { name: 'Harbor Dental', profile_id: (await newProfile(service)).id },
      })
    ).data;
    const department = (await service.ok('createDepartment', { body: { name: 'Accounts' } })).data;
    const task = await all.create();
    expect(await texts(task.id)).toEqual(['Everything created the task.']);
    const update = (body: object) => told(task.id, () => all.update(task.id, body));
    expect(await update({ name: 'June pack' })).toEqual(['Owner renamed "Content pack" to "June pack".']);
    expect(await update({ due_date: '2026-03-02T14:05:00.000Z' })).toEqual([
      'Owner set the due date of the task to Mar 2, 2026, 2:05 PM.',
    ]);
    expect(await update({ due_date: '2026-03-05T09:00:00.000Z' })).toEqual([
      'Owner moved the due date of the task from Mar 2, 2026, 2:05 PM to Mar 5, 2026, 9:00 AM.',
    ]);
    expect(await update({ due_date: null, priority_level: 'high' })).toEqual([
      'Owner set the priority of the task to high and removed the due date of the task.',
    ]);
    expect(await update({ client_id: client.id })).toEqual([
      'Owner set the client of the task to Harbor Dental.',
    ]);
    expect(await update({ department_id: department.id })).toEqual([
      'Owner moved the task to the department Accounts.',
    ]);
    expect(await update({ tags: ['urgent', 'q2'] })).toEqual(['Owner added the tags urgent and q2.']);
    expect(await update({ tags: ['q2'], estimated_minutes: 90 })).toEqual([
      'Owner removed the tags urgent and estimated the task at 90 minutes.',
    ]);
    expect(await update({ assigned_to: [worker.userId] })).toEqual([`Owner assigned ${name} to the task.`]);
    expect(await update({ assigned_to: [] })).toEqual([`Owner unassigned ${name} from the task.`]);
  });

  it('of its status are told as what they mean', async () => {
    const task = await all.create({ stages: [{ name: 'Draft', is_required: false }] });
    const status = (to: string, body: object = {}) =>
      told(task.id, () => all.update(task.id, { status: to, ...body }));
    expect(await status('in_progress')).toEqual(['Owner started the task.']);
    expect(await status('on_hold', { hold_reason: 'Waiting for photos' })).toEqual([
      'Owner put the task on hold: "Waiting for photos".',
    ]);
    expect(await status('in_progress')).toEqual(['Owner resumed the task.']);
    expect(await status('cancelled')).toEqual([
      'Owner cancelled the task.',
      'The stage Draft was cancelled.',
      'The task left the stage Draft.',
    ]);
    expect(await status('in_progress')).toContain('Owner reopened the task.');
    expect(await status('done')).toContain('Owner completed the task.');
    expect(
      await told(task.id, () =>
        service.ok('setTaskPrivacy', { path: { id: task.id }, body: { is_private: true } }),
      ),
    ).toEqual(['Owner made the task private.']);
    await service.ok('deleteTask', { path: { id: task.id } });
    await service.ok('restoreTask', { path: { id: task.id } });
    expect((await texts(task.id)).slice(-2)).toEqual([
      'Everything deleted the task.',
      'Everything restored the task.',
    ]);
  });

  it('of custom fields are told by the names of the fields, never with values', async () => {
    const [open, secret] = [
      await newField(service, { record_kind: 'task', name: 'Budget' }),
      await newField(service, { record_kind: 'task', name: 'Password', is_sensitive: true }),
    ];
    const task = await all.create();
    expect(
      await told(task.id, () =>
        all.update(task.id, {
          [`field_values.${open.key}`]: 'much',
          [`field_values.${secret.key}`]: 'hunter2',
        }),
      ),
    ).toEqual(['Owner changed Budget and Password.']);
    expect(JSON.stringify(await activity(task.id))).not.toMatch(/much|hunter2/);
  });
});

describe('changes of stages', () => {
  it('are told with the names of the stages', async () => {
    const task = await all.create({
      stages: [
        { name: 'Draft', key: 'd' },
        { name: 'Review', assigned_to: [worker.userId], substages: [{ name: 'Spelling' }] },
        { name: 'Publish' },
      ],
    });
    const manage = (body: object) => told(task.id, () => all.stage(body));
    const [draft, review, publish] = (await all.stages(task.id)).map(({ id }) => id);
    expect(await manage({ action: 'start', stage_id: draft })).toEqual([
      'Owner started the stage Draft.',
      'Owner started the task.',
    ]);
    expect(await manage({ action: 'complete', stage_id: draft, comment: 'Client liked it' })).toEqual([
      'Owner completed the stage Draft: "Client liked it".',
      'Owner moved the task from the stage Draft to the stage Review.',
      'The stage Review became ready.',
    ]);
    const [substage] = await service.query<{ id: string }>(
      'select id from task_substages where task_id = $1',
      [task.id],
    );
    expect(
      await told(task.id, () => service.ok('completeTaskSubstage', { path: { id: substage!.id } })),
    ).toEqual(['Owner ticked off Spelling in the stage Review.']);
    expect(
      await told(task.id, () => service.ok('reopenTaskSubstage', { path: { id: substage!.id } })),
    ).toEqual(['Owner reopened Spelling in the stage Review.']);
    expect(await manage({ action: 'skip', stage_id: review, reason: 'Not needed' })).toContain(
      'Owner skipped the stage Review: "Not needed".',
    );
    expect(await manage({ action: 'reopen', stage_id: draft })).toEqual(
      expect.arrayContaining([
        'Owner reopened the stage Draft.',
        'Owner went back to the stage Draft.',
        'A predecessor of the stage Review was reopened.',
      ]),
    );
    expect(
      await told(task.id, () =>
        service.ok('jumpTaskToStage', { path: { id: task.id }, body: { stage_id: publish } }),
      ),
    ).toContain('Owner jumped from the stage Draft to the stage Publish.');
    expect(await manage({ action: 'assign', stage_id: publish, assigned_to: [worker.userId] })).toEqual([
      `Owner assigned ${name} to the stage Publish.`,
    ]);
    expect(await manage({ action: 'update', stage_id: publish, name: 'Go live' })).toEqual([
      'Owner renamed "Publish" to "Go live".',
    ]);
    expect(await manage({ action: 'update', stage_id: publish, is_required: false })).toEqual([
      'Owner made the stage Go live optional.',
    ]);
    expect(await manage({ action: 'create', task_id: task.id, name: 'Report' })).toContain(
      'Owner added the stage Report.',
    );
    const report = await stageNamed(task.id, 'Report');
    expect(
      await manage({ action: 'set_predecessors', stage_id: report, predecessors: [{ stage_id: publish }] }),
    ).toContain('Owner changed the dependencies of the stages.');
    expect(await manage({ action: 'add_substage', stage_id: report, name: 'Figures' })).toEqual([
      'Owner added Figures to the stage Report.',
    ]);
    expect(await manage({ action: 'remove', stage_id: report })).toContain('Owner removed the stage Report.');
    expect(await texts(task.id)).toContain('Everything added Figures to a removed stage.');
  });

  it('with a note are told with it', async () => {
    const task = await all.create({ stages: [{ name: 'Draft' }, { name: 'Review' }] });
    expect(
      await told(task.id, () =>
        service.ok('transitionTaskStage', { body: { task_id: task.id, comment: 'Looks good' } }),
      ),
    ).toContain('Owner added a note on the stage Draft: "Looks good".');
  });
});

describe('links, comments and merges', () => {
  it('are told with what they are about', async () => {
    const ticket = await newTicket(service, { subject: 'Logo is blurred' });
    const task = await all.create({ ticket_id: ticket });
    const [{ number }] = (await service.query<{ number: number }>(
      'select number from tickets where id = $1',
      [ticket],
    )) as [{ number: number }];
    expect(await activity(task.id, { kind: ['link'] })).toMatchObject([
      {
        kind: 'link',
        text: `Everything linked the ticket #${number} Logo is blurred.`,
        record: { kind: 'ticket', id: ticket, name: 'Logo is blurred' },
      },
    ]);
    const comment = await newComment(service, task.id, 'First draft\nis there');
    await addEntry(task.id, {
      kind: 'comment',
      action: 'commented',
      record_kind: 'comment',
      record_id: comment,
    });
    await addEntry(task.id, {
      kind: 'comment',
      action: 'commented',
      record_kind: 'comment',
      record_id: randomUUID(),
    });
    expect(await texts(task.id, { kind: ['comment'] })).toEqual([
      'Dana Reyes commented: "First draft is there".',
      'Dana Reyes wrote a comment that was later deleted.',
    ]);
    const source = await all.create({ name: 'Double entry' });
    expect(
      await told(task.id, () =>
        service.ok('mergeTasks', { body: { survivor_id: task.id, source_ids: [source.id] } }),
      ),
    ).toEqual([`Owner merged the task #${source.number} Double entry into this one.`]);
    const link = (body: object = {}) =>
      told(task.id, () =>
        service.ok('linkTaskTicket', { body: { task_id: task.id, ticket_id: ticket, ...body } }),
      );
    expect(await link({ reference_only: true })).toEqual([
      `Owner marked the link to the ticket #${number} Logo is blurred as reference only.`,
    ]);
    expect(
      await told(task.id, () =>
        service.ok('unlinkTaskTicket', { body: { task_id: task.id, ticket_id: ticket } }),
      ),
    ).toEqual([`Owner removed the link to the ticket #${number} Logo is blurred.`]);
  });

  it('and watchers, who come and go', async () => {
    const task = await all.create();
    const watch = (userIds: string[], caller?: { key: string }) =>
      told(task.id, () =>
        service.ok('replaceTaskWatchers', { path: { id: task.id }, body: { user_ids: userIds } }, caller),
      );
    expect(await watch([worker.userId], worker)).toEqual([`${name} started watching the task.`]);
    expect(await watch([task.created_by])).toEqual([
      `Owner added Everything to the watchers and removed ${name} from the watchers.`,
    ]);
    expect(await watch([])).toEqual(['Owner stopped watching the task.']);
  });

  it('leave out the names of what the caller may not see', async () => {
    const ticket = await newTicket(service, { subject: 'Salary of Dana', isPrivate: true });
    const secret = await all.create({ name: 'Layoffs', is_private: true });
    const task = await all.create({ ticket_id: ticket });
    await service.ok('mergeTasks', { body: { survivor_id: task.id, source_ids: [secret.id] } });
    const withTickets = await newWorker(service, ['tasks.view', 'tickets.view']);
    for (const caller of [worker, withTickets]) {
      const entries = await activity(task.id, {}, caller);
      expect(entries.map(({ text }) => text).sort()).toEqual([
        'Everything created the task.',
        'Everything linked a ticket.',
        'Everything merged another task into this one.',
      ]);
      expect(entries.flatMap(({ record }) => record ?? [])).toEqual(
        expect.arrayContaining([
          { kind: 'ticket', id: ticket, name: null },
          { kind: 'task', id: secret.id, name: null },
        ]),
      );
      expect(JSON.stringify(entries)).not.toMatch(/Salary|Layoffs/);
    }
  });

  it('that have no sentence of their own are told all the same, and never at length', async () => {
    const task = await all.create();
    await addEntry(task.id, { kind: 'comment', action: 'comment_edited' });
    await addEntry(task.id, { kind: 'time', action: 'timer_stopped', actor: 'system' });
    await addEntry(task.id, { kind: 'stage', action: 'noted', reason: `${'long '.repeat(300)}` });
    await addEntry(task.id, {
      kind: 'task',
      action: 'updated',
      changes: [{ field: 'something_new', old_value: 1, new_value: 2 }],
    });
    const [, edited, timer, noted, unknown] = await texts(task.id);
    expect([edited, timer, unknown]).toEqual([
      'Dana Reyes: comment edited.',
      'The service: timer stopped.',
      'Dana Reyes changed the something new of the task.',
    ]);
    expect(noted!.length).toBeLessThan(600);
  });
});

describe('the list of activity', () => {
  it('is the newest first, in pages, by kind, person and time', async () => {
    const task = await all.create({ stages: [{ name: 'Draft' }] });
    await all.as(worker).update(task.id, { name: 'Other' });
    const [newest] = await activity(task.id, { order: 'desc', limit: 1 });
    expect(newest!.text).toBe(`${name} renamed "Content pack" to "Other".`);
    expect(newest!.actor).toMatchObject({ type: 'user', id: worker.userId, name });
    const page = await service.ok('listTaskActivity', {
      path: { id: task.id },
      query: { limit: 1, offset: 1 },
    });
    expect(page).toMatchObject({
      data: [{ text: 'Everything created the task.' }],
      pagination: { total: 2, limit: 1, offset: 1 },
    });
    expect(await texts(task.id, { actor_id: [worker.userId] })).toHaveLength(1);
    expect(await texts(task.id, { kind: ['comment', 'link'] })).toEqual([]);
    expect(await texts(task.id, { occurred_after: newest!.occurred_at })).toHaveLength(1);
    expect(await texts(task.id, { occurred_before: newest!.occurred_at })).toHaveLength(1);
  });
});
