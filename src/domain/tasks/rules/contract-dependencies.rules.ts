import type { TaskDependency, TaskStageNeighbour } from '#generated/types.gen.ts';
import type { TaskDraft } from '../model/draft.ts';
import { plusMinutes } from './due.rules.ts';
import { satisfiedAt } from './dependencies.rules.ts';
import { stageRefOf, type DependencyState, type StageState } from '../model/state.ts';

/** Since when the successor no longer waits for the predecessor, lag included; null while it does. */
export function freeSince({ task, at: now }: TaskDraft, dependency: DependencyState): string | null {
  const at = satisfiedAt(task, dependency);
  if (at === null) return null;
  const from = plusMinutes(at, dependency.lag_minutes);
  return from <= now ? from : null;
}

/** Dependencies of a task as the contract writes them, by the positions of their stages. */
export function contractDependencies(draft: TaskDraft): TaskDependency[] {
  const positions = new Map(draft.task.stages.map(({ id, position }) => [id, position]));
  const place = (id: string): number => positions.get(id) ?? 0;
  return draft.task.dependencies
    .map((dependency): TaskDependency => ({
      ...dependency,
      is_satisfied: freeSince(draft, dependency) !== null,
    }))
    .sort(
      (a, b) =>
        place(a.predecessor_id) - place(b.predecessor_id) || place(a.successor_id) - place(b.successor_id),
    );
}

/** Stages that a stage waits for, by position. */
export const neighboursBefore = (draft: TaskDraft, stage: StageState): TaskStageNeighbour[] =>
  neighbours(
    draft,
    draft.task.dependencies.filter(({ successor_id: id }) => id === stage.id),
    ({ predecessor_id: id }) => id,
  );

/** Stages that wait for a stage, by position. */
export const neighboursAfter = (draft: TaskDraft, stage: StageState): TaskStageNeighbour[] =>
  neighbours(
    draft,
    draft.task.dependencies.filter(({ predecessor_id: id }) => id === stage.id),
    ({ successor_id: id }) => id,
  );

function neighbours(
  draft: TaskDraft,
  dependencies: readonly DependencyState[],
  otherOf: (dependency: DependencyState) => string,
): TaskStageNeighbour[] {
  return dependencies
    .map((dependency): TaskStageNeighbour => {
      const since = freeSince(draft, dependency);
      return {
        stage: stageRefOf(draft.stage(otherOf(dependency))),
        type: dependency.type,
        lag_minutes: dependency.lag_minutes,
        is_satisfied: since !== null,
        satisfied_at: since,
      };
    })
    .sort((a, b) => a.stage.position - b.stage.position);
}
