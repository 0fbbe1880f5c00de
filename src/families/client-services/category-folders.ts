import type { ReadContext, WriteContext } from '#src/call/context.ts';
import {
  changeFolder,
  createFolder,
  deleteFolder,
  getFolder,
  listFolders,
  moveFolderContents,
  type FolderKind,
} from '#src/domain/folders/index.ts';
import type {
  CreateClientServiceFolderInput,
  DeleteClientServiceFolderInput,
  GetClientServiceFolderInput,
  ListClientServiceFoldersInput,
  MoveClientServiceFolderContentsInput,
  MoveClientServiceFolderInput,
  UpdateClientServiceFolderInput,
} from '#generated/families/client-services/handlers.ts';

/** Folders of service categories: one tree for the agency. */
export const categoryFolders: FolderKind = {
  kind: 'client_service_category',
  noun: 'service category folder',
  recordKind: 'folder',
  items: { table: 'client_service_categories', plural: 'categories', isOrdered: true },
};

export const listClientServiceFolders = (ctx: ReadContext, { query }: ListClientServiceFoldersInput) =>
  listFolders(ctx, categoryFolders, query);

export const getClientServiceFolder = (ctx: ReadContext, { path }: GetClientServiceFolderInput) =>
  getFolder(ctx, categoryFolders, path.id);

export const createClientServiceFolder = (ctx: WriteContext, { body }: CreateClientServiceFolderInput) =>
  createFolder(ctx, categoryFolders, body);

export const updateClientServiceFolder = (
  ctx: WriteContext,
  { path, body }: UpdateClientServiceFolderInput,
) => changeFolder(ctx, categoryFolders, path.id, body);

export const moveClientServiceFolder = (ctx: WriteContext, { path, body }: MoveClientServiceFolderInput) =>
  changeFolder(ctx, categoryFolders, path.id, body);

export const moveClientServiceFolderContents = (
  ctx: WriteContext,
  { path, body }: MoveClientServiceFolderContentsInput,
) => moveFolderContents(ctx, categoryFolders, path.id, body.target_folder_id, body.expected_revision);

export const deleteClientServiceFolder = (
  ctx: WriteContext,
  { path, query }: DeleteClientServiceFolderInput,
) => deleteFolder(ctx, categoryFolders, path.id, query);
