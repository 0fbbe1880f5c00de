import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { changeFolder, createFolder, deleteFolder, listFolders } from '#src/domain/folders/index.ts';
import { viewFolders } from '#src/domain/views/index.ts';
import type { ListViewFoldersInput } from '#generated/families/views/handlers.ts';
import type {
  CreateViewFolderInput,
  DeleteViewFolderInput,
  MoveViewFolderInput,
  UpdateViewFolderInput,
} from '#generated/console/families/views/handlers.ts';

export const listViewFolders = (ctx: ReadContext, { query }: ListViewFoldersInput) =>
  listFolders(ctx, viewFolders, query);

export const createViewFolder = (ctx: WriteContext, { body }: CreateViewFolderInput) =>
  createFolder(ctx, viewFolders, body);

export const updateViewFolder = (ctx: WriteContext, { path, body }: UpdateViewFolderInput) =>
  changeFolder(ctx, viewFolders, path.id, body);

export const moveViewFolder = (ctx: WriteContext, { path, body }: MoveViewFolderInput) =>
  changeFolder(ctx, viewFolders, path.id, body);

export const deleteViewFolder = (ctx: WriteContext, { path, query }: DeleteViewFolderInput) =>
  deleteFolder(ctx, viewFolders, path.id, query);
