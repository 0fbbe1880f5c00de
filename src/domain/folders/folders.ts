import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, notFound } from '#src/platform/errors/index.ts';
import type { Page, ReadContext, Result } from '#src/call/context.ts';
import type { Deleted } from '#generated/types.gen.ts';
import type { FolderKind, FolderWriteContext } from './folder-kind.ts';
import * as queries from './folders.queries.ts';
import {
  childrenOf,
  orderWith,
  requireDepth,
  requireFreeName,
  requireOutside,
  subtreeOf,
  type Tree,
} from './tree.rules.ts';

/** The folders of a kind; `scopeIds` narrows a scoped kind to the trees of these records. */
export function listFolders<R>(
  ctx: ReadContext,
  kind: FolderKind<R>,
  filters: queries.FolderFilters,
  scopeIds?: readonly string[],
): Promise<Page<R>> {
  const query = { ...filters, ...(scopeIds && { scope_id: scopeIds }) };
  return queries.folderList(kind).page(ctx.db, query, kind.shows?.scopeOf(ctx) ?? {});
}

export async function getFolder<R>(ctx: ReadContext, kind: FolderKind<R>, id: string): Promise<Result<R>> {
  const folder = await queries.selectFolder(ctx.db, kind, kind.shows?.scopeOf(ctx) ?? {}, id);
  if (folder === undefined) throw notFound(kind.noun, id);
  return folder;
}

/**
 * For who puts an item into a folder: 404 unless it is of this kind and, for a scoped kind, in the tree of `scopeId`.
 * The folder cannot be deleted before the transaction ends. Null is the top of the tree and always there.
 */
export async function requireFolder<R>(
  ctx: ReadContext,
  kind: FolderKind<R>,
  id: string | null | undefined,
  scopeId: string | null = null,
): Promise<void> {
  if (id === null || id === undefined) return;
  const folder = await queries.findFolder(ctx.db, kind, id, 'share');
  if (folder === undefined || folder.scope_id !== storedId(scopeId)) throw notFound(kind.noun, id);
}

/** A new folder behind its siblings. A scoped kind names the record that the tree belongs to. */
export async function createFolder<R>(
  ctx: FolderWriteContext,
  kind: FolderKind<R>,
  body: { name: string; parent_id?: string | null },
  scopeId: string | null = null,
): Promise<Result<R>> {
  if (scopeId !== null && !(await queries.scopeExists(ctx.db, kind, scopeId)))
    throw notFound(kind.scope?.noun ?? kind.noun, scopeId);
  const parentId = storedId(body.parent_id) ?? null;
  const name = body.name.trim();
  const tree = await queries.lockTree(ctx.db, kind, scopeId);
  requireInTree(tree, kind, parentId);
  requireDepth(tree, parentId);
  requireFreeName(tree, parentId, name);
  const id = await queries.insertFolder(
    ctx.db,
    {
      kind: kind.kind,
      scope_id: scopeId,
      parent_id: parentId,
      name,
      position: childrenOf(tree, parentId).length,
      created_by: ctx.identity.userId,
    },
    ctx.now,
  );
  ctx.audit({ recordKind: kind.recordKind, recordId: id, action: 'created' });
  return getFolder(ctx, kind, id);
}

export interface FolderChange {
  readonly name?: string;
  readonly parent_id?: string | null;
  readonly position?: number;
  readonly expected_revision?: number;
}

