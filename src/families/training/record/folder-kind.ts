import type { FolderKind } from '#src/domain/folders/index.ts';
import { isShownTo, viewerIn, viewerScope, type ViewerScope } from '#src/domain/visibility/index.ts';

/** The folders of courses: one tree. */
export const trainingFolders: FolderKind = {
  kind: 'training',
  noun: 'training folder',
  recordKind: 'training_folder',
  items: { table: 'training_courses', plural: 'courses' },
  shows: {
    scopeOf: viewerScope,
    condition: (scope, alias) => isShownTo('training_course', viewerIn(scope as ViewerScope), alias),
  },
};
