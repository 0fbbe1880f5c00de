import type { TaskStageBulkChanges, TaskStageManage } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/door/context.ts';
import { storedId } from '#src/db/ids.ts';
import { invalid } from '#src/errors/problem.ts';
import { loadFieldSet } from '#src/field-values/index.ts';
import { tidyIds } from '#src/tidy.ts';
import type { TaskDraft } from '#src/tasks/draft.ts';
import { requireDepartment, requireUsers } from '#src/tasks/references.ts';
import { selectReferences } from '#src/tasks/references.queries.ts';
import type { StageState } from '#src/tasks/state.ts';

/** 400 for a member, department or field that an action names and that is not there; those who left may stay assigned. */
export async function checkStageReferences(ctx: WriteContext<never>, draft: TaskDraft, body: TaskStageManage): Promise<void> {
  if ('required_field_keys' in body) await requireFields(ctx, body.required_field_keys ?? []);
  const assigned = 'assigned_to' in body ? tidyIds(body.assigned_to ?? []) : [];
  const substages = 'substages' in body ? body.substages ?? [] : [];
  const departmentId = 'department_id' in body ? storedId(body.department_id) ?? null : null;
  const userIds = [...assigned, ...substages.flatMap((substage) => tidyIds(substage.assigned_to ?? []))];
  if (userIds.length === 0 && departmentId === null) return;
  const found = await selectReferences(ctx.db, { departmentIds: [departmentId], userIds });
  requireDepartment(found, departmentId, 'body.department_id');
  requireUsers(found, assigned, 'body.assigned_to', draft.task.stages.flatMap((stage) => [...stage.assigned_to, ...stage.substages.flatMap((substage) => substage.assigned_to)]));
  substages.forEach((substage, index) => requireUsers(found, tidyIds(substage.assigned_to ?? []), `body.substages[${index}].assigned_to`));
}

/** The same for one stage of a bulk change, whose list of assignees is complete. */
export async function checkBulkReferences(ctx: WriteContext<never>, { assigned_to: assigned = [], department_id: rawDepartmentId }: TaskStageBulkChanges, stage: StageState): Promise<void> {
  const departmentId = storedId(rawDepartmentId) ?? null;
  const added = tidyIds(assigned).filter((id) => !stage.assigned_to.includes(id));
  if (added.length === 0 && departmentId === null) return;
  const found = await selectReferences(ctx.db, { departmentIds: [departmentId], userIds: added });
  requireDepartment(found, departmentId, 'body.changes.department_id');
  requireUsers(found, added, 'body.changes.assigned_to');
}

/** 400 that names the first key that is no custom field of tasks. */
export async function requireFields(ctx: WriteContext<never>, keys: readonly string[], place = 'body.required_field_keys'): Promise<void> {
  if (keys.length === 0) return;
  const fields = await loadFieldSet(ctx, 'task');
  const unknown = keys.findIndex((key) => fields.get(key) === undefined);
  if (unknown >= 0) throw invalid(`${place}[${unknown}]`, `names "${keys[unknown]}", which is not a custom field of tasks.`);
}
