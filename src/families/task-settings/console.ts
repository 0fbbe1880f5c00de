import type { TaskSettingsHandlers } from '#generated/console/families/task-settings/handlers.ts';
import { updateTaskAutoAssignmentSettings } from './auto-assignment.ts';

export default {
  updateTaskAutoAssignmentSettings,
} satisfies TaskSettingsHandlers;
