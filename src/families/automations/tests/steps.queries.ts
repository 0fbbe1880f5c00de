import { sql } from 'kysely';
import type {
  AutomationIteration,
  AutomationTestStepProgress,
  AutomationTestStepResult,
  JsonObject,
} from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as } from '#src/platform/db/query/index.ts';
import type { ItemChange, NewItem, StepResult } from '../engine/items.queries.ts';

export async function insertTestStep(
  db: Db,
  testRunId: string,
  { id, position, node_key, node_type, iteration_path: path, visit, attempt }: NewItem,
  now: Date,
): Promise<void> {
  await db
    .insertInto('automation_test_steps')
    .values({
      id,
      test_run_id: testRunId,
      position,
      node_key,
      node_type,
      iteration_path: JSON.stringify(path),
      visit,
      attempt,
      status: 'running',
      started_at: now.toISOString(),
    })
    .execute();
}

/** Of what an attempt of an execution keeps, what the result of a test tells. */
export async function storeTestStep(
  db: Db,
  id: string,
  { status, port, input, output, error, finished_at: finishedAt }: ItemChange,
): Promise<void> {
  const text = (value: object | null) => (value === null ? null : JSON.stringify(value));
  await db
    .updateTable('automation_test_steps')
    .set({
      status,
      ...(port !== undefined && { port }),
      ...(input !== undefined && { input: text(input) }),
      ...(output !== undefined && { output: text(output) }),
      ...(error !== undefined && { error: text(error) }),
      ...(finishedAt !== undefined && { finished_at: finishedAt }),
    })
    .where('id', '=', id)
    .execute();
}

/** What the step would have done. */
export async function storePreview(db: Db, id: string, preview: string): Promise<void> {
  await db
    .updateTable('automation_test_steps')
    .set({ is_simulated: true, preview })
    .where('id', '=', id)
    .execute();
}

export async function endOpenTestSteps(
  db: Db,
  testRunId: string,
  status: 'failed' | 'cancelled',
  now: Date,
): Promise<void> {
  await db
    .updateTable('automation_test_steps')
    .set({ status, finished_at: now.toISOString() })
    .where('test_run_id', '=', testRunId)
    .where('status', 'in', ['running', 'waiting', 'pending'])
    .execute();
}

export async function countTestVisits(
  db: Db,
  testRunId: string,
  nodeKey: string,
  path: readonly AutomationIteration[],
): Promise<number> {
  const { rows } = await sql<{ visit: number }>`
    select coalesce(max(visit), 0)::integer as visit from automation_test_steps
    where test_run_id = ${testRunId}::uuid and node_key = ${nodeKey} and iteration_path = ${JSON.stringify(path)}::jsonb`.execute(
    db,
  );
  return rows[0]!.visit;
}

/** What these steps came to the last time that they ran in the test. */
export async function selectTestResults(
  db: Db,
  testRunId: string,
  nodeKeys: readonly string[],
): Promise<StepResult[]> {
  if (nodeKeys.length === 0) return [];
  const { rows } = await sql<StepResult>`
    select k.key as node_key, s.output, s.error from unnest(${[...nodeKeys]}::text[]) as k (key),
    lateral (select output, error from automation_test_steps s
      where s.test_run_id = ${testRunId}::uuid and s.node_key = k.key and s.status in ('succeeded', 'failed')
      order by s.position desc limit 1) s`.execute(db);
  return rows;
}

/** The same, of the last test that this person started. */
export async function selectLastResults(
  db: Db,
  automationId: string,
  userId: string,
  nodeKeys: readonly string[],
): Promise<StepResult[]> {
  const last = await db
    .selectFrom('automation_test_runs')
    .where('automation_id', '=', automationId)
    .where('created_by', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return last === undefined ? [] : selectTestResults(db, last.id, nodeKeys);
}

/** The steps that a test reached, in the order in which it reached them first, each as it is now. */
export async function selectTestProgress(
  db: Db,
  testRunId: string,
  most: number,
): Promise<AutomationTestStepProgress[]> {
  const { rows } = await sql<AutomationTestStepProgress>`
    select s.node_key, (array_agg(s.status order by s.position desc))[1] as status from automation_test_steps s
    where s.test_run_id = ${testRunId}::uuid group by s.node_key order by min(s.position) limit ${most}`.execute(
    db,
  );
  return rows;
}

/** How many steps have ended, and which were reached. */
export async function countFinishedSteps(db: Db, testRunId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from automation_test_steps where test_run_id = ${testRunId}::uuid and finished_at is not null`.execute(
    db,
  );
  return rows[0]!.count;
}

export const selectTestSteps = (
  db: Db,
  testRunId: string,
  most: number,
): Promise<AutomationTestStepResult[]> =>
  db
    .selectFrom('automation_test_steps as s')
    .where('s.test_run_id', '=', testRunId)
    .orderBy('s.position')
    .limit(most)
    .select([
      's.node_key',
      as<AutomationTestStepResult['node_type']>()('s.node_type').as('node_type'),
      as<AutomationTestStepResult['iteration_path']>()('s.iteration_path').as('iteration_path'),
      as<AutomationTestStepResult['status']>()('s.status').as('status'),
      's.is_simulated',
      's.preview',
      as<JsonObject | null>()('s.input').as('input'),
      as<JsonObject | null>()('s.output').as('output'),
      's.port',
      as<AutomationTestStepResult['error']>()('s.error').as('error'),
      's.duration_ms',
    ])
    .execute();
