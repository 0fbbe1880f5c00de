import type { TaskStageBulkChanges, TaskStageManage } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { loadFieldSet } from '#src/domain/field-values/index.ts';
import { requireMembers } from '#src/domain/people/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import {
  requireDepartment,
  requireFields,
  selectReferences,
  type StageState,
  type TaskDraft,
} from '#src/domain/tasks/index.ts';

/** 400 for a member, department or field that an action names and that is not there; those who left may stay assigned. */
export async function checkStageReferences(
  ctx: WriteContext<never>,
  draft: TaskDraft,
  body: TaskStageManage,
): Promise<void> {
  const keys = 'required_field_keys' in body ? (body.required_field_keys ?? []) : [];
  if (keys.length > 0) requireFields(await loadFieldSet(ctx, 'task'), keys, 'body.required_field_keys');
  const assigned = 'assigned_to' in body ? tidyIds(body.assigned_to ?? []) : [];
  const substages = 'substages' in body ? (body.substages ?? []) : [];
  const departmentId = 'department_id' in body ? (storedId(body.department_id) ?? null) : null;
  const userIds = [...assigned, ...substages.flatMap((substage) => tidyIds(substage.assigned_to ?? []))];
  if (userIds.length === 0 && departmentId === null) return;
  const found = await selectReferences(ctx.db, { departmentIds: [departmentId], userIds });
  requireDepartment(found, departmentId, 'body.department_id');
  requireMembers(
    found.users,
    assigned,
    'body.assigned_to',
    draft.task.stages.flatMap((stage) => [
      ...stage.assigned_to,
      ...stage.substages.flatMap((substage) => substage.assigned_to),
    ]),
  );
  substages.forEach((substage, index) =>
    requireMembers(found.users, tidyIds(substage.assigned_to ?? []), `body.substages[${index}].assigned_to`),
  );
}

/** The same for one stage of a bulk change. */
export async function checkBulkReferences(
  ctx: WriteContext<never>,
  changes: TaskStageBulkChanges,
  stage: StageState,
): Promise<void> {
  const departmentId = storedId(changes.department_id) ?? null;
  const [place, named] =
    changes.assigned_to === undefined
      ? (['add_assignee_ids', changes.add_assignee_ids ?? []] as const)
      : (['assigned_to', changes.assigned_to] as const);
  const userIds = tidyIds(named);
  if (userIds.length === 0 && departmentId === null) return;
  const found = await selectReferences(ctx.db, { departmentIds: [departmentId], userIds });
  requireDepartment(found, departmentId, 'body.changes.department_id');
  requireMembers(found.users, userIds, `body.changes.${place}`, stage.assigned_to);
}
