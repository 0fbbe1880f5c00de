import type { View, ViewResult } from '#generated/types.gen.ts';
import type { GetViewInput } from '#generated/families/views/handlers.ts';
import type {
  GetViewColumnCatalogInput,
  QueryViewRecordsInput,
} from '#generated/console/families/views/handlers.ts';
import type { ViewColumnCatalog } from '#generated/console/types.gen.ts';
import type { ReadContext, Result } from '#src/call/context.ts';
import { describeCustomColumn, describeSystemColumn } from '#src/domain/list-columns/index.ts';
import { requireList, runView, type NamedList, type RunnableView } from '#src/domain/views/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid, notFound } from '#src/platform/errors/index.ts';
import { columnsOf, defaultColumns, requireDefinition } from './definition.ts';
import { findView, readerOf } from './views.queries.ts';
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
  const saved = body.view_id === undefined ? undefined : await requireSeen(ctx, body.view_id);
  const named = listOf(body, saved);
  const list = await requireList(ctx, named, 'body');
  await requireDefinition(ctx, list, {
    columns: body.columns,
    sort_by: body.sort_by,
    group_by: body.group_by,
  });
  const view: RunnableView = {
    columns: body.columns === undefined ? (saved?.columns ?? defaultColumns(list)) : columnsOf(body.columns),
    filter_group: saved?.filter_group ?? null,
    sort_by: body.sort_by ?? saved?.sort_by ?? [],
    group_by: body.group_by === undefined ? (saved?.group_by ?? null) : body.group_by,
    // Who asks for columns says what is shown.
    ...(saved !== undefined && body.columns === undefined && { display: saved.display }),
  };
  const { filter_group, search, group_value } = body;
  return runView(ctx, named.record_kind, list, { view, filter_group, search, group_value, ...query });
}

/** The list of the request, or of its saved view; 400 when the two name different ones. */
function listOf(body: QueryViewRecordsInput['body'], saved: View | undefined): NamedList {
  const { record_kind: kind, custom_object_id: objectId } = body;
  if (saved === undefined) return { record_kind: kind!, custom_object_id: objectId };
  if (kind !== undefined && kind !== saved.record_kind)
    throw invalid('body.record_kind', `is ${kind}, but the view shows ${saved.record_kind}.`);
  if (objectId !== undefined && storedId(objectId) !== saved.custom_object_id)
    throw invalid('body.custom_object_id', 'is not the custom object of the view.');
  return saved;
}

async function requireSeen(ctx: ReadContext, id: string): Promise<View> {
  const view = await findView(ctx.db, readerOf(ctx), storedId(id));
  if (view === undefined) throw notFound('view', id);
  return view;
}
