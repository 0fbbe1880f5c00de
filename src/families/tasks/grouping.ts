import type { TaskGroupCounts } from '#generated/types.gen.ts';
import type {
  GetTaskGroupCountsInput,
  GetTaskStageGroupCountsInput,
} from '#generated/families/tasks/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { invalid } from '#src/platform/errors/problem.ts';
import { loadFieldSet, type FieldSet } from '#src/domain/field-values/index.ts';
import { fieldKeyOf, isGroupable } from '#src/domain/list-columns/index.ts';
import { compileTree } from '#src/domain/filters/index.ts';
import { statusChoices, taskColumnFinder } from './columns.queries.ts';
import {
  countGroups,
  customGrouping,
  stageGroupings,
  taskGroupings,
  unnamed,
  type Grouping,
  type Groups,
} from './grouping.queries.ts';
import { stageList } from './stage-list.queries.ts';
import { stageTree } from './stage-list.ts';
import { taskList } from './task-list.queries.ts';
import { scopeOf } from './task-list.ts';

const maxGroups = 200;

export async function getTaskGroupCounts(
  ctx: ReadContext,
  { query }: GetTaskGroupCountsInput,
): Promise<TaskGroupCounts> {
  const { group_by: by, group_field: key, filter_group: group, ...filters } = query;
  const fields = group !== undefined || by === 'custom_field' ? await loadFieldSet(ctx, 'task') : undefined;
  const grouping = namedFor(ctx, by, taskGrouping(by, key, fields));
  const columnOf =
    fields && taskColumnFinder(ctx.identity.userId, fields, await statusChoices(ctx.db, 'task', group));
  const { rows } = await taskList.matching(
    ctx.db,
    filters,
    scopeOf(ctx),
    columnOf && compileTree(group, { columnOf, now: ctx.now }),
  );
  return toAnswer(
    by === 'custom_field' ? fieldKeyOf(key!) : by,
    await countGroups(ctx.db, rows, grouping, maxGroups),
  );
}

export async function getTaskStageGroupCounts(
  ctx: ReadContext,
  { query }: GetTaskStageGroupCountsInput,
): Promise<TaskGroupCounts> {
  const { group_by: by, filter_group: group, ...filters } = query;
  const { rows } = await stageList.matching(ctx.db, filters, scopeOf(ctx), await stageTree(ctx, group));
  return toAnswer(by, await countGroups(ctx.db, rows, namedFor(ctx, by, stageGroupings[by]), maxGroups));
}

/** Client names need clients.view; the groups are counted for every caller. */
const namedFor = (ctx: ReadContext, by: string, grouping: Grouping): Grouping =>
  by === 'client_id' && !ctx.can('clients.view') ? unnamed(grouping) : grouping;

function taskGrouping(
  by: GetTaskGroupCountsInput['query']['group_by'],
  key: string | undefined,
  fields: FieldSet | undefined,
): Grouping {
  if (by !== 'custom_field') {
    if (key !== undefined) throw invalid('query.group_field', 'is only allowed with group_by=custom_field.');
    return taskGroupings[by];
  }
  if (key === undefined) throw invalid('query.group_field', 'is required with group_by=custom_field.');
  const field = fields?.get(fieldKeyOf(key));
  if (field === undefined)
    throw invalid('query.group_field', `names "${key}", which is not a custom field of tasks.`);
  if (!isGroupable(field))
    throw invalid('query.group_field', `names "${key}", which is not a choice, user or checkbox field.`);
  return customGrouping(field);
}

function toAnswer(by: string, { total, groups }: Groups): TaskGroupCounts {
  const valued = groups.filter(({ value }) => value !== null);
  const shown = new Set(valued.toSorted((one, other) => other.count - one.count).slice(0, maxGroups));
  return {
    group_by: by,
    total,
    groups: groups.filter((group) => group.value === null || shown.has(group)),
    is_shortened: valued.length > maxGroups,
  };
}
