import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { Actor, TaskReference } from '#generated/types.gen.ts';
import type { ListTaskReferencesInput } from '#generated/families/tasks/handlers.ts';
import type { Page } from '#src/call/context.ts';
import { iso, selectPage } from '#src/platform/db/records.ts';
import { searchPattern, startsWithPattern } from '#src/domain/filters/index.ts';
import { visibleTasks } from '#src/domain/tasks/task-record.queries.ts';
import { isOpenTask, type Viewer } from '#src/domain/tasks/visibility.queries.ts';
import { taskConditions } from './task-list-filters.queries.ts';

type Db = Kysely<Database>;
type Query = ListTaskReferencesInput['query'];

/** Each of the tasks and where its merges lead: `asked`, `id` and `merged_into_id`, which the last survivor has none of. */
const mergesOf = (condition: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  with recursive merges as (
    select a.id as asked, a.id, a.merged_into_id, 0 as step from tasks a where ${condition}
    union all
    select m.asked, n.id, n.merged_into_id, m.step + 1 from merges m join tasks n on n.tenant_id = app.tenant_id() and n.id = m.merged_into_id)
  select * from merges`;

const survivorsOf = (condition: RawBuilder<boolean>): RawBuilder<boolean> => sql<boolean>`t.id in (select s.id from (${mergesOf(condition)}) s where s.merged_into_id is null)`;

/** Tasks in short, merged ones as their survivors. */
export function selectReferences(db: Db, viewer: Viewer, query: Query, now: Date): Promise<Page<TaskReference>> {
  const { search, id: ids, number: numbers, client_id, status_scope, limit, offset } = query;
  const pattern = search === undefined || search.trim() === '' ? undefined : searchPattern(search);
  const conditions = [
    ...taskConditions({ ...(client_id && { client_id }), ...(pattern !== undefined && { pattern }), now }, { ...(status_scope && { status_scope }) }),
    ...(ids === undefined ? [] : [survivorsOf(sql<boolean>`a.id = any(${ids}::uuid[])`)]),
    ...(numbers === undefined ? [] : [survivorsOf(sql<boolean>`a.number = any(${numbers}::integer[])`)]),
  ];
  const mergedFrom = ids === undefined ? sql`'[]'::json` : sql`(
    select coalesce(json_agg(s.asked order by s.asked), '[]') from (${mergesOf(sql<boolean>`a.id = any(${ids}::uuid[])`)}) s where s.id = t.id and s.asked <> t.id)`;
  return selectPage<TaskReference>(db, {
    matching: conditions.reduce((matching, condition) => matching.where(condition), visibleTasks(db, viewer)),
    record: (matching) => matching.select([
      't.id', 't.number', 't.name', 't.status', 't.status_category',
      sql`(select json_build_object('id', c.id, 'name', c.name) from clients c where c.tenant_id = t.tenant_id and c.id = t.client_id)`.as('client'),
      iso('t.due_date').as('due_date'), iso('t.updated_at').as('updated_at'), mergedFrom.as('merged_from_ids'),
    ]),
    orderBy: orderOf(query),
    limit,
    offset,
  });
}

/** Best first: open ones, then the number itself, the name, its beginning, the beginning of a word; then how much of it, and the latest change. */
function orderOf({ search = '', sort, order }: Query): RawBuilder<unknown>[] {
  const direction = sql.raw(order);
  const byId = sql`t.id ${direction}`;
  if (sort === 'name') return [sql`lower(t.name) ${direction}`, byId];
  if (sort !== 'relevance') return [sql`${sql.ref(`t.${sort}`)} ${direction}`, byId];
  const text = search.trim().toLowerCase();
  const beginning = startsWithPattern(text);
  return [
    sql`${isOpenTask()} desc`,
    sql`case when t.number::text = ${text.replace(/^#/, '')} then 4 when lower(t.name) = ${text} then 3 when lower(t.name) like ${beginning} then 2
      when lower(t.name) like ${`% ${beginning}`} then 1 else 0 end desc`,
    sql`similarity(lower(t.name), ${text}) desc`, sql`t.updated_at desc`, sql`t.id desc`,
  ];
}

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
    from (${mergesOf(sql<boolean>`a.id = ${id}`)}) s join tasks t on t.tenant_id = app.tenant_id() and t.id = s.id order by s.step`.execute(db);
  return rows;
}

/** A task by number and name, for the viewer. */
export const findTaskRef = (db: Db, viewer: Viewer, id: string): Promise<{ id: string; number: number; name: string } | undefined> =>
  visibleTasks(db, viewer).where('t.id', '=', id).select(['t.id', 't.number', 't.name']).executeTakeFirst();
