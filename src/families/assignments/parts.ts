import { naming } from '#src/domain/departments/index.ts';

/** Rules that speak of departments; one that names none is for all of them. */
export const assignmentDepartments = naming({
  table: 'assignment_rules',
  kind: 'assignment_rule',
  columns: { department_ids: 'conditions' },
  keepsDeleted: false,
  isSorted: true,
  nounIfOpen: ['assignment rule', 'assignment rules'],
});
