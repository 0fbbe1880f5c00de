import { sql, type RawBuilder } from 'kysely';
import type { Actor, TaskReference } from '#generated/types.gen.ts';
import type { ListTaskReferencesInput, TasksHandlers } from '#generated/families/tasks/handlers.ts';
import { namedRefOrNull } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { fold, iso, isoOrNull, list, record } from '#src/platform/db/query/index.ts';
import { startsWithPattern } from '#src/domain/filters/index.ts';
import { visibleTasks } from '#src/domain/tasks/index.ts';
import { isOpenTask, type Viewer } from '#src/domain/visibility/index.ts';
import { taskFilters, type TaskScope } from '../lists/task-list-filters.queries.ts';
import { taskSorts } from '../lists/task-list.queries.ts';

/** Each of the tasks and where its merges lead: `asked`, `id` and `merged_into_id`, which the last survivor has none of. */
const mergesOf = (condition: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  with recursive merges as (
    select a.id as asked, a.id, a.merged_into_id, 0 as step from tasks a where ${condition}
    union all
    select m.asked, n.id, n.merged_into_id, m.step + 1 from merges m join tasks n on n.tenant_id = app.tenant_id() and n.id = m.merged_into_id)
  select * from merges`;

const survivorsOf = (condition: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql<boolean>`t.id in (select s.id from (${mergesOf(condition)}) s where s.merged_into_id is null)`;

/** `askedIds` are those that were asked for by id; the text and its patterns are those of the search. */
type ReferenceScope = TaskScope & {
  readonly askedIds: readonly string[] | null;
  readonly text: string;
  readonly number: string;
  readonly beginning: string;
  readonly beginningOfWord: string;
};

export function referenceScope(
  scope: TaskScope,
  { id, search = '' }: ListTaskReferencesInput['query'],
): ReferenceScope {
  const text = fold(search).trim();
  const beginning = startsWithPattern(text);
  return {
    ...scope,
    askedIds: id ?? null,
    text,
    number: text.replace(/^#/, ''),
    beginning,
    beginningOfWord: `% ${beginning}`,
  };
}

const hasId = (ids: readonly string[]) => sql<boolean>`a.id = any(${ids}::uuid[])`;

const mergedFrom = (askedIds: readonly string[] | null) =>
  askedIds === null
    ? sql<string[]>`'[]'::json`
    : sql<string[]>`(
  select coalesce(json_agg(s.asked order by s.asked), '[]') from (${mergesOf(hasId(askedIds))}) s where s.id = t.id and s.asked <> t.id)`;

/** Tasks in short, merged ones as their survivors. */
export const taskReferences = list<TasksHandlers['listTaskReferences'], ReferenceScope>()({
  rows: (db, viewer) => visibleTasks(db, viewer),
  record: (tasks, { askedIds }) =>
    record<TaskReference>()(
      tasks.select([
        't.id',
        't.number',
        't.name',
        't.status',
        't.status_category',
        namedRefOrNull('clients', 't.client_id').as('client'),
        isoOrNull('t.due_date').as('due_date'),
        iso('t.updated_at').as('updated_at'),
        mergedFrom(askedIds).as('merged_from_ids'),
      ]),
    ),
  id: 't.id',
  filters: {
    id: (ids) => survivorsOf(hasId(ids)),
    number: (numbers) => survivorsOf(sql<boolean>`a.number = any(${numbers}::integer[])`),
    search: taskFilters.search,
    client_id: taskFilters.client_id,
    status_scope: taskFilters.status_scope,
    updated_after: taskFilters.updated_after,
  },
  sorts: {
    name: taskSorts.name,
    updated_at: taskSorts.updated_at,
    number: taskSorts.number,
  },
  // Open ones, then the number itself, the name, its beginning, the beginning of a word; then how much of it, and the latest change.
  own: ({ text, number, beginning, beginningOfWord }) => [
    sql`${isOpenTask()} desc`,
    sql`case when t.number::text = ${number} then 4 when app.fold(t.name) = ${text} then 3 when app.fold(t.name) like ${beginning} then 2
      when app.fold(t.name) like ${beginningOfWord} then 1 else 0 end desc`,
    sql`similarity(app.fold(t.name), ${text}) desc`,
    sql`t.updated_at desc`,
    sql`t.id desc`,
  ],
});

export interface MergeStep {
  readonly id: string;
  readonly merged_at: string | null;
  readonly actor: Actor;
}

/** A merged task and the tasks that it went into, one after the other. */
export async function selectMergeChain(db: Db, id: string): Promise<MergeStep[]> {
  const actor = sql`coalesce((
    select jsonb_strip_nulls(jsonb_build_object('type', h.actor_type, 'id', h.actor_id, 'name', h.actor_name)) from task_history h
    where h.tenant_id = t.tenant_id and h.task_id = t.id and h.action = 'merged' order by h.occurred_at desc, h.id desc limit 1), '{"type": "system"}')`;
  const { rows } = await sql<MergeStep>`
    select t.id, ${iso('t.merged_at')} as merged_at, ${actor} as actor
    from (${mergesOf(sql<boolean>`a.id = ${id}`)}) s join tasks t on t.tenant_id = app.tenant_id() and t.id = s.id order by s.step`.execute(
    db,
  );
  return rows;
}

/** A task by number and name, for the viewer. */
export const findTaskRef = (
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<{ id: string; number: number; name: string } | undefined> =>
  visibleTasks(db, viewer).where('t.id', '=', id).select(['t.id', 't.number', 't.name']).executeTakeFirst();
