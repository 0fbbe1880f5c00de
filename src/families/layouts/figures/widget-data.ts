import type {
  LayoutChartWidget,
  LayoutMetricWidget,
  LayoutWidgetResult,
  LayoutWidgetResults,
} from '#generated/console/types.gen.ts';
import type { EntityLayoutRecordKind } from '#generated/types.gen.ts';
import type { QueryLayoutWidgetDataInput } from '#generated/console/families/layouts/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { belongings } from '#src/domain/layouts/index.ts';
import { requireVisible } from '#src/domain/records/index.ts';
import { readFigures, type Figures, type FiguresWish } from '#src/domain/views/index.ts';
import { kinds } from '#src/domain/visibility/index.ts';
import { invalid, listed } from '#src/platform/errors/index.ts';
import { checkFigures } from '../content/figures-check.ts';
import { KnownLists } from '../content/known-lists.ts';
import { selectTimeZone } from './time-zone.queries.ts';

type DataWidget = LayoutMetricWidget | LayoutChartWidget;

interface Page {
  readonly kind: string;
  readonly id: string;
  readonly timeZone: string;
}

const dayMs = 24 * 3_600_000;

/** Figures for the record of a page, of the records that the caller may see; all widgets are judged before any is computed. */
export async function queryLayoutWidgetData(
  ctx: ReadContext,
  { body: { record, widgets } }: QueryLayoutWidgetDataInput,
): Promise<LayoutWidgetResults> {
  const { kind, id } = await requireVisible(ctx, record.kind, record.id);
  const keys = widgets.map(({ key }) => key);
  const repeated = keys.findIndex((key, index) => keys.indexOf(key) < index);
  if (repeated >= 0) throw invalid(`body.widgets[${repeated}].key`, 'is the key of another widget.');
  const page = { kind, id, timeZone: await selectTimeZone(ctx.db) };
  const lists = new KnownLists(ctx);
  const asked: (() => Promise<Omit<LayoutWidgetResult, 'key'>>)[] = [];
  for (const [index, { widget }] of widgets.entries())
    asked.push(await prepared(ctx, lists, page, widget, `body.widgets[${index}].widget`));
  const results: LayoutWidgetResult[] = [];
  // One after another: twenty at once would take the database from everyone else.
  for (const [index, compute] of asked.entries()) results.push({ key: keys[index]!, ...(await compute()) });
  return { results };
}

/** How the widget is computed; 400 for one that cannot be, at its place. */
async function prepared(
  ctx: ReadContext,
  lists: KnownLists,
  page: Page,
  widget: DataWidget,
  place: string,
): Promise<() => Promise<Omit<LayoutWidgetResult, 'key'>>> {
  const shown = belongings[page.kind as EntityLayoutRecordKind] ?? {};
  const column = shown[widget.record_kind];
  if (column === undefined)
    throw invalid(
      `${place}.record_kind`,
      Object.keys(shown).length === 0
        ? `is ${widget.record_kind}, but no records belong to a ${kinds[page.kind as EntityLayoutRecordKind].noun}.`
        : `is ${widget.record_kind}, which pages of ${page.kind} records cannot show. Choose one of ${listed(Object.keys(shown))}.`,
    );
  if (widget.custom_object_id !== undefined)
    throw invalid(`${place}.custom_object_id`, 'is only allowed with custom_object_record.');
  const { view, noun } = kinds[widget.record_kind];
  // Who may not see these records still sees the others of the page.
  if (view !== null && !ctx.can(view))
    return async () => withProblem(`You need the permission ${view} to see a figure about a ${noun}.`);
  const known = await lists.find(widget);
  if (known === undefined)
    throw invalid(`${place}.record_kind`, `is ${widget.record_kind}, whose records cannot be listed yet.`);
  await checkFigures(ctx, known, widget, place);
  const wish: FiguresWish = {
    aggregate: widget.aggregate,
    field: widget.field,
    filter_group: widget.filter_group,
    belonging: { column, id: page.id },
    timeZone: page.timeZone,
  };
  return async () =>
    widget.type === 'chart'
      ? chartOf(
          await readFigures(ctx, known.list, {
            ...wish,
            group_by: widget.group_by,
            time_unit: widget.time_unit,
          }),
        )
      : metricOf(ctx, widget, (createdIn) => readFigures(ctx, known.list, { ...wish, createdIn }));
}

async function metricOf(
  { now }: ReadContext,
  { period_days: days, is_compared: isCompared = false }: LayoutMetricWidget,
  read: (createdIn: FiguresWish['createdIn']) => Promise<Figures>,
): Promise<Omit<LayoutWidgetResult, 'key'>> {
  const daysAgo = (count: number) => new Date(now.getTime() - count * dayMs);
  // What this instant creates belongs to the period.
  const end = new Date(now.getTime() + 1);
  const { value, text, problem } = await read(days === undefined ? undefined : [daysAgo(days), end]);
  const before =
    days === undefined || !isCompared || problem !== null
      ? undefined
      : await read([daysAgo(2 * days), daysAgo(days)]);
  return {
    ...withProblem(problem ?? before?.problem ?? null),
    value,
    previous_value: before?.value ?? null,
    text,
  };
}

const chartOf = ({ groups, hasMoreGroups }: Figures): Omit<LayoutWidgetResult, 'key'> => ({
  ...withProblem(groups.find(({ problem }) => problem !== null)?.problem ?? null),
  chart_points: groups.map(({ group_value, heading, color, value }) => ({
    group_value,
    text: heading,
    color: color as LayoutWidgetResult['chart_points'][number]['color'],
    value,
  })),
  has_more_chart_points: hasMoreGroups,
});

const withProblem = (problem: string | null): Omit<LayoutWidgetResult, 'key'> => ({
  value: null,
  previous_value: null,
  text: null,
  chart_points: [],
  has_more_chart_points: false,
  problem,
});
