import { sql } from 'kysely';
import type {
  AutomationExecution,
  AutomationExecutionItem,
  AutomationPendingRequest,
  JsonObject,
} from '#generated/types.gen.ts';
import type { AutomationsHandlers } from '#generated/families/automations/handlers.ts';
import { actorOf, namedRefFrom } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  countRows,
  emptyLast,
  equalTo,
  holds,
  iso,
  isoOrNull,
  list,
  oneOf,
  oneOfIds,
  oneOfNumbers,
  record,
  recordFilters,
  selectRecords,
} from '#src/platform/db/query/index.ts';

/** Whose requests there are to see, for callers without automations.view; null for all executions. */
export interface ExecutionScope {
  readonly askedId: string | null;
}

export const executions = (db: Db, { askedId }: ExecutionScope) => {
  const all = db
    .selectFrom('automation_executions as e')
    .innerJoin('automations as a', (join) =>
      join.onRef('a.tenant_id', '=', 'e.tenant_id').onRef('a.id', '=', 'e.automation_id'),
    );
  return askedId === null ? all : all.where(asks(askedId));
};

const asks = (userId: string) =>
  sql<boolean>`(e.status = 'paused' and e.asked_user_ids @> array[${userId}::uuid])`;

const subject = sql<AutomationExecution['record']>`case when e.record_id is not null then
  json_build_object('kind', e.record_kind, 'id', e.record_id, 'name', null) end`;

const people = (ids: ReturnType<typeof sql>) => sql`(
  select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'email', u.email) order by u.name, u.id), '[]')
  from users u where u.tenant_id = e.tenant_id and u.id = any(array(select (jsonb_array_elements_text(${ids}))::uuid)))`;

const contacts = sql`(
  select coalesce(json_agg(json_build_object('name', c -> 'name', 'email', c -> 'email') order by place), '[]')
  from jsonb_array_elements(e.pending_request -> 'contacts') with ordinality as asked (c, place) where c ->> 'answered_at' is null)`;

/** The question as the contract shows it: without those who have answered. */
const pendingRequest = sql<AutomationPendingRequest | null>`case when e.pending_request is not null then json_build_object(
  'node_key', e.pending_request -> 'node_key', 'type', e.pending_request -> 'type', 'title', e.pending_request -> 'title', 'message', e.pending_request -> 'message',
  'asked_users', ${people(sql`(e.pending_request -> 'user_ids') - array(select jsonb_array_elements(e.pending_request -> 'responses') -> 'responder' ->> 'id')`)},
  'asked_contacts', ${contacts}, 'responses', e.pending_request -> 'responses', 'choices', e.pending_request -> 'choices', 'fields', e.pending_request -> 'fields',
  'asked_at', e.pending_request -> 'asked_at', 'deadline_at', e.pending_request -> 'deadline_at') end`;

const waitingFor = sql<
  AutomationExecution['waiting_for']
>`case when e.status = 'waiting' then json_build_object(
  'kind', e.waiting_kind, 'event_types', e.waiting_event_types, 'execution_id', e.waiting_execution_id) end`;

/** The contract's representation of an execution; the name of its record is for those who may see it. */
export const executionRecord = (query: ReturnType<typeof executions>) =>
  record<AutomationExecution>()(
    query.select([
      'e.id',
      namedRefFrom('a.id', 'a.name').as('automation'),
      'e.version as automation_version',
      as<AutomationExecution['status']>()('e.status').as('status'),
      as<AutomationExecution['origin']>()('e.origin').as('origin'),
      as<AutomationExecution['trigger_type']>()('e.trigger_type').as('trigger_type'),
      'e.event_type',
      'e.event_id',
      subject.as('record'),
      'e.client_id',
      actorOf('e').as('started_by'),
      'e.depth',
      'e.correlation_id',
      sql<string | null>`case when e.status <> 'succeeded' then e.current_node_key end`.as(
        'current_node_key',
      ),
      pendingRequest.as('pending_request'),
      waitingFor.as('waiting_for'),
      isoOrNull('e.resumes_at').as('resumes_at'),
      as<AutomationExecution['skip_reason']>()('e.skip_reason').as('skip_reason'),
      as<AutomationExecution['error']>()('e.error').as('error'),
      'e.rerun_of_id',
      'e.parent_execution_id',
      'e.credits_used',
      isoOrNull('e.queued_at').as('queued_at'),
      isoOrNull('e.started_at').as('started_at'),
      isoOrNull('e.finished_at').as('finished_at'),
      'e.duration_ms',
      'e.revision',
      iso('e.created_at').as('created_at'),
      iso('e.updated_at').as('updated_at'),
    ]),
  );

