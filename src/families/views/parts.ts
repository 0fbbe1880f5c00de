import { naming } from '#src/domain/departments/index.ts';

/** Views that are shared with departments; one that is left with none shows to its owner. */
export const sharedViews = naming({
  table: 'views',
  kind: 'view',
  columns: { department_ids: 'sharing' },
  keepsDeleted: true,
});
