import { sql } from 'kysely';
import type { AutomationIteration, AutomationStepError } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

export interface NewItem {
  readonly id: string;
  readonly execution_id: string;
  readonly automation_id: string;
  readonly position: number;
  readonly node_key: string;
  readonly node_type: string;
  readonly label: string;
  readonly action_key: string | null;
  readonly iteration_path: readonly AutomationIteration[];
  readonly visit: number;
  readonly attempt: number;
}

/** An attempt that begins. */
export async function insertItem(
  db: Db,
  { iteration_path: path, ...item }: NewItem,
  now: Date,
): Promise<void> {
  const instant = now.toISOString();
  await db
    .insertInto('automation_execution_items')
    .values({
      ...item,
      iteration_path: JSON.stringify(path),
      status: 'running',
      started_at: instant,
      created_at: instant,
    })
    .execute();
}

export interface ItemChange {
  readonly status: 'running' | 'succeeded' | 'failed' | 'skipped' | 'waiting' | 'cancelled';
  readonly port?: string | null;
  readonly input?: object | null;
  readonly output?: object | null;
  readonly is_truncated?: boolean;
  readonly records?: readonly object[];
  readonly error?: AutomationStepError | null;
  readonly is_last_attempt?: boolean;
  readonly resumes_at?: string | null;
  readonly finished_at?: string | null;
}

export async function storeItem(
  db: Db,
  id: string,
  { input, output, records, error, ...change }: ItemChange,
): Promise<void> {
  await db
    .updateTable('automation_execution_items')
    .set({
      ...change,
      ...(input !== undefined && { input: input === null ? null : JSON.stringify(input) }),
      ...(output !== undefined && { output: output === null ? null : JSON.stringify(output) }),
      ...(records !== undefined && { records: JSON.stringify(records) }),
      ...(error !== undefined && { error: error === null ? null : JSON.stringify(error) }),
    })
    .where('id', '=', id)
    .execute();
}

/** Attempts of an execution that have not ended become cancelled or failed with it. */
export async function endOpenItems(
  db: Db,
  executionId: string,
  status: 'cancelled' | 'failed' | 'succeeded',
  now: Date,
): Promise<void> {
  await db
    .updateTable('automation_execution_items')
    .set({ status, finished_at: now.toISOString(), resumes_at: null })
    .where('execution_id', '=', executionId)
    .where('status', 'in', ['running', 'waiting', 'pending'])
    .execute();
}

/** How often the execution has reached the step for this item of its loops. */
export async function countVisits(
  db: Db,
  executionId: string,
  nodeKey: string,
  path: readonly AutomationIteration[],
): Promise<number> {
  const { rows } = await sql<{ visit: number }>`
    select coalesce(max(visit), 0)::integer as visit from automation_execution_items
    where execution_id = ${executionId}::uuid and node_key = ${nodeKey} and iteration_path = ${JSON.stringify(path)}::jsonb`.execute(
    db,
  );
  return rows[0]!.visit;
}

export interface StepResult {
  readonly node_key: string;
  readonly output: Readonly<Record<string, unknown>> | null;
  readonly error: AutomationStepError | null;
}

/** What these steps came to the last time that they ran. */
export async function selectResults(
  db: Db,
  executionId: string,
  nodeKeys: readonly string[],
): Promise<StepResult[]> {
  if (nodeKeys.length === 0) return [];
  const { rows } = await sql<StepResult>`
    select k.key as node_key, i.output, i.error from unnest(${[...nodeKeys]}::text[]) as k (key),
    lateral (select output, error from automation_execution_items i
      where i.execution_id = ${executionId}::uuid and i.node_key = k.key and i.status in ('succeeded', 'failed')
      order by i.position desc limit 1) i`.execute(db);
  return rows;
}
