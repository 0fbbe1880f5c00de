import type { Service, TestAgency } from '../support/service.ts';

interface Seeded {
  readonly mark: string;
  readonly automationId: string;
  readonly clientId: string;
}

/** Tests of an automation that passed, failed and were cancelled, each with two steps, and changes of its cost. */
export async function seedAutomationTests(
  service: Service,
  agency: TestAgency,
  { mark, automationId, clientId }: Seeded,
  put: (collection: string, ...ids: readonly string[]) => void,
): Promise<void> {
  const runs = await service.query<{ id: string }>(
    `insert into automation_test_runs (tenant_id, automation_id, automation_revision, config, mode, status, skip_waits, record_kind, record_id, client_id, input,
       error, correlation_id, started_at, finished_at, created_at, created_by)
     select $1, a.id, a.revision, a.config, 'simulate', s.status, true, 'client', $3, $3, jsonb_build_object('mark', $4::text),
       case when s.status = 'failed' then jsonb_build_object('code', 'conflict', 'message', $4::text, 'is_retryable', false, 'node_key', 'note') end,
       'req_' || $4, now() - s.nth * interval '3 minutes', now() - s.nth * interval '2 minutes', now() - s.nth * interval '4 minutes', $5
     from automations a, unnest(array['passed', 'failed', 'cancelled']) with ordinality as s (status, nth)
     where a.tenant_id = $1 and a.id = $2 returning id`,
    [agency.id, automationId, clientId, mark, agency.ownerId],
  );
  put('automation-test-runs', ...runs.map(({ id }) => id));
  await service.query(
    `insert into automation_test_steps (tenant_id, test_run_id, position, node_key, node_type, visit, attempt, status, is_simulated, preview, input, output, port,
       started_at, finished_at)
     select $1, r.id, n, (array['start', 'note'])[n + 1], (array['trigger', 'set_variables'])[n + 1], 1, 1, 'succeeded', n = 1, case when n = 1 then 'Would note ' || $3 end,
       jsonb_build_object('text', $3::text), jsonb_build_object('text', $3::text), 'next', now() - interval '3 minutes', now() - interval '2 minutes'
     from unnest($2::uuid[]) r (id), generate_series(0, 1) n`,
    [agency.id, runs.map(({ id }) => id), mark],
  );
  await service.query(
    `insert into automation_price_changes (tenant_id, automation_id, version, reason, previous_typical_credits, typical_credits, minimum_credits, model_prices, effective_at)
     select $1, $2, 1, r.reason, r.nth - 1, r.nth, 0, '', now() - r.nth * interval '1 day'
     from unnest(array['version_published', 'action_repriced', 'usage_measured']) with ordinality as r (reason, nth)`,
    [agency.id, automationId],
  );
}

/** A test of an automation with a private task, which an author who may see the task has started. */
export async function seedPrivateTest(
  service: Service,
  agency: TestAgency,
  {
    mark,
    automationId,
    taskId,
  }: { readonly mark: string; readonly automationId: string; readonly taskId: string },
): Promise<Readonly<Record<string, readonly string[]>>> {
  const [run] = await service.query<{ id: string }>(
    `insert into automation_test_runs (tenant_id, automation_id, automation_revision, config, mode, status, skip_waits, record_kind, record_id, input,
       correlation_id, started_at, finished_at, created_by)
     select $1, a.id, a.revision, a.config, 'simulate', 'passed', true, 'task', $3, jsonb_build_object('task', $4::text), 'req_private', now(), now(), $5
     from automations a where a.tenant_id = $1 and a.id = $2 returning id`,
    [agency.id, automationId, taskId, mark, agency.ownerId],
  );
  await service.query(
    `insert into automation_test_steps (tenant_id, test_run_id, position, node_key, node_type, visit, attempt, status, is_simulated, preview, input, output, port,
       error, started_at, finished_at)
     values ($1, $2, 0, 'note', 'set_variables', 1, 1, 'succeeded', true, $3, jsonb_build_object('text', $3::text), jsonb_build_object('text', $3::text), 'next',
       jsonb_build_object('code', 'conflict', 'message', $3::text, 'is_retryable', false, 'node_key', 'note'), now(), now())`,
    [agency.id, run!.id, mark],
  );
  return { 'automation-test-runs': [run!.id] };
}
