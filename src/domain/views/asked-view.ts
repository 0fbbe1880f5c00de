import type { View, ViewRecordKind } from '#generated/types.gen.ts';
import type { ViewQuery } from '#generated/console/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid, notFound } from '#src/platform/errors/index.ts';
import { columnsOf, defaultColumns, requireDefinition } from './definition.ts';
import { requireList, type NamedList } from './find-list.ts';
import type { ViewRun } from './view-plan.ts';
import type { ViewedList } from './viewed-list.ts';
import { findView, readerOf } from './views.queries.ts';

/** A view that a request describes, or a saved one that it narrows. */
export interface AskedView {
  readonly kind: ViewRecordKind;
  readonly objectId: string | null;
  readonly list: ViewedList;
  readonly run: Omit<ViewRun, 'limit' | 'offset'>;
}

type Asker = Pick<ReadContext, 'db' | 'identity' | 'can' | 'demand' | 'now' | 'services'>;

/** What the request at `at` asks for: 404 for a view that the caller does not see, 403 and 400 as for its list and columns. */
export async function requireAsked(ctx: Asker, asked: ViewQuery, at: string): Promise<AskedView> {
  const saved = asked.view_id === undefined ? undefined : await requireSeen(ctx, asked.view_id);
  const named = listOf(asked, saved, at);
  const list = await requireList(ctx, named, at);
  const { columns, filter_group, sort_by, group_by, search, group_value } = asked;
  await requireDefinition(ctx, list, { columns, sort_by, group_by }, at);
  const view = {
    columns: columns === undefined ? (saved?.columns ?? defaultColumns(list)) : columnsOf(columns),
    filter_group: saved?.filter_group ?? null,
    sort_by: sort_by ?? saved?.sort_by ?? [],
    group_by: group_by === undefined ? (saved?.group_by ?? null) : group_by,
    // Who asks for columns says what is shown.
    ...(saved !== undefined && columns === undefined && { display: saved.display }),
  };
  return {
    kind: named.record_kind,
    objectId: storedId(named.custom_object_id) ?? null,
    list,
    run: { view, filter_group, search, group_value, at },
  };
}

/** The list of the request, or of its saved view; 400 when the two name different ones. */
function listOf(asked: ViewQuery, saved: View | undefined, at: string): NamedList {
  const { record_kind: kind, custom_object_id: objectId } = asked;
  if (saved === undefined) return { record_kind: kind!, custom_object_id: objectId };
  if (kind !== undefined && kind !== saved.record_kind)
    throw invalid(`${at}.record_kind`, `is ${kind}, but the view shows ${saved.record_kind}.`);
  if (objectId !== undefined && storedId(objectId) !== saved.custom_object_id)
    throw invalid(`${at}.custom_object_id`, 'is not the custom object of the view.');
  return saved;
}

async function requireSeen(ctx: Asker, id: string): Promise<View> {
  const view = await findView(ctx.db, readerOf(ctx), storedId(id));
  if (view === undefined) throw notFound('view', id);
  return view;
}
