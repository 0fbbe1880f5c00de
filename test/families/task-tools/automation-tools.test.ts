import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  action,
  Authors,
  callable,
  chain,
  end,
  node,
  onClick,
  onEvent,
  setVariables,
  type Config,
} from '../automations/flows.ts';
import { newProcess } from '../processes/process-records.ts';
import { newWorker, refusal, type Answer } from '../tasks/setup.ts';
import { startService, type Service } from '../../support/service.ts';
import { ToolHands } from './tool-hands.ts';

/** Members run automations as tools of stages. */
let service: Service;
let hands: ToolHands;
let author: Authors;
beforeAll(async () => {
  service = await startService({ config: { role: 'all' } });
  hands = await ToolHands.of(service);
  author = new Authors(service);
});
afterAll(() => service?.stop());

const toolFor = (automation: { id: string }, more: object = {}) => ({
  name: 'Send the report',
  is_required: true,
  config: { type: 'automation', automation_id: automation.id, button_label: 'Send', ...more },
});
const clicked = (more: object = {}): Config => chain(onClick(more), setVariables('note', { x: 1 }), end());
/** A flow that stands still until it is cancelled. */
const waiting = chain(callable(), node('sleep', 'delay', { duration_minutes: 600 }), end());
const failing = chain(callable(), end('done', { outcome: 'failed', message: 'Not today.' }));

const publishWith = async (automation: { id: string }, isRequired: boolean) => {
  const {
    definition: { id },
  } = await newProcess(service, {
    stages: [{ key: 'copy', name: 'Copy', tools: [{ ...toolFor(automation), is_required: isRequired }] }],
  });
  return service.call('publishProcess', { path: { id }, body: {} });
};

