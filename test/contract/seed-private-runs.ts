import { keptMessage, keptTitle } from '#src/families/automations/executions/kept.ts';
import type { Service, TestAgency } from '../support/service.ts';
import { word } from './private-marks.ts';
import type { Seeded } from './seed.ts';

/** An execution that asks the agency's owner, one that failed, and a test. */
export interface Runs {
  readonly asking: string;
  readonly failed: string;
  readonly test: string;
}

const state = '{"at": "note", "frames": [], "variables": {}, "attempt": 1, "visit": null, "open": null}';
const question = (title: string, message: string | null) =>
  JSON.stringify({
    node_key: 'note',
    type: 'approval',
    title,
    message,
    user_ids: [],
    contacts: [],
    needs_all: false,
    responses: [],
    choices: [],
    fields: [],
    asked_at: '2026-02-02T10:00:00.000Z',
    deadline_at: '2099-02-02T10:00:00.000Z',
    remind_at: null,
  });
const errorOf = (message: string) =>
  JSON.stringify({ code: 'conflict', message, is_retryable: false, node_key: 'note' });

/** Runs about no record that read nothing yet: whatever they read of private records later, they look like this to somebody who is not involved. */
export async function seedRuns(service: Service, agency: TestAgency, open: Seeded): Promise<Runs> {
  const [automationId] = open.records['automations']!;
  const execution = async (status: 'paused' | 'failed'): Promise<string> => {
    const [row] = await service.query<{ id: string }>(
      `insert into automation_executions (tenant_id, automation_id, version, status, origin, trigger_type, actor_type, depth, correlation_id, ready_at, input, state,
         pending_request, error, current_node_key, started_at, created_at)
       values ($1, $2, 1, $3, 'manual', 'manual_button', 'system', 0, 'req_runs', now(), null, $4,
         case when $3 = 'paused' then $5::jsonb end, case when $3 = 'failed' then $6::jsonb end, 'note', now(), now()) returning id`,
      [agency.id, automationId, status, state, question(keptTitle, null), errorOf(keptMessage)],
    );
    await service.query(
      `insert into automation_execution_items (tenant_id, execution_id, automation_id, position, node_key, node_type, label, visit, attempt, status, port, error, started_at, finished_at)
       select $1, $2, $3, n, (array['look', 'note'])[n + 1], (array['action', 'set_variables'])[n + 1], 'Step', 1, 1, (array['succeeded', $4])[n + 1], 'next',
         case when n = 1 then $5::jsonb end, now(), now() from generate_series(0, 1) n`,
      [agency.id, row!.id, automationId, status === 'failed' ? 'failed' : 'waiting', errorOf(keptMessage)],
    );
    (open.records['automation-executions'] as string[]).unshift(row!.id);
    return row!.id;
  };
  const [asking, failed] = [await execution('paused'), await execution('failed')];
  const [test] = await service.query<{ id: string }>(
    `insert into automation_test_runs (tenant_id, automation_id, automation_revision, config, mode, status, skip_waits, input, error, correlation_id, started_at, finished_at, created_by)
     select $1, a.id, a.revision, a.config, 'simulate', 'failed', true, '{}', $3::jsonb, 'req_runs', now(), now(), $4 from automations a where a.tenant_id = $1 and a.id = $2 returning id`,
    [agency.id, automationId, errorOf(keptMessage), agency.ownerId],
  );
  await service.query(
    `insert into automation_test_steps (tenant_id, test_run_id, position, node_key, node_type, visit, attempt, status, is_simulated, preview, error, port, started_at, finished_at)
     select $1, $2, n, (array['look', 'note'])[n + 1], (array['action', 'set_variables'])[n + 1], 1, 1, 'failed', true, $3, $4::jsonb, 'next', now(), now() from generate_series(0, 1) n`,
    [agency.id, test!.id, keptMessage, errorOf(keptMessage)],
  );
  (open.records['automation-test-runs'] as string[]).unshift(test!.id);
  return { asking, failed, test: test!.id };
}

/** What they read of a private task: its id stands in the first step alone. */
export async function readPrivately(service: Service, runs: Runs, taskId: string): Promise<void> {
  const executions = [runs.asking, runs.failed];
  const content = `jsonb_build_object('text', $2::text) || case when position = 0 then jsonb_build_object('id', $3::text) else '{}' end`;
  await service.query(
    `update automation_execution_items set input = '{}', output = ${content}, error = case when error is not null then $4::jsonb end where execution_id = any($1::uuid[])`,
    [executions, word, taskId, errorOf(word)],
  );
  await service.query(
    `update automation_executions set input = jsonb_build_object('text', $2::text), pending_request = case when pending_request is not null then $3::jsonb end,
       error = case when error is not null then $4::jsonb end where id = any($1::uuid[])`,
    [executions, word, question(word, word), errorOf(word)],
  );
  await service.query(
    `update automation_test_steps set preview = $2, input = '{}', output = ${content}, error = $4::jsonb where test_run_id = any($1::uuid[])`,
    [[runs.test], word, taskId, errorOf(word)],
  );
  await service.query('update automation_test_runs set error = $2::jsonb where id = $1', [
    runs.test,
    errorOf(word),
  ]);
}
