import { conflict, type Problem } from '#src/errors/problem.ts';
import { targetOf } from './tool-targets.queries.ts';
import type { ProcessSnapshot } from './snapshot.ts';

/** Why the working copy cannot be published; undefined when it can. `targets` are the records that its tools point to. */
export function publishingProblem({ stages, dependencies }: ProcessSnapshot, targets: ReadonlyMap<string, unknown>): Problem | undefined {
  if (stages.length === 0) return conflict('The process has no stage. Give it one before it is published.');
  const waiting = new Set(dependencies.map(({ successor_id: id }) => id));
  for (const { id, key, due_rule: rule, substages, tools } of stages) {
    const rules = [rule, ...substages.map((substage) => substage.due_rule)];
    if (!waiting.has(id) && rules.some((each) => each?.anchor === 'predecessor_completion')) {
      return conflict(`A due date of the stage ${key} counts from its predecessor, and it has none. Let it wait for a stage, or count from the task.`);
    }
    for (const { name, config } of tools) {
      const target = targetOf(config);
      if (target === undefined || targets.has(`${target.kind} ${target.id}`)) continue;
      return conflict(`The tool "${name}" of the stage ${key} is broken: what it points to is gone. Replace or remove it.`);
    }
  }
  return undefined;
}
