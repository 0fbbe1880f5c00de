import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';

/** What the catalogues tell of flows is what automations take. */
let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service?.stop());

const keyed = (caller: string) => ({ key: caller });
type Flow = { nodes: object[]; edges: object[] };

/** Problems of a flow that is kept as a draft. */
async function problemsOf(config: Flow): Promise<{ code: string; node_key: string | null; path?: string }[]> {
  const { data } = await service.ok('createAutomation', { body: { name: 'Check', config } as never });
  await service.ok('deleteAutomations', { query: { id: [data.id] } });
  return data.problems as never;
}
const end = { key: 'end', type: 'end', config: {} };
const toEnd = { from: 'start', to: 'end' };
const trigger = (config: object) => ({ key: 'start', type: 'trigger', config });

describe('triggers', () => {
  it('are all events and the other ways to start, each of which a flow takes as its example says', async () => {
    const { data, pagination } = await service.ok('queryWorkflowTriggers', {
      body: { is_available: true },
      query: { limit: 200 },
    });
    expect(pagination.total).toBe(data.length);
    const keys = data.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['ticket.created', 'schedule', 'manual_button', 'callable']));
    for (const key of ['ticket.created', 'client.updated', 'schedule', 'manual_button', 'callable']) {
      const { data: schemas } = await service.ok('queryWorkflowTriggerConfigSchemas', {
        body: { keys: [key] },
      });
      expect(await problemsOf({ nodes: [trigger(schemas[0]!.example), end], edges: [toEnd] })).toEqual([]);
    }
  });

  it('are found by type, kind of record, capability and words', async () => {
    const found = async (body: object) =>
      (await service.ok('queryWorkflowTriggers', { body, query: { limit: 200 } })).data.map(({ key }) => key);
    expect(await found({ types: ['schedule'] })).toEqual(['schedule']);
    expect(await found({ record_kinds: ['escalation'] })).toEqual(
      expect.arrayContaining(['escalation.created', 'escalation.updated']),
    );
    expect(await found({ capabilities: ['scheduled'] })).toEqual(['schedule']);
    expect(await found({ search: 'BUTTON' })).toEqual(
      expect.arrayContaining(['manual.button', 'manual_button']),
    );
    expect(await found({ keys: ['nothing.happened'] })).toEqual([]);
    const { data } = await service.ok('queryWorkflowTriggers', { body: { keys: ['ticket.created'] } });
    expect(data[0]).toMatchObject({ record_kind: 'ticket', permission: 'tickets.view', category: 'tickets' });
  });

  it('tell the values that steps find, by paths that expressions take', async () => {
    const { data } = await service.ok('queryWorkflowTriggerConfigSchemas', {
      body: { keys: ['ticket.created'] },
    });
    const [{ outputs, config_fields: settings }] = data as [(typeof data)[number]];
    expect(settings.map(({ key }) => key)).toEqual(['event_types', 'filters']);
    const tokens = outputs.map(({ token }) => token);
    expect(tokens).toContain('{{ trigger.ticket.number }}');
    const text = { key: 'text', type: 'set_variables', config: { variables: { text: tokens.join(' ') } } };
    expect(
      await problemsOf({
        nodes: [trigger({ type: 'event', event_types: ['ticket.created'] }), text],
        edges: [{ from: 'start', to: 'text' }],
      }),
    ).toEqual([]);
  });

  it('can be filtered by the fields listed, custom fields of the definition among them', async () => {
    const { data: profile } = await service.ok('createClientProfile', {
      body: { name: 'Patients' },
    });
    await service.ok('createField', {
      body: {
        record_kind: 'client',
        key: 'smile_score',
        name: 'Smile score',
        config: { type: 'number' },
      } as never,
    });
    const fieldsFor = async (body: object) =>
      (
        await service.ok('queryWorkflowTriggerFilterSchemas', {
          body: { keys: ['client.created'], ...body } as never,
        })
      ).data[0]!;
    const { filter_fields: fields, example } = await fieldsFor({ scope_id: profile.id });
    expect(fields.find(({ path }) => path === 'trigger.field_values.smile_score')).toMatchObject({
      kind: 'custom',
      value_type: 'number',
    });
    expect(fields.find(({ path }) => path === 'trigger.client.status_category')).toMatchObject({
      kind: 'system',
      value_type: 'option',
    });
    expect((await fieldsFor({ search: 'smile' })).filter_fields).toHaveLength(1);
    const conditions = fields.map(({ path, operators }) =>
      operators.includes('is_empty')
        ? { path, operator: 'is_empty' }
        : { path, operator: operators[0], value: '1' },
    );
    for (const filters of [example, { conditions: conditions.slice(0, 50) }])
      expect(
        await problemsOf({
          nodes: [trigger({ type: 'event', event_types: ['client.created'], filters }), end],
          edges: [toEnd],
        }),
      ).toEqual([]);
  });
});

