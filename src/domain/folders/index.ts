// The one tree of folders that every family with folders shares (domain model: folders; contract: spec/shared/folders.yaml).
export type { FolderKind, FolderWriteContext, ItemScope } from './folder-kind.ts';
export {
  changeFolder,
  createFolder,
  deleteFolder,
  deleteFolderTree,
  emptyFolder,
  getFolder,
  listFolders,
  moveContents,
  moveFolderContents,
  requireFolder,
} from './folders.ts';
export type { FolderChange } from './folders.ts';
export { liesIn, places as folderPlaces } from './folders.queries.ts';
export { holdItemOrder, type ItemOrder } from './item-order.ts';
