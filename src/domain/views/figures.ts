import type { FilterGroup, LayoutChartWidget, LayoutMetricWidget } from '#generated/types.gen.ts';
import type { ViewedColumn } from '#src/domain/list-columns/index.ts';
import { allOf } from '#src/platform/db/query/index.ts';
import { byTime, latestFirst, narrowing } from './figures.queries.ts';
import { inOrder, namesOfGroups } from './run-view.ts';
import { maxGroups, selectTotals, type CountedGroup } from './run.queries.ts';
import type { Sums } from './summaries.queries.ts';
import { amountText, Texts } from './texts.ts';
import { columnFinder, planView, type PlannedColumn, type ViewPlan } from './view-plan.ts';
import type { ViewCaller, ViewedList } from './viewed-list.ts';

/** Figures about records of a list, which `checkFigures` of the widget judged. */
export interface FiguresWish {
  readonly aggregate: LayoutMetricWidget['aggregate'];
  readonly field?: string | undefined;
  readonly filter_group?: FilterGroup | undefined;
  readonly group_by?: string | undefined;
  readonly time_unit?: LayoutChartWidget['time_unit'];
  /** Only records whose property names this one. */
  readonly belonging: { readonly column: string; readonly id: string };
  /** Only records created between these instants, the second excluded. */
  readonly createdIn?: readonly [Date, Date] | undefined;
  /** Where days begin. */
  readonly timeZone: string;
}

export interface FigureGroup extends Figure {
  readonly group_value: string | boolean | null;
  readonly heading: string;
  readonly color: string | null;
}

/** A number, as it is and as people read it; null where no record has one, and where there is a `problem`. */
export interface Figure {
  readonly value: number | null;
  readonly text: string | null;
  readonly problem: string | null;
}

export interface Figures extends Figure {
  readonly groups: readonly FigureGroup[];
  readonly hasMoreGroups: boolean;
}

/** The figures over the records that the caller may see. */
export async function readFigures(ctx: ViewCaller, list: ViewedList, wish: FiguresWish): Promise<Figures> {
  const { aggregate, field, group_by: groupBy, time_unit: unit } = wish;
  const fields = await list.columns.loadFields(ctx);
  const find = columnFinder(ctx, list, fields);
  const planned = await planView(ctx, list, {
    view: {
      columns: [],
      filter_group: wish.filter_group ?? null,
      sort_by: [],
      group_by: null,
    },
    limit: 1,
    offset: 0,
  });
  const groupColumn = groupBy === undefined ? undefined : find(groupBy);
  const grouping =
    groupColumn !== undefined && unit !== undefined ? byTime(groupColumn, unit, wish.timeZone) : groupColumn;
  const summed = field === undefined || aggregate === 'count' ? undefined : find(field);
  const columns: PlannedColumn[] =
    summed === undefined || aggregate === 'count' ? [] : [{ ...summed, summary: aggregate }];
  const plan: ViewPlan = {
    ...planned,
    columns,
    grouping,
    condition: allOf(planned.condition, ...narrowing(find, wish)),
  };
  // Of a course of time the latest part is shown.
  const totals = await selectTotals(ctx, plan, unit === undefined ? undefined : latestFirst);
  const whole = figureOf(summed, totals.count, totals.sums);
  if (grouping === undefined) return { ...whole, groups: [], hasMoreGroups: false };
  const first = totals.groups.slice(0, maxGroups);
  const texts = new Texts((await list.faces?.(ctx)) ?? {}, await namesOfGroups(ctx, plan, first));
  const ordered = unit === undefined ? inOrder(grouping, first, texts) : inTime(first);
  return {
    ...whole,
    groups: ordered.map((group) =>
      toGroup(grouping, group, texts, figureOf(summed, group.count, group), unit),
    ),
    hasMoreGroups: totals.groups.length > maxGroups,
  };
}

const inTime = (groups: readonly CountedGroup[]): CountedGroup[] =>
  [...groups].sort((a, b) => (a.value === null ? 1 : b.value === null ? -1 : a.value < b.value ? -1 : 1));

function toGroup(
  grouping: ViewedColumn,
  { value }: CountedGroup,
  texts: Texts,
  figure: Figure,
  unit: FiguresWish['time_unit'],
): FigureGroup {
  const heading =
    value === null
      ? 'None'
      : unit === undefined
        ? (texts.ofValue(grouping, value) ?? value)
        : headingOfTime(value, unit);
  return {
    ...figure,
    group_value: grouping.kind === 'boolean' && value !== null ? value === 'true' : value,
    heading: heading.slice(0, 300),
    color: value === null ? null : (texts.faces(grouping).get(value)?.color ?? null),
  };
}

const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const dayAndYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function headingOfTime(day: string, unit: NonNullable<FiguresWish['time_unit']>): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  if (unit === 'year') return String(date.getUTCFullYear());
  if (unit === 'quarter') return `Q${Math.floor(date.getUTCMonth() / 3) + 1} ${date.getUTCFullYear()}`;
  if (unit === 'month') return monthAndYear.format(date);
  return unit === 'week' ? `Week of ${dayAndYear.format(date)}` : dayAndYear.format(date);
}

const currencies =
  'The amounts are in several currencies, which cannot be added up. Filter for one currency.';
const tooLarge = 'The number is larger than can be shown.';

function figureOf(column: ViewedColumn | undefined, count: number, { sums }: Sums): Figure {
  if (column === undefined) return { value: count, text: count.toLocaleString('en-US'), problem: null };
  const found = sums?.s0;
  const none = { value: null, text: null };
  if (found === undefined || found.value === null) return { ...none, problem: null };
  if (column.currency !== undefined && found.currencies > 1) return { ...none, problem: currencies };
  const value = Number(found.value);
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER)
    return { ...none, problem: tooLarge };
  const text =
    column.currency !== undefined && found.currency !== null
      ? amountText({ amount_minor: value, currency: found.currency })
      : value.toLocaleString('en-US', { maximumFractionDigits: 6 });
  return { value, text, problem: null };
}
