import type { TaskDependencyGraph, TaskStageDependencies } from '#generated/types.gen.ts';
import type {
  GetTaskDependencyGraphInput,
  GetTaskStageDependenciesInput,
} from '#generated/families/tasks/handlers.ts';
import { storedId } from '#src/platform/db/query/ids.ts';
import type { ReadContext } from '#src/call/context.ts';
import { criticalPath } from '#src/domain/tasks/critical-path.rules.ts';
import { taskKey } from '#src/domain/tasks/hold.ts';
import { lookAtTask } from '#src/domain/tasks/look.ts';
import { stageRefOf } from '#src/domain/tasks/state.ts';
import {
  neighboursAfter,
  neighboursBefore,
  contractDependencies,
} from '#src/domain/tasks/contract-dependencies.rules.ts';

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
