import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import {
  action,
  Authors,
  callable,
  chain,
  edges,
  end,
  node,
  onClick,
  onEvent,
  setVariables,
  type Answer,
} from './flows.ts';

/** Steps that are tested by themselves, and samples to test with. */
let service: Service;
let author: Authors;
beforeAll(async () => {
  service = await startService({});
  await service.startAnother({ role: 'work' });
  author = new Authors(service);
});
afterAll(() => service.stop());

describe('a step by itself', () => {
  it('is previewed, with the outputs that it is given or those of the last test', async () => {
    const config = chain(
      onClick(),
      setVariables('name', { who: 'Priya' }),
      action('task', 'create_task', { name: 'Call {{ variables.who }} {{ steps.name.output.who }}' }),
    );
    const { id } = await author.create(config);
    const at = (node_id: string, body: object = {}) =>
      author.ok('testAutomationStep', { path: { id, node_id }, body });
    expect((await at('task')).preview).toBe('Would create a task with name “Call  ”.');
    expect((await at('task', { step_outputs: { name: { who: 'Ana' } } })).preview).toBe(
      'Would create a task with name “Call Ana Ana”.',
    );
    const run = await author.ok('startAutomationTestRun', { path: { id }, body: { input: {} } });
    await author.testEnded(run.id);
    const result = await at('task');
    expect(result).toMatchObject({
      node_key: 'task',
      node_type: 'action',
      iteration_path: [],
      status: 'succeeded',
      is_simulated: true,
      preview: 'Would create a task with name “Call Priya Priya”.',
      input: { name: 'Call Priya Priya' },
      output: null,
      port: 'next',
      error: null,
    });
    // Others have run no test.
    const key = await service.keyWith(author.agency, ['automations.author']);
    const call = { path: { id, node_id: 'task' } };
    const { body } = await service.call('testAutomationStep', call as never, { key });
    expect((body as Answer).data.preview).toBe('Would create a task with name “Call  ”.');
    expect(
      (await author.call('testAutomationStep', { path: { id, node_id: 'none' }, body: {} })).status,
    ).toBe(404);
  });

  it('is performed live without events, and a refusal is its error', async () => {
    const config = chain(
      onClick(),
      action('task', 'create_task', { name: 'Made by a step' }),
      action('gone', 'get_task', { id: '00000000-0000-7000-8000-000000000000' }),
    );
    const { id } = await author.create(config);
    await service.takeEvents();
    const made = await author.ok('testAutomationStep', {
      path: { id, node_id: 'task' },
      body: { mode: 'live' },
    });
    expect(made).toMatchObject({
      status: 'succeeded',
      is_simulated: false,
      output: { name: 'Made by a step' },
    });
    expect(await author.ok('getTask', { path: { id: made.output.id } })).toMatchObject({
      name: 'Made by a step',
    });
    expect(await service.takeEvents()).toEqual([]);
    const refused = await author.ok('testAutomationStep', { path: { id, node_id: 'gone' } });
    expect(refused).toMatchObject({
      status: 'failed',
      port: null,
      error: { code: 'not_found', node_key: 'gone' },
    });
  });

  it('stands at the first item of the loops around it', async () => {
    const { id } = await author.create({
      nodes: [
        onClick(),
        node('each', 'loop', { items: { expression: "split('a,b', ',')" } }),
        setVariables('mark', { item: { expression: 'loop.each.item' } }),
      ],
      edges: edges('start > each', 'each.each > mark'),
    });
    expect(await author.ok('testAutomationStep', { path: { id, node_id: 'mark' } })).toMatchObject({
      iteration_path: [{ node_key: 'each', item_index: 0 }],
      output: { item: 'a' },
    });
    expect(await author.ok('testAutomationStep', { path: { id, node_id: 'each' } })).toMatchObject({
      port: 'each',
      output: { items: ['a', 'b'] },
    });
  });
});

describe('a sample', () => {
  const sampleOf = (id: string, query: object = {}) =>
    author.ok('getAutomationTestSample', { path: { id }, query });

  it('is a recent event about a record that is private to nobody', async () => {
    const { id } = await author.create(
      chain(
        onEvent(['process.instance_created'], {
          conditions: [{ path: 'trigger.task.name', operator: 'starts_with', value: 'Open' }],
        }),
        end(),
      ),
    );
    const open = await author.ok('createTask', { body: { name: 'Open to all' } });
    await author.ok('createTask', { body: { name: 'Kept', is_private: true } });
    expect(await sampleOf(id)).toMatchObject({
      automation_id: id,
      origin: 'event',
      trigger_type: 'event',
      event_type: 'process.instance_created',
      record: { kind: 'task', id: open.id, name: 'Open to all' },
      is_matching_filters: true,
      input: { task: { id: open.id } },
      is_truncated: false,
    });
    const other = await author.ok('createTask', { body: { name: 'Something else' } });
    expect(await sampleOf(id, { record_id: other.id })).toMatchObject({
      origin: 'record',
      record: { id: other.id },
      is_matching_filters: false,
      input: { task: { id: other.id, name: 'Something else' } },
    });
    expect(
      (
        await author.call('getAutomationTestSample', {
          path: { id },
          query: { event_type: 'client.created' },
        })
      ).status,
    ).toBe(400);
  });

  it('is generated where there is nothing to take', async () => {
    const { id } = await author.create(
      chain(callable([{ key: 'size', label: 'Size', type: 'number' }]), end()),
    );
    expect(await sampleOf(id)).toMatchObject({
      origin: 'generated',
      trigger_type: 'callable',
      event_type: null,
      record: null,
      input: { inputs: { size: 1 } },
    });
    const { id: merges } = await author.create(chain(onEvent(['training.course_completed']), end()));
    expect(await sampleOf(merges)).toMatchObject({ origin: 'generated', is_matching_filters: true });
    const { id: bare } = await author.create();
    expect((await author.call('getAutomationTestSample', { path: { id: bare } })).status).toBe(409);
  });
});
