import type { Folder, FolderContentsMoved, SopFolderWithItemsDeleted } from '#generated/types.gen.ts';
import type {
  CreateSopFolderInput,
  DeleteSopFolderInput,
  DeleteSopFolderWithItemsInput,
  GetSopFolderInput,
  ListSopFoldersInput,
  MoveSopFolderContentsInput,
  MoveSopFolderInput,
  UpdateSopFolderInput,
} from '#generated/families/sops/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import {
  changeFolder,
  createFolder,
  deleteFolder,
  deleteFolderTree,
  getFolder,
  listFolders,
  moveContents,
} from '#src/domain/folders/index.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { problem } from '#src/platform/errors/index.ts';
import { changesOf } from '#src/platform/events/index.ts';
import { sopFolders } from '../record/folder-kind.ts';
import { eventSop } from '../record/sop-life.ts';
import { lockEverySop } from '../record/sop-record.queries.ts';
import { removeSops } from '../publishing/delete.ts';
import { selectIdsIn } from './folders.queries.ts';

export const listSopFolders = (ctx: ReadContext, { query }: ListSopFoldersInput) =>
  listFolders(ctx, sopFolders, query);

export const createSopFolder = (ctx: WriteContext, { body }: CreateSopFolderInput): Promise<Result<Folder>> =>
  createFolder(ctx, sopFolders, body);

export const getSopFolder = (ctx: ReadContext, { path }: GetSopFolderInput): Promise<Result<Folder>> =>
  getFolder(ctx, sopFolders, path.id);

export const updateSopFolder = (
  ctx: WriteContext,
  { path, body }: UpdateSopFolderInput,
): Promise<Result<Folder>> => changeFolder(ctx, sopFolders, path.id, body);

export const deleteSopFolder = (ctx: WriteContext, { path, query }: DeleteSopFolderInput) =>
  deleteFolder(ctx, sopFolders, path.id, query);

export const moveSopFolder = (
  ctx: WriteContext,
  { path, body }: MoveSopFolderInput,
): Promise<Result<Folder>> => changeFolder(ctx, sopFolders, path.id, body);

/** Subscribers hear of each published SOP that moved. */
export async function moveSopFolderContents(
  ctx: WriteContext<'sop.updated'>,
  { path, body }: MoveSopFolderContentsInput,
): Promise<FolderContentsMoved> {
  const from = storedId(path.id);
  const { itemIds, moved_folders } = await moveContents(
    ctx,
    sopFolders,
    path.id,
    body.target_folder_id,
    body.expected_revision,
  );
  const changes = changesOf(['folder_id'], { folder_id: from });
  for (const sop of await lockEverySop(ctx.db, itemIds)) {
    recordHistory(ctx, {
      kind: 'sop',
      id: sop.id,
      action: 'moved',
      changes: { event: changes, previous: { folder_id: from }, newValues: { folder_id: sop.folder_id } },
    });
    if (sop.status === 'published')
      ctx.emit('sop.updated', { sop: eventSop(sop), change_note: null, ...changes });
  }
  return { moved_items: itemIds.length, moved_folders };
}

const maxNamed = 10;

export const deleteSopFolderWithItems = (
  ctx: WriteContext,
  { path, query }: DeleteSopFolderWithItemsInput,
): Promise<SopFolderWithItemsDeleted> =>
  deleteFolderTree(ctx, sopFolders, path.id, query, async (folderIds) => {
    const items = await lockEverySop(ctx.db, await selectIdsIn(ctx.db, folderIds));
    const published = items.filter(({ status }) => status === 'published');
    if (published.length > 0) {
      const names = published.slice(0, maxNamed).map(({ title }) => `"${title}"`);
      const more = published.length - names.length;
      throw problem(
        'state_conflict',
        `The folder holds published SOPs: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}. Archive or move them first.`,
      );
    }
    await removeSops(ctx, items);
    return items.length;
  });
