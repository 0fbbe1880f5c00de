import type { TaskGroupCounts } from '#generated/types.gen.ts';
import type { GetTaskGroupCountsInput, GetTaskStageGroupCountsInput } from '#generated/families/tasks/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { invalid } from '#src/platform/errors/problem.ts';
import { loadFieldSet, type FieldSet } from '#src/domain/field-values/index.ts';
import { fieldKeyOf, isGroupable } from '#src/domain/list-columns/index.ts';
import { viewerOf } from '#src/domain/tasks/visibility.queries.ts';
import { stageColumnFinder, statusChoices, taskColumnFinder } from './columns.queries.ts';
import { countGroups, customGrouping, stageGroupings, taskGroupings, unnamed, type Grouping, type Groups } from './grouping.queries.ts';
import { matchingStages } from './stage-list.queries.ts';
import { partFilters } from './task-list-filters.queries.ts';
import { matchingTasks } from './task-list.queries.ts';

const mostGroups = 200;

export async function getTaskGroupCounts(ctx: ReadContext, { query }: GetTaskGroupCountsInput): Promise<TaskGroupCounts> {
  const { group_by: by, group_field: key, filter_group: group, ...filters } = query;
  const viewer = viewerOf(ctx);
  const fields = group !== undefined || by === 'custom_field' ? await loadFieldSet(ctx, 'task') : undefined;
  const grouping = namedFor(ctx, by, taskGrouping(by, key, fields));
  const { values, shape } = partFilters(filters, ctx.now);
  const matching = matchingTasks(ctx.db, viewer, values, shape, fields && { group, columnOf: taskColumnFinder(viewer.userId, fields, await statusChoices(ctx.db, 'task', group)) });
  return toAnswer(by === 'custom_field' ? fieldKeyOf(key!) : by, await countGroups(ctx.db, matching, grouping, mostGroups));
}

export async function getTaskStageGroupCounts(ctx: ReadContext, { query }: GetTaskStageGroupCountsInput): Promise<TaskGroupCounts> {
  const { group_by: by, filter_group: group, ...filters } = query;
  const viewer = viewerOf(ctx);
  const nested = group && { group, columnOf: stageColumnFinder(viewer.userId, await loadFieldSet(ctx, 'task'), await statusChoices(ctx.db, 'task_stage', group)) };
  const { values, shape } = partFilters(filters, ctx.now);
  const matching = matchingStages(ctx.db, viewer, values, shape, nested);
  return toAnswer(by, await countGroups(ctx.db, matching, namedFor(ctx, by, stageGroupings[by]), mostGroups));
}

/** Names of clients are for those who may see clients; their groups are counted for everybody. */
const namedFor = (ctx: ReadContext, by: string, grouping: Grouping): Grouping => (by === 'client_id' && !ctx.can('clients.view') ? unnamed(grouping) : grouping);

function taskGrouping(by: GetTaskGroupCountsInput['query']['group_by'], key: string | undefined, fields: FieldSet | undefined): Grouping {
  if (by !== 'custom_field') {
    if (key !== undefined) throw invalid('query.group_field', 'goes with group_by=custom_field only.');
    return taskGroupings[by];
  }
  if (key === undefined) throw invalid('query.group_field', 'is required with group_by=custom_field.');
  const field = fields?.get(fieldKeyOf(key));
  if (field === undefined) throw invalid('query.group_field', `names "${key}", which is not a custom field of tasks.`);
  if (!isGroupable(field)) throw invalid('query.group_field', `names "${key}", which is not a choice, user or checkbox field.`);
  return customGrouping(field);
}

function toAnswer(by: string, { total, groups }: Groups): TaskGroupCounts {
  const valued = groups.filter(({ value }) => value !== null);
  const shown = new Set(valued.toSorted((one, other) => other.count - one.count).slice(0, mostGroups));
  return { group_by: by, total, groups: groups.filter((group) => group.value === null || shown.has(group)), is_shortened: valued.length > mostGroups };
}
