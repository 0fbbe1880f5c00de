import { sql, type RawBuilder } from 'kysely';
import type { ListTaskStagesInput } from '#generated/families/tasks/handlers.ts';
import { recordConditions } from '#src/platform/db/record-filters.ts';
import { isOpenStage } from '#src/domain/tasks/visibility.queries.ts';
import { boundsOf, hasTagOf, type FilterShape, type FilterValues } from './task-list-filters.queries.ts';

type Condition = RawBuilder<boolean>;

/** The filters of lists and counts of stages. */
export type StageFilters = Omit<ListTaskStagesInput['query'], 'filter_group' | 'sort' | 'order' | 'limit' | 'offset'>;

/** Conditions on stages, `s`, of tasks, `t`. Different filters join as AND, the values of one as OR. */
export function stageConditions(filters: FilterValues<StageFilters>, { status_scope: scope, is_overdue: isOverdue }: FilterShape): Condition[] {
  const when = <V>(value: V | undefined, condition: (value: V) => Condition): Condition[] => (value === undefined ? [] : [condition(value)]);
  const anyOf = (column: string, type: 'uuid' | 'text') => (values: readonly string[]) => sql<boolean>`${sql.ref(column)} = any(${values}::${sql.raw(type)}[])`;
  return [
    ...recordConditions('s', filters),
    ...when(filters.pattern, (pattern) => sql<boolean>`s.id in (select app.search_task_stages(${pattern}))`),
    ...when(filters.task_id, anyOf('s.task_id', 'uuid')),
    ...when(filters.status, anyOf('s.status', 'text')),
    ...when(filters.status_category, anyOf('s.status_category', 'text')),
    ...(scope === undefined || scope === 'all' ? [] : [scope === 'open' ? isOpenStage() : sql<boolean>`s.status_category in ('completed', 'skipped', 'cancelled')`]),
    ...when(filters.priority_level, anyOf('t.priority_level', 'text')),
    ...when(filters.tags, hasTagOf),
    ...when(filters.assigned_to, isStageAssignedTo),
    ...when(filters.assignment_state, anyOf('s.assignment_state', 'text')),
    ...when(filters.client_id, anyOf('t.client_id', 'uuid')),
    ...when(filters.process_definition_id, anyOf('t.process_definition_id', 'uuid')),
    ...when(filters.stage_definition_id, anyOf('s.stage_definition_id', 'uuid')),
    ...when(filters.department_id, anyOf('s.department_id', 'uuid')),
    ...when(filters.is_current, (flag) => sql<boolean>`${isCurrentStage} = ${flag}`),
    ...when(filters.is_required, (flag) => sql<boolean>`s.is_required = ${flag}`),
    ...when(isOverdue, (flag) => (flag ? isOverdueStage(filters.now) : sql<boolean>`(${isOverdueStage(filters.now)}) is not true`)),
    ...boundsOf(filters, 'due', 's.due_date'),
    ...boundsOf(filters, 'completed', 's.completed_at'),
  ];
}

/** Whether task `t` is in stage `s`. */
export const isCurrentStage: Condition = sql<boolean>`coalesce(t.current_stage_id = s.id, false)`;

/** Open and due before now. */
export const isOverdueStage = (now: Date): Condition => sql<boolean>`(${isOpenStage()} and s.due_date < ${now}::timestamptz)`;

/** Members who are to do the stage itself. */
export const isStageAssignedTo = (ids: readonly string[]): Condition =>
  sql<boolean>`s.id in (select a.holder_id from task_assignees a where a.kind = 'task_stage' and a.user_id = any(${ids}::uuid[]))`;