export const executionList = list<AutomationsHandlers['listAutomationExecutions'], ExecutionScope>()({
  rows: executions,
  record: executionRecord,
  id: 'e.id',
  filters: {
    ...recordFilters('e'),
    automation_id: oneOfIds('e.automation_id'),
    status: oneOf('e.status'),
    trigger_type: oneOf('e.trigger_type'),
    automation_version: oneOfNumbers('e.version'),
    origin: oneOf('e.origin'),
    error_code: (codes: readonly string[]) =>
      sql<boolean>`(e.status = 'failed' and e.error ->> 'code' = any(${codes}::text[]))`,
    correlation_id: equalTo('e.correlation_id'),
    event_id: oneOfIds('e.event_id'),
    event_type: oneOf('e.event_type'),
    record_kind: oneOf('e.record_kind'),
    record_id: oneOfIds('e.record_id'),
    client_id: oneOfIds('e.client_id'),
    asked_user_id: (ids: readonly string[]) =>
      sql<boolean>`(e.status = 'paused' and e.asked_user_ids && ${ids}::uuid[])`,
    skip_reason: oneOf('e.skip_reason'),
    rerun_of_id: oneOfIds('e.rerun_of_id'),
    parent_execution_id: oneOfIds('e.parent_execution_id'),
  },
  sorts: {
    created_at: by('e.created_at'),
    started_at: emptyLast('e.started_at'),
    finished_at: emptyLast('e.finished_at'),
    duration_ms: emptyLast('e.duration_ms'),
  },
});

const items = (db: Db) => db.selectFrom('automation_execution_items as i');

/** The contract's representation of an attempt; names of its records are for those who may see them. */
export const itemRecord = (query: ReturnType<typeof items>) =>
  record<AutomationExecutionItem>()(
    query.select([
      'i.id',
      'i.execution_id',
      'i.automation_id',
      'i.position',
      'i.node_key',
      as<AutomationExecutionItem['node_type']>()('i.node_type').as('node_type'),
      'i.label',
      'i.action_key',
      as<AutomationExecutionItem['iteration_path']>()('i.iteration_path').as('iteration_path'),
      'i.visit',
      as<AutomationExecutionItem['status']>()('i.status').as('status'),
      'i.attempt',
      'i.is_last_attempt',
      'i.port',
      as<JsonObject | null>()('i.input').as('input'),
      as<JsonObject | null>()('i.output').as('output'),
      'i.is_truncated',
      sql<
        AutomationExecutionItem['records']
      >`(select coalesce(json_agg(json_build_object('kind', r ->> 'kind', 'id', r ->> 'id', 'name', null)), '[]') from jsonb_array_elements(i.records) r)`.as(
        'records',
      ),
      as<AutomationExecutionItem['error']>()('i.error').as('error'),
      'i.credits_used',
      isoOrNull('i.resumes_at').as('resumes_at'),
      isoOrNull('i.started_at').as('started_at'),
      isoOrNull('i.finished_at').as('finished_at'),
      'i.duration_ms',
      iso('i.created_at').as('created_at'),
    ]),
  );

export const itemList = list<AutomationsHandlers['listAutomationExecutionItems']>()({
  rows: items,
  record: itemRecord,
  id: 'i.id',
  filters: {
    ...recordFilters('i'),
    execution_id: oneOfIds('i.execution_id'),
    automation_id: oneOfIds('i.automation_id'),
    node_key: oneOf('i.node_key'),
    node_type: oneOf('i.node_type'),
    action_key: oneOf('i.action_key'),
    status: oneOf('i.status'),
    is_last_attempt: holds('i.is_last_attempt'),
  },
  own: [sql`i.created_at`, sql`i.position`],
  sorts: { started_at: emptyLast('i.started_at'), duration_ms: emptyLast('i.duration_ms') },
});

/** The latest attempts of an execution, in their order. */
export async function selectLatestItems(
  db: Db,
  executionId: string,
  most: number,
): Promise<AutomationExecutionItem[]> {
  const latest = items(db)
    .where('i.execution_id', '=', executionId)
    .orderBy('i.position', 'desc')
    .limit(most);
  return (await selectRecords(db, itemRecord(latest))).toReversed();
}

export async function countItems(db: Db, executionId: string): Promise<number> {
  return countRows(db.selectFrom('automation_execution_items').where('execution_id', '=', executionId));
}
