import { naming } from '#src/domain/departments/index.ts';

/** Custom objects whose audiences name departments; an audience that is left with nobody is nobody. */
export const objectAudiences = naming({
  table: 'custom_objects',
  kind: 'custom_object',
  columns: { view_department_ids: 'view_audience', edit_department_ids: 'edit_audience' },
  keepsDeleted: true,
});
