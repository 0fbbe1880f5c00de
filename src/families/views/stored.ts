import type { View } from '#generated/types.gen.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { changesBetween, recordHistory } from '#src/domain/history/index.ts';
import { readerOf } from '#src/domain/views/index.ts';
import { holdNames, jsonb, reviseRecord, storedId } from '#src/platform/db/query/index.ts';
import { conflict, notFound, problem } from '#src/platform/errors/index.ts';
import { countViewsOf, endDefault, lockView } from './views.queries.ts';

const maxViews = 500;

/** The view, which nobody else changes before the transaction ends; 404 when the caller may not see one of that id. */
export async function requireView(ctx: ReadContext, id: string): Promise<View> {
  const view = await lockView(ctx.db, readerOf(ctx), storedId(id));
  if (view === undefined) throw notFound('view', id);
  return view;
}

/** Stores the view as it is after a change, and tells what changed; false when nothing did. */
export async function reviseView(
  ctx: WriteContext,
  before: View,
  after: View,
  action = 'updated',
): Promise<boolean> {
  const changes = changesBetween(before, after, tracked);
  if (changes === null) return false;
  await reviseRecord(ctx.db, 'views', before.id, columnsOfTable(after), ctx.now);
  recordHistory(ctx, { kind: 'view', id: before.id, action, changes });
  return true;
}

const tracked = [
  'name',
  'description',
  'icon',
  'color',
  'display',
  'columns',
  'filter_group',
  'quick_filters',
  'sort_by',
  'group_by',
  'page_size',
  'status',
  'sharing',
  'is_default',
  'owner_id',
  'folder_id',
  'position',
] as const satisfies readonly (keyof View)[];

/** A view in the columns of its table. */
export const columnsOfTable = (
  view: Omit<View, 'id' | 'can_edit' | 'revision' | 'created_at' | 'updated_at' | 'created_by'>,
) => ({
  name: view.name,
  description: view.description,
  icon: view.icon,
  color: view.color,
  record_kind: view.record_kind,
  custom_object_id: view.custom_object_id,
  display: jsonb(view.display)!,
  columns: jsonb(view.columns)!,
  filter_group: jsonb(view.filter_group),
  quick_filters: view.quick_filters,
  sort_by: jsonb(view.sort_by)!,
  group_by: view.group_by,
  page_size: view.page_size,
  audience: view.sharing?.audience ?? null,
  department_ids: view.sharing?.department_ids ?? [],
  user_ids: view.sharing?.user_ids ?? [],
  is_editable: view.sharing?.is_editable ?? false,
  is_default: view.is_default,
  folder_id: view.folder_id,
  position: view.position,
  owner_id: view.owner_id,
});

type ListOf = Pick<View, 'record_kind' | 'custom_object_id'>;

/** What changes of views have in common, held until the transaction ends: before any view is, so that nobody waits in a circle. */
export interface Held {
  /** Whose number of views may grow. */
  readonly owners?: readonly string[];
  /** The list whose default view may change. */
  readonly defaultOf?: ListOf;
  /** Folders in which views get other places; null is none. */
  readonly folders?: readonly (string | null)[];
}

export const hold = (
  ctx: Pick<ReadContext, 'db'>,
  { owners = [], defaultOf, folders = [] }: Held,
): Promise<void> =>
  holdNames(ctx.db, [
    ...owners.map((id) => ['views of', storedId(id)]),
    ...(defaultOf ? [['default view', defaultOf.record_kind, defaultOf.custom_object_id ?? '']] : []),
    ...[...new Set(folders)].map((id) => ['views in', id === null ? '' : storedId(id)]),
  ]);

/** 409 when the owner, who is held, has as many views as one can have. */
export async function requireRoom(ctx: Pick<ReadContext, 'db'>, ownerId: string): Promise<void> {
  if ((await countViewsOf(ctx.db, ownerId)) >= maxViews)
    throw conflict(`Somebody can have ${maxViews} views. Delete some of them first.`);
}

/** Makes room for another default view of the list. */
export async function passDefault(ctx: WriteContext, list: ListOf, exceptId: string | null): Promise<void> {
  const former = await endDefault(ctx.db, list, exceptId, ctx.now);
  if (former !== undefined)
    ctx.audit({
      recordKind: 'view',
      recordId: former,
      action: 'updated',
      changedFields: ['is_default'],
      previous: { is_default: true },
    });
}

/** 403 for somebody who sees a view of others, and neither owns it nor holds settings.manage. */
export function requireOwner(ctx: ReadContext, { owner_id: ownerId }: Pick<View, 'owner_id'>): void {
  if (ownerId !== ctx.identity.userId && !ctx.can('settings.manage'))
    throw problem(
      'permission_denied',
      'This is a view of somebody else: only its owner may do this, or somebody with settings.manage.',
    );
}
