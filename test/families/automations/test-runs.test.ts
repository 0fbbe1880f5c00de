import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import {
  action,
  Authors,
  callable,
  chain,
  edges,
  end,
  keysOf,
  node,
  onClick,
  onEvent,
  setVariables,
  stepOf,
  type Answer,
  type Config,
} from './flows.ts';

/** Tests of the working copy: what each step would do, with the steps of the engine itself. */
let service: Service;
let author: Authors;
beforeAll(async () => {
  service = await startService({});
  await service.startAnother({ role: 'work' });
  author = new Authors(service);
});
afterAll(() => service.stop());

const isOnboarding = {
  conditions: [{ path: 'trigger.inputs.size', operator: 'greater_than', value: 10 }],
};

describe('a simulated test', () => {
  it('evaluates conditions, renders inputs and previews writes, and changes nothing', async () => {
    const config: Config = {
      nodes: [
        onClick({ inputs: [{ key: 'size', label: 'Size', type: 'number' }] }),
        setVariables('name', { who: 'Priya' }),
        node('large', 'condition', { conditions: isOnboarding }),
        action('task', 'create_task', { name: 'Call {{ variables.who }}' }),
        action('mail', 'send_email', {
          to: 'priya@harbordental.example',
          subject: 'Welcome, {{ variables.who }}',
          body_text: 'Hello',
        }),
        end(),
        setVariables('small', { way: 'small' }),
      ],
      edges: edges(
        'start > name',
        'name > large',
        'large.true > task',
        'task > mail',
        'mail > done',
        'large.false > small',
      ),
    };
    const { id } = await author.create(config);
    const run = await author.ok('startAutomationTestRun', {
      path: { id },
      body: { input: { inputs: { size: 20 } } },
    });
    expect(run).toMatchObject({
      automation_id: id,
      automation_revision: 1,
      mode: 'simulate',
      record: null,
      error: null,
    });
    const result = await author.testEnded(run.id);
    expect(result.test_run).toMatchObject({ status: 'passed', error: null });
    expect(Date.parse(result.test_run.expires_at) - Date.parse(result.test_run.finished_at)).toBe(
      7 * 24 * 3_600_000,
    );
    expect(keysOf(result.steps)).toEqual(['start', 'name', 'large', 'task', 'mail', 'done']);
    expect(result.not_reached).toEqual(['small']);
    expect(stepOf(result, 'name')).toMatchObject({
      status: 'succeeded',
      is_simulated: false,
      preview: null,
      output: { who: 'Priya' },
    });
    expect(stepOf(result, 'large')).toMatchObject({ port: 'true' });
    expect(stepOf(result, 'task')).toMatchObject({
      is_simulated: true,
      preview: 'Would create a task with name “Call Priya”.',
      input: { name: 'Call Priya' },
      output: null,
      port: 'next',
    });
    expect(stepOf(result, 'mail').preview).toBe('Would send “Welcome, Priya” to priya@harbordental.example.');
    expect(await author.ok('listTasks', { query: { search: 'Call Priya' } })).toEqual([]);
    expect(await service.query("select from email_deliveries where category = 'automation'")).toEqual([]);
    expect(await author.executionsOf({ id })).toEqual([]);
    expect(await author.ok('getAutomation', { path: { id } })).toMatchObject({
      status: 'draft',
      last_execution_at: null,
      consecutive_failures: 0,
    });
    const progress = await author.ok('getAutomationTestRunProgress', { path: { id: run.id } });
    expect(progress).toMatchObject({
      status: 'passed',
      progress_percent: 100,
      completed_steps: 6,
      total_steps: 6,
      current_node_key: null,
    });
    expect(progress.steps[0]).toEqual({ node_key: 'start', status: 'succeeded' });
  });

  it('reads records for real, as the caller', async () => {
    const client = await author.ok('createTask', { body: { name: 'Read me' } });
    const result = await author.tested(
      chain(
        onClick(),
        action('read', 'get_task', { id: client.id }),
        setVariables('name', { name: { expression: 'steps.read.output.name' } }),
      ),
      { input: {} },
    );
    expect(stepOf(result, 'read')).toMatchObject({ is_simulated: false, output: { name: 'Read me' } });
    expect(stepOf(result, 'name').output).toEqual({ name: 'Read me' });
  });

  it('answers for people and ends waits at once, without asking or waiting', async () => {
    const userId = service.agencies[0].ownerId;
    const config: Config = {
      nodes: [
        onClick(),
        node('agree', 'approval', { title: 'Go on?', asked: { user_ids: [userId] } }),
        node('pause', 'delay', { duration_minutes: 600 }),
        node('which', 'choice', {
          title: 'Which?',
          asked: { user_ids: [userId] },
          choices: [
            { key: 'red', label: 'Red' },
            { key: 'blue', label: 'Blue' },
          ],
        }),
        node('briefing', 'form', {
          title: 'Briefing',
          asked: { user_ids: [userId] },
          fields: [{ key: 'month', label: 'Month', type: 'text', is_required: true }],
        }),
        node('news', 'wait_for_event', { event_types: ['client.updated'], timeout_minutes: 60 }),
        setVariables('said', {
          month: { expression: 'steps.briefing.output.month' },
          choice: { expression: 'steps.which.output.choice_key' },
        }),
        end('rejected'),
      ],
      edges: edges(
        'start > agree',
        'agree.approved > pause',
        'agree.rejected > rejected',
        'pause > which',
        'which.blue > briefing',
        'which.red > rejected',
        'briefing > news',
        'news.timed_out > said',
      ),
    };
    const before = await service.query('select from notifications');
    const result = await author.tested(config, {
      answers: { which: 'blue' },
      form_inputs: { briefing: { month: '2026-02' } },
      input: {},
    });
    expect(keysOf(result.steps)).toEqual(['start', 'agree', 'pause', 'which', 'briefing', 'news', 'said']);
    expect(stepOf(result, 'agree')).toMatchObject({
      port: 'approved',
      is_simulated: true,
      preview: 'Would ask 1 person: Go on?',
      output: { decision: 'approve' },
    });
    expect(stepOf(result, 'pause').preview).toMatch(/^Would wait until /);
    expect(stepOf(result, 'news')).toMatchObject({ port: 'timed_out' });
    expect(stepOf(result, 'said').output).toEqual({ month: '2026-02', choice: 'blue' });
    expect(await service.query('select from notifications')).toHaveLength(before.length);
    const rejected = await author.tested(config, { answers: { agree: 'rejected' }, input: {} });
    expect(keysOf(rejected.steps)).toEqual(['start', 'agree', 'rejected']);
    const generated = await author.tested(config, { answers: { which: 'blue' }, input: {} });
    expect(stepOf(generated, 'said').output.month).toBe('Month');
  });

  it('repeats loops, collects, and tells the error of what fails', async () => {
    const result = await author.tested(
      {
        nodes: [
          onClick(),
          node('each', 'loop', {
            items: { expression: "split('a,b,c', ',')" },
            collect: { expression: 'loop.each.index' },
          }),
          action('mail', 'send_email', {
            to: 'nobody',
            subject: 'To {{ loop.each.item }}',
            body_text: 'x',
          }),
        ],
        edges: edges('start > each', 'each.each > mail'),
      },
      { input: {} },
    );
    expect(result.test_run).toMatchObject({
      status: 'failed',
      error: {
        code: 'validation_error',
        node_key: 'mail',
        message: 'to: "nobody" is not an e-mail address.',
      },
    });
    expect(stepOf(result, 'mail')).toMatchObject({
      status: 'failed',
      port: null,
      iteration_path: [{ node_key: 'each', item_index: 0 }],
    });
    const whole = await author.tested(
      {
        nodes: [
          onClick(),
          node('each', 'loop', {
            items: { expression: "split('a,b,c', ',')" },
            collect: { expression: 'steps.mark.output.at' },
          }),
          setVariables('mark', { at: { expression: 'loop.each.index' } }),
          setVariables('sum', { all: { expression: 'steps.each.output.items' } }),
        ],
        edges: edges('start > each', 'each.each > mark', 'each.done > sum'),
      },
      { input: {} },
    );
    expect(stepOf(whole, 'sum').output).toEqual({ all: [0, 1, 2] });
    expect(whole.steps.filter(({ node_key: key }: Answer) => key === 'mark')).toHaveLength(3);
  });

  it('previews other automations', async () => {
    const child = await author.publish(chain(callable([{ key: 'a', label: 'A', type: 'text' }]), end()), {
      name: 'Child',
    });
    const result = await author.tested(
      chain(onClick(), node('child', 'sub_automation', { automation_id: child.id, inputs: { a: 'x' } })),
      { input: {} },
    );
    expect(stepOf(result, 'child').preview).toBe('Would run the automation Child with a “x”.');
    expect(await author.executionsOf(child)).toEqual([]);
  });
});

