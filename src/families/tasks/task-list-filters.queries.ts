import { sql, type RawBuilder } from 'kysely';
import type { ListTasksInput } from '#generated/families/tasks/handlers.ts';
import type { TaskStatusScope } from '#generated/types.gen.ts';
import { recordConditions } from '#src/platform/db/record-filters.ts';
import { searchPattern } from '#src/domain/filters/index.ts';
import { isOpenTask } from '#src/domain/tasks/visibility.queries.ts';

type Condition = RawBuilder<boolean>;

/** Filters that lists of tasks and of stages have alike. */
interface CommonFilters {
  readonly search?: string;
  readonly tags?: readonly string[];
  readonly status_scope?: TaskStatusScope;
  readonly is_overdue?: boolean;
}

/** Filters that decide how their condition is written. */
export type FilterShape = Pick<CommonFilters, 'status_scope' | 'is_overdue'>;

/** Filters whose values a condition only carries. */
export type FilterValues<F extends CommonFilters> = Omit<F, 'search' | 'status_scope' | 'is_overdue'> & { readonly pattern?: string; readonly now: Date };

/** Parts filters as the conditions take them. */
export function partFilters<F extends CommonFilters>(filters: F, now: Date): { values: FilterValues<F>; shape: FilterShape } {
  const { search, status_scope, is_overdue, ...plain } = filters;
  const pattern = search === undefined || search.trim() === '' ? undefined : searchPattern(search);
  return {
    values: { ...plain, ...(plain.tags && { tags: plain.tags.map((tag) => tag.toLowerCase()) }), ...(pattern !== undefined && { pattern }), now },
    shape: { ...(status_scope && { status_scope }), ...(is_overdue !== undefined && { is_overdue }) },
  };
}

/** The filters of lists and counts of tasks. */
export type TaskFilters = Omit<ListTasksInput['query'], 'filter_group' | 'sort' | 'sort_field' | 'order' | 'limit' | 'offset'>;

/** Conditions on tasks, `t`. Different filters join as AND, the values of one as OR. */
export function taskConditions(filters: FilterValues<TaskFilters>, { status_scope: scope, is_overdue: isOverdue }: FilterShape): Condition[] {
  const when = <V>(value: V | undefined, condition: (value: V) => Condition): Condition[] => (value === undefined ? [] : [condition(value)]);
  const anyOf = (column: string, type: 'uuid' | 'text') => (values: readonly string[]) => sql<boolean>`${sql.ref(column)} = any(${values}::${sql.raw(type)}[])`;
  return [
    ...recordConditions('t', filters),
    ...when(filters.pattern, (pattern) => sql<boolean>`t.id in (select app.search_tasks(${pattern}))`),
    ...when(filters.status, anyOf('t.status', 'text')),
    ...when(filters.status_category, anyOf('t.status_category', 'text')),
    ...(scope === undefined || scope === 'all' ? [] : [scope === 'open' ? isOpenTask() : sql<boolean>`t.status_category in ('done', 'cancelled')`]),
    ...when(filters.priority_level, anyOf('t.priority_level', 'text')),
    ...when(filters.tags, hasTagOf),
    ...when(filters.assigned_to, isAssignedTo),
    ...when(filters.is_unassigned, (flag) => sql<boolean>`(t.assigned_to = '{}') = ${flag}`),
    ...when(filters.watcher_id, (ids) => sql<boolean>`t.id in (select w.task_id from task_watchers w where w.user_id = any(${ids}::uuid[]))`),
    ...when(filters.client_id, anyOf('t.client_id', 'uuid')),
    ...when(filters.process_definition_id, anyOf('t.process_definition_id', 'uuid')),
    ...when(filters.department_id, anyOf('t.department_id', 'uuid')),
    ...when(filters.ticket_id, (ids) => sql<boolean>`t.id in (select l.task_id from task_ticket_links l where l.ticket_id = any(${ids}::uuid[]))`),
    ...when(filters.is_private, (flag) => sql<boolean>`t.is_private = ${flag}`),
    ...when(isOverdue, (flag) => (flag ? isOverdueTask(filters.now) : sql<boolean>`(${isOverdueTask(filters.now)}) is not true`)),
    ...boundsOf(filters, 'start', 't.start_date'),
    ...boundsOf(filters, 'due', 't.due_date'),
    ...boundsOf(filters, 'completed', 't.completed_at'),
  ];
}

/** Open and due before now. */
export const isOverdueTask = (now: Date): Condition => sql<boolean>`(${isOpenTask()} and t.due_date < ${now}::timestamptz)`;

/** `tags` in lower case. */
export const hasTagOf = (tags: readonly string[]): Condition => sql<boolean>`exists (select from unnest(t.tags) tag where lower(tag) = any(${tags}::text[]))`;

/** Members in charge of the task as a whole. */
export const isAssignedTo = (ids: readonly string[]): Condition =>
  sql<boolean>`t.id in (select a.holder_id from task_assignees a where a.kind = 'task' and a.user_id = any(${ids}::uuid[]))`;

type Bounds<N extends string> = { readonly [K in `${N}_after` | `${N}_before`]?: string };

/** From the instant of `..._after` until before that of `..._before`. */
export function boundsOf<N extends string>(filters: Bounds<N>, name: N, column: string): Condition[] {
  const { [`${name}_after`]: after, [`${name}_before`]: before } = filters as Record<string, string | undefined>;
  return [
    ...(after === undefined ? [] : [sql<boolean>`${sql.ref(column)} >= ${after}::timestamptz`]),
    ...(before === undefined ? [] : [sql<boolean>`${sql.ref(column)} < ${before}::timestamptz`]),
  ];
}
