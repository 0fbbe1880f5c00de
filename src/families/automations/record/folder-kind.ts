import type { FolderKind } from '#src/domain/folders/index.ts';

/** The folders of automations: one tree. */
export const automationFolders: FolderKind = {
  kind: 'automation',
  noun: 'automation folder',
  recordKind: 'folder',
  items: { table: 'automations', plural: 'automations' },
};
