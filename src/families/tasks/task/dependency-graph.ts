import type { TaskDependencyGraph, TaskStageDependencies } from '#generated/types.gen.ts';
import type {
  GetTaskDependencyGraphInput,
  GetTaskStageDependenciesInput,
} from '#generated/families/tasks/handlers.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import type { ReadContext } from '#src/call/context.ts';
import {
  contractDependencies,
  criticalPath,
  lookAtTask,
  neighboursAfter,
  neighboursBefore,
  stageRefOf,
  taskKey,
} from '#src/domain/tasks/index.ts';

export async function getTaskDependencyGraph(
  ctx: ReadContext,
  { path }: GetTaskDependencyGraphInput,
): Promise<TaskDependencyGraph> {
  const draft = await lookAtTask(ctx, taskKey(path.id));
  const { id, number, name, stages, dependencies, current_stage_id: currentId } = draft.task;
  const critical = criticalPath(stages, dependencies, draft.at);
  return {
    task: { id, number, name },
    nodes: stages.map((stage) => ({
      ...stageRefOf(stage),
      is_current: stage.id === currentId,
      is_required: stage.is_required,
      due_date: stage.due_date,
      is_critical: critical.includes(stage.id),
    })),
    edges: contractDependencies(draft),
    critical_path_stage_ids: critical,
  };
}

export async function getTaskStageDependencies(
  ctx: ReadContext,
  { path }: GetTaskStageDependenciesInput,
): Promise<TaskStageDependencies> {
  const stageId = storedId(path.id);
  const draft = await lookAtTask(ctx, { stageId });
  const stage = draft.stage(stageId);
  return {
    stage: stageRefOf(stage),
    predecessors: neighboursBefore(draft, stage),
    successors: neighboursAfter(draft, stage),
  };
}
