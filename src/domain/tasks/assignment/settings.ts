import type { TaskAutoAssignmentSettings } from '#generated/types.gen.ts';

/** How stages are assigned in an agency that never said so; `revision` and `updated_at` come with the row. */
export const defaultSettings: Omit<TaskAutoAssignmentSettings, 'revision' | 'updated_at'> = {
  is_enabled: true,
  candidate_scope: 'department',
  weights: { department_percent: 30, skills_percent: 30, schedule_percent: 20, open_load_percent: 20 },
  max_open_stages: 12,
  max_open_minutes: 2400,
  only_scheduled_members: true,
  overflow_user_ids: [],
  retry_interval_minutes: 60,
};

/** What a stage that nobody estimated counts for, in the load of members and when it is assigned itself. */
export const assumedMinutes = 60;
