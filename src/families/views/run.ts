import type { View, ViewResult } from '#generated/types.gen.ts';
import type { GetViewInput } from '#generated/families/views/handlers.ts';
import type {
  GetViewColumnCatalogInput,
  QueryViewRecordsInput,
} from '#generated/console/families/views/handlers.ts';
import type { ViewColumnCatalog } from '#generated/console/types.gen.ts';
import type { ReadContext, Result } from '#src/call/context.ts';
import { describeCustomColumn, describeSystemColumn } from '#src/domain/list-columns/index.ts';
import { findView, readerOf, requireAsked, requireList, runView } from '#src/domain/views/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { showView } from './views.ts';

const maxColumns = 1000;

export async function getView(ctx: ReadContext, { path, query }: GetViewInput): Promise<Result<View>> {
  const { include = [], search, limit, offset } = query;
  if (!include.includes('result')) return showView(ctx, path.id);
  const view = await requireSeen(ctx, path.id);
  const list = await requireList(ctx, view, 'view');
  return { ...view, result: await runView(ctx, view.record_kind, list, { view, search, limit, offset }) };
}

export async function getViewColumnCatalog(
  ctx: ReadContext,
  { query }: GetViewColumnCatalogInput,
): Promise<ViewColumnCatalog> {
  const { columns } = await requireList(ctx, query, 'query');
  const { fields } = await columns.loadFields(ctx);
  return {
    columns: [...columns.properties.map(describeSystemColumn), ...fields.map(describeCustomColumn)].slice(
      0,
      maxColumns,
    ),
  };
}

export async function queryViewRecords(
  ctx: ReadContext,
  { body, query }: QueryViewRecordsInput,
): Promise<ViewResult> {
  const { kind, list, run } = await requireAsked(ctx, body, 'body');
  return runView(ctx, kind, list, { ...run, ...query });
}

async function requireSeen(ctx: ReadContext, id: string): Promise<View> {
  const view = await findView(ctx.db, readerOf(ctx), storedId(id));
  if (view === undefined) throw notFound('view', id);
  return view;
}
