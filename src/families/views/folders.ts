import type { ReadContext, WriteContext } from '#src/call/context.ts';
import {
  changeFolder,
  createFolder,
  deleteFolder,
  listFolders,
  type FolderKind,
} from '#src/domain/folders/index.ts';
import type { ListViewFoldersInput } from '#generated/families/views/handlers.ts';
import type {
  CreateViewFolderInput,
  DeleteViewFolderInput,
  MoveViewFolderInput,
  UpdateViewFolderInput,
} from '#generated/console/families/views/handlers.ts';

/** Folders of views: one tree for the agency. */
export const viewFolders: FolderKind = {
  kind: 'view',
  noun: 'view folder',
  recordKind: 'folder',
  items: { table: 'views', plural: 'views' },
};

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
