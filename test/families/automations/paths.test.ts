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
  type Config,
} from './flows.ts';

/** Paths that flows read are known before anything runs. */
let service: Service;
let author: Authors;
beforeAll(async () => {
  service = await startService();
  author = new Authors(service);
});
afterAll(() => service.stop());

const codesOf = (problems: Answer[]) =>
  problems.map(({ code, node_key: key }: Answer) => `${key ?? '-'} ${code}`);
const problemsOf = async (config: Config): Promise<string[]> =>
  codesOf((await author.create(config)).problems);

describe('paths', () => {
  const faultsOf = async (config: Config): Promise<string[]> =>
    (await author.create(config)).problems.map(
      ({ code, place, message }: Answer) => `${code} ${place}: ${message.split(' It has ')[0]}`,
    );
  const reads = (trigger: object, ...paths: string[]): Config =>
    chain(
      trigger,
      setVariables('x', Object.fromEntries(paths.map((path, n) => [`v${n}`, { expression: path }]))),
    );

  it('are followed to the leaf in what the event has, and name the nearest', async () => {
    const onTicket = onEvent(['ticket.created']);
    expect(
      await faultsOf(
        reads(
          onTicket,
          'trigger.ticket.client_id',
          'trigger.ticket.subjct',
          'trigger.ticket.subject.length',
          'trigger.ticket.assignees.name',
          'trigger.client_name',
          'record.requester.nam',
        ),
      ),
    ).toEqual([
      'unknown_path config.variables.v0: trigger.ticket has no client_id. Did you mean trigger.ticket.client.id?',
      'unknown_path config.variables.v1: trigger.ticket has no subjct. Did you mean trigger.ticket.subject?',
      'unknown_path config.variables.v2: trigger.ticket.subject has no parts, and so no length.',
      'unknown_path config.variables.v3: trigger.ticket.assignees is a list and has no name. Name an item, such as trigger.ticket.assignees[0], or use a loop.',
      'unknown_path config.variables.v4: trigger has no client_name.',
      'unknown_path config.variables.v5: record.requester has no nam. Did you mean record.requester.name?',
    ]);
    const filtered = onEvent(['ticket.created'], {
      conditions: [{ path: 'trigger.ticket.client_id', operator: 'is_empty' }],
    });
    expect(await problemsOf(chain(filtered, end()))).toEqual(['start unknown_path']);
    const { id } = await author.create(reads(onTicket, 'trigger.ticket.client_id'));
    expect(await author.refused('publishAutomation', { body: { id } })).toEqual([
      409,
      expect.stringContaining(
        'Step x, config.variables.v0: trigger.ticket has no client_id. Did you mean trigger.ticket.client.id?',
      ),
    ]);
  });

  it('are free in custom fields, bodies of webhooks, and what functions make', async () => {
    expect(
      await faultsOf(
        reads(
          onEvent(['ticket.created', 'ticket.assigned']),
          'trigger.field_values.budget.amount_minor',
          'trigger.ticket.assignees[0].name',
          'trigger.ticket.assignees.length',
          'trigger.source',
          'trigger._previous.anything',
          'first(trigger.ticket.assignees)',
        ),
      ),
    ).toEqual([]);
    const hook = node('start', 'trigger', { type: 'inbound_webhook' });
    expect(await faultsOf(reads(hook, 'trigger.body.a.b[3].c', 'trigger.headers["x-id"]'))).toEqual([]);
    expect(await faultsOf(reads(hook, 'trigger.bdy.a'))).toEqual([
      'unknown_path config.variables.v0: trigger has no bdy. Did you mean trigger.body?',
    ]);
  });

  it('are followed in outputs of steps, items of loops, variables and inputs', async () => {
    const fields = [{ key: 'size', label: 'Size', type: 'number' }];
    const { id: calledId } = await author.publish(
      chain(callable([], ['total']), end('done', { outputs: { total: 1 } })),
    );
    const flow = {
      nodes: [
        onClick({ inputs: fields }),
        action('read', 'get_task', { id: { expression: 'trigger.record.id' } }),
        setVariables('set', { who: { expression: 'trigger.clicked_by' }, plain: 'x' }),
        node('ask', 'form', {
          title: 'What?',
          asked: { users_from: { expression: 'trigger.clicked_by.id' } },
          fields,
        }),
        node('call', 'sub_automation', { automation_id: calledId }),
        action('list', 'list_tasks', {}),
        node('each', 'loop', { items: { expression: 'steps.list.output.items' } }),
        setVariables('good', {
          a: '{{ steps.read.output.number }} {{ steps.ask.output.responder.name }} {{ steps.ask.output.size }}',
          b: '{{ loop.each.item.name }} {{ variables.who.email }} {{ trigger.inputs.size }} {{ steps.call.output.total }}',
          c: '{{ steps.read.error.message }} {{ steps.set.output.who.id }} {{ loop.each.item.field_values.any.thing }}',
        }),
        setVariables('bad', {
          a: '{{ steps.read.output.titel }}',
          b: '{{ loop.each.item.nmae }}',
          c: '{{ variables.who.mail }}',
          d: '{{ trigger.inputs.sise }}',
          e: '{{ steps.call.output.totl }}',
          f: '{{ steps.ask.output.sze }}',
          g: '{{ variables.plain.x }}',
          h: '{{ steps.list.output.data }}',
        }),
      ],
      edges: edges(
        'start > read',
        'read > set',
        'set > ask',
        'ask > call',
        'call > list',
        'list > each',
        'each.each > good',
        'good > bad',
      ),
    };
    expect(await faultsOf(flow)).toEqual([
      expect.stringMatching(/^unknown_path config\.variables\.a: steps\.read\.output has no titel\./),
      'unknown_path config.variables.b: loop.each.item has no nmae. Did you mean loop.each.item.name?',
      'unknown_path config.variables.c: variables.who has no mail. Did you mean variables.who.email?',
      'unknown_path config.variables.d: trigger.inputs has no sise. Did you mean trigger.inputs.size?',
      'unknown_path config.variables.e: steps.call.output has no totl. Did you mean steps.call.output.total?',
      'unknown_path config.variables.f: steps.ask.output has no sze. Did you mean steps.ask.output.size?',
      'unknown_path config.variables.g: variables.plain has no parts, and so no x.',
      'unknown_path config.variables.h: steps.list.output has no data.',
    ]);
  });
});
