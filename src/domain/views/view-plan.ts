import type { RawBuilder } from 'kysely';
import type { FilterGroup, View, ViewColumn, ViewSort } from '#generated/types.gen.ts';
import { compileFilter, loadReader, ofReader } from '#src/domain/filters/index.ts';
import type { CustomFields, ViewedColumn } from '#src/domain/list-columns/index.ts';
import { stillSound } from '#src/domain/lists/index.ts';
import { allOf, type Condition } from '#src/platform/db/query/index.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import { fieldsOfDisplay } from './display.ts';
import { hidden } from './hidden.queries.ts';
import type { ViewCaller, ViewedList } from './viewed-list.ts';

/** What of a saved view decides the result of running it. */
export type RunnableView = Pick<View, 'columns' | 'filter_group' | 'sort_by' | 'group_by'> &
  Partial<Pick<View, 'display'>>;

/** A view to run: a saved one, or one that a request describes and that was checked already. */
export interface ViewRun {
  readonly view: RunnableView;
  /** Where it stands in the request: `body` unless it says so. */
  readonly at?: string;
  /** Narrows the filter of the view. */
  readonly filter_group?: FilterGroup | null | undefined;
  readonly search?: string | undefined;
  /** Only the group of this value. */
  readonly group_value?: string | number | boolean | null | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A column of the result; what nobody may see of it is null. */
export interface PlannedColumn extends ViewedColumn {
  readonly summary: ViewColumn['summary'];
}

/** A view as statements ask it. */
export interface ViewPlan {
  readonly list: ViewedList;
  /** Columns, and the fields that its display and groups need besides. */
  readonly columns: readonly PlannedColumn[];
  readonly condition: Condition | undefined;
  readonly order: readonly RawBuilder<unknown>[];
  readonly grouping: ViewedColumn | undefined;
  /** Only the group of this value, as text; null for the records without one. */
  readonly groupValue: string | null | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Cells of a row at most. */
const maxCells = 60;

/**
 * Looks up what the view names. What is gone since it was saved is left out of columns and order; 409 names it where the filter or
 * the groups use it, which would show something else without it.
 */
export async function planView(ctx: ViewCaller, list: ViewedList, run: ViewRun): Promise<ViewPlan> {
  const { userId } = ctx.identity;
  const { view, at = 'body' } = run;
  const groups = [view.filter_group, run.filter_group];
  const [fields, reader, choices] = await Promise.all([
    list.columns.loadFields(ctx),
    loadReader(ctx.db, userId, groups),
    list.columns.choicesFor(ctx.db, run.filter_group),
  ]);
  const find = columnFinder(ctx, list, fields);
  const compile = (group: FilterGroup | null | undefined, place: string, known = {}) => {
    if (group == null) return undefined;
    const columnOf = list.columns.finder(userId, fields, known);
    return compileFilter(ofReader(group, columnOf, reader), {
      columnOf,
      view: { now: ctx.now, userId },
      place,
    });
  };
  const grouping = groupingOf(view, find);
  if (run.group_value !== undefined && grouping === undefined)
    throw invalid(`${at}.group_value`, 'is only allowed in views with group_by.');
  return {
    list,
    columns: columnsOf(view, grouping, find),
    condition: allOf(
      stillSound(() => compile(view.filter_group, 'view.filter_group')),
      compile(run.filter_group, `${at}.filter_group`, choices),
      run.search === undefined ? undefined : list.search(run.search),
    ),
    order: list.columns.orderOf(view.sort_by as ViewSort[], userId, fields),
    grouping,
    groupValue: run.group_value == null ? run.group_value : String(run.group_value),
    limit: run.limit,
    offset: run.offset,
  };
}

type Find = (name: string) => ViewedColumn | undefined;

/** Finds columns by name; values that the caller may not see are null in them. */
export function columnFinder(ctx: ViewCaller, list: ViewedList, fields: CustomFields): Find {
  const shownIf = list.shownIf?.(ctx) ?? {};
  return (name) => {
    const column = list.columns.column(name, ctx.identity.userId, fields);
    const isShown = shownIf[name];
    return column === undefined || isShown === undefined ? column : hidden(column, isShown);
  };
}

function groupingOf({ group_by: name }: RunnableView, find: Find): ViewedColumn | undefined {
  if (name === null) return undefined;
  const column = find(name);
  if (column?.isGroupable === true) return column;
  throw conflict(
    `The view can no longer be shown: it groups by "${name}", which is not a group of this list. Change the view, and it can.`,
  );
}

function columnsOf(view: RunnableView, grouping: ViewedColumn | undefined, find: Find): PlannedColumn[] {
  const summaries = new Map(view.columns.map(({ key, summary }) => [key, summary]));
  const names = new Set([
    ...summaries.keys(),
    ...(grouping === undefined ? [] : [grouping.key]),
    ...(view.display === undefined ? [] : fieldsOfDisplay(view.display)),
  ]);
  return [...names]
    .flatMap((name) => {
      const column = find(name);
      return column === undefined ? [] : { ...column, summary: summaries.get(name) ?? 'none' };
    })
    .slice(0, maxCells);
}
