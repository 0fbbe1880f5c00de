import type { FolderKind } from '#src/domain/folders/index.ts';

/** Folders of views and modals: one tree for the agency. */
export const viewFolders: FolderKind = {
  kind: 'view',
  noun: 'view folder',
  recordKind: 'folder',
  items: { table: 'views', plural: 'views' },
  beside: [{ table: 'modals', plural: 'modals' }],
};
