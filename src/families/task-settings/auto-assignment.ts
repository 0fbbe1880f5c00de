import type { TaskAutoAssignmentSettings } from '#generated/console/types.gen.ts';
import type { UpdateTaskAutoAssignmentSettingsInput } from '#generated/console/families/task-settings/handlers.ts';
import { lockSettings, saveSettings, selectSettings } from '#src/domain/assignment/index.ts';
import type { WriteContext } from '#src/call/context.ts';
import { checkRevision } from '#src/platform/errors/guards.ts';
import { invalid } from '#src/platform/errors/problem.ts';
import { diff } from '#src/platform/events/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import { requireMembers } from '#src/domain/people/require-users.ts';
import { selectReferences } from '#src/domain/tasks/references.queries.ts';

export async function updateTaskAutoAssignmentSettings(
  ctx: WriteContext,
  { body }: UpdateTaskAutoAssignmentSettingsInput,
): Promise<TaskAutoAssignmentSettings> {
  const { expected_revision: expectedRevision, ...wish } = body;
  const { updated_at: _at, ...current } = await lockSettings(ctx.db);
  checkRevision(current.revision, expectedRevision);
  if (wish.weights !== undefined) checkWeights(wish.weights);
  const userIds = wish.overflow_user_ids && tidyIds(wish.overflow_user_ids);
  if (userIds !== undefined && userIds.length > 0)
    requireMembers(
      (await selectReferences(ctx.db, { userIds })).users,
      userIds,
      'body.overflow_user_ids',
      current.overflow_user_ids,
    );
  const next = { ...current, ...wish, ...(userIds !== undefined && { overflow_user_ids: userIds }) };
  const changes = diff(current, next, Object.keys(wish));
  if (changes !== null) {
    await saveSettings(ctx.db, { ...next, revision: current.revision + 1 }, ctx.now);
    ctx.audit({
      recordKind: 'task_assignment_settings',
      recordId: ctx.identity.tenantId,
      action: 'updated',
      changedFields: changes._changed_fields,
      previous: changes._previous,
    });
  }
  return selectSettings(ctx.db);
}

function checkWeights(weights: TaskAutoAssignmentSettings['weights']): void {
  const sum = Object.values(weights).reduce((total, percent) => total + percent, 0);
  // Shares such as 33.3 add up to what a computer takes for a little more or less.
  if (Math.abs(sum - 100) > 0.001)
    throw invalid('body.weights', `must add up to 100, not ${Number(sum.toFixed(3))}.`);
}
