import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import {
  action,
  Authors,
  chain,
  edges,
  end,
  node,
  onClick,
  onEvent,
  setVariables,
  type Answer,
  type Config,
} from './flows.ts';

/** Authors write unfinished flows and are told what is missing; what is published never changes. */
let service: Service;
let author: Authors;
beforeAll(async () => {
  service = await startService();
  author = new Authors(service);
});
afterAll(() => service.stop());

const welcome = (): Config =>
  chain(onEvent(['client.created']), setVariables('greet', { text: 'Hi {{ trigger.client.name }}' }), end());
const onSchedule = (schedule: object): object => node('start', 'trigger', { type: 'schedule', schedule });
const recurring = (more: object): object => ({
  type: 'recurrence',
  recurrence: { frequency: 'daily', interval: 1, time_of_day: '09:00', time_zone: 'Europe/Berlin', ...more },
});
const listInput = [{ key: 'list', label: 'List', type: 'multi_choice', choices: [{ key: 'a', label: 'A' }] }];
const codesOf = (problems: Answer[]) =>
  problems.map(({ code, node_key: key }: Answer) => `${key ?? '-'} ${code}`);
const problemsOf = async (config: Config): Promise<string[]> =>
  codesOf((await author.create(config)).problems);

describe('working copies', () => {
  it('begins empty, as a draft that cannot be published', async () => {
    const created = await author.create();
    expect(created).toMatchObject({
      status: 'draft',
      published_version: null,
      has_unpublished_changes: true,
      node_count: 0,
      trigger_type: null,
      run_as: null,
    });
    expect(codesOf(created.problems)).toEqual(['- missing_trigger']);
    expect(await author.refused('publishAutomation', { body: { id: created.id } })).toEqual([
      409,
      'The automation cannot be published. The flow has no trigger. Add a step of the type trigger.',
    ]);
  });

  it('refuses what is no flow', async () => {
    const twice = { nodes: [onClick(), onClick()], edges: [] };
    expect(await author.refused('createAutomation', { body: { name: 'x', config: twice } })).toMatchObject([
      400,
      expect.stringContaining('body.config.nodes[1].key'),
    ]);
    const lost = { nodes: [onClick()], edges: edges('start > nowhere') };
    expect(await author.refused('createAutomation', { body: { name: 'x', config: lost } })).toMatchObject([
      400,
      expect.stringContaining('body.config.edges[0].to'),
    ]);
    const forked = { nodes: [onClick(), end('a'), end('b')], edges: edges('start > a', 'start > b') };
    expect((await author.refused('createAutomation', { body: { name: 'x', config: forked } }))[0]).toBe(400);
  });

  it.each([
    { type: 'cron', expression: '30 2 * * *' },
    { type: 'recurrence', recurrence: { frequency: 'daily', interval: 1, time_of_day: '02:30' } },
  ])('refuses a schedule in a time zone that there is none of: $type', async (schedule) => {
    const time_zone = 'Europe/Nowhere';
    const given =
      schedule.recurrence === undefined
        ? { ...schedule, time_zone }
        : { ...schedule, recurrence: { ...schedule.recurrence, time_zone } };
    const config = { nodes: [node('start', 'trigger', { type: 'schedule', schedule: given })], edges: [] };
    expect(await author.refused('createAutomation', { body: { name: 'x', config } })).toMatchObject([
      400,
      expect.stringContaining('time_zone must be an IANA time zone, such as Europe/Berlin'),
    ]);
  });

  it('refuses a recurrence whose parts contradict each other', async () => {
    const config = {
      nodes: [onSchedule(recurring({ frequency: 'monthly', weekdays: ['monday'] }))],
      edges: [],
    };
    const [status, message] = await author.refused('createAutomation', { body: { name: 'x', config } });
    expect([status, message]).toEqual([
      400,
      expect.stringContaining('body.config.nodes[0].config.schedule.recurrence.weekdays must be absent'),
    ]);
    expect(message).toContain('Use weekday_of_month for a day such as the first Monday.');
    const { id } = await author.create();
    const edits = [{ type: 'set_node', node: config.nodes[0] }];
    expect((await author.refused('updateAutomation', { body: { id, edits } }))[0]).toBe(400);
  });

  it('changes a part of the flow by edits, all or none', async () => {
    const { id, revision } = await author.create(welcome());
    const after = await author.ok('updateAutomation', {
      body: {
        id,
        expected_revision: revision,
        edits: [
          { type: 'set_node', node: setVariables('more', { x: 1 }) },
          { type: 'connect', from: 'greet', to: 'more' },
          { type: 'connect', from: 'more', to: 'done' },
          { type: 'set_settings', settings: { concurrency: 'single' } },
        ],
      },
    });
    expect(after).toMatchObject({ revision: revision + 1, node_count: 4, problem_count: 0 });
    expect(after.config.edges.map(({ from, to }: Answer) => `${from} > ${to}`)).toEqual([
      'start > greet',
      'greet > more',
      'more > done',
    ]);
    expect(
      await author.refused('updateAutomation', {
        body: {
          id,
          edits: [
            { type: 'remove_node', node_key: 'more' },
            { type: 'disconnect', from: 'nowhere' },
          ],
        },
      }),
    ).toMatchObject([400, expect.stringContaining('edits[1].from')]);
    const removed = await author.ok('updateAutomation', {
      body: { id, edits: [{ type: 'remove_node', node_key: 'more' }] },
    });
    expect(removed.config.edges).toHaveLength(1);
    expect(codesOf(removed.problems)).toEqual(['done unreachable_node']);
    expect(
      (await author.refused('updateAutomation', { body: { id, name: 'x', expected_revision: 1 } }))[0],
    ).toBe(409);
  });

  it('keeps the ids of buttons and gives copies others', async () => {
    const first = await author.create(chain(onClick(), end()));
    const idOf = (answer: Answer): string => answer.config.nodes[0].config.buttons[0].id;
    const second = await author.ok('updateAutomation', {
      body: { id: first.id, config: chain(onClick({ label: 'Start' }), end()) },
    });
    expect(idOf(second)).toBe(idOf(first));
    const copy = await author.ok('duplicateAutomation', { body: { id: first.id } });
    expect(copy).toMatchObject({ name: 'Welcome 2', status: 'draft', revision: 1 });
    expect(idOf(copy)).not.toBe(idOf(first));
  });
});

