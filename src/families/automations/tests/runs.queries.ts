import { sql } from 'kysely';
import type {
  AutomationConfig,
  AutomationLiterals,
  AutomationStepError,
  AutomationTestRun,
} from '#generated/types.gen.ts';
import type { State, Wake } from '#src/domain/automations/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, iso, isoOrNull, uuid7 } from '#src/platform/db/query/index.ts';
import type { Subject } from '../engine/start.queries.ts';

/** A test run as the runner sees one. */
export interface StoredTestRun {
  readonly id: string;
  readonly automation_id: string;
  readonly automation_name: string;
  readonly is_automation_deleted: boolean;
  readonly config: AutomationConfig;
  readonly mode: AutomationTestRun['mode'];
  readonly status: AutomationTestRun['status'];
  readonly answers: Readonly<Record<string, string>>;
  readonly form_inputs: Readonly<Record<string, AutomationLiterals>>;
  readonly skip_waits: boolean;
  readonly record_kind: string | null;
  readonly record_id: string | null;
  readonly client_id: string | null;
  readonly input: Readonly<Record<string, unknown>>;
  readonly state: State;
  readonly step_count: number;
  readonly current_node_key: string | null;
  readonly waiting_kind: string | null;
  readonly waiting_execution_id: string | null;
  readonly wake: Wake | null;
  readonly correlation_id: string;
  readonly started_at: string | null;
  readonly finished_at: string | null;
  readonly created_at: string;
  readonly created_by: string;
}

const runs = (db: Db) =>
  db
    .selectFrom('automation_test_runs as r')
    .innerJoin('automations as a', (join) =>
      join.onRef('a.tenant_id', '=', 'r.tenant_id').onRef('a.id', '=', 'r.automation_id'),
    )
    .select([
      'r.id',
      'r.automation_id',
      'a.name as automation_name',
      sql<boolean>`a.deleted_at is not null`.as('is_automation_deleted'),
      as<AutomationConfig>()('r.config').as('config'),
      as<StoredTestRun['mode']>()('r.mode').as('mode'),
      as<StoredTestRun['status']>()('r.status').as('status'),
      as<StoredTestRun['answers']>()('r.answers').as('answers'),
      as<StoredTestRun['form_inputs']>()('r.form_inputs').as('form_inputs'),
      'r.skip_waits',
      'r.record_kind',
      'r.record_id',
      'r.client_id',
      as<StoredTestRun['input']>()('r.input').as('input'),
      as<State>()('r.state').as('state'),
      'r.step_count',
      'r.current_node_key',
      'r.waiting_kind',
      'r.waiting_execution_id',
      as<Wake | null>()('r.wake').as('wake'),
      'r.correlation_id',
      isoOrNull('r.started_at').as('started_at'),
      isoOrNull('r.finished_at').as('finished_at'),
      iso('r.created_at').as('created_at'),
      'r.created_by',
    ]);

export const findTestRun = (db: Db, id: string): Promise<StoredTestRun | undefined> =>
  runs(db).where('r.id', '=', id).executeTakeFirst();

/** As `findTestRun`; nobody else changes it before the transaction ends. */
export const lockTestRun = (db: Db, id: string): Promise<StoredTestRun | undefined> =>
  runs(db).where('r.id', '=', id).forUpdate('r').executeTakeFirst();

export interface NewTestRun {
  readonly automation_id: string;
  readonly automation_revision: number;
  readonly config: AutomationConfig;
  readonly mode: AutomationTestRun['mode'];
  readonly answers: object;
  readonly form_inputs: object;
  readonly skip_waits: boolean;
  readonly record: Subject | null;
  readonly input: object;
  readonly correlation_id: string;
  readonly created_by: string;
}

/** Undefined when another test of the automation has not ended. */
export async function insertTestRun(db: Db, run: NewTestRun, now: Date): Promise<string | undefined> {
  const { record, config, answers, form_inputs: formInputs, input, ...rest } = run;
  const inserted = await db
    .insertInto('automation_test_runs')
    .values({
      ...rest,
      id: uuid7(),
      config: JSON.stringify(config),
      answers: JSON.stringify(answers),
      form_inputs: JSON.stringify(formInputs),
      input: JSON.stringify(input),
      record_kind: record?.kind ?? null,
      record_id: record?.id ?? null,
      client_id: record?.clientId ?? null,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'automation_id'])
        .where(sql<boolean>`status in ('queued', 'running')`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Tests of the agency that have not ended; those that start at once are counted one after the other. */
export async function countOpenTestRuns(db: Db): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('test automations ' || app.tenant_id(), 0))`.execute(
    db,
  );
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from automation_test_runs where status in ('queued', 'running')`.execute(
    db,
  );
  return rows[0]!.count;
}

export interface TestRunChange {
  readonly status?: AutomationTestRun['status'];
  readonly state?: State;
  readonly step_count?: number;
  readonly current_node_key?: string | null;
  readonly waiting_kind?: string | null;
  readonly waiting_execution_id?: string | null;
  readonly wake?: Wake | null;
  readonly error?: AutomationStepError | null;
  readonly started_at?: string;
  readonly finished_at?: string;
}

const json: ReadonlySet<string> = new Set(['state', 'wake', 'error']);

export async function storeTestRun(db: Db, id: string, change: TestRunChange): Promise<void> {
  const values = Object.fromEntries(
    Object.entries(change).map(([name, value]) => [
      name,
      json.has(name) && value !== null ? JSON.stringify(value) : value,
    ]),
  );
  if (Object.keys(values).length === 0) return;
  await db.updateTable('automation_test_runs').set(values).where('id', '=', id).execute();
}

/** The execution that a test waits for, once it has ended. */
export async function findEnd(
  db: Db,
  executionId: string,
): Promise<Extract<Wake, { by: 'execution' }> | undefined> {
  const row = await db
    .selectFrom('automation_executions as e')
    .where('e.id', '=', executionId)
    .select([
      'e.status',
      as<Readonly<Record<string, unknown>> | null>()('e.output').as('output'),
      sql<string | null>`e.error ->> 'message'`.as('message'),
    ])
    .executeTakeFirst();
  if (row === undefined)
    return { by: 'execution', status: 'cancelled', output: null, message: 'The execution was deleted.' };
  const { status, output, message } = row;
  if (status === 'succeeded' || status === 'failed' || status === 'cancelled')
    return { by: 'execution', status, output, message };
  return undefined;
}
