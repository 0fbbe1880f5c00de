import type { TaskUpdate } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid, problem } from '#src/platform/errors/index.ts';
import {
  loadFieldSet,
  recordValues,
  validateValues,
  type CheckedValues,
} from '#src/domain/field-values/index.ts';
import { requireMembers } from '#src/domain/people/index.ts';
import { tidyIds, tidyTags } from '#src/platform/tidy.ts';
import { assignStages } from '../assignment/assign-stages.ts';
import type { TaskDraft } from '../model/draft.ts';
import { shiftUndone } from '../rules/due.rules.ts';
import { requireClient, requireDepartment } from '../load/references.ts';
import { selectReferences, type References } from '../load/references.queries.ts';
import { settle } from '../rules/settle.rules.ts';
import { storeTask, type StoreOptions } from '../store/store.ts';
import { setTaskStatus } from '../rules/task-status.rules.ts';
import type { TaskChangeEvent } from '../store/task-events.ts';

/** A change of a task as callers ask for it, whatever operation they use; what is absent stays. */
export type TaskWish = Omit<TaskUpdate, 'expected_revision'> & {
  readonly is_private?: boolean;
  /** Minutes by which start, due date and those of unfinished stages move. */
  readonly shift_minutes?: number;
};

const statusKeys: ReadonlySet<string> = new Set(['status', 'hold_reason', 'force']);

/** Where a field of the wish stands in the request, for messages; custom fields are named `field_values.<key>`. */
export type PlaceOf = (field: string) => string;

const inBody: PlaceOf = (field) => `body.${field}`;

/** Makes and stores a change of a task that is held; answers whether anything was different. */
export async function changeTask(
  ctx: WriteContext<TaskChangeEvent>,
  draft: TaskDraft,
  wish: TaskWish,
  placeOf = inBody,
  options: StoreOptions = {},
): Promise<boolean> {
  requireRights(draft, wish);
  const checked = await checkValues(ctx, draft, wish, placeOf);
  applyWish(draft, wish, await selectWished(ctx, wish), placeOf, checked);
  // A value that is taken refuses the change, and events come when nothing can be refused any more.
  if (checked !== null && checked.changedKeys.length > 0) await recordValues(ctx, checked, draft.task.id);
  await assignStages(ctx, draft);
  return storeTask(ctx, draft, options);
}

/** What there is of the records that a wish names; null when it names none. */
export async function selectWished(
  ctx: Pick<WriteContext, 'db'>,
  wish: Pick<TaskWish, 'client_id' | 'department_id' | 'assigned_to'>,
): Promise<References | null> {
  const clientId = storedId(wish.client_id);
  const departmentId = storedId(wish.department_id);
  const userIds = tidyIds(wish.assigned_to ?? []);
  if (clientId == null && departmentId == null && userIds.length === 0) return null;
  return selectReferences(ctx.db, { clientId, departmentIds: [departmentId ?? null], userIds });
}

/** Changes the draft as it is wished and settles it; whatever is wrong with the wish is refused here. `found` is of `selectWished`. */
export function applyWish(
  draft: TaskDraft,
  wish: TaskWish,
  found: References | null,
  placeOf: PlaceOf,
  checked: CheckedValues | null = null,
): void {
  applyFields(draft, wish, found, placeOf);
  if (checked !== null) draft.task.field_values = checked.values;
  if (wish.status !== undefined)
    setTaskStatus(draft, { status: wish.status, force: wish.force, place: placeOf('status') });
  // Resuming a task moves the due date that it had, and not one that comes with it.
  if (wish.due_date !== undefined && wish.shift_minutes === undefined)
    draft.task.due_date = instant(wish.due_date);
  applyHoldReason(draft, wish, placeOf);
  settle(draft);
}

/** Every field except the status needs tasks.edit; the status has separate rules. */
export function requireRights({ worker }: TaskDraft, wish: TaskWish): void {
  const edited = Object.keys(wish).filter(
    (key) => !statusKeys.has(key) && wish[key as keyof TaskWish] !== undefined,
  );
  if (edited.length > 0 && !worker.can('tasks.edit'))
    throw problem('permission_denied', `Changing ${edited.join(', ')} of a task needs tasks.edit.`);
}

async function checkValues(
  ctx: WriteContext<never>,
  { task }: TaskDraft,
  { field_values: values }: TaskWish,
  placeOf: PlaceOf,
): Promise<CheckedValues | null> {
  if (values === undefined) return null;
  return validateValues(ctx, await loadFieldSet(ctx, 'task'), values, {
    existing: task.field_values,
    mode: 'update',
    path: (key) => placeOf(`field_values.${key}`),
  });
}

function applyFields({ task }: TaskDraft, wish: TaskWish, found: References | null, placeOf: PlaceOf): void {
  const clientId = storedId(wish.client_id);
  const departmentId = storedId(wish.department_id);
  const assignedTo = wish.assigned_to && tidyIds(wish.assigned_to);
  if (found !== null) {
    if (clientId != null && clientId !== task.client_id) requireClient(found, clientId);
    requireDepartment(found, departmentId ?? null, placeOf('department_id'));
    requireMembers(found.users, assignedTo ?? [], placeOf('assigned_to'), task.assigned_to);
  }
  Object.assign(task, {
    ...(wish.name !== undefined && { name: wish.name.trim() }),
    ...(wish.description !== undefined && { description: wish.description }),
    ...(wish.priority_level !== undefined && { priority_level: wish.priority_level }),
    ...(wish.tags !== undefined && { tags: tidyTags(wish.tags) }),
    ...(clientId !== undefined && { client_id: clientId }),
    ...(departmentId !== undefined && { department_id: departmentId }),
    ...(assignedTo !== undefined && { assigned_to: assignedTo }),
    ...(wish.start_date !== undefined && { start_date: instant(wish.start_date) }),
    ...(wish.due_date !== undefined && { due_date: instant(wish.due_date) }),
    ...(wish.estimated_minutes !== undefined && { estimated_minutes: wish.estimated_minutes }),
    ...(wish.is_private !== undefined && { is_private: wish.is_private }),
  });
  if (wish.shift_minutes !== undefined) shiftUndone(task, wish.shift_minutes, { withStart: true });
}

/** An instant of the request in the form that the contract answers with, so that the same instant is no change. */
export const instant = (at: string | null): string | null =>
  at === null ? null : new Date(at).toISOString();

function applyHoldReason(
  { task, worker }: TaskDraft,
  { hold_reason: reason, status }: TaskWish,
  placeOf: PlaceOf,
): void {
  if (reason === undefined) return;
  if (task.status_category !== 'on_hold') {
    if (reason === null) return;
    throw invalid(placeOf('hold_reason'), 'is only allowed with a status of the category on_hold.');
  }
  if (
    status === undefined &&
    !worker.can('tasks.edit') &&
    !worker.can('tasks.transition') &&
    !task.assigned_to.includes(worker.userId)
  ) {
    throw problem(
      'permission_denied',
      'Changing the reason of a hold needs tasks.transition, tasks.edit or being an assignee of the task.',
    );
  }
  task.hold_reason = reason;
}
