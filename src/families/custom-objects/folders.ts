import type { ReadContext, WriteContext } from '#src/call/context.ts';
import {
  changeFolder,
  createFolder,
  deleteFolder,
  listFolders,
  type FolderKind,
} from '#src/domain/folders/index.ts';
import type {
  CreateCustomObjectFolderInput,
  DeleteCustomObjectFolderInput,
  ListCustomObjectFoldersInput,
  MoveCustomObjectFolderInput,
  UpdateCustomObjectFolderInput,
} from '#generated/families/custom-objects/handlers.ts';

/** Folders of custom objects: one tree for the agency. */
export const objectFolders: FolderKind = {
  kind: 'custom_object',
  noun: 'custom object folder',
  recordKind: 'folder',
  items: { table: 'custom_objects', plural: 'custom objects' },
};

export const listCustomObjectFolders = (ctx: ReadContext, { query }: ListCustomObjectFoldersInput) =>
  listFolders(ctx, objectFolders, query);

export const createCustomObjectFolder = (ctx: WriteContext, { body }: CreateCustomObjectFolderInput) =>
  createFolder(ctx, objectFolders, body);

export const updateCustomObjectFolder = (ctx: WriteContext, { path, body }: UpdateCustomObjectFolderInput) =>
  changeFolder(ctx, objectFolders, path.id, body);

export const moveCustomObjectFolder = (ctx: WriteContext, { path, body }: MoveCustomObjectFolderInput) =>
  changeFolder(ctx, objectFolders, path.id, body);

export const deleteCustomObjectFolder = (ctx: WriteContext, { path, query }: DeleteCustomObjectFolderInput) =>
  deleteFolder(ctx, objectFolders, path.id, query);
