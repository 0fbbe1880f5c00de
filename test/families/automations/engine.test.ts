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

/** Executions run step by step, each step once, as the account that the automation runs as. */
let service: Service;
let author: Authors;
beforeAll(async () => {
  service = await startService({});
  await service.startAnother({ role: 'work' });
  author = new Authors(service);
});
afterAll(() => service.stop());

const keys = (items: Answer[]): string[] => items.map(({ node_key: key }: Answer) => key);

describe('steps', () => {
  it('runs one after the other and hands results on', async () => {
    const automation = await author.publish(
      chain(
        onClick(),
        action(
          'tag',
          'create_client_note',
          { client_id: '00000000-0000-7000-8000-000000000000', body_text: 'x' },
          { on_error: 'continue' },
        ),
        setVariables('name', { who: 'Priya', twice: { expression: '2 * 21' } }),
        setVariables('greet', { text: 'Hello {{ variables.who }}, {{ variables.twice }}' }),
        end(),
      ),
    );
    const { id } = await author.run(automation, { button_key: 'go' });
    const done = await author.settled(id);
    expect(done).toMatchObject({
      status: 'succeeded',
      origin: 'button',
      current_node_key: null,
      error: null,
    });
    expect(keys(done.items)).toEqual(['start', 'tag', 'name', 'greet', 'done']);
    expect(done.items[1]).toMatchObject({ status: 'failed', port: 'next' });
    expect(done.items[3]).toMatchObject({
      status: 'succeeded',
      port: 'next',
      output: { text: 'Hello Priya, 42' },
    });
  });

  it('starts on an event of the agency, with its data, and causes events with a depth', async () => {
    const automation = await author.publish(
      chain(
        onEvent(['process.instance_created'], {
          conditions: [{ path: 'trigger.task.name', operator: 'starts_with', value: 'Onboard' }],
        }),
        action('follow', 'create_task', { name: 'Follow up {{ trigger.task.name }}' }),
        end(),
      ),
    );
    await author.ok('createTask', { body: { name: 'Something else' } });
    await author.ok('createTask', { body: { name: 'Onboard Harbor' } });
    const [started] = await author.started(automation);
    const done = await author.settled(started.id);
    expect(done).toMatchObject({
      status: 'succeeded',
      origin: 'event',
      event_type: 'process.instance_created',
      depth: 0,
      record: { kind: 'task', name: 'Onboard Harbor' },
    });
    const created = done.items[1].output;
    expect(created).toMatchObject({ name: 'Follow up Onboard Harbor' });
    expect(done.items[1].records).toEqual([
      { kind: 'task', id: created.id, name: 'Follow up Onboard Harbor' },
    ]);
    const caused = (await service.takeEvents()).find(({ data }) => data.task?.id === created.id)!;
    expect(caused.data.causation).toEqual({ execution_id: done.id, automation_id: automation.id, depth: 1 });
    const source = { kind: 'automation', id: automation.id };
    expect(created.source).toEqual(source);
    expect(caused.data.source).toEqual(source);
    expect(caused.data.actor).toMatchObject({ type: 'automation', id: automation.id });
    // Its own task begins with another word; the filter keeps the other out without a trace.
    expect(await author.executionsOf(automation)).toHaveLength(1);
  });

  it('does not start itself, nor on events at the end of a chain', async () => {
    const automation = await author.publish({
      ...chain(
        onEvent(['process.instance_created'], {
          conditions: [{ path: 'trigger.task.name', operator: 'equals', value: 'Again' }],
        }),
        action('again', 'create_task', { name: 'Again' }),
        end(),
      ),
      settings: { record_skips: true },
    });
    await author.ok('createTask', { body: { name: 'Again' } });
    const found = await author.started(automation, 2);
    expect(found.map(({ status, skip_reason: reason }: Answer) => [status, reason])).toContainEqual([
      'skipped',
      'own_change',
    ]);
    await author.ok('disableAutomation', { path: { id: automation.id } });
  });

  it('takes the way that conditions and branches choose', async () => {
    const automation = await author.publish({
      nodes: [
        onClick({ inputs: [{ key: 'size', label: 'Size', type: 'number', is_required: true }] }),
        node('large', 'condition', {
          conditions: { conditions: [{ path: 'trigger.inputs.size', operator: 'greater_than', value: 10 }] },
        }),
        node('which', 'branch', {
          cases: [
            {
              key: 'few',
              conditions: { conditions: [{ path: 'trigger.inputs.size', operator: 'less_than', value: 3 }] },
            },
          ],
        }),
        setVariables('a', { way: 'large' }),
        setVariables('b', { way: 'few' }),
        setVariables('c', { way: 'some' }),
      ],
      edges: edges(
        'start > large',
        'large.true > a',
        'large.false > which',
        'which.few > b',
        'which.otherwise > c',
      ),
    });
    const ways = [];
    for (const size of [20, 1, 5]) {
      const { id } = await author.run(automation, { button_key: 'go', inputs: { size } });
      ways.push((await author.settled(id)).items.at(-1).output.way);
    }
    expect(ways).toEqual(['large', 'few', 'some']);
  });

  it('repeats the body of a loop for each item and goes on after one that fails', async () => {
    const automation = await author.publish({
      nodes: [
        callable([
          {
            key: 'names',
            label: 'Names',
            type: 'multi_choice',
            choices: ['one', 'two', 'three'].map((key) => ({ key, label: key })),
          },
        ]),
        node('each', 'loop', {
          items: { expression: 'trigger.inputs.names' },
          collect: { expression: 'steps.make.output.name' },
          on_item_error: 'continue',
        }),
        node('is_two', 'condition', {
          conditions: { conditions: [{ path: 'loop.each.item', operator: 'equals', value: 'two' }] },
        }),
        action('wrong', 'get_task', { id: '00000000-0000-7000-8000-000000000000' }),
        action('make', 'create_task', { name: 'Task {{ loop.each.item }} {{ loop.each.index }}' }),
        setVariables('after', { made: { expression: 'length(steps.each.output.items)' } }),
      ],
      edges: edges(
        'start > each',
        'each.each > is_two',
        'is_two.true > wrong',
        'is_two.false > make',
        'each.done > after',
      ),
    });
    const { id } = await author.run(automation, { inputs: { names: ['one', 'two', 'three'] } });
    const done = await author.settled(id);
    expect(done.status).toBe('succeeded');
    const loop = done.items.find(({ node_key: key }: Answer) => key === 'each');
    expect(loop).toMatchObject({
      status: 'succeeded',
      port: 'done',
      output: { items: ['Task one 0', 'Task three 2'] },
    });
    expect(loop.output.failed).toMatchObject([{ index: 1, error: { code: 'not_found' } }]);
    const made = done.items.filter(({ node_key: key }: Answer) => key === 'make');
    expect(made.map(({ iteration_path: path }: Answer) => path)).toEqual([
      [{ node_key: 'each', item_index: 0 }],
      [{ node_key: 'each', item_index: 2 }],
    ]);
    expect(done.items.at(-1).output).toEqual({ made: 2 });
  });
});

