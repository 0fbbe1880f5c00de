import type { ReadContext, WriteContext } from '#src/call/context.ts';
import {
  changeFolder,
  createFolder,
  deleteFolder,
  listFolders,
  moveFolderContents,
  type FolderKind,
} from '#src/domain/folders/index.ts';
import type {
  CreateClientProfileFolderInput,
  DeleteClientProfileFolderInput,
  ListClientProfileFoldersInput,
  MoveClientProfileFolderContentsInput,
  MoveClientProfileFolderInput,
  UpdateClientProfileFolderInput,
} from '#generated/families/client-profiles/handlers.ts';

/** Folders of client profiles: one tree for the agency. */
export const profileFolders: FolderKind = {
  kind: 'client_profile',
  noun: 'client profile folder',
  recordKind: 'client_profile_folder',
  items: { table: 'client_profiles', plural: 'client profiles' },
};

export const listClientProfileFolders = (ctx: ReadContext, { query }: ListClientProfileFoldersInput) =>
  listFolders(ctx, profileFolders, query);

export const createClientProfileFolder = (ctx: WriteContext, { body }: CreateClientProfileFolderInput) =>
  createFolder(ctx, profileFolders, body);

export const updateClientProfileFolder = (
  ctx: WriteContext,
  { path, body }: UpdateClientProfileFolderInput,
) => changeFolder(ctx, profileFolders, path.id, body);

export const moveClientProfileFolder = (ctx: WriteContext, { path, body }: MoveClientProfileFolderInput) =>
  changeFolder(ctx, profileFolders, path.id, body);

export const moveClientProfileFolderContents = (
  ctx: WriteContext,
  { path, body }: MoveClientProfileFolderContentsInput,
) => moveFolderContents(ctx, profileFolders, path.id, body.target_folder_id, body.expected_revision);

export const deleteClientProfileFolder = (
  ctx: WriteContext,
  { path, query }: DeleteClientProfileFolderInput,
) => deleteFolder(ctx, profileFolders, path.id, query);
