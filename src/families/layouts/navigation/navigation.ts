import { isDeepStrictEqual as isSame } from 'node:util';
import type { BulkResult, NavigationItem } from '#generated/types.gen.ts';
import type {
  CreateNavigationItemInput,
  DeleteNavigationItemsInput,
  HideNavigationItemInput,
  QueryNavigationItemDetailsInput,
  QueryNavigationItemsInput,
  RepositionNavigationItemInput,
  UnhideNavigationItemInput,
  UpdateNavigationItemInput,
} from '#generated/families/layouts/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { expectedRevisions, runBulk } from '#src/domain/bulk/index.ts';
import { recordLife } from '#src/domain/records/index.ts';
import { requireRecords } from '#src/domain/references/index.ts';
import { reviseRecord, storedId } from '#src/platform/db/query/index.ts';
import { conflict, notFound } from '#src/platform/errors/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import { itemDetails, itemList, navigationScope, selectItem } from './navigation.queries.ts';
import { alwaysShown } from './pages.rules.ts';
import { checkTarget } from './targets.ts';
import * as tree from './tree.queries.ts';
import { childrenOf, orderWith, requirePlace, requireRoom, type Tree } from './tree.rules.ts';

const items = recordLife({
  table: 'navigation_items',
  kind: 'navigation_item',
  noun: 'navigation item',
  lock: ({ db }, id) => tree.lockItem(db, id),
});

export function queryNavigationItems(ctx: ReadContext, { query, body }: QueryNavigationItemsInput) {
  const { is_complete: complete, ...filters } = body;
  const isComplete = complete === true;
  if (isComplete) ctx.demand('settings.view');
  return itemList.page(ctx.db, { ...query, ...filters }, navigationScope(ctx, isComplete));
}

export function queryNavigationItemDetails(
  ctx: ReadContext,
  { query, body }: QueryNavigationItemDetailsInput,
) {
  const { is_complete: _isComplete, ...filters } = body;
  return itemDetails.page(ctx.db, { ...query, ...filters }, navigationScope(ctx, true));
}

export async function createNavigationItem(
  ctx: WriteContext,
  { body }: CreateNavigationItemInput,
): Promise<Result<NavigationItem>> {
  const parentId = storedId(body.parent_id ?? null);
  const all = await tree.holdTree(ctx.db);
  requireParent(all, parentId);
  const target = await checkTarget(ctx, body.target);
  await requireRecords(ctx, 'department', body.department_ids, 'body.department_ids');
  requirePlace(all, parentId);
  requireRoom(all);
  const id = await items.insert(ctx, {
    label: body.label.trim(),
    icon: body.icon ?? null,
    target: JSON.stringify(target),
    parent_id: parentId,
    position: childrenOf(all, parentId).length,
    department_ids: tidyIds(body.department_ids ?? []),
  });
  await tree.updatePositions(ctx.db, orderWith(all, parentId, [id], body.position));
  return showItem(ctx, id);
}

export async function updateNavigationItem(
  ctx: WriteContext,
  { body }: UpdateNavigationItemInput,
): Promise<Result<NavigationItem>> {
  const before = await items.lock(ctx, body.id, body.expected_revision);
  if (before.system_key !== null) requireSame(before, body);
  const isKept = body.target === undefined || isSame(body.target, before.target);
  const target = isKept ? before.target : await checkTarget(ctx, body.target!);
  await requireRecords(ctx, 'department', body.department_ids, 'body.department_ids');
  const after = {
    label: body.label?.trim() ?? before.label,
    icon: body.icon === undefined ? before.icon : body.icon,
    target,
    department_ids: body.department_ids === undefined ? before.department_ids : tidyIds(body.department_ids),
  };
  await items.revise(ctx, before, after, ['label', 'icon', 'target', 'department_ids']);
  return showItem(ctx, before.id);
}

/** 409 for another target or audience of a built-in item. */
function requireSame(item: tree.StoredItem, body: UpdateNavigationItemInput['body']): void {
  const isSameTarget = body.target === undefined || isSame(body.target, item.target);
  const isSameAudience =
    body.department_ids === undefined || isSame(body.department_ids, item.department_ids);
  if (!isSameTarget || !isSameAudience)
    throw conflict(
      `"${item.label}" is a built-in item: only its label and icon can change. Hide it with hideNavigationItem, or add an item.`,
    );
}