describe('failures', () => {
  it('fails at a step, tells why, and continues there once it is resumed', async () => {
    const automation = await author.publish(
      chain(
        onClick(),
        setVariables('before', { x: 1 }),
        action('read', 'get_task', { id: '00000000-0000-7000-8000-000000000000' }),
        end(),
      ),
    );
    const { id } = await author.run(automation, { button_key: 'go' });
    const failed = await author.settled(id);
    expect(failed).toMatchObject({
      status: 'failed',
      current_node_key: 'read',
      error: { code: 'not_found', node_key: 'read', is_retryable: false },
    });
    expect((await author.ok('getAutomation', { path: { id: automation.id } })).consecutive_failures).toBe(1);
    const task = await author.ok('createTask', { body: { name: 'Found' } });
    await author.ok('updateAutomation', {
      body: {
        id: automation.id,
        edits: [{ type: 'set_node', node: action('read', 'get_task', { id: task.id }) }],
      },
    });
    await author.ok('publishAutomation', { body: { id: automation.id } });
    await author.ok('resumeAutomationExecution', { path: { id }, body: { version: 'current' } });
    const done = await author.settled(id, 'succeeded');
    expect(done).toMatchObject({ automation_version: 2, error: null });
    expect(keys(done.items)).toEqual(['start', 'before', 'read', 'read', 'done']);
    expect((await author.ok('getAutomation', { path: { id: automation.id } })).consecutive_failures).toBe(0);
    expect(await author.refused('resumeAutomationExecution', { path: { id } })).toEqual([
      409,
      'The execution is succeeded. Only a failed one can be resumed.',
    ]);
    const again = await author.ok('rerunAutomationExecution', { path: { id }, body: { version: 'pinned' } });
    expect(again).toMatchObject({ rerun_of_id: id, origin: 'rerun' });
    expect((await author.settled(again.id)).status).toBe('succeeded');
  });

  it('takes the exit for errors', async () => {
    const automation = await author.publish({
      nodes: [
        onClick(),
        action('read', 'get_task', { id: '00000000-0000-7000-8000-000000000000' }, { on_error: 'branch' }),
        setVariables('caught', { why: { expression: 'steps.read.error.code' } }),
      ],
      edges: edges('start > read', 'read.error > caught'),
    });
    const { id } = await author.run(automation, { button_key: 'go' });
    expect((await author.settled(id)).items.at(-1)).toMatchObject({
      node_key: 'caught',
      output: { why: 'not_found' },
    });
  });

  it('undoes nothing of other steps when one is refused, and keeps what failed out of the database', async () => {
    const automation = await author.publish(
      chain(
        onClick(),
        action('make', 'create_task', { name: 'Kept' }),
        action('bad', 'create_task', { name: 'x', client_id: '00000000-0000-7000-8000-000000000000' }),
        end(),
      ),
    );
    const { id } = await author.run(automation, { button_key: 'go' });
    const failed = await author.settled(id);
    expect(failed.status).toBe('failed');
    expect(failed.items[1]).toMatchObject({ status: 'succeeded', output: { name: 'Kept' } });
    expect((await author.ok('getTask', { path: { id: failed.items[1].output.id } })).name).toBe('Kept');
  });

  it('disables the automation after too many failures in a row', async () => {
    await service.ok('updateAutomationSettings' as never, { body: { failure_limit: 5 } } as never);
    const automation = await author.publish(
      chain(onClick(), end('stop', { outcome: 'failed', message: 'No {{ 1 + 1 }}' })),
    );
    for (let count = 0; count < 5; count += 1) {
      const { id } = await author.run(automation, { button_key: 'go' });
      expect(await author.settled(id)).toMatchObject({
        status: 'failed',
        error: { code: 'ended_as_failed', message: 'No 2' },
      });
    }
    expect(await author.ok('getAutomation', { path: { id: automation.id } })).toMatchObject({
      status: 'disabled',
      disabled_code: 'too_many_failures',
    });
    expect(
      (
        await author.refused('runAutomation', { body: { automation_id: automation.id, button_key: 'go' } })
      )[0],
    ).toBe(409);
  });
});

