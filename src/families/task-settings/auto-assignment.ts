import type { TaskAutoAssignmentSettings } from '#generated/console/types.gen.ts';
import type { UpdateTaskAutoAssignmentSettingsInput } from '#generated/console/families/task-settings/handlers.ts';
import { rescheduleRetries, selectReferences, selectSettings } from '#src/domain/tasks/index.ts';
import type { WriteContext } from '#src/call/context.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import { requireMembers } from '#src/domain/people/index.ts';
import { updateSettings, type Settings } from '#src/domain/settings/index.ts';

const autoAssignment: Settings<TaskAutoAssignmentSettings> = {
  table: 'task_assignment_settings',
  recordKind: 'task_assignment_settings',
  find: selectSettings,
  json: ['weights'],
};

export async function updateTaskAutoAssignmentSettings(
  ctx: WriteContext,
  { body }: UpdateTaskAutoAssignmentSettingsInput,
): Promise<TaskAutoAssignmentSettings> {
  const settings = await updateSettings(ctx, autoAssignment, body, async (wish, current) => {
    if (wish.weights !== undefined) checkWeights(wish.weights);
    const userIds = wish.overflow_user_ids && tidyIds(wish.overflow_user_ids);
    if (userIds !== undefined && userIds.length > 0)
      requireMembers(
        (await selectReferences(ctx.db, { userIds })).users,
        userIds,
        'body.overflow_user_ids',
        current.overflow_user_ids,
      );
    return { ...wish, ...(userIds !== undefined && { overflow_user_ids: userIds }) };
  });
  if (body.is_enabled !== undefined || body.retry_interval_minutes !== undefined)
    await rescheduleRetries(ctx);
  return settings;
}

function checkWeights(weights: TaskAutoAssignmentSettings['weights']): void {
  const sum = Object.values(weights).reduce((total, percent) => total + percent, 0);
  // Shares such as 33.3 add up to what a computer takes for a little more or less.
  if (Math.abs(sum - 100) > 0.001)
    throw invalid('body.weights', `must add up to 100, not ${Number(sum.toFixed(3))}.`);
}