/** Renames, moves and reorders in one step. Without `position` a folder goes last in another one, and stays in its own. */
export async function changeFolder<R>(
  ctx: FolderWriteContext,
  kind: FolderKind<R>,
  givenId: string,
  change: FolderChange,
): Promise<Result<R>> {
  const { folder, tree } = await lockFolder(ctx, kind, givenId);
  const { id } = folder;
  checkRevision(folder.revision, change.expected_revision);
  const parentId = change.parent_id === undefined ? folder.parent_id : storedId(change.parent_id);
  const name = change.name?.trim() ?? folder.name;
  const isMoved = parentId !== folder.parent_id;
  const order =
    isMoved || change.position !== undefined ? orderWith(tree, parentId, id, change.position) : undefined;
  const isReordered =
    order !== undefined &&
    order.indexOf(id) !== childrenOf(tree, parentId).findIndex((node) => node.id === id);
  if (!isMoved && !isReordered && name === folder.name) return getFolder(ctx, kind, id);

  if (isMoved) requirePlace(tree, kind, parentId, id);
  requireFreeName(tree, parentId, name, id);
  await queries.updateFolder(ctx.db, id, { name, parent_id: parentId }, ctx.now);
  if (order !== undefined) await queries.updatePositions(ctx.db, order);
  if (isMoved) await queries.updatePositions(ctx.db, siblingsLeft(tree, folder.parent_id, id));
  ctx.audit({
    recordKind: kind.recordKind,
    recordId: id,
    action: isMoved || isReordered ? 'moved' : 'updated',
    changedFields: [
      ...(name !== folder.name ? ['name'] : []),
      ...(isMoved ? ['parent_id'] : []),
      ...(isReordered ? ['position'] : []),
    ],
    previous: { name: folder.name, parent_id: folder.parent_id, position: folder.position },
  });
  return getFolder(ctx, kind, id);
}

/** As `moveContents`, for items of which nobody is told one by one. */
export async function moveFolderContents<R>(
  ctx: FolderWriteContext,
  kind: FolderKind<R>,
  givenId: string,
  givenTarget: string | null,
  expectedRevision?: number,
): Promise<{ moved_items: number; moved_folders: number }> {
  const { itemIds, moved_folders } = await moveContents(ctx, kind, givenId, givenTarget, expectedRevision);
  return { moved_items: itemIds.length, moved_folders };
}

/** Moves every item and folder directly in a folder to `givenTarget` (null: the top), behind what is there; answers which items. */
export async function moveContents<R>(
  ctx: FolderWriteContext,
  kind: FolderKind<R>,
  givenId: string,
  givenTarget: string | null,
  expectedRevision?: number,
): Promise<{ itemIds: string[]; moved_folders: number }> {
  const {
    folder: { id, revision },
    tree,
  } = await lockFolder(ctx, kind, givenId);
  const targetId = storedId(givenTarget);
  checkRevision(revision, expectedRevision);
  const moved = childrenOf(tree, id).map((node) => node.id);
  requirePlace(tree, kind, targetId, id, moved);
  for (const node of childrenOf(tree, id)) requireFreeName(tree, targetId, node.name, node.id);
  const itemIds = await queries.moveItems(ctx.db, kind, id, targetId, ctx.now);
  if (moved.length > 0) {
    await queries.moveFoldersTo(ctx.db, moved, targetId, ctx.now);
    await queries.updatePositions(ctx.db, [...childrenOf(tree, targetId).map((node) => node.id), ...moved]);
  }
  if (itemIds.length + moved.length > 0) {
    ctx.audit({
      recordKind: kind.recordKind,
      recordId: id,
      action: 'contents_moved',
      changedFields: ['item_count', 'folder_count'],
      previous: { item_count: itemIds.length, folder_count: moved.length },
    });
  }
  return { itemIds, moved_folders: moved.length };
}

/** Deletes a folder that holds nothing; 409 with the counts otherwise. */
export async function deleteFolder<R>(
  ctx: FolderWriteContext,
  kind: FolderKind<R>,
  givenId: string,
  { expected_revision }: Pick<FolderChange, 'expected_revision'>,
): Promise<Deleted> {
  const { folder, tree } = await lockFolder(ctx, kind, givenId);
  const { id } = folder;
  checkRevision(folder.revision, expected_revision);
  const { items, folders } = await queries.countContents(ctx.db, kind, id);
  if (folders > 0 || items.some(({ count }) => count > 0)) {
    const held = [...items.map(({ count, plural }) => `${count} ${plural}`), `${folders} folders`];
    throw conflict(`The folder still holds ${held.join(' and ')}. Move them first.`);
  }
  await queries.softDeleteFolder(ctx.db, id, ctx.identity.userId, ctx.now);
  await queries.updatePositions(ctx.db, siblingsLeft(tree, folder.parent_id, id));
  ctx.audit({
    recordKind: kind.recordKind,
    recordId: id,
    action: 'deleted',
    previous: { name: folder.name },
  });
  return { id, deleted_at: ctx.now.toISOString() };
}