describe('waiting', () => {
  it('asks a member and continues by the answer', async () => {
    const owner = service.agencies[0].ownerId;
    const automation = await author.publish({
      nodes: [
        onClick(),
        node('ok', 'approval', { title: 'Book {{ 1 + 1 }}?', asked: { user_ids: [owner] } }),
        setVariables('yes', { comment: { expression: 'steps.ok.output.comment' } }),
        setVariables('no', { x: 1 }),
      ],
      edges: edges('start > ok', 'ok.approved > yes', 'ok.rejected > no'),
    });
    const { id } = await author.run(automation, { button_key: 'go' });
    const paused = await author.settled(id, 'paused');
    expect(paused.pending_request).toMatchObject({
      type: 'approval',
      title: 'Book 2?',
      asked_users: [{ id: owner }],
      responses: [],
    });
    expect(
      (
        await author.refused('respondToAutomationExecution', {
          path: { id },
          body: { type: 'choice', choice_key: 'x' },
        })
      )[0],
    ).toBe(400);
    await author.ok('respondToAutomationExecution', {
      path: { id },
      body: { type: 'approval', decision: 'approve', comment: 'Tuesday' },
    });
    const done = await author.settled(id, 'succeeded');
    expect(done.items.at(-1).output).toEqual({ comment: 'Tuesday' });
    expect(
      (
        await author.refused('respondToAutomationExecution', {
          path: { id },
          body: { type: 'approval', decision: 'approve' },
        })
      )[0],
    ).toBe(409);
  });

  it('waits for an event that fits, and receives its data', async () => {
    const automation = await author.publish({
      nodes: [
        onClick(),
        action('make', 'create_task', { name: 'Watched' }),
        node('wait', 'wait_for_event', {
          event_types: ['process.instance_created'],
          timeout_minutes: 60,
          filters: {
            conditions: [
              {
                path: 'event.task.name',
                operator: 'equals',
                value: { expression: 'steps.make.output.name' },
              },
            ],
          },
        }),
        setVariables('got', { name: { expression: 'steps.wait.output.task.name' } }),
      ],
      edges: edges('start > make', 'make > wait', 'wait.received > got'),
    });
    const { id } = await author.run(automation, { button_key: 'go' });
    const waiting = await author.settled(id, 'waiting');
    expect(waiting.waiting_for).toEqual({
      kind: 'event',
      event_types: ['process.instance_created'],
      execution_id: null,
    });
    await author.ok('createTask', { body: { name: 'Other' } });
    await author.ok('createTask', { body: { name: 'Watched' } });
    expect((await author.settled(id, 'succeeded')).items.at(-1).output).toEqual({ name: 'Watched' });
  });

  it('waits for an automation that it calls and receives its outputs', async () => {
    const child = await author.publish(
      chain(
        callable([{ key: 'n', label: 'N', type: 'number', is_required: true }], ['double']),
        end('out', { outputs: { double: { expression: 'trigger.inputs.n * 2' } } }),
      ),
    );
    const parent = await author.publish(
      chain(
        onClick(),
        node('call', 'sub_automation', { automation_id: child.id, inputs: { n: 21 } }),
        setVariables('got', { value: { expression: 'steps.call.output.double' } }),
      ),
    );
    const { id } = await author.run(parent, { button_key: 'go' });
    const done = await author.settled(id, 'succeeded');
    expect(done.items.at(-1).output).toEqual({ value: 42 });
    const [called] = await author.executionsOf(child);
    expect(called).toMatchObject({
      origin: 'parent',
      parent_execution_id: id,
      depth: 1,
      status: 'succeeded',
      started_by: { type: 'automation', id: parent.id },
    });
  });

  it('cancels what waits, with its steps', async () => {
    const automation = await author.publish(
      chain(onClick(), node('later', 'delay', { duration_minutes: 60 }), end()),
    );
    const { id } = await author.run(automation, { button_key: 'go' });
    expect(await author.settled(id, 'waiting')).toMatchObject({
      waiting_for: { kind: 'time' },
      current_node_key: 'later',
    });
    await author.ok('cancelAutomationExecution', { path: { id }, body: { reason: 'Twice' } });
    const cancelled = await author.settled(id, 'cancelled');
    expect(cancelled.items.at(-1)).toMatchObject({ node_key: 'later', status: 'cancelled' });
    expect(await author.ok('cancelAutomationExecution', { path: { id } })).toMatchObject({
      status: 'cancelled',
    });
  });

  it('keeps executions about one record apart', async () => {
    const automation = await author.publish({
      ...chain(onClick(), node('later', 'delay', { duration_minutes: 60 }), end()),
      settings: { concurrency: 'single', is_held_while_waiting: true },
    });
    const first = await author.run(automation, { button_key: 'go' });
    await author.settled(first.id, 'waiting');
    const second = await author.run(automation, { button_key: 'go' });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect((await author.execution(second.id)).execution.status).toBe('queued');
    await author.ok('cancelAutomationExecution', { path: { id: first.id } });
    await author.settled(second.id, 'waiting');
  });

  it('stays pending until it is confirmed', async () => {
    const automation = await author.publish(chain(onClick({ has_confirmation: true }), end()));
    const { id, status } = await author.run(automation, { button_key: 'go' });
    expect(status).toBe('pending');
    await author.ok('startAutomationExecution', { path: { id } });
    await author.settled(id, 'succeeded');
    expect((await author.refused('startAutomationExecution', { path: { id } }))[0]).toBe(409);
  });
});