describe('actions', () => {
  it('name their operation, its permission and events, and are found by these', async () => {
    const found = async (body: object) =>
      (await service.ok('queryWorkflowActions', { body, query: { limit: 200 } })).data;
    const [task] = await found({ keys: ['create_task'] });
    expect(task).toMatchObject({
      operation_id: 'createTask',
      effect: 'write',
      permission: 'tasks.create',
      is_available: true,
      record_kind: 'task',
    });
    expect(task!.event_types).toContain('process.instance_created');
    const keys = async (body: object) => (await found(body)).map(({ key }) => key);
    expect(await keys({ capabilities: ['sends'] })).toContain('send_email');
    expect(await keys({ integration_keys: ['google_ads'] })).toContain('google_ads.list_campaigns');
    expect(await found({ integration_keys: ['google_ads'], is_available: true })).toEqual([]);
    // They create credentials, change rights, or write automations.
    for (const key of ['create_api_key', 'create_automation', 'publish_automation'])
      expect(await keys({ keys: [key] })).toEqual([]);
  });

  it('take the inputs of their example, and no others', async () => {
    const { data } = await service.ok('queryWorkflowActionConfigSchemas', {
      body: {
        keys: [
          'create_client_note',
          'create_task',
          'send_email',
          'list_clients',
          'google_ads.list_campaigns',
        ],
      },
    });
    expect(data.map(({ key }) => key).sort()).toEqual([
      'create_client_note',
      'create_task',
      'google_ads.list_campaigns',
      'list_clients',
      'send_email',
    ]);
    for (const { key, example, input_schema: schema, outputs } of data) {
      expect(outputs.length).toBeGreaterThan(0);
      expect(Object.keys((schema as { properties: object }).properties)).toEqual(
        expect.arrayContaining(Object.keys(example)),
      );
      if (key.includes('.') || key === 'send_email') continue;
      const codes = async (inputs: object) => {
        const node = { key: 'do', type: 'action', config: { action_key: key, inputs } };
        const nodes = [
          trigger({ type: 'schedule', schedule: { type: 'interval', every_minutes: 60 } }),
          node,
        ];
        const problems = await problemsOf({ nodes, edges: [{ from: 'start', to: 'do' }] });
        return problems.map(({ code }) => code);
      };
      expect([key, await codes(example)]).toEqual([key, []]);
      expect([key, await codes({ ...example, invented: 1 })]).toEqual([key, [expect.any(String)]]);
    }
  });

  it('of outside services come with advice', async () => {
    const { data } = await service.ok('queryWorkflowActionGuidance', {
      body: { integration_keys: ['google_ads'], search: 'campaign' },
    });
    expect(data.length).toBeGreaterThan(0);
    for (const entry of data) {
      expect(entry.integration_key).toBe('google_ads');
      expect(entry.prerequisites[0]).toContain('Google Ads');
    }
  });
});

