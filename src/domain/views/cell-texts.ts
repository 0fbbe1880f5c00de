import type { ViewedColumn } from '#src/domain/list-columns/index.ts';
import { hasNames, selectNames } from './names.queries.ts';
import { Texts } from './texts.ts';
import type { ViewCaller, ViewedList } from './viewed-list.ts';

/** How people read values of a column, as an answer shows them; null for none, and for a record whose name the caller may not know. */
export async function readTexts(
  ctx: ViewCaller,
  list: ViewedList,
  column: ViewedColumn,
  values: readonly unknown[],
): Promise<(value: unknown) => string | null> {
  const isNamed = hasNames(column.valueType);
  const ids = isNamed ? values.flat().filter((value) => typeof value === 'string') : [];
  const [faces, names] = await Promise.all([
    list.faces?.(ctx) ?? {},
    selectNames(ctx, new Map([[column.valueType, new Set(ids)]])),
  ]);
  const texts = new Texts(faces, names);
  return (value) => {
    if (value === null || value === undefined) return null;
    return texts.ofCell(column, value) ?? (isNamed ? null : plainText(value));
  };
}

function plainText(value: unknown): string | null {
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(String).join(', ');
  return typeof value === 'object' ? null : String(value);
}
