import { checkRevision } from '#src/platform/errors/index.ts';
import {
  expectedRevisions,
  changedAssignees,
  changedLists,
  requireOneWay,
  runBulk,
} from '#src/domain/bulk/index.ts';
import { isDeepStrictEqual } from 'node:util';
import type { BulkResult, TaskStageBulkChanges } from '#generated/types.gen.ts';
import type {
  BulkDeleteTasksInput,
  BulkUpdateTasksInput,
  BulkUpdateTaskStagesInput,
} from '#generated/families/tasks/handlers.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import type { WriteContext } from '#src/call/context.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import {
  assignStages,
  changeTask,
  holdRules,
  holdTask,
  holdTasks,
  lockTasksOfStages,
  removeTask,
  selectWished,
  settle,
  storeTask,
  TaskChanges,
  type TaskChangeEvent,
  type TaskDraft,
} from '#src/domain/tasks/index.ts';
import { requireMembers } from '#src/domain/people/index.ts';
import { applyStageChanges } from './stages/stage-bulk.rules.ts';
import { checkBulkReferences } from './stages/stage-references.ts';

const placeOf = (field: string): string => `body.changes.${field}`;

export async function bulkUpdateTasks(
  ctx: WriteContext<TaskChangeEvent>,
  { body }: BulkUpdateTasksInput,
): Promise<BulkResult> {
  requireOneWay(body.changes);
  const draftOf = await holdTasks(ctx, tidyIds(body.ids));
  const { field_values: values, ...changes } = body.changes;
  const joining = tidyIds(changes.add_assignee_ids ?? []);
  const found = await selectWished(ctx, {
    ...changes,
    assigned_to: [...(changes.assigned_to ?? []), ...joining],
  });
  const revisionOf = expectedRevisions(body.ids, body.expected_revisions);
  const judged = (id: string): TaskDraft => {
    const draft = draftOf(storedId(id));
    checkRevision(draft.task.revision, revisionOf(id));
    if (found !== null)
      requireMembers(found.users, joining, placeOf('add_assignee_ids'), draft.task.assigned_to);
    return draft;
  };
  if (values !== undefined) {
    return runBulk(ctx, body.ids, async (id) => {
      const draft = judged(id);
      return (await changeTask(ctx, draft, changedLists(draft.task, body.changes, 'task'), placeOf))
        ? 'succeeded'
        : 'unchanged';
    });
  }
  const all = new TaskChanges(ctx, found, placeOf);
  const result = await runBulk(
    ctx,
    body.ids,
    async (id) => {
      const draft = judged(id);
      return (await all.change(draft, changedLists(draft.task, changes, 'task'))) ? 'succeeded' : 'unchanged';
    },
    { isWriting: false },
  );
  await all.store();
  return result;
}

export async function bulkDeleteTasks(
  ctx: WriteContext<'process.instance_deleted'>,
  { body }: BulkDeleteTasksInput,
): Promise<BulkResult> {
  const draftOf = await holdTasks(ctx, tidyIds(body.ids), { withMerged: true });
  const revisionOf = expectedRevisions(body.ids, body.expected_revisions);
  return runBulk(ctx, body.ids, async (id) => {
    await removeTask(ctx, draftOf(storedId(id)), revisionOf(id));
    return 'succeeded';
  });
}

export async function bulkUpdateTaskStages(
  ctx: WriteContext<TaskChangeEvent>,
  { body }: BulkUpdateTaskStagesInput,
): Promise<BulkResult> {
  requireOneWay(body.changes);
  await Promise.all([holdRules(ctx), lockTasksOfStages(ctx.db, body.ids)]);
  // Stages of one task are changed in one draft of it, which is stored once: one revision, one set of events.
  const drafts: TaskDraft[] = [];
  const revisionOf = expectedRevisions(body.ids, body.expected_revisions);
  const result = await runBulk(
    ctx,
    body.ids,
    async (id) => {
      const stageId = storedId(id);
      const known = drafts.find(({ task }) => task.stages.some((stage) => stage.id === stageId));
      const draft = known ?? (await holdTask(ctx, { stageId }));
      if (known === undefined) drafts.push(draft);
      checkRevision(draft.stage(stageId).revision, revisionOf(id));
      await checkBulkReferences(ctx, body.changes, draft.stage(stageId));
      const before = draft.attempt((since) => {
        const stage = draft.stage(stageId);
        applyStageChanges(draft, stage, changesFor(stage.assigned_to, body.changes));
        settle(draft, since);
      });
      return isDeepStrictEqual(before, draft.task) ? 'unchanged' : 'succeeded';
    },
    { isWriting: false },
  );
  for (const draft of drafts) {
    await assignStages(ctx, draft);
    await storeTask(ctx, draft);
  }
  return result;
}

function changesFor(assignedTo: readonly string[], changes: TaskStageBulkChanges): TaskStageBulkChanges {
  const wanted = changedAssignees(assignedTo, changes, 'stage');
  return wanted === undefined ? changes : { ...changes, assigned_to: wanted };
}