describe('control flow', () => {
  it('has the exits and settings that flows take', async () => {
    const { data: types } = await service.ok('queryWorkflowNodeTypes', {
      body: { families: ['control_flow'] },
    });
    const { data: schemas } = await service.ok('queryWorkflowControlFlowSchemas', { body: {} });
    expect(schemas.map(({ key }) => key)).toEqual(types.map(({ key }) => key));
    for (const { key, example, exits, config_fields: settings } of schemas) {
      expect(Object.keys(example).every((name) => settings.some((setting) => setting.key === name))).toBe(
        true,
      );
      // These name what this agency does not have.
      if (key === 'sub_automation' || key === 'mcp_tool') continue;
      const config = {
        ...example,
        ...(settings.some((s) => s.key === 'on_deadline') && { on_deadline: 'branch' }),
      };
      const ports = exits.filter(({ key: exit, is_repeated: isRepeated }) => !isRepeated && exit !== 'error');
      const ends = ports.map(({ key: port }) => ({ key: `end_${port}`, type: 'end', config: {} }));
      const problems = await problemsOf({
        nodes: [
          trigger({ type: 'event', event_types: ['ticket.created'] }),
          { key: 'it', type: key, config },
          ...ends,
        ],
        edges: [
          { from: 'start', to: 'it' },
          ...ports.map(({ key: port }) => ({ from: 'it', port, to: `end_${port}` })),
        ],
      });
      expect([key, problems]).toEqual([key, []]);
    }
  });

  it('is found by group and capability', async () => {
    const found = async (body: object) =>
      (await service.ok('queryWorkflowNodeTypes', { body })).data.map(({ key }) => key);
    expect(await found({ capabilities: ['asks'] })).toEqual(['approval', 'choice', 'form']);
    expect(await found({ families: ['trigger'] })).toEqual(['trigger']);
    expect(await found({ categories: ['branching'] })).toEqual(['condition', 'branch']);
  });
});

describe('buttons', () => {
  it('are those of published automations, and say whether the caller may click', async () => {
    const buttons = (...keys: string[]) => ({
      nodes: [
        trigger({
          type: 'manual_button',
          buttons: keys.map((key) => ({ key, label: `Press ${key}`, record_kinds: ['client'] })),
        }),
        { key: 'end', type: 'end', config: {} },
      ],
      edges: [{ from: 'start', to: 'end' }],
    });
    const { data: draft } = await service.ok('createAutomation', {
      body: { name: 'Buttons', config: buttons('first', 'second') } as never,
    });
    const listed = async (query: object = {}, caller?: object) =>
      (
        await service.ok(
          'listManualTriggerButtons',
          { query: { automation_id: [draft.id], order: 'asc', ...query } },
          caller as never,
        )
      ).data;
    expect(await listed()).toEqual([]);
    await service.ok('publishAutomation', { body: { id: draft.id } });
    expect((await listed()).map(({ key, can_run: canRun }) => [key, canRun])).toEqual([
      ['first', true],
      ['second', true],
    ]);
    expect(await listed({ key: ['second'], record_kind: ['client'] })).toHaveLength(1);
    expect(await listed({ record_kind: ['task'] })).toEqual([]);
    expect(await listed({ search: 'PRESS sec' })).toHaveLength(1);
    const key = await service.keyWith(service.agencies[0]!, ['automations.view']);
    expect((await listed({}, keyed(key))).map(({ can_run: canRun }) => canRun)).toEqual([false, false]);
    expect(await listed({ can_run: true }, keyed(key))).toEqual([]);
    await service.ok('disableAutomation', { path: { id: draft.id }, body: {} } as never);
    expect((await listed()).map(({ is_enabled: isEnabled }) => isEnabled)).toEqual([false, false]);
    expect(await service.ok('listManualTriggerButtons', {}, { key: service.agencies[1]!.key })).toMatchObject(
      { data: [] },
    );
  });
});

describe('signatures', () => {
  it('show what they begin with; those of other members need people.view', async () => {
    const { data: own } = await service.ok('createSignature', {
      body: { name: 'Studio', scope: 'agency', body_html: '<p>The team of<br>Northlight</p>' } as never,
    });
    const { data } = await service.ok('listWorkflowSignatures', { query: { id: [own.id] } });
    expect(data).toEqual([
      expect.objectContaining({
        name: 'Studio',
        user: null,
        inbox: null,
        preview_text: expect.stringMatching(/^The team of/),
      }),
    ]);
    const { data: mine } = await service.ok('createSignature', {
      body: {
        name: 'Mine',
        scope: 'user',
        user_id: service.agencies[0]!.ownerId,
        body_html: '<p>Me</p>',
      } as never,
    });
    const key = await service.keyWith(service.agencies[0]!, ['automations.view']);
    const seen = (await service.ok('listWorkflowSignatures', {}, keyed(key))).data.map(({ id }) => id);
    expect(seen).toContain(own.id);
    expect(seen).not.toContain(mine.id);
  });
});