export async function repositionNavigationItem(
  ctx: WriteContext,
  { body }: RepositionNavigationItemInput,
): Promise<Result<NavigationItem>> {
  const parentId = storedId(body.parent_id);
  const all = await tree.holdTree(ctx.db);
  requireParent(all, parentId);
  const before = await items.lock(ctx, body.id, body.expected_revision);
  requirePlace(all, parentId, before.id);
  const isMoved = parentId !== before.parent_id;
  const order = orderWith(all, parentId, [before.id], body.position);
  const place = { parent_id: parentId, position: order.indexOf(before.id) };
  if ((await items.revise(ctx, before, place, ['parent_id', 'position'])) !== null) {
    await tree.updatePositions(ctx.db, order);
    if (isMoved)
      await tree.updatePositions(
        ctx.db,
        childrenOf(all, before.parent_id).filter((id) => id !== before.id),
      );
  }
  return showItem(ctx, before.id);
}

export async function hideNavigationItem(
  ctx: WriteContext,
  { body }: HideNavigationItemInput,
): Promise<Result<NavigationItem>> {
  const item = await lockSystemItem(ctx, body, 'Delete it with deleteNavigationItems instead.');
  if (item.system_key === alwaysShown)
    throw conflict(`"${item.label}" always shows, so that hidden items can be found. Hide other items.`);
  if (item.hidden_at === null) await setHidden(ctx, item, ctx.now.toISOString());
  return showItem(ctx, item.id);
}

export async function unhideNavigationItem(
  ctx: WriteContext,
  { body }: UnhideNavigationItemInput,
): Promise<Result<NavigationItem>> {
  const item = await lockSystemItem(ctx, body, 'It is never hidden.');
  if (item.hidden_at !== null) await setHidden(ctx, item, null);
  return showItem(ctx, item.id);
}

const setHidden = (ctx: WriteContext, item: tree.StoredItem, hiddenAt: string | null) =>
  items.revise(
    ctx,
    item,
    { hidden_at: hiddenAt, hidden_by: hiddenAt === null ? null : ctx.identity.userId },
    ['hidden_at'],
  );

/** 409 for an item that the agency added; `cure` says what to do with it. */
async function lockSystemItem(
  ctx: WriteContext,
  body: HideNavigationItemInput['body'],
  cure: string,
): Promise<tree.StoredItem> {
  const item = await items.lock(ctx, body.id, body.expected_revision);
  if (item.system_key === null) throw conflict(`"${item.label}" is an item that the agency added. ${cure}`);
  return item;
}

export async function deleteNavigationItems(
  ctx: WriteContext,
  { query }: DeleteNavigationItemsInput,
): Promise<BulkResult> {
  const revisionOf = expectedRevisions(query.id, query.expected_revision);
  return runBulk(ctx, query.id, async (id) => {
    const all = await tree.holdTree(ctx.db);
    const item = await items.lock(ctx, id, revisionOf(id));
    if (item.system_key !== null)
      throw conflict(`"${item.label}" is a built-in item. Hide it with hideNavigationItem instead.`);
    await moveChildrenUp(ctx, all, item);
    await items.softDelete(ctx, item, ['label', 'target']);
    return 'succeeded';
  });
}

/** What stands below an item that goes takes its place. */
async function moveChildrenUp(ctx: WriteContext, all: Tree, item: tree.StoredItem): Promise<void> {
  const children = childrenOf(all, item.id);
  for (const id of children) {
    await reviseRecord(ctx.db, 'navigation_items', id, { parent_id: item.parent_id }, ctx.now);
    ctx.audit({
      recordKind: 'navigation_item',
      recordId: id,
      action: 'moved',
      changedFields: ['parent_id'],
      previous: { parent_id: item.id },
    });
  }
  const place = childrenOf(all, item.parent_id).indexOf(item.id);
  const order = orderWith(all, item.parent_id, children, place).filter((id) => id !== item.id);
  await tree.updatePositions(ctx.db, order);
}

function requireParent(all: Tree, id: string | null): void {
  if (id !== null && !all.some((node) => node.id === id)) throw notFound('navigation item', id);
}

async function showItem(ctx: ReadContext, id: string): Promise<Result<NavigationItem>> {
  const item = await selectItem(ctx.db, id);
  if (item === undefined) throw notFound('navigation item', id);
  return item;
}
