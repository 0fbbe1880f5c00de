import type { AssignmentsHandlers } from '#generated/families/assignments/handlers.ts';
import { listAssignmentHistory } from './history.ts';
import { rerunAssignment } from './rerun.ts';
import { createAssignmentFeedbackRule } from './rules.ts';

export default {
  createAssignmentFeedbackRule,
  listAssignmentHistory,
  rerunAssignment,
} satisfies AssignmentsHandlers;