describe('problems', () => {
  const flowOf = (...steps: object[]): Config => chain(onClick({ inputs: [] }), ...steps);
  it.each<[string, Config, string[]]>([
    [
      'a step that nothing leads to',
      { nodes: [onClick(), end(), setVariables('lost', {})], edges: edges('start > done') },
      ['lost unreachable_node'],
    ],
    [
      'an endless circle',
      {
        nodes: [onClick(), setVariables('a', {}), setVariables('b', {})],
        edges: edges('start > a', 'a > b', 'b > a'),
      },
      ['a unconditional_cycle', 'b unconditional_cycle'],
    ],
    [
      'an exit that there is not',
      { nodes: [onClick(), end()], edges: edges('start > done', 'done.next > done') },
      ['done unknown_port'],
    ],
    ['a trigger that leads nowhere', { nodes: [onClick()], edges: [] }, ['start missing_edge']],
    [
      'two triggers',
      {
        nodes: [onClick(), node('also', 'trigger', { type: 'callable', inputs: [], output_keys: [] }), end()],
        edges: edges('start > done', 'also > done'),
      },
      ['also several_triggers'],
    ],
    ['an unknown action', flowOf(action('x', 'fly_to_the_moon', {})), ['x unknown_action']],
    [
      'an action that writes automations',
      flowOf(action('x', 'create_automation', { name: 'x' })),
      ['x unknown_action'],
    ],
    ['an action that creates credentials', flowOf(action('x', 'create_api_key', {})), ['x unknown_action']],
    ['a missing input', flowOf(action('x', 'get_task', {})), ['x missing_input']],
    ['an input of another type', flowOf(action('x', 'create_task', { name: 7 })), ['x invalid_input']],
    [
      'an input that there is not',
      flowOf(action('x', 'create_task', { name: 'x', colour: 'red' })),
      ['x invalid_input'],
    ],
    ['an expression that cannot be read', flowOf(setVariables('x', { a: '{{ 1 + }}' })), ['x invalid_input']],
    [
      'a step that comes later',
      flowOf(setVariables('x', { a: '{{ steps.done.output }}' }), end()),
      ['x unknown_path'],
    ],
    [
      'a variable that nothing sets',
      flowOf(setVariables('x', { a: '{{ variables.b }}' })),
      ['x unknown_path'],
    ],
    [
      'what the event does not have',
      chain(onEvent(['client.created']), setVariables('x', { a: '{{ trigger.ticket.id }}' })),
      ['x unknown_path'],
    ],
    ['an event that there is not', chain(onEvent(['client.vanished']), end()), ['start unknown_event']],
    [
      'somebody who is not there',
      flowOf(
        node('ask', 'approval', {
          title: 'Ok?',
          asked: { user_ids: ['00000000-0000-7000-8000-000000000000'] },
        }),
      ),
      ['ask unknown_record'],
    ],
    [
      'a question to nobody, as imports leave it',
      flowOf(node('ask', 'approval', { title: 'Ok?', asked: { user_ids: [] } })),
      ['ask missing_input'],
    ],
    [
      'an automation that cannot be called',
      flowOf(node('x', 'sub_automation', { automation_id: '00000000-0000-7000-8000-000000000000' })),
      ['x not_callable'],
    ],
    [
      'a tool of no connection',
      flowOf(
        node('x', 'mcp_tool', {
          connection_id: '00000000-0000-7000-8000-000000000000',
          tool_name: 'x',
          inputs: {},
        }),
      ),
      ['x missing_credential'],
    ],
    [
      'a cron expression that is none',
      chain(
        node('start', 'trigger', {
          type: 'schedule',
          schedule: { type: 'cron', expression: '99 9 * * 1', time_zone: 'UTC' },
        }),
        end(),
      ),
      ['start invalid_input'],
    ],
    [
      'a schedule every minute',
      chain(
        node('start', 'trigger', {
          type: 'schedule',
          schedule: { type: 'cron', expression: '* * * * *', time_zone: 'UTC' },
        }),
        end(),
      ),
      ['start invalid_input'],
    ],
    ['a step that is disabled', flowOf({ ...setVariables('x', {}), is_enabled: false }), ['x unused_step']],
    [
      'a body that leads back to its loop',
      {
        nodes: [
          onClick({ inputs: listInput }),
          node('each', 'loop', { items: { expression: 'trigger.inputs.list' } }),
          setVariables('in', {}),
        ],
        edges: edges('start > each', 'each.each > in', 'in > each'),
      },
      ['in loop_escape'],
    ],
    [
      'a body that is reached from outside',
      {
        nodes: [
          onClick({ inputs: listInput }),
          node('each', 'loop', { items: { expression: 'trigger.inputs.list' } }),
          setVariables('in', {}),
        ],
        edges: edges('start > each', 'each.each > in', 'each.done > in'),
      },
      ['in loop_escape'],
    ],
  ])('names %s', async (_, config, expected) => {
    expect(await problemsOf(config)).toEqual(expected);
  });
});