describe('an automation', () => {
  it('is first offered by somebody who may run it, as the workers of the stage need no right for that', async () => {
    const automation = await author.publish(clicked());
    const editor = await newWorker(service, ['tasks.view', 'tasks.manage']);
    const {
      definition: { id },
    } = await newProcess(service, { stages: [{ key: 'copy', name: 'Copy', tools: [toolFor(automation)] }] });
    const publish = (caller?: { readonly key: string }) =>
      service.call('publishProcess', { path: { id }, body: {} }, caller);
    expect(refusal(await publish(editor))).toEqual([403, expect.stringContaining('automations.run')]);
    expect((await publish()).status).toBe(200);
    // What is offered already may be published again by those who edit other parts.
    await service.ok('updateProcess', {
      path: { id },
      body: { task_name_template: '{{client.name}} report' },
    });
    expect((await publish(editor)).status).toBe(200);
  });

  it('starts about the task in the name of the member, and has run at once', async () => {
    const automation = await author.publish(clicked());
    const at = await hands.running(toolFor(automation));
    expect(await hands.stateOf(at)).toMatchObject({
      has_run: false,
      problem: null,
      missing: ['run the automation'],
      allowed_actions: ['run'],
      automation: {
        automation_id: automation.id,
        button_label: 'Send',
        confirmation_text: null,
        is_waiting: false,
        execution_id: null,
        status: null,
      },
    });
    const { body } = await hands.run(at);
    expect(body.data).toMatchObject({
      has_run: true,
      run_by: hands.worker.userId,
      run_count: 1,
      missing: [],
      automation: { execution_id: expect.any(String), status: 'queued' },
    });
    const done = await author.settled(body.data.automation.execution_id);
    expect(done).toMatchObject({
      status: 'succeeded',
      origin: 'button',
      record: { kind: 'task', id: at.taskId },
      started_by: { type: 'user', id: hands.worker.userId },
    });
    expect((await service.takeEvents()).map(({ event_type: type }) => type)).toEqual([
      'manual.button',
      'process.instance_updated',
    ]);
    expect(await hands.stateOf(at)).toMatchObject({
      run_count: 1,
      summary: 'Succeeded.',
      automation: { status: 'succeeded' },
    });
    expect(await hands.sentences(at)).toEqual([
      expect.stringMatching(/ ran Send the report in the stage Copy\.$/),
    ]);
    expect((await hands.run(at)).body.data.run_count).toBe(2);
    expect((await hands.complete(at)).status).toBe(200);
  });

  it('that is waited for has run once it succeeded, even if its steps change the task', async () => {
    const automation = await author.publish(
      chain(
        callable(),
        action('rename', 'update_process_instance', { id: { expression: 'record.id' }, name: 'Renamed' }),
        end(),
      ),
    );
    const at = await hands.running(toolFor(automation, { is_waiting: true }));
    const { body } = await hands.run(at);
    expect(body.data).toMatchObject({
      has_run: false,
      run_count: 0,
      missing: ['wait until the automation has succeeded'],
    });
    expect(await author.settled(body.data.automation.execution_id)).toMatchObject({ status: 'succeeded' });
    expect((await hands.all.get(at.taskId)).name).toBe('Renamed');
    expect(await hands.stateOf(at)).toMatchObject({
      has_run: true,
      run_by: hands.worker.userId,
      run_count: 1,
      missing: [],
      summary: 'Succeeded.',
    });
    expect(await hands.sentences(at)).toEqual([
      expect.stringMatching(/ ran Send the report in the stage Copy\.$/),
      expect.stringMatching(/ completed Send the report in the stage Copy\.$/),
    ]);
    const told = (await service.takeEvents()).filter(
      ({ event_type: type, data }) =>
        type === 'process.instance_updated' && data._changed_fields.includes('stages'),
    );
    expect(told).toHaveLength(2);
  });

  it('of a private task is followed, though the account of its steps does not see the task', async () => {
    const automation = await author.publish(chain(callable(), end()));
    const at = await hands.running(toolFor(automation, { is_waiting: true }), { is_private: true });
    const stranger = await newWorker(service, ['tasks.view']);
    await service.query('update automations set run_as_id = $2 where id = $1', [
      automation.id,
      stranger.userId,
    ]);
    const { body } = await hands.run(at);
    await author.settled(body.data.automation.execution_id);
    expect((await hands.stateOf(at)).has_run).toBe(true);
  });

  it('that its owner ran tells them once of its failure, where they ran it and why', async () => {
    const automation = await author.publish(failing);
    const at = await hands.running(toolFor(automation, { is_waiting: true }));
    await service.query('update automations set owner_id = $2 where id = $1', [
      automation.id,
      hands.worker.userId,
    ]);
    const { body } = await hands.run(at);
    await author.settled(body.data.automation.execution_id);
    const notices = await service.query(
      "select title, body_text, record_id from notifications where user_id = $1 and kind = 'automation' and created_at >= (select created_at from automation_executions where id = $2)",
      [hands.worker.userId, body.data.automation.execution_id],
    );
    expect(notices).toEqual([
      {
        title: expect.stringMatching(/^Send the report in .* failed$/),
        body_text: 'Not today.',
        record_id: at.stageId,
      },
    ]);
  });

  it('that failed or was cancelled is missing, and can be run again', async () => {
    const at = await hands.running(toolFor(await author.publish(failing), { is_waiting: true }));
    const first = await hands.run(at);
    await author.settled(first.body.data.automation.execution_id);
    expect(await hands.stateOf(at)).toMatchObject({
      has_run: false,
      missing: ['run the automation again, since it failed'],
      summary: 'Failed.',
      allowed_actions: ['run'],
    });
    expect(refusal(await hands.complete(at))).toEqual([
      409,
      expect.stringContaining('tool "Send the report"'),
    ]);
    expect(await hands.sentences(at)).toEqual([
      expect.stringMatching(/ ran Send the report in the stage Copy\.$/),
      expect.stringMatching(/ could not finish Send the report in the stage Copy\.$/),
    ]);
    expect(await hands.noticesOf(at)).toEqual([
      ['automation', expect.stringMatching(/^Send the report in .* \(#\d+\) failed$/)],
    ]);
    const second = await hands.run(at);
    expect(second.body.data.automation.execution_id).not.toBe(first.body.data.automation.execution_id);

    const slow = await hands.running(toolFor(await author.publish(waiting), { is_waiting: true }));
    const { body } = await hands.run(slow);
    await author.settled(body.data.automation.execution_id, 'waiting');
    expect(refusal(await hands.run(slow))).toEqual([409, expect.stringContaining('is waiting')]);
    expect((await hands.stateOf(slow)).allowed_actions).toEqual([]);
    await author.ok('cancelAutomationExecution', {
      path: { id: body.data.automation.execution_id },
      body: {},
    });
    expect(await hands.stateOf(slow)).toMatchObject({
      has_run: false,
      missing: ['run the automation again, since it was cancelled'],
      allowed_actions: ['run'],
    });
    expect(await hands.sentences(slow)).toEqual([
      expect.stringContaining(' ran Send the report'),
      expect.stringContaining(' cancelled Send the report in the stage Copy'),
    ]);
    expect(await hands.noticesOf(slow)).toEqual([]);
    expect((await hands.run(slow)).status).toBe(200);
  });

  it('starts once when two run it at the same time', async () => {
    const automation = await author.publish(waiting);
    const at = await hands.running(toolFor(automation));
    const both = await Promise.all([hands.run(at), hands.run(at, hands.lead)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await author.executionsOf(automation)).toHaveLength(1);
  });

  it('with a question runs for those alone who confirm it', async () => {
    const automation = await author.publish(clicked({ has_confirmation: true }));
    const at = await hands.running(toolFor(automation, { confirmation_text: 'Send it to the client?' }));
    expect((await hands.stateOf(at)).allowed_actions).toEqual(['run']);
    for (const body of [{}, { is_confirmed: false }])
      expect(refusal(await hands.run(at, hands.worker, body))).toEqual([
        400,
        expect.stringMatching(/^body\.is_confirmed .*Send it to the client\?$/),
      ]);
    expect(await author.executionsOf(automation)).toEqual([]);
    const { body } = await hands.run(at, hands.worker, { is_confirmed: true });
    // Nobody is asked a second time by the button's own question.
    expect((await author.settled(body.data.automation.execution_id)).status).toBe('succeeded');
  });

  it('is run by those who work on the open stage alone', async () => {
    const automation = await author.publish(clicked());
    const at = await hands.running(toolFor(automation));
    expect(refusal(await hands.run(at, hands.other))).toEqual([
      403,
      expect.stringContaining('tasks.transition'),
    ]);
    expect((await hands.run(at, service.agencies[1])).status).toBe(404);
    await hands.all.update(at.taskId, { status: 'on_hold' });
    expect(refusal(await hands.run(at))).toEqual([409, expect.stringContaining('on hold')]);
    expect(await author.executionsOf(automation)).toEqual([]);
    expect((await service.takeEvents()).map(({ event_type: type }) => type)).not.toContain('manual.button');
  });

  it('keeps that it has run when the stage is reopened', async () => {
    const at = await hands.running(toolFor(await author.publish(clicked())));
    await hands.run(at);
    await hands.complete(at);
    await hands.all.stage({ action: 'reopen', stage_id: at.stageId });
    expect(await hands.stateOf(at)).toMatchObject({ has_run: true, missing: [] });
  });

  it('that is disabled or deleted says how to get on', async () => {
    const automation = await author.publish(clicked());
    const at = await hands.running(toolFor(automation));
    const words = async () => {
      const { problem, allowed_actions: actions } = await hands.stateOf(at);
      expect(actions).toEqual([]);
      expect(refusal(await hands.run(at))).toEqual([409, expect.stringContaining(problem)]);
      return problem;
    };
    await author.ok('disableAutomation', { path: { id: automation.id } });
    expect(await words()).toContain('is disabled. Enable it');
    await service.query('update automations set deleted_at = now() where id = $1', [automation.id]);
    expect(await words()).toBe(
      'The automation no longer exists. Somebody with tasks.manage can skip the stage.',
    );
  });
});

describe('the start of an automation by a tool', () => {
  const required = { key: 'month', label: 'Month', type: 'text', is_required: true };
  const button = (key: string, more: object = {}) => ({ key, label: key, ...more });
  const buttons = (...all: object[]) =>
    chain(node('start', 'trigger', { type: 'manual_button', buttons: all }), end());

  it.each<[string, () => Config, string]>([
    ['a button with required inputs', () => clicked({ inputs: [required] }), 'requires inputs: Month'],
    ['required inputs of a call', () => chain(callable([required]), end()), 'requires inputs: Month'],
    ['no button for tasks', () => clicked({ record_kinds: ['client'] }), 'no button for tasks'],
    ['several buttons for tasks', () => buttons(button('a'), button('b')), 'several buttons for tasks'],
    [
      'events of other records',
      () => chain(onEvent(['client.created']), end()),
      'events that are not about tasks',
    ],
  ])('with %s is refused where the process is published, required or not', async (_name, flow, words) => {
    const automation = await author.publish(flow());
    for (const isRequired of [true, false])
      expect(refusal(await publishWith(automation, isRequired))).toEqual([
        409,
        expect.stringContaining(words),
      ]);
  });

  it.each<[string, () => Config, object]>([
    [
      'the one button for tasks',
      () => buttons(button('a', { record_kinds: ['client'] }), button('b', { record_kinds: ['task'] })),
      { button: { key: 'b' } },
    ],
    [
      'an event about a task',
      () => chain(onEvent(['client.created', 'process.instance_created']), end()),
      { task: {} },
    ],
    [
      'a schedule',
      () =>
        chain(
          node('start', 'trigger', {
            type: 'schedule',
            schedule: { type: 'cron', expression: '0 9 * * 1', time_zone: 'UTC' },
          }),
          end(),
        ),
      { scheduled_at: expect.any(String) },
    ],
  ])('takes %s', async (_name, flow, input) => {
    const at = await hands.running(toolFor(await author.publish(flow()), { is_waiting: true }));
    const { body } = await hands.run(at);
    const id = body.data.automation.execution_id;
    expect((await author.settled(id)).status).toBe('succeeded');
    expect((await author.execution(id)).input).toMatchObject(input);
    expect((await hands.stateOf(at)).has_run).toBe(true);
  });

  it('is refused with words once its automation asks for more than before', async () => {
    const automation = await author.publish(clicked());
    const at = await hands.running(toolFor(automation));
    await author.ok('updateAutomation', {
      body: { id: automation.id, config: clicked({ inputs: [required] }) },
    });
    await author.ok('publishAutomation', { body: { id: automation.id } });
    expect((await hands.stateOf(at)).problem).toContain('requires inputs: Month');
    expect(refusal(await hands.run(at))).toEqual([409, expect.stringContaining('requires inputs: Month')]);
  });

  it('that is not published is refused where it is required, and warned of elsewhere', async () => {
    const automation = await author.create(clicked(), { name: `Draft ${randomUUID()}` });
    expect(refusal(await publishWith(automation, true))).toEqual([
      409,
      expect.stringContaining('is not published'),
    ]);
    const { body }: Answer = await publishWith(automation, false);
    expect(body.data.warnings).toEqual([expect.stringContaining('is not published')]);
  });
});
