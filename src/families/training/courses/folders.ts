import type { Folder } from '#generated/types.gen.ts';
import type {
  CreateTrainingFolderInput,
  DeleteTrainingFolderInput,
  GetTrainingFolderInput,
  ListTrainingFoldersInput,
  MoveTrainingFolderContentsInput,
  MoveTrainingFolderInput,
  UpdateTrainingFolderInput,
} from '#generated/families/training/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import {
  changeFolder,
  createFolder,
  deleteFolder,
  getFolder,
  listFolders,
  moveFolderContents,
} from '#src/domain/folders/index.ts';
import { trainingFolders } from '../record/folder-kind.ts';

export const listTrainingFolders = (ctx: ReadContext, { query }: ListTrainingFoldersInput) =>
  listFolders(ctx, trainingFolders, query);

export const createTrainingFolder = (
  ctx: WriteContext,
  { body }: CreateTrainingFolderInput,
): Promise<Result<Folder>> => createFolder(ctx, trainingFolders, body);

export const getTrainingFolder = (
  ctx: ReadContext,
  { path }: GetTrainingFolderInput,
): Promise<Result<Folder>> => getFolder(ctx, trainingFolders, path.id);

export const updateTrainingFolder = (
  ctx: WriteContext,
  { path, body }: UpdateTrainingFolderInput,
): Promise<Result<Folder>> => changeFolder(ctx, trainingFolders, path.id, body);

export const deleteTrainingFolder = (ctx: WriteContext, { path, query }: DeleteTrainingFolderInput) =>
  deleteFolder(ctx, trainingFolders, path.id, query);

export const moveTrainingFolder = (
  ctx: WriteContext,
  { path, body }: MoveTrainingFolderInput,
): Promise<Result<Folder>> => changeFolder(ctx, trainingFolders, path.id, body);

export const moveTrainingFolderContents = (
  ctx: WriteContext,
  { path, body }: MoveTrainingFolderContentsInput,
) => moveFolderContents(ctx, trainingFolders, path.id, body.target_folder_id, body.expected_revision);
