import type { View } from '#generated/types.gen.ts';
import type {
  CreateViewInput,
  DuplicateViewInput,
  ListViewsInput,
} from '#generated/families/views/handlers.ts';
import type { Page, ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { requireFolder } from '#src/domain/folders/index.ts';
import { freeName, stemOf } from '#src/domain/names/index.ts';
import {
  columnsOf,
  defaultColumns,
  findView,
  readerOf,
  requireDefinition,
  requireList,
  viewFolders,
  withDefaults,
} from '#src/domain/views/index.ts';
import { insertRecord, storedId } from '#src/platform/db/query/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { audienceAfter } from './sharing.ts';
import { columnsOfTable, hold, passDefault, requireRoom } from './stored.ts';
import { nextPosition, selectNamesLike, selectView, viewList } from './views.queries.ts';

const maxName = 120;

export const listViews = (ctx: ReadContext, { query }: ListViewsInput): Promise<Page<View>> =>
  viewList.page(ctx.db, query, readerOf(ctx));

/** The view as the caller sees it; 404 when they do not. */
export async function showView(ctx: ReadContext, id: string): Promise<Result<View>> {
  const view = await selectView(ctx.db, readerOf(ctx), storedId(id));
  if (view === undefined) throw notFound('view', id);
  return view;
}

export async function createView(ctx: WriteContext, { body }: CreateViewInput): Promise<Result<View>> {
  const list = await requireList(ctx, body, 'body');
  await requireDefinition(ctx, list, body);
  const audience = await audienceAfter(ctx, { sharing: null, is_default: false }, body);
  const display = withDefaults(body.display ?? { type: 'table' });
  const ofList = { record_kind: body.record_kind, custom_object_id: storedId(body.custom_object_id) ?? null };
  return insertView(ctx, {
    ...ofList,
    name: body.name.trim(),
    description: body.description ?? null,
    icon: body.icon ?? null,
    color: body.color ?? null,
    display,
    columns: body.columns === undefined ? defaultColumns(list) : columnsOf(body.columns),
    filter_group: body.filter_group ?? null,
    quick_filters: body.quick_filters ?? [],
    sort_by: body.sort_by ?? [],
    // The columns of a board are groups.
    group_by:
      body.group_by === undefined && display.type === 'board'
        ? display.column_field
        : (body.group_by ?? null),
    page_size: body.page_size ?? 50,
    ...audience,
    folder_id: storedId(body.folder_id) ?? null,
  });
}

export async function duplicateView(ctx: WriteContext, { body }: DuplicateViewInput): Promise<Result<View>> {
  const view = await findView(ctx.db, readerOf(ctx), storedId(body.id));
  if (view === undefined) throw notFound('view', body.id);
  const { userId } = ctx.identity;
  const wanted = body.name ?? view.name;
  const taken = body.name === undefined ? await selectNamesLike(ctx.db, userId, stemOf(wanted)) : [];
  // By default the original's name with a number, also when the original belongs to somebody else.
  const name = body.name?.trim() ?? freeName(wanted, [...taken, view.name.trim().toLowerCase()], maxName);
  return insertView(ctx, {
    ...view,
    name,
    sharing: null,
    is_default: false,
    folder_id: body.folder_id === undefined ? view.folder_id : (storedId(body.folder_id) ?? null),
  });
}

type NewView = Omit<Parameters<typeof columnsOfTable>[0], 'owner_id' | 'position' | 'status'>;

/** A new view of the caller's, the last in its folder. */
async function insertView(ctx: WriteContext, view: NewView): Promise<Result<View>> {
  const { userId } = ctx.identity;
  await requireFolder(ctx, viewFolders, view.folder_id);
  await hold(ctx, {
    owners: [userId],
    folders: [view.folder_id],
    ...(view.is_default && { defaultOf: view }),
  });
  await requireRoom(ctx, userId);
  if (view.is_default) await passDefault(ctx, view, null);
  const position = await nextPosition(ctx.db, view.folder_id);
  const status = view.sharing === null ? 'private' : 'shared';
  const id = await insertRecord(
    ctx.db,
    'views',
    { ...columnsOfTable({ ...view, status, owner_id: userId, position }), created_by: userId },
    ctx.now,
  );
  ctx.audit({ recordKind: 'view', recordId: id, action: 'created' });
  return showView(ctx, id);
}
