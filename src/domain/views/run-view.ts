import type {
  ViewGroup,
  ViewResult,
  ViewRow,
  ViewSummaryValue,
  ViewRecordKind,
} from '#generated/types.gen.ts';
import type { ViewedColumn } from '#src/domain/list-columns/index.ts';
import { hasNames, selectNames } from './names.queries.ts';
import { namesOfRows } from './row-names.ts';
import { maxGroups, selectRows, selectTotals, type CountedGroup, type Row } from './run.queries.ts';
import { askedOf, type Sums } from './summaries.queries.ts';
import { amountText, Texts } from './texts.ts';
import { planView, type PlannedColumn, type ViewPlan, type ViewRun } from './view-plan.ts';
import type { ViewCaller, ViewedList } from './viewed-list.ts';

/** The records of the view that the caller may see: a page of rows, all groups, and summaries over everything. */
export async function runView(
  ctx: ViewCaller,
  kind: ViewRecordKind,
  list: ViewedList,
  run: ViewRun,
): Promise<ViewResult> {
  const plan = await planView(ctx, list, run);
  const [totals, faces] = await Promise.all([selectTotals(ctx, plan), list.faces?.(ctx) ?? {}]);
  const { grouping, columns } = plan;
  const ofGroups = new Texts(faces, await namesOfGroups(ctx, plan, totals.groups));
  const shown = grouping === undefined ? [] : inOrder(grouping, totals.groups.slice(0, maxGroups), ofGroups);
  const rows = await selectRows(
    ctx,
    plan,
    shown.map(({ value }) => value),
  );
  const texts = new Texts(faces, await namesOfRows(ctx, columns, rows));
  return {
    record_count: totals.count,
    rows: rows.map((row) => toRow(kind, columns, row, texts)),
    groups: grouping === undefined ? [] : shown.map((group) => toGroup(grouping, columns, group, ofGroups)),
    has_more_groups: totals.groups.length > maxGroups,
    summaries: toSummaries(columns, totals.sums),
  };
}

function toRow(kind: ViewRecordKind, columns: readonly PlannedColumn[], row: Row, texts: Texts): ViewRow {
  const cells: ViewRow['cells'] = {};
  const written: ViewRow['texts'] = {};
  columns.forEach((column, place) => {
    const value = row[`c${place}`];
    if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return;
    cells[column.key] = value as ViewRow['cells'][string];
    const text = texts.ofCell(column, value);
    if (text !== undefined) written[column.key] = text;
  });
  return { record: { kind, id: row.id, name: row.name }, cells, texts: written };
}

function toGroup(
  grouping: ViewedColumn,
  columns: readonly PlannedColumn[],
  { value, count, sums }: CountedGroup,
  texts: Texts,
): ViewGroup {
  const text = value === null ? 'None' : (texts.ofValue(grouping, value) ?? value);
  return {
    value: grouping.kind === 'boolean' && value !== null ? value === 'true' : value,
    text: text.slice(0, 300),
    color: value === null ? null : (texts.faces(grouping).get(value)?.color ?? null),
    record_count: count,
    summaries: toSummaries(columns, { sums }),
  };
}

const toSummaries = (columns: readonly PlannedColumn[], { sums }: Sums): ViewSummaryValue[] =>
  askedOf(columns).map(({ column, name }) => {
    const { value, currency, currencies } = sums![name]!;
    const isAmount = column.currency !== undefined && !column.summary.startsWith('count_');
    const known = (isAmount && currencies > 1 ? null : value) as ViewSummaryValue['value'];
    const text =
      known === null
        ? null
        : isAmount && currency !== null
          ? amountText({ amount_minor: known as number, currency })
          : typeof known === 'number'
            ? known.toLocaleString('en-US', { maximumFractionDigits: 6 })
            : String(known);
    return { key: column.key, summary: column.summary, value: known, text };
  });

/** Groups in the order of their options, others by what they are called; records without a value last. */
export function inOrder(
  grouping: ViewedColumn,
  groups: readonly CountedGroup[],
  texts: Texts,
): CountedGroup[] {
  const places = new Map([...texts.faces(grouping).keys()].map((value, place) => [value, place]));
  const placeOf = ({ value }: CountedGroup) =>
    value === null ? Infinity : (places.get(value) ?? places.size);
  const textOf = ({ value }: CountedGroup) =>
    value === null ? '' : (texts.ofValue(grouping, value) ?? value);
  return [...groups].sort((a, b) => {
    const apart = placeOf(a) - placeOf(b);
    return Number.isNaN(apart) || apart === 0 ? textOf(a).localeCompare(textOf(b), 'en') : apart;
  });
}

export const namesOfGroups = (
  ctx: ViewCaller,
  { grouping }: Pick<ViewPlan, 'grouping'>,
  groups: readonly CountedGroup[],
) =>
  selectNames(
    ctx,
    grouping === undefined || !hasNames(grouping.valueType)
      ? new Map()
      : new Map([[grouping.valueType, new Set(groups.flatMap(({ value }) => value ?? []))]]),
  );
