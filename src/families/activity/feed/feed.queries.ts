import { sql } from 'kysely';
import type {
  ActivityAction,
  ActivityEntry,
  ClientRef,
  FieldChange,
  RecordRef,
} from '#generated/types.gen.ts';
import type { ActivityHandlers } from '#generated/families/activity/handlers.ts';
import { actorOf } from '#src/domain/refs/index.ts';
import { toolOfEntry, type ListedEntry } from '#src/domain/tasks/index.ts';
import { viewerIn, type ViewerScope } from '#src/domain/visibility/index.ts';
import {
  before,
  by,
  list,
  mentions,
  oneOf,
  oneOfIds,
  record,
  since,
  type Listing,
  type QueryOf,
} from '#src/platform/db/query/index.ts';
import { feedEntries } from './sources.queries.ts';

/** An entry without its sentence, and what that is made of. */
export interface FeedRow extends Omit<ActivityEntry, 'summary'> {
  readonly kind: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly task_name: string | null;
  readonly status_set_id: string | null;
  readonly reason: string | null;
  readonly tool: ListedEntry['tool'];
  readonly people_before: readonly string[] | null;
  readonly people_after: readonly string[] | null;
}

const peopleIn = (values: 'previous' | 'new_values', change: 'old_value' | 'new_value') =>
  sql<
    string[] | null
  >`case when 'assigned_to' = any(h.changed_fields) then coalesce(${sql.ref(`h.${values}`)} -> 'assigned_to',
    (select c -> ${sql.lit(change)} from jsonb_array_elements(h.changes) c where c ->> 'field' = 'assigned_to')) end`;
const peopleBefore = peopleIn('previous', 'old_value');
const peopleAfter = peopleIn('new_values', 'new_value');

const becomes = (field: string, value: string | null) =>
  sql`h.changes @> ${sql.lit(JSON.stringify([{ field, new_value: value }]))}::jsonb`;

const isStatusChange = sql<boolean>`h.changed_fields && '{status,status_category}'`;

/** The action in the contract's words: of several that fit, the one that people ask for first. Values are looked at where the field changed. */
const action = sql<ActivityAction>`case
  when h.action in ('created', 'deleted', 'restored', 'merged', 'commented', 'file_attached', 'stage_changed') then h.action
  when h.action = 'noted' then 'commented'
  when h.action = 'file_detached' then 'file_removed'
  when h.action = 'ticket_linked' then 'linked'
  when h.action = 'ticket_unlinked' then 'unlinked'
  when ${isStatusChange} then case
    when ${becomes('status_category', 'done')} or ${becomes('status_category', 'completed')} then 'completed' else 'status_changed' end
  when h.action = 'substage_updated' and 'completed_at' = any(h.changed_fields) then case
    when ${becomes('completed_at', null)} then 'updated' else 'completed' end
  when 'assigned_to' = any(h.changed_fields) then case when ${peopleAfter} <@ ${peopleBefore} then 'unassigned' else 'assigned' end
  when h.changed_fields && '{profile_id,folder_id}' then 'moved'
  else 'updated' end`;

/** Texts, numbers and flags as they were kept; other values are told as changed. Custom ones are told while their field is there and not sensitive. */
const value = (name: string) => sql`case jsonb_typeof(${sql.ref(`c.${name}`)})
  when 'string' then to_jsonb(left(${sql.ref(`c.${name}`)} #>> '{}', 1024)) when 'number' then ${sql.ref(`c.${name}`)} when 'boolean' then ${sql.ref(`c.${name}`)} end`;
const isTold = sql<boolean>`(c.path not like 'field\\_values.%' or exists (
  select from fields f where f.record_kind = (case when h.record_kind = 'client' then 'client' else 'task' end)
    and f.deleted_at is null and not f.is_sensitive and 'field_values.' || f.key = c.path))`;
const changes = sql<FieldChange[]>`(
  select coalesce(json_agg(json_build_object('field', c.path, 'old_value', case when ${isTold} then ${value('old')} end,
    'new_value', case when ${isTold} then ${value('new')} end) order by c.path), '[]')
  from (select path, h.previous -> path as old, h.new_values -> path as new from unnest(h.changed_fields) path where h.changes is null
    union all select e ->> 'field', e -> 'old_value', e -> 'new_value' from jsonb_array_elements(h.changes) e limit 200) c)`;

const client = sql<ClientRef>`json_build_object('id', h.client_id, 'name', h.client_name, 'slug', h.client_slug)`;
const recordRef = sql<RecordRef>`json_build_object('kind', h.record_kind, 'id', h.record_id, 'name', h.record_name)`;

type Query = QueryOf<ActivityHandlers['listActivity']>;
const isOneOf = oneOf(action);
const isRecord = oneOfIds('h.record_id');
const isInTask = oneOfIds('h.task_id');

/** The feed of clients, with what the sentences are made of. */
export const feed = list<Listing<Query, FeedRow>, ViewerScope>()({
  rows: (db, scope) => db.selectFrom(sql<never>`${feedEntries(viewerIn(scope))}`.as('h')),
  record: (rows) =>
    record<FeedRow>()(
      rows.select([
        sql<string>`h.id`.as('id'),
        client.as('client'),
        recordRef.as('record'),
        action.as('action'),
        sql<string>`h.action`.as('kind'),
        changes.as('changes'),
        actorOf('h').as('actor'),
        sql<string | null>`h.correlation_id`.as('correlation_id'),
        sql<string>`app.iso(h.occurred_at)`.as('occurred_at'),
        sql<FeedRow['details']>`h.details`.as('details'),
        sql<string | null>`h.task_name`.as('task_name'),
        sql<string | null>`h.status_set_id`.as('status_set_id'),
        sql<string | null>`h.reason`.as('reason'),
        peopleBefore.as('people_before'),
        peopleAfter.as('people_after'),
        toolOfEntry({ details: 'h.details', taskId: 'h.task_id', stageId: 'h.record_id' }).as('tool'),
      ]),
    ),
  id: 'h.id',
  cutFirst: 'h',
  filters: {
    client_id: oneOfIds('h.client_id'),
    record_kind: oneOf('h.record_kind'),
    record_id: (ids) => sql<boolean>`(${isRecord(ids)} or ${isInTask(ids)})`,
    action: (actions) =>
      sql<boolean>`(${isOneOf(actions)} or (${isStatusChange} and 'status_changed' = any(${actions}::text[])))`,
    actor_id: oneOfIds('h.actor_id'),
    actor_type: oneOf('h.actor_type'),
    occurred_after: since('h.occurred_at'),
    occurred_before: before('h.occurred_at'),
    search: mentions('h.client_name', 'h.record_name', 'h.actor_name'),
  },
  sorts: { occurred_at: by('h.occurred_at') },
});
