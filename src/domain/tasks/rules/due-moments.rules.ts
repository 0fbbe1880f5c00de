import { isLive, isOpenState, type TaskState } from '../model/state.ts';

/** When assignees are told that their work is due soon, or overdue. */
export interface DueMoment {
  readonly kind: 'due_soon' | 'overdue';
  readonly at: Date;
  /** Null for the task itself. */
  readonly stage: { readonly id: string; readonly name: string } | null;
  readonly assignees: readonly string[];
}

const soonMs = 24 * 60 * 60 * 1000;

/** Of a task and its open stages: a day before each is due, and when it is. Nobody is told of what nobody has to do. */
export function dueMoments(task: TaskState): DueMoment[] {
  if (!isLive(task) || task.held_at !== null) return [];
  const parts = [
    { stage: null, due: task.due_date, assignees: task.assigned_to },
    ...task.stages
      .filter(({ status_category: state }) => isOpenState(state))
      .map((stage) => ({ stage, due: stage.due_date, assignees: stage.assigned_to })),
  ];
  return parts.flatMap(({ stage, due, assignees }): DueMoment[] => {
    if (due === null || assignees.length === 0) return [];
    const part = { stage: stage === null ? null : { id: stage.id, name: stage.name }, assignees };
    const at = Date.parse(due);
    return [
      { kind: 'due_soon', at: new Date(at - soonMs), ...part },
      { kind: 'overdue', at: new Date(at), ...part },
    ];
  });
}
