import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../organization/people.ts';
import { newPublished } from '../processes/process-records.ts';
import { newWorker, refusal, type Answer, type TaskHands } from '../tasks/setup.ts';
import { startService, type Service } from '../../support/service.ts';
import { approvalBy, checklist, items, link, ToolHands, type Running } from './tool-hands.ts';

let service: Service;
let hands: ToolHands;
let all: TaskHands;
beforeAll(async () => {
  service = await startService();
  hands = await ToolHands.of(service);
  all = hands.all;
});
afterAll(() => service?.stop());

describe('a checklist', () => {
  it('has run once its required items are ticked, and tells who ticked each and when', async () => {
    const at = await hands.running(checklist);
    expect(await hands.stateOf(at)).toMatchObject({
      has_run: false,
      run_at: null,
      run_count: 0,
      missing: ['tick "Names are right"', 'tick "Links work"'],
      allowed_actions: ['tick'],
      revision: 1,
      link: null,
      approval: null,
    });
    expect((await hands.tick(at, 'names')).body.data).toMatchObject({
      has_run: false,
      run_at: null,
      summary: '1 of 3 items ticked.',
      missing: ['tick "Links work"'],
      allowed_actions: ['untick', 'tick'],
      revision: 2,
      checklist: {
        items: [
          { key: 'names', is_ticked: true, ticked_by: hands.worker.userId, ticked_at: expect.any(String) },
          { key: 'links', is_ticked: false, ticked_at: null, ticked_by: null },
          { key: 'tone', is_ticked: false },
        ],
      },
    });
    expect((await hands.shownOnTask(at))[0]).toMatchObject({ has_run: false, run_at: null, run_by: null });
    expect((await hands.tick(at, 'links', { caller: hands.lead })).body.data).toMatchObject({
      has_run: true,
      run_count: 1,
      missing: [],
      revision: 3,
    });
    expect((await hands.shownOnTask(at))[0]).toMatchObject({
      has_run: true,
      run_at: expect.any(String),
      run_by: expect.any(String),
    });
    expect((await hands.complete(at, hands.worker)).status).toBe(200);
  });

  it('has not run any more once a required item is unticked', async () => {
    const at = await hands.running(checklist);
    for (const { key } of items) await hands.tick(at, key);
    expect((await hands.tick(at, 'tone', { isTicked: false })).body.data.has_run).toBe(true);
    expect((await hands.tick(at, 'names', { isTicked: false })).body.data).toMatchObject({
      has_run: false,
      missing: ['tick "Names are right"'],
    });
    expect(refusal(await hands.complete(at))).toEqual([409, expect.stringContaining('tool "Proofread"')]);
    expect((await hands.tick(at, 'names')).body.data).toMatchObject({ has_run: true, run_count: 2 });
  });

  it('without a required item has run once one is ticked', async () => {
    const at = await hands.running({ ...checklist, config: { type: 'checklist', items: [items[2]] } });
    expect((await hands.stateOf(at)).missing).toEqual(['tick an item']);
    expect((await hands.tick(at, 'tone')).body.data.has_run).toBe(true);
  });

  it('tells history, audit and subscribers of each tick once, and nothing of one that changes nothing', async () => {
    const at = await hands.running(checklist);
    await hands.tick(at, 'names');
    expect((await hands.tick(at, 'names')).body.data.revision).toBe(2);
    await hands.tick(at, 'names', { isTicked: false });
    expect(
      (await service.takeEvents()).map(({ event_type: type, data }) => [type, data._changed_fields]),
    ).toEqual([
      ['process.instance_updated', ['stages']],
      ['process.instance_updated', ['stages']],
    ]);
    expect(
      (await auditOf(service, at.taskId)).filter(({ action }: Answer) => action === 'tool_used'),
    ).toHaveLength(2);
    expect(await hands.sentences(at)).toEqual([
      expect.stringMatching(/ ticked "Names are right" in Proofread in the stage Copy\.$/),
      expect.stringMatching(/ unticked "Names are right" in Proofread/),
    ]);
    const { data } = await service.ok('listTaskAuditEntries', {
      query: { task_id: [at.taskId], order: 'asc' },
    });
    expect(
      data
        .filter(({ changes }: Answer) => changes.some(({ field }: Answer) => field === 'tools'))
        .map(({ action, changes }: Answer) => [action, changes]),
    ).toEqual([
      ['stage_updated', [{ field: 'tools', old_value: null, new_value: '1 of 3 items ticked.' }]],
      ['stage_updated', [{ field: 'tools', old_value: '1 of 3 items ticked.', new_value: null }]],
    ]);
  });

  it('keeps what two people tick at once, and counts one item that both tick once', async () => {
    const at = await hands.running(checklist);
    const answers = await Promise.all([
      hands.tick(at, 'names'),
      hands.tick(at, 'links', { caller: hands.lead }),
      hands.tick(at, 'names', { caller: hands.lead }),
      hands.tick(at, 'tone'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await hands.stateOf(at)).toMatchObject({
      has_run: true,
      run_count: 1,
      revision: 4,
      summary: '3 of 3 items ticked.',
    });
    expect(await service.takeEvents()).toHaveLength(3);
  });

  it('goes by its revision, and repeats a request that is sent again', async () => {
    const at = await hands.running(checklist);
    expect((await hands.tick(at, 'names', { expected_revision: 1 })).status).toBe(200);
    expect(refusal(await hands.tick(at, 'links', { expected_revision: 1 }))).toEqual([
      409,
      expect.stringContaining('revision 2'),
    ]);
    const path = { id: at.stageId, tool_id: at.toolId, item_key: 'links' };
    const send = () =>
      service.call(
        'setTaskStageToolItem',
        {
          path,
          body: { is_ticked: true, expected_revision: 2 },
          headers: { 'idempotency-key': `tick-${at.toolId}` },
        },
        hands.worker,
      );
    expect([await send(), await send()].map(({ status, body }) => [status, body.data.revision])).toEqual([
      [200, 3],
      [200, 3],
    ]);
  });

  it('knows its items alone, and is used as a checklist alone', async () => {
    const at = await hands.running(checklist);
    expect(refusal(await hands.tick(at, 'nowhere'))).toEqual([
      404,
      expect.stringContaining('names, links, tone'),
    ]);
    expect(refusal(await hands.run(at))).toEqual([
      409,
      expect.stringContaining('is a checklist. Tick its items'),
    ]);
    expect(refusal(await hands.request(at))).toEqual([409, expect.stringContaining('is a checklist')]);
    expect(refusal(await hands.tick({ ...at, toolId: randomUUID() }, 'names'))[0]).toBe(404);
  });
});

describe('a link', () => {
  it('has run once it is opened, shows its address with the placeholders filled in, and counts each use', async () => {
    const profile = (await service.ok('createClientProfile', { body: { name: `Clients ${randomUUID()}` } }))
      .data;
    const client = (
      await service.ok('createClient', { body: { name: 'Harbor Dental', profile_id: profile.id } })
    ).data;
    const at = await hands.running(link, { client_id: client.id });
    const { data } = (await hands.run(at)).body;
    expect(data).toMatchObject({
      has_run: true,
      run_by: hands.worker.userId,
      run_count: 1,
      summary: 'Opened.',
      allowed_actions: ['run'],
      checklist: null,
    });
    expect(data.link).toMatchObject({
      is_embedded: false,
      url: expect.stringMatching(new RegExp(`^https://plans\\.example/${client.slug}\\?for=R%26D%20`)),
    });
    expect((await hands.run(at)).body.data).toMatchObject({ run_count: 2, revision: 3 });
    expect((await hands.shownOnTask(at))[0]).toMatchObject({ has_run: true, run_by: hands.worker.userId });
    expect(refusal(await hands.tick(at, 'names'))).toEqual([409, expect.stringContaining('is a link')]);
    expect((await hands.complete(at, hands.worker)).status).toBe(200);
  });
});

describe('a required tool that has not run', () => {
  it('stops every way to complete its stage, which names it', async () => {
    const at = await hands.running(checklist);
    const named = [409, expect.stringContaining('tool "Proofread"')];
    expect(refusal(await hands.complete(at))).toEqual(named);
    expect(refusal(await all.call('transitionTaskStage', { body: { task_id: at.taskId } }))).toEqual(named);
    expect(
      refusal(
        await all.call('updateTaskFields', {
          body: { task_id: at.taskId, changes: [{ field: 'status', value: 'done' }] },
        }),
      ),
    ).toEqual(named);
    expect(
      refusal(await all.call('updateProcessInstance', { path: { id: at.taskId }, body: { status: 'done' } })),
    ).toEqual(named);
    const outcomes = async (operation: string, body: object) =>
      (await all.call(operation, { body })).body.data.outcomes;
    const failed = [{ status: 'failed', error: { type: 'conflict', message: named[1] } }];
    expect(
      await outcomes('bulkUpdateTaskStages', { ids: [at.stageId], changes: { status: 'completed' } }),
    ).toMatchObject(failed);
    expect(
      await outcomes('bulkUpdateTasks', { ids: [at.taskId], changes: { status: 'done' } }),
    ).toMatchObject(failed);
    for (const { key } of items) await hands.tick(at, key);
    expect((await all.call('transitionTaskStage', { body: { task_id: at.taskId } })).status).toBe(200);
  });

  it('is left unfinished by a jump, and skipped by leads alone', async () => {
    const at = await hands.running(checklist);
    const jump = (caller: { readonly key: string }, more: object = {}) =>
      service.call(
        'jumpTaskToStage',
        { path: { id: at.taskId }, body: { stage_id: at.nextId, ...more } },
        caller,
      );
    const mover = await newWorker(service, ['tasks.view', 'tasks.transition']);
    expect((await jump(mover, { skip_unfinished: true })).status).toBe(403);
    expect((await jump(mover)).status).toBe(200);
    expect((await all.stages(at.taskId)).map(({ status_category: state }) => state)).toEqual([
      'ready',
      'in_progress',
    ]);
    expect(
      refusal(await all.call('manageTaskStage', { body: { action: 'complete', stage_id: at.stageId } })),
    ).toEqual([409, expect.stringContaining('tool "Proofread"')]);
  });

  it('holds the last substage of a stage that completes by itself', async () => {
    const { definition, stages } = await newPublished(service, {
      stages: [
        {
          key: 'copy',
          name: 'Copy',
          auto_complete: true,
          substages: [{ name: 'Outline' }],
          tools: [checklist],
        },
        { key: 'end', name: 'End' },
      ],
    });
    const task = await all.create({ process_definition_id: definition.id });
    const [stage] = await all.stages(task.id);
    const [substage] = await service.query<{ id: string }>(
      'select id from task_substages where stage_id = $1',
      [stage.id],
    );
    const finish = () => all.call('completeTaskSubstage', { path: { id: substage!.id } });
    expect(refusal(await finish())).toEqual([409, expect.stringContaining('tool "Proofread"')]);
    const at = { taskId: task.id, stageId: stage.id, nextId: '', toolId: stages[0]!.tools[0]!.id };
    for (const key of ['names', 'links']) await hands.tick(at, key, { caller: hands.lead });
    expect((await finish()).body.data.stage.status_category).toBe('completed');
  });
});

describe('the tools of a stage', () => {
  it('are used while it is ready or in progress, and its task is neither over nor on hold', async () => {
    const at = await hands.running(checklist);
    const waiting = { ...at, stageId: at.nextId };
    expect(await hands.show(waiting)).toEqual([]);
    await all.update(at.taskId, { status: 'on_hold' });
    expect(refusal(await hands.tick(at, 'names'))).toEqual([409, expect.stringContaining('on hold')]);
    expect((await hands.stateOf(at)).allowed_actions).toEqual([]);
    await all.update(at.taskId, { status: 'todo' });
    for (const { key } of items) await hands.tick(at, key);
    await hands.complete(at);
    expect(refusal(await hands.tick(at, 'names', { isTicked: false }))).toEqual([
      409,
      expect.stringContaining('is completed. Its tools'),
    ]);
    expect((await hands.tick(at, 'names')).status).toBe(200);
    await all.update(at.taskId, { status: 'cancelled' });
    expect(refusal(await hands.tick(at, 'names', { isTicked: false }))).toEqual([
      409,
      expect.stringContaining('The task is cancelled'),
    ]);
  });

  it('keep ticked items when it is reopened, and ask for approval anew', async () => {
    const [list, page, signOff] = await hands.runningAll([
      checklist,
      link,
      approvalBy([hands.approver.userId]),
    ]);
    for (const key of ['names', 'links']) await hands.tick(list!, key);
    await hands.run(page!);
    await hands.request(signOff!);
    await hands.approve(signOff!);
    expect((await hands.complete(list!, hands.worker)).status).toBe(200);
    await all.stage({ action: 'reopen', stage_id: list!.stageId });
    expect(
      (await hands.show(list!)).map(({ name, has_run, missing }: Answer) => [name, has_run, missing]),
    ).toEqual([
      ['Proofread', true, []],
      ['Media plan', true, []],
      ['Sign-off', false, ['request approval']],
    ]);
    expect((await hands.show(list!))[2].approval).toMatchObject({ status: 'not_requested', decisions: [] });
    expect((await hands.shownOnTask(list!)).map(({ has_run }: Answer) => has_run)).toEqual([
      true,
      true,
      false,
    ]);
    expect(refusal(await hands.complete(list!))).toEqual([
      409,
      expect.stringMatching(/Missing: tool "Sign-off"\.$/),
    ]);
    await hands.request(signOff!);
    expect((await hands.approve(signOff!)).body.data.run_count).toBe(2);
  });

  it('are for assignees of the stage and holders of tasks.transition', async () => {
    const at = await hands.running(checklist);
    expect(refusal(await hands.tick(at, 'names', { caller: hands.other }))).toEqual([
      403,
      expect.stringContaining('tasks.transition'),
    ]);
    expect((await hands.stateOf(at, hands.other)).allowed_actions).toEqual([]);
    expect(
      (
        await hands.tick(at, 'names', {
          caller: await newWorker(service, ['tasks.view', 'tasks.transition']),
        })
      ).status,
    ).toBe(200);
    expect(
      refusal(
        await hands.tick(at, 'links', { caller: await newWorker(service, ['tasks.view', 'tasks.edit']) }),
      )[0],
    ).toBe(403);
  });

  it('of private tasks and of other agencies are unknown to those who may not see them', async () => {
    const at = await hands.running(checklist, { is_private: true });
    expect((await service.call('getTaskStageTools', { path: { id: at.stageId } }, hands.other)).status).toBe(
      404,
    );
    for (const caller of [hands.other, service.agencies[1]])
      expect((await hands.tick(at, 'names', { caller })).status).toBe(404);
    expect((await hands.tick(at, 'names')).status).toBe(200);
  });

  it('that are not for everybody show to assignees, leads and approvers alone', async () => {
    const at = await hands.running({ ...approvalBy([hands.approver.userId]), is_visible_to_all: false });
    expect(await hands.show(at, hands.other)).toEqual([]);
    expect((await hands.request(at, hands.other)).status).toBe(404);
    expect(await hands.show(at, hands.approver)).toHaveLength(1);
    for (const [caller, count] of [
      [hands.other, 0],
      [hands.approver, 1],
    ] as const) {
      expect(await hands.shownOnTask(at, caller)).toHaveLength(count);
      expect(
        (await service.ok('readStageToolDetails', { body: { task_stage_id: at.stageId } }, caller)).data
          .tools,
      ).toHaveLength(count);
    }
    await hands.request(at);
    expect((await hands.approve(at)).status).toBe(200);
  });

  it('that are not for everybody are left out of what the activity tells others, of old entries too', async () => {
    const [hidden, shown] = (await hands.runningAll([
      { ...checklist, name: 'Secret', is_visible_to_all: false },
      { ...checklist, name: 'Open' },
    ])) as [Running, Running];
    await hands.tick(hidden, 'names');
    await hands.tick(shown, 'names');
    const told = async (caller: { readonly key: string }) => {
      const path = { id: hidden.taskId };
      const query = { kind: ['tool'] as ['tool'], limit: 1 };
      const { data, pagination } = await service.ok('listTaskActivity', { path, query }, caller);
      expect(data).toHaveLength(Math.min(1, pagination.total));
      const full = (await service.ok('getFullTask', { path }, caller)).data.activity as Answer[];
      const sentences = await hands.sentences(hidden, caller);
      expect(full.filter(({ kind }) => kind === 'tool').map(({ text }) => text)).toEqual(
        sentences.toReversed(),
      );
      expect(pagination.total).toBe(sentences.length);
      return sentences.map((text) => (text.includes('Secret') ? 'Secret' : 'Open'));
    };
    expect(await told(hands.other)).toEqual(['Open']);
    expect(await told(hands.worker)).toEqual(['Secret', 'Open']);
    expect(await told(hands.lead)).toEqual(['Secret', 'Open']);
    await service.query("update task_history set details = details - 'tool_id' where task_id = $1", [
      hidden.taskId,
    ]);
    expect(await told(hands.other)).toEqual([]);
    expect(await told(hands.worker)).toEqual(['Secret', 'Open']);
    expect(await told(hands.lead)).toEqual(['Secret', 'Open']);
  });

  it('are those of the version that the task holds to', async () => {
    const at = await hands.running(checklist);
    const { process_definition_id: id } = await all.get(at.taskId);
    await service.ok('replaceProcessStages', {
      path: { id },
      body: { stages: [{ key: 'copy', name: 'Copy', tools: [] }] },
    });
    await service.ok('publishProcess', { path: { id }, body: {} });
    expect((await hands.tick(at, 'names')).status).toBe(200);
    expect(await hands.show(at)).toHaveLength(1);
  });
});
