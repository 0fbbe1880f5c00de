import type { TaskDetails } from '#generated/types.gen.ts';
import type { GetTaskDetailsInput } from '#generated/families/tasks/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { notFound } from '#src/platform/errors/index.ts';
import {
  contractDependencies,
  lookAtTask,
  taskKey,
  type TaskDraft,
  type TaskState,
} from '#src/domain/tasks/index.ts';
import { viewerOf } from '#src/domain/visibility/index.ts';
import { permittedOn } from './permitted.rules.ts';
import { selectDetails } from './task-details.queries.ts';

export const getTaskDetails = async (ctx: ReadContext, { path }: GetTaskDetailsInput): Promise<TaskDetails> =>
  detailsOf(ctx, await lookAtTask(ctx, taskKey(path.id)));

/** A task with its stages and names, and what its rules let the caller do now. */
export async function detailsOf(ctx: ReadContext, draft: TaskDraft): Promise<TaskDetails> {
  const { id, process_definition_id: processId, department_id: departmentId } = draft.task;
  const { task, ...names } = await selectDetails(ctx.db, viewerOf(ctx), {
    id,
    processId,
    departmentId,
    userIds: namedIn(draft.task),
  });
  if (task === null) throw notFound('task', id);
  return { task, ...names, dependencies: contractDependencies(draft), ...permittedOn(draft) };
}

/** Everybody whom the task, its stages and substages name. */
function namedIn(task: TaskState): string[] {
  const parts = [task, ...task.stages, ...task.stages.flatMap(({ substages }) => substages)];
  return [
    ...new Set(
      parts.flatMap(({ assigned_to: assigned, created_by: creator, completed_by: completer }) => [
        ...assigned,
        creator,
        ...(completer === null ? [] : [completer]),
      ]),
    ),
  ];
}
