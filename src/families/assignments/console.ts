import type { AssignmentsHandlers } from '#generated/console/families/assignments/handlers.ts';
import { deleteAssignmentRule, listAssignmentRules, updateAssignmentRule } from './rules.ts';

export default {
  listAssignmentRules,
  updateAssignmentRule,
  deleteAssignmentRule,
} satisfies AssignmentsHandlers;
