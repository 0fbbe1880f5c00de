import type { AutomationFolderContentsDeleted, Folder, FolderContentsMoved } from '#generated/types.gen.ts';
import type {
  CreateAutomationFolderInput,
  DeleteAutomationFolderContentsInput,
  DeleteAutomationFolderInput,
  ListAutomationFoldersInput,
  MoveAutomationFolderContentsInput,
  UpdateAutomationFolderInput,
} from '#generated/families/automations/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import {
  changeFolder,
  createFolder,
  deleteFolder,
  emptyFolder,
  listFolders,
  moveFolderContents,
} from '#src/domain/folders/index.ts';
import { automationFolders } from '../record/folder-kind.ts';
import { lockAutomations } from '../record/stored.queries.ts';
import { selectIdsIn } from './authoring.queries.ts';
import { removeAutomations } from './delete.ts';

export const listAutomationFolders = (ctx: ReadContext, { query }: ListAutomationFoldersInput) =>
  listFolders(ctx, automationFolders, query);

export const createAutomationFolder = (
  ctx: WriteContext,
  { body }: CreateAutomationFolderInput,
): Promise<Result<Folder>> => createFolder(ctx, automationFolders, body);

export const updateAutomationFolder = (
  ctx: WriteContext,
  { path, body }: UpdateAutomationFolderInput,
): Promise<Result<Folder>> => changeFolder(ctx, automationFolders, path.id, body);

export const deleteAutomationFolder = (ctx: WriteContext, { path, query }: DeleteAutomationFolderInput) =>
  deleteFolder(ctx, automationFolders, path.id, query);

export const moveAutomationFolderContents = (
  ctx: WriteContext,
  { path, body }: MoveAutomationFolderContentsInput,
): Promise<FolderContentsMoved> =>
  moveFolderContents(ctx, automationFolders, path.id, body.target_folder_id, body.expected_revision);

/** All or nothing; executions that have not begun are cancelled. */
export async function deleteAutomationFolderContents(
  ctx: WriteContext,
  { path, query }: DeleteAutomationFolderContentsInput,
): Promise<AutomationFolderContentsDeleted> {
  let cancelled = 0;
  const deleted = await emptyFolder(ctx, automationFolders, path.id, query, async (folderIds) => {
    const removed = await lockAutomations(ctx.db, await selectIdsIn(ctx.db, folderIds));
    cancelled = await removeAutomations(ctx, removed);
    return removed.length;
  });
  return { ...deleted, cancelled_executions: cancelled };
}
