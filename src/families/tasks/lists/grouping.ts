import type { TaskGroupCounts } from '#generated/types.gen.ts';
import type {
  GetTaskGroupCountsInput,
  GetTaskStageGroupCountsInput,
} from '#generated/families/tasks/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { invalid } from '#src/platform/errors/index.ts';

import { fieldKeyOf, isGroupable, type CustomFields } from '#src/domain/list-columns/index.ts';
import {
  countGroups,
  customGrouping,
  stageGrouping,
  taskGrouping,
  unnamed,
  type Grouping,
  type Groups,
} from './grouping.queries.ts';
import { stageList } from './stage-list.queries.ts';
import { taskList } from './task-list.queries.ts';
import { scopeOf } from './task-list.ts';

const maxGroups = 200;

export async function getTaskGroupCounts(
  ctx: ReadContext,
  { query }: GetTaskGroupCountsInput,
): Promise<TaskGroupCounts> {
  const { group_by: by, group_field: key, ...filters } = query;
  const fields = by === 'custom_field' ? await taskList.columns.loadFields(ctx) : undefined;
  const grouping = namedFor(ctx, by, chosenGrouping(ctx, by, key, fields));
  const { rows } = await taskList.matching(ctx, filters, scopeOf(ctx));
  return toAnswer(
    by === 'custom_field' ? fieldKeyOf(key!) : by,
    await countGroups(ctx.db, rows, grouping, maxGroups),
  );
}

export async function getTaskStageGroupCounts(
  ctx: ReadContext,
  { query }: GetTaskStageGroupCountsInput,
): Promise<TaskGroupCounts> {
  const { group_by: by, ...filters } = query;
  const { rows } = await stageList.matching(ctx, filters, scopeOf(ctx));
  return toAnswer(
    by,
    await countGroups(ctx.db, rows, namedFor(ctx, by, stageGrouping(by, ctx.identity.userId)), maxGroups),
  );
}

/** Client names need clients.view; the groups are counted for every caller. */
const namedFor = (ctx: ReadContext, by: string, grouping: Grouping): Grouping =>
  by === 'client_id' && !ctx.can('clients.view') ? unnamed(grouping) : grouping;

function chosenGrouping(
  ctx: ReadContext,
  by: GetTaskGroupCountsInput['query']['group_by'],
  key: string | undefined,
  fields: CustomFields | undefined,
): Grouping {
  if (by !== 'custom_field') {
    if (key !== undefined) throw invalid('query.group_field', 'is only allowed with group_by=custom_field.');
    return taskGrouping(by, ctx.identity.userId);
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
