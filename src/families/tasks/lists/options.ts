import type { TaskOptions, TaskValueCount } from '#generated/types.gen.ts';
import type { GetTaskOptionsInput } from '#generated/families/tasks/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { loadFieldSet } from '#src/domain/field-values/index.ts';
import { describeCustomColumn, describeSystemColumn } from '#src/domain/list-columns/index.ts';
import { viewerOf } from '#src/domain/visibility/index.ts';
import { stageColumns, taskColumns } from './columns.queries.ts';
import { countValues, selectPossible, selectStatuses, type CountedValue } from './options.queries.ts';

const maxStatuses = 50;
const maxValues = 500;

export async function getTaskOptions(
  ctx: ReadContext,
  { query: { include_unused: isAll } }: GetTaskOptionsInput,
): Promise<TaskOptions> {
  const { db } = ctx;
  const viewer = viewerOf(ctx);
  const valuesOf = async (property: CountedValue): Promise<TaskValueCount[]> => {
    const [used, possible] = await Promise.all([
      countValues(db, viewer, property, maxValues),
      isAll ? selectPossible(db, property, maxValues) : [],
    ]);
    return together(used, possible).slice(0, maxValues);
  };
  const [statuses, stageStatuses, priorities, tags, assignees, departments, processes, fields] =
    await Promise.all([
      selectStatuses(db, viewer, 'task', isAll, maxStatuses),
      selectStatuses(db, viewer, 'task_stage', isAll, maxStatuses),
      valuesOf('priority_level'),
      valuesOf('tags'),
      valuesOf('assigned_to'),
      valuesOf('department_id'),
      valuesOf('process_definition_id'),
      loadFieldSet(ctx, 'task'),
    ]);
  const custom = fields.fields.map(describeCustomColumn);
  return {
    statuses,
    stage_statuses: stageStatuses,
    priority_levels: priorities,
    tag_options: tags,
    assignee_options: assignees,
    departments,
    process_definitions: processes,
    columns: [...taskColumns.properties.map(describeSystemColumn), ...custom],
    // Lists of stages are not sorted by a custom field of their task, and not grouped by one.
    stage_columns: [
      ...stageColumns.properties.map(describeSystemColumn),
      ...custom.map((column) => ({ ...column, is_sortable: false, is_groupable: false })),
    ],
  };
}

/** Values in use, and after them those that are not. */
function together(used: readonly TaskValueCount[], possible: readonly TaskValueCount[]): TaskValueCount[] {
  const known = new Set(used.map(({ value }) => value));
  return [...used, ...possible.filter(({ value }) => !known.has(value))];
}
