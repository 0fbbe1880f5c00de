import type { FolderKind } from '#src/domain/folders/index.ts';

/** The folders of the knowledge base: one tree. */
export const sopFolders: FolderKind = {
  kind: 'sop',
  noun: 'SOP folder',
  recordKind: 'sop_folder',
  items: { table: 'sops', plural: 'SOPs' },
};
