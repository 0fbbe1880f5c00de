import { problem } from '#src/platform/errors/index.ts';
import { isFinishedState, type DependencyState, type TaskState } from '../model/state.ts';

type Edge = Pick<DependencyState, 'predecessor_id' | 'successor_id'>;

/** A cycle in the graph as its nodes in order, ending with the first one again; undefined when there is none. */
export function findCycle(edges: readonly Edge[]): string[] | undefined {
  const successors = Map.groupBy(edges, ({ predecessor_id }) => predecessor_id);
  const finished = new Set<string>();
  const path: string[] = [];
  const visit = (node: string): string[] | undefined => {
    const start = path.indexOf(node);
    if (start >= 0) return [...path.slice(start), node];
    if (finished.has(node)) return undefined;
    path.push(node);
    for (const { successor_id: next } of successors.get(node) ?? []) {
      const cycle = visit(next);
      if (cycle !== undefined) return cycle;
    }
    path.pop();
    finished.add(node);
    return undefined;
  };
  for (const node of successors.keys()) {
    const cycle = visit(node);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}

/** 409 with the cycle, when there is one. */
export function requireAcyclic(edges: readonly Edge[]): void {
  const cycle = findCycle(edges);
  if (cycle !== undefined)
    throw problem(
      'state_conflict',
      `The dependencies of these stages would form a cycle: ${cycle.join(' → ')}.`,
    );
}

/** The dependencies of a stage on its predecessors. */
export const predecessorsOf = (task: TaskState, stageId: string): DependencyState[] =>
  task.dependencies.filter(({ successor_id: id }) => id === stageId);

/** When a dependency was satisfied, its lag left out; null while it is not (domain model §2.2). */
export function satisfiedAt(task: TaskState, dependency: DependencyState): string | null {
  const predecessor = task.stages.find(({ id }) => id === dependency.predecessor_id);
  if (predecessor === undefined) return task.created_at;
  const { status_category: state, started_at: startedAt, finished_at: finishedAt } = predecessor;
  if (dependency.type === 'finish_to_start')
    return isFinishedState(state) ? (finishedAt ?? task.created_at) : null;
  return state === 'in_progress' || isFinishedState(state)
    ? (startedAt ?? finishedAt ?? task.created_at)
    : null;
}
