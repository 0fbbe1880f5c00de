import type { SheetCell } from '#src/platform/sheet-cell.ts';
import { currencyDigits } from '#src/domain/field-values/index.ts';
import type { AskedView } from './asked-view.ts';
import { hasNames } from './names.queries.ts';
import { namesOfRows } from './row-names.ts';
import { selectIds, selectRowsOf } from './run.queries.ts';
import { Texts } from './texts.ts';
import { planView, type PlannedColumn, type ViewPlan } from './view-plan.ts';
import type { ViewCaller, ViewedList } from './viewed-list.ts';

/** A column of the view in a file. Some take several: an amount a second one for its currency. */
export interface ExportColumn {
  readonly key: string;
  readonly headings: readonly string[];
}

/** What a file of a view will hold: its columns, and its records in their order. */
export interface ExportedView {
  readonly columns: readonly ExportColumn[];
  readonly ids: readonly string[];
}

type Asked = Pick<AskedView, 'list' | 'run'>;

/** The columns and records of the view that the caller may see, one more than `max` when there are more. */
export async function exportView(ctx: ViewCaller, asked: Asked, max: number): Promise<ExportedView> {
  const plan = await planOf(ctx, asked);
  const ids = await selectIds(ctx, { ...plan, limit: max + 1, offset: 0 });
  return { columns: columnsOf(asked.list, plan.columns), ids };
}

/** The rows of these records that the caller still may see, in the order of `ids`. A column that is gone since is empty. */
export async function exportRows(
  ctx: ViewCaller,
  asked: Asked,
  columns: readonly ExportColumn[],
  ids: readonly string[],
): Promise<SheetCell[][]> {
  const plan = await planOf(ctx, asked);
  const [rows, faces] = await Promise.all([selectRowsOf(ctx, plan, ids), asked.list.faces?.(ctx) ?? {}]);
  const texts = new Texts(faces, await namesOfRows(ctx, plan.columns, rows));
  const places = new Map(plan.columns.map((column, place) => [column.key, { column, place }]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    return [
      columns.flatMap(({ key, headings }) => {
        const known = places.get(key);
        const cells = known === undefined ? [] : cellsOf(known.column, row[`c${known.place}`], texts);
        return headings.map((_, index) => cells[index] ?? null);
      }),
    ];
  });
}

/** Each record stands in a file once, so that groups only say which records there are. */
async function planOf(ctx: ViewCaller, { list, run }: Asked): Promise<ViewPlan> {
  const { display: _, ...view } = run.view;
  const grouped = run.group_value === undefined ? null : view.group_by;
  const plan = await planView(ctx, list, {
    ...run,
    view: { ...view, group_by: grouped },
    limit: 0,
    offset: 0,
  });
  const wanted = new Set(view.columns.map(({ key }) => key));
  return { ...plan, columns: plan.columns.filter(({ key }) => wanted.has(key)) };
}

/** Headings as people know the columns; of two with the same name, the second says that it is. */
function columnsOf(list: ViewedList, columns: readonly PlannedColumn[]): ExportColumn[] {
  const labels = new Map(list.columns.properties.map(({ key, label }) => [key, label]));
  const seen = new Map<string, number>();
  const unique = (heading: string): string => {
    const count = (seen.get(heading) ?? 0) + 1;
    seen.set(heading, count);
    return count === 1 ? heading : unique(`${heading} (${count})`);
  };
  return columns.map(({ key, field, currency, sheet }) => {
    const label = labels.get(key) ?? field?.definition.name ?? key;
    const headings = sheet?.headings ?? (currency === undefined ? [label] : [label, `${label} (currency)`]);
    return { key, headings: headings.map(unique) };
  });
}

function cellsOf(column: PlannedColumn, value: unknown, texts: Texts): readonly SheetCell[] {
  if (value === null || value === undefined) return [];
  if (column.sheet !== undefined) return column.sheet.cells(value);
  if (column.currency !== undefined) {
    const { amount_minor: minor, currency } = value as { amount_minor: number; currency: string };
    return [minor / 10 ** currencyDigits(currency), currency];
  }
  const text = texts.ofCell(column, value);
  if (text !== undefined) return [text];
  // A record whose name the caller may not know.
  return hasNames(column.valueType) ? [] : [plain(value)];
}

function plain(value: unknown): SheetCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (typeof value !== 'object') return String(value);
  const parts = Array.isArray(value) ? value : Object.values(value);
  const texts = parts.map(plain).filter((part) => part !== null && part !== '');
  return texts.length === 0 ? null : texts.join(', ');
}
