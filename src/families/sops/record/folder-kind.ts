import type { FolderKind } from '#src/domain/folders/index.ts';
import { isShownTo, viewerIn, viewerScope, type ViewerScope } from '#src/domain/visibility/index.ts';

/** The folders of the knowledge base: one tree. */
export const sopFolders: FolderKind = {
  kind: 'sop',
  noun: 'SOP folder',
  recordKind: 'sop_folder',
  items: { table: 'sops', plural: 'SOPs' },
  shows: {
    scopeOf: viewerScope,
    condition: (scope, alias) => isShownTo('sop', viewerIn(scope as ViewerScope), alias),
  },
};
