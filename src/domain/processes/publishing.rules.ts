import { conflict, type Problem } from '#src/platform/errors/index.ts';
import { unavailability } from '#src/domain/tools/index.ts';
import { answerField, promptProblemOf, type TaskField } from './prompt.rules.ts';
import { targetOf } from './tool-targets.queries.ts';
import type { ProcessSnapshot } from './snapshot.ts';

const maxWarnings = 500;

/** Why the working copy cannot be published; undefined when it can. `targets` are the records that its tools point to, `fields` the custom fields that take answers. */
export function publishingProblem(
  { stages, dependencies }: ProcessSnapshot,
  targets: ReadonlyMap<string, { readonly is_usable: boolean }>,
  fields: ReadonlyMap<string, TaskField>,
): Problem | undefined {
  if (stages.length === 0) return conflict('The process has no stages. Add a stage before you publish it.');
  const waiting = new Set(dependencies.map(({ successor_id: id }) => id));
  for (const { id, key, due_rule: rule, substages, tools } of stages) {
    const rules = [rule, ...substages.map((substage) => substage.due_rule)];
    if (!waiting.has(id) && rules.some((each) => each?.anchor === 'predecessor_completion')) {
      return conflict(
        `A due date of the stage ${key} counts from its predecessors, but the stage has none. Add a predecessor, or count from the task.`,
      );
    }
    for (const { name, type, config, is_required: isRequired } of tools) {
      const target = targetOf(config);
      if (target !== undefined && !targets.has(`${target.kind} ${target.id}`)) {
        return conflict(
          `The tool "${name}" of the stage ${key} is broken: its target no longer exists. Replace or remove it.`,
        );
      }
      const wrong =
        config.type === 'ai_prompt'
          ? promptProblemOf(
              config,
              target && targets.get(`${target.kind} ${target.id}`),
              fields.get(answerField(config) ?? ''),
            )
          : null;
      if (wrong !== null) return conflict(`The tool "${name}" of the stage ${key} cannot run. ${wrong}`);
      const reason = unavailability(type);
      if (reason !== null && isRequired)
        return conflict(
          `The tool "${name}" of the stage ${key} is required, so the stage could not be completed. ${reason} Make it optional or remove it.`,
        );
    }
  }
  return undefined;
}

/** Warnings about a working copy that can be published. */
export function publishingWarnings({ stages }: ProcessSnapshot): string[] {
  return stages
    .flatMap(({ key, tools }) =>
      tools.flatMap(({ name, type }) => {
        const reason = unavailability(type);
        return reason === null ? [] : [`The tool "${name}" of the stage ${key} has no effect. ${reason}`];
      }),
    )
    .slice(0, maxWarnings);
}
