import type { ReadContext, WriteContext } from '#src/call/context.ts';
import {
  changeFolder,
  createFolder,
  deleteFolder,
  getFolder,
  listFolders,
  type FolderKind,
} from '#src/domain/folders/index.ts';
import type {
  CreateFieldFolderInput,
  DeleteFieldFolderInput,
  GetFieldFolderInput,
  ListFieldFoldersInput,
  MoveFieldFolderInput,
  UpdateFieldFolderInput,
} from '#generated/families/fields/handlers.ts';

/** Folders of field definitions: one tree for the agency, whatever kind of record the fields belong to. */
export const fieldFolders: FolderKind = {
  kind: 'field',
  noun: 'field folder',
  recordKind: 'field_folder',
  items: { table: 'fields', plural: 'fields' },
};

export const listFieldFolders = (ctx: ReadContext, { query }: ListFieldFoldersInput) =>
  listFolders(ctx, fieldFolders, query);

export const getFieldFolder = (ctx: ReadContext, { path }: GetFieldFolderInput) =>
  getFolder(ctx, fieldFolders, path.id);

export const createFieldFolder = (ctx: WriteContext, { body }: CreateFieldFolderInput) =>
  createFolder(ctx, fieldFolders, body);

export const updateFieldFolder = (ctx: WriteContext, { path, body }: UpdateFieldFolderInput) =>
  changeFolder(ctx, fieldFolders, path.id, body);

export const moveFieldFolder = (ctx: WriteContext, { path, body }: MoveFieldFolderInput) =>
  changeFolder(ctx, fieldFolders, path.id, body);

export const deleteFieldFolder = (ctx: WriteContext, { path, query }: DeleteFieldFolderInput) =>
  deleteFolder(ctx, fieldFolders, path.id, query);