/** Deletes a folder with every folder below it. `deleteItems` deletes what lies in them, or refuses, and answers how much that was. */
export async function deleteFolderTree<R>(
  ctx: FolderWriteContext,
  kind: FolderKind<R>,
  givenId: string,
  { expected_revision }: Pick<FolderChange, 'expected_revision'>,
  deleteItems: (folderIds: readonly string[]) => Promise<number>,
): Promise<Deleted & { deleted_items: number; deleted_folders: number }> {
  const { folder, tree } = await lockFolder(ctx, kind, givenId);
  checkRevision(folder.revision, expected_revision);
  const ids = subtreeOf(tree, folder.id);
  const deletedItems = await deleteItems(ids);
  await deleteFolders(ctx, kind, tree, ids);
  await queries.updatePositions(ctx.db, siblingsLeft(tree, folder.parent_id, folder.id));
  return {
    id: folder.id,
    deleted_at: ctx.now.toISOString(),
    deleted_items: deletedItems,
    deleted_folders: ids.length,
  };
}

/** As `deleteFolderTree`, but the folder itself stays. */
export async function emptyFolder<R>(
  ctx: FolderWriteContext,
  kind: FolderKind<R>,
  givenId: string,
  { expected_revision }: Pick<FolderChange, 'expected_revision'>,
  deleteItems: (folderIds: readonly string[]) => Promise<number>,
): Promise<{ folder_id: string; deleted_items: number; deleted_folders: number }> {
  const { folder, tree } = await lockFolder(ctx, kind, givenId);
  checkRevision(folder.revision, expected_revision);
  const ids = subtreeOf(tree, folder.id);
  const deletedItems = await deleteItems(ids);
  const below = ids.filter((id) => id !== folder.id);
  await deleteFolders(ctx, kind, tree, below);
  return { folder_id: folder.id, deleted_items: deletedItems, deleted_folders: below.length };
}

async function deleteFolders<R>(
  ctx: FolderWriteContext,
  kind: FolderKind<R>,
  tree: Tree,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    await queries.softDeleteFolder(ctx.db, id, ctx.identity.userId, ctx.now);
    ctx.audit({
      recordKind: kind.recordKind,
      recordId: id,
      action: 'deleted',
      previous: { name: tree.find((node) => node.id === id)?.name },
    });
  }
}

// The tree first, then the folder: every change takes its locks in this order, so that none waits for another in a circle.
async function lockFolder<R>(ctx: FolderWriteContext, kind: FolderKind<R>, id: string) {
  const seen = await queries.findFolder(ctx.db, kind, id);
  if (seen === undefined) throw notFound(kind.noun, id);
  const tree = await queries.lockTree(ctx.db, kind, seen.scope_id);
  const folder = await queries.findFolder(ctx.db, kind, id, 'update');
  if (folder === undefined) throw notFound(kind.noun, id);
  return { folder, tree };
}

function requireInTree<R>(tree: Tree, kind: FolderKind<R>, id: string | null): void {
  if (id !== null && !tree.some((node) => node.id === id)) throw notFound(kind.noun, id);
}

function requirePlace<R>(
  tree: Tree,
  kind: FolderKind<R>,
  targetId: string | null,
  folderId: string,
  moved = [folderId],
): void {
  requireInTree(tree, kind, targetId);
  requireOutside(tree, folderId, targetId);
  if (moved.length > 0) requireDepth(tree, targetId, moved);
}

const siblingsLeft = (tree: Tree, parentId: string | null, goneId: string): string[] =>
  childrenOf(tree, parentId)
    .map((node) => node.id)
    .filter((id) => id !== goneId);
