import { sql } from 'kysely';
import type { AutomationConfig, AutomationExecution, AutomationStepError } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, iso, isoOrNull, reviseRecord } from '#src/platform/db/query/index.ts';
import type { PendingRequest, State, Wake } from './state.ts';

/** An execution as the engine sees one. */
export interface StoredExecution {
  readonly id: string;
  readonly automation_id: string;
  readonly automation_name: string;
  readonly run_as_id: string | null;
  readonly owner_id: string;
  readonly is_automation_deleted: boolean;
  readonly version: number;
  readonly status: AutomationExecution['status'];
  readonly origin: AutomationExecution['origin'];
  readonly trigger_type: AutomationExecution['trigger_type'];
  readonly event_type: string | null;
  readonly event_id: string | null;
  readonly record_kind: string | null;
  readonly record_id: string | null;
  readonly client_id: string | null;
  readonly actor_type: string;
  readonly actor_id: string | null;
  readonly actor_name: string | null;
  readonly depth: number;
  readonly correlation_id: string;
  readonly concurrency_key: string | null;
  readonly is_holding: boolean;
  readonly input: Readonly<Record<string, unknown>> | null;
  readonly state: State;
  readonly step_count: number;
  readonly fault_count: number;
  readonly current_node_key: string | null;
  readonly pending_request: PendingRequest | null;
  readonly waiting_kind: string | null;
  readonly waiting_execution_id: string | null;
  readonly wake: Wake | null;
  readonly is_cancelling: boolean;
  readonly error: AutomationStepError | null;
  readonly output: Readonly<Record<string, unknown>> | null;
  readonly parent_execution_id: string | null;
  readonly started_at: string | null;
  readonly created_at: string;
  readonly resumes_at: string | null;
  readonly revision: number;
}

const columns = [
  'e.id',
  'e.automation_id',
  'a.name as automation_name',
  'a.run_as_id',
  'a.owner_id',
  sql<boolean>`a.deleted_at is not null`.as('is_automation_deleted'),
  'e.version',
  as<StoredExecution['status']>()('e.status').as('status'),
  as<StoredExecution['origin']>()('e.origin').as('origin'),
  as<StoredExecution['trigger_type']>()('e.trigger_type').as('trigger_type'),
  'e.event_type',
  'e.event_id',
  'e.record_kind',
  'e.record_id',
  'e.client_id',
  'e.actor_type',
  'e.actor_id',
  'e.actor_name',
  'e.depth',
  'e.correlation_id',
  'e.concurrency_key',
  'e.is_holding',
  as<StoredExecution['input']>()('e.input').as('input'),
  as<State>()('e.state').as('state'),
  'e.step_count',
  'e.fault_count',
  'e.current_node_key',
  as<PendingRequest | null>()('e.pending_request').as('pending_request'),
  'e.waiting_kind',
  'e.waiting_execution_id',
  as<Wake | null>()('e.wake').as('wake'),
  'e.is_cancelling',
  as<AutomationStepError | null>()('e.error').as('error'),
  as<StoredExecution['output']>()('e.output').as('output'),
  'e.parent_execution_id',
  isoOrNull('e.started_at').as('started_at'),
  iso('e.created_at').as('created_at'),
  isoOrNull('e.resumes_at').as('resumes_at'),
  'e.revision',
] as const;

const executions = (db: Db) =>
  db
    .selectFrom('automation_executions as e')
    .innerJoin('automations as a', (join) =>
      join.onRef('a.tenant_id', '=', 'e.tenant_id').onRef('a.id', '=', 'e.automation_id'),
    )
    .select(columns);

export const findExecution = (db: Db, id: string): Promise<StoredExecution | undefined> =>
  executions(db).where('e.id', '=', id).executeTakeFirst();

/** As `findExecution`; nobody else changes it before the transaction ends. */
export const lockExecution = (db: Db, id: string): Promise<StoredExecution | undefined> =>
  executions(db).where('e.id', '=', id).forUpdate('e').executeTakeFirst();

/** Columns of an execution by their names; objects are stored as JSON. */
export type ExecutionChange = Partial<
  Omit<
    StoredExecution,
    'id' | 'automation_name' | 'run_as_id' | 'owner_id' | 'is_automation_deleted' | 'revision' | 'created_at'
  >
> & {
  readonly waiting_event_types?: readonly string[];
  readonly asked_user_ids?: readonly string[];
  readonly queued_at?: string;
  readonly ready_at?: string;
  readonly finished_at?: string | null;
  readonly erase_at?: string | null;
};

const json: ReadonlySet<string> = new Set(['state', 'input', 'pending_request', 'wake', 'error', 'output']);

export async function storeExecution(db: Db, id: string, change: ExecutionChange, now: Date): Promise<void> {
  const values = Object.fromEntries(
    Object.entries(change).map(([name, value]) => [
      name,
      json.has(name) && value !== null ? JSON.stringify(value) : value,
    ]),
  );
  await reviseRecord(db, 'automation_executions', id, values, now);
}

const flows = new Map<string, AutomationConfig>();
const maxFlows = 500;

/** The flow of a version, which never changes. */
export async function flowOf(
  db: Db,
  { automation_id: id, version }: Pick<StoredExecution, 'automation_id' | 'version'>,
): Promise<AutomationConfig> {
  const key = `${id} ${version}`;
  const known = flows.get(key);
  if (known !== undefined) return known;
  const { config } = await db
    .selectFrom('automation_versions as v')
    .where('v.automation_id', '=', id)
    .where('v.version', '=', version)
    .select(as<AutomationConfig>()('v.config').as('config'))
    .executeTakeFirstOrThrow();
  if (flows.size >= maxFlows) flows.clear();
  flows.set(key, config);
  return config;
}
