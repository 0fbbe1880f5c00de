import type { AutomationConfig } from '#generated/types.gen.ts';
import type { Service, TestAgency } from '../support/service.ts';
import { seedAutomationTests } from './seed-automation-tests.ts';

/** Automations with versions, folders, and executions that failed, wait, ask and were skipped. */
export async function seedAutomations(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const caller = { key: agency.key };
  const lower = mark.toLowerCase();
  const put = (collection: string, ...ids: readonly string[]) => (records[collection] ??= []).push(...ids);
  for (const nth of ['first', 'second', 'third']) {
    const body = { name: `${mark} ${nth} automations` };
    put('automation-folders', (await service.ok('createAutomationFolder', { body }, caller)).data.id);
  }
  const folderId = records['automation-folders']![0]!;
  for (const index of [1, 2, 3]) {
    const { data } = await service.ok(
      'createAutomation',
      {
        body: {
          name: `${mark} automation ${index}`,
          description: `${mark} welcomes`,
          folder_id: index === 1 ? folderId : null,
          tags: [lower],
          config: flow(index, mark),
        },
      },
      caller,
    );
    put('automations', data.id);
    for (const nth of ['first', 'second', 'third']) {
      const config = flow(index, `${mark} ${nth}`);
      await service.ok('updateAutomation', { body: { id: data.id, config } }, caller);
      await service.ok('publishAutomation', { body: { id: data.id, change_note: `${mark} note` } }, caller);
    }
    // As when something that it uses has been deleted since.
    await service.query('update automations set problem_count = $2 where id = $1', [data.id, index - 1]);
    await seedWebhook(service, agency, mark, data.id);
    await seedAutomationTests(
      service,
      agency,
      { mark, automationId: data.id, clientId: records['clients']![0]! },
      put,
    );
    for (const status of ['failed', 'succeeded', 'skipped'])
      await seedExecution(
        service,
        agency,
        { mark, automationId: data.id, status, clientId: records['clients']![0]! },
        put,
      );
  }
  await seedButtons(service, agency, mark, records);
}

/** The third one starts by a schedule. */
const flow = (index: number, text: string): AutomationConfig => ({
  nodes: [
    {
      key: 'start',
      type: 'trigger',
      config:
        index === 3
          ? { type: 'schedule', schedule: { type: 'interval', every_minutes: 60 } }
          : { type: 'event', event_types: ['client.created'] },
    },
    { key: 'note', type: 'set_variables', label: `${text} note`, config: { variables: { text } } },
  ],
  edges: [{ from: 'start', to: 'note' }],
});

/** A published automation with three buttons. */
async function seedButtons(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const caller = { key: agency.key };
  const button = (key: string) => ({ key, label: `${mark} ${key}`, record_kinds: ['client' as const] });
  const { data } = await service.ok(
    'createAutomation',
    {
      body: {
        name: `${mark} buttons`,
        config: {
          nodes: [
            {
              key: 'start',
              type: 'trigger',
              config: { type: 'manual_button', buttons: ['first', 'second', 'third'].map(button) },
            },
            { key: 'end', type: 'end', config: {} },
          ],
          edges: [{ from: 'start', to: 'end' }],
        },
      },
    },
    caller,
  );
  await service.ok('publishAutomation', { body: { id: data.id } }, caller);
  const { data: buttons } = await service.ok(
    'listManualTriggerButtons',
    { query: { automation_id: [data.id] } },
    caller,
  );
  (records['automations'] ??= []).push(data.id);
  (records['manual-trigger-buttons'] ??= []).push(...buttons.map(({ id }) => id));
}

/** A webhook with calls that came to it; a published automation with such a trigger keeps it from being deleted. */
async function seedWebhook(
  service: Service,
  agency: TestAgency,
  mark: string,
  automationId: string,
): Promise<void> {
  const { data } = await service.ok(
    'createAutomationInboundWebhook',
    { path: { id: automationId }, body: { delivery_key_header: `X-${mark}` } },
    { key: agency.key },
  );
  await service.query(
    `insert into inbound_webhook_deliveries (tenant_id, automation_id, webhook_id, status, delivery_key, answered_status_code, body_size, duration_ms, headers, body, created_at)
     select $1, $2, $3, (array['accepted', 'duplicate', 'rejected'])[n], $4 || n, 200, 19 * n, n, '{"content-type": "application/json"}', '{"mark":"' || $4 || '"}',
       now() - n * interval '2 minutes' from generate_series(1, 3) n`,
    [agency.id, automationId, data.webhook.id, mark],
  );
}

interface Seeded {
  readonly mark: string;
  readonly automationId: string;
  readonly status: string;
  readonly clientId: string;
}

async function seedExecution(
  service: Service,
  agency: TestAgency,
  { mark, automationId, status, clientId }: Seeded,
  put: (collection: string, ...ids: readonly string[]) => void,
): Promise<void> {
  const [execution] = await service.query<{ id: string }>(
    `insert into automation_executions (tenant_id, automation_id, version, status, skip_reason, origin, trigger_type, event_type, record_kind, record_id, client_id,
       actor_type, actor_name, depth, correlation_id, ready_at, input, state, error, current_node_key, started_at, finished_at, created_at)
     values ($1, $2, 1, $3, case when $3 = 'skipped' then 'filters_not_met' end, 'event', 'event', 'client.created', 'client', $4, $4, 'system', null, 0, 'req_' || $5, now(),
       '{}', '{"at": "note", "frames": [], "variables": {}, "attempt": 1, "visit": null, "open": null}',
       case when $3 = 'failed' then jsonb_build_object('code', 'conflict', 'message', $5, 'is_retryable', false, 'node_key', 'note') end,
       'note', now() - make_interval(secs => $6::integer), now(), now()) returning id`,
    [agency.id, automationId, status, clientId, mark, status.length],
  );
  put('automation-executions', execution!.id);
  for (const position of [0, 1])
    await service.query(
      `insert into automation_execution_items (tenant_id, execution_id, automation_id, position, node_key, node_type, label, visit, attempt, status, port, started_at, finished_at)
       values ($1, $2, $3, $4, $5, $6, $7, 1, 1, 'succeeded', 'next', now() - make_interval(secs => $4::integer), now())`,
      [
        agency.id,
        execution!.id,
        automationId,
        position,
        position === 0 ? 'start' : 'note',
        position === 0 ? 'trigger' : 'set_variables',
        mark,
      ],
    );
}