describe('publishing', () => {
  it('makes immutable versions of what changed', async () => {
    const automation = await author.publish(welcome());
    expect(automation).toMatchObject({
      status: 'active',
      published_version: 1,
      has_unpublished_changes: false,
      run_as: { id: expect.any(String) },
    });
    expect((await author.ok('publishAutomation', { body: { id: automation.id } })).published_version).toBe(1);
    await author.ok('updateAutomation', {
      body: {
        id: automation.id,
        edits: [{ type: 'set_node', node: setVariables('greet', { text: 'Hello' }) }],
      },
    });
    const working = await author.ok('getAutomationConfig', {
      path: { id: automation.id },
      query: { source: 'working_copy' },
    });
    const running = await author.ok('getAutomationConfig', { path: { id: automation.id } });
    expect(working).toMatchObject({ source: 'working_copy', version: null });
    expect(running).toMatchObject({ source: 'published', version: 1 });
    expect(running.config).not.toEqual(working.config);
    await author.ok('publishAutomation', { body: { id: automation.id, change_note: 'Shorter' } });
    const versions = await author.ok('listAutomationVersions', { path: { id: automation.id } });
    expect(
      versions.map(({ version, is_current: isCurrent, change_note: note }: Answer) => [
        version,
        isCurrent,
        note,
      ]),
    ).toEqual([
      [2, true, 'Shorter'],
      [1, false, null],
    ]);
    const first = await author.ok('getAutomationVersion', {
      path: { id: automation.id },
      query: { version: 1 },
    });
    expect(first.config).toEqual(running.config);
    const restored = await author.ok('restoreAutomationVersion', {
      path: { id: automation.id },
      body: { version: 1 },
    });
    expect(restored).toMatchObject({ published_version: 2, has_unpublished_changes: true });
    expect(
      (
        await author.refused('getAutomationVersion', { path: { id: automation.id }, query: { version: 9 } })
      )[0],
    ).toBe(404);
  });

  it.each([
    [
      'whose only time has passed',
      { type: 'once', run_at: '2020-01-01T09:00:00.000Z' },
      'config.schedule.run_at: The time has passed. Name one in the future.',
    ],
    [
      'that begins in thousands of years',
      recurring({ anchor_date: '9999-12-31' }),
      'config.schedule.recurrence.anchor_date: anchor_date must be at most 100 years ahead.',
    ],
  ])('refuses a schedule %s, with its place', async (_, schedule, expected) => {
    const { id } = await author.create(chain(onSchedule(schedule), end()));
    expect(await author.refused('publishAutomation', { body: { id } })).toEqual([
      409,
      expect.stringContaining(`Step start, ${expected}`),
    ]);
  });

  it('needs what the steps need, so that nobody gains rights by it', async () => {
    const { id } = await author.create(chain(onClick(), action('make', 'create_task', { name: 'x' }), end()));
    const key = await service.keyWith(service.agencies[0], [
      'automations.view',
      'automations.author',
      'automations.publish',
    ]);
    const { status, body } = await service.call('publishAutomation', { body: { id } }, { key });
    expect([status, (body as Answer).error.message]).toEqual([
      409,
      expect.stringContaining('lacks the permission tasks.create'),
    ]);
  });

  it('turns off and on', async () => {
    const automation = await author.publish(welcome());
    const path = { id: automation.id };
    expect(await author.ok('disableAutomation', { path, body: { reason: 'Twice' } })).toMatchObject({
      status: 'disabled',
      disabled_code: 'by_user',
      disabled_reason: 'Twice',
    });
    expect(await author.ok('publishAutomation', { body: { id: automation.id } })).toMatchObject({
      status: 'disabled',
    });
    expect(await author.ok('enableAutomation', { path })).toMatchObject({
      status: 'active',
      disabled_code: null,
    });
    const draft = await author.create();
    expect((await author.refused('disableAutomation', { path: { id: draft.id } }))[0]).toBe(409);
    expect((await author.refused('enableAutomation', { path: { id: draft.id } }))[0]).toBe(409);
    const bulk = await author.ok('disableAutomations', { body: { ids: [automation.id, draft.id] } });
    expect(bulk).toMatchObject({ succeeded: 1, failed: 1 });
    expect(await author.ok('enableAutomations', { body: { ids: [automation.id, draft.id] } })).toMatchObject({
      succeeded: 1,
      failed: 1,
    });
  });
});