describe('a live test', () => {
  it('performs its steps as the caller without events, and histories name the test', async () => {
    const watching = await author.publish(
      chain(onEvent(['process.instance_created']), setVariables('seen', { seen: true })),
      { name: 'Watches' },
    );
    await service.takeEvents();
    const config = chain(
      onClick(),
      action('task', 'create_task', { name: 'Made by a test' }),
      setVariables('name', { id: { expression: 'steps.task.output.id' } }),
    );
    const result = await author.tested(config, { mode: 'live', input: {} });
    expect(stepOf(result, 'task')).toMatchObject({ is_simulated: false, preview: null });
    const { id } = stepOf(result, 'name').output;
    expect(await author.ok('getTask', { path: { id } })).toMatchObject({ name: 'Made by a test' });
    expect(await service.takeEvents()).toEqual([]);
    const history = await service.query(
      "select actor_type, actor_name from audit_log where record_id = $1 and action = 'created'",
      [id],
    );
    expect(history).toEqual([{ actor_type: 'automation', actor_name: 'Welcome (test)' }]);
    expect(await author.executionsOf(watching)).toEqual([]);
    expect(await author.executionsOf({ id: result.test_run.automation_id })).toEqual([]);
  });

  it('waits for automations that it calls', async () => {
    const child = await author.publish(
      chain(callable([], ['said']), end('done', { outputs: { said: 'Hello' } })),
    );
    const result = await author.tested(
      chain(
        onClick(),
        node('child', 'sub_automation', { automation_id: child.id }),
        setVariables('heard', { said: { expression: 'steps.child.output.said' } }),
      ),
      { mode: 'live', input: {} },
    );
    expect(stepOf(result, 'heard').output).toEqual({ said: 'Hello' });
    expect(await author.executionsOf(child)).toMatchObject([{ parent_execution_id: null }]);
  });

  it('needs the right to publish', async () => {
    const { id } = await author.create(chain(onClick(), end()));
    const key = await service.keyWith(author.agency, ['automations.author']);
    const call = (operation: string, input: object) =>
      service.call(operation as never, input as never, { key }) as Promise<{ status: number; body: Answer }>;
    expect((await call('startAutomationTestRun', { path: { id }, body: { mode: 'live' } })).status).toBe(403);
    expect(
      (await call('testAutomationStep', { path: { id, node_id: 'start' }, body: { mode: 'live' } })).status,
    ).toBe(403);
    expect((await call('startAutomationTestRun', { path: { id }, body: {} })).status).toBe(200);
  });
});
