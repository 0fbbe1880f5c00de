import type { ToolProblem } from '#src/call/parts.ts';
import { counted } from '#src/platform/counted.ts';
import { conflict, type Problem } from '#src/platform/errors/index.ts';
import { answerField, promptProblemOf, type TaskField } from './prompt.rules.ts';
import { targetOf } from './tool-targets.queries.ts';
import type { ProcessSnapshot } from './snapshot.ts';

const maxWarnings = 500;

/** What keeps tools from being run, by their ids. */
export type ToolProblems = ReadonlyMap<string, ToolProblem>;

const none: ToolProblems = new Map();

/**
 * Why the working copy cannot be published; undefined when it can. `targets` are the records that its tools point to, `fields` the custom fields
 * that take answers, `problems` what keeps tools from being run.
 */
export function publishingProblem(
  { stages, dependencies }: ProcessSnapshot,
  targets: ReadonlyMap<string, { readonly is_usable: boolean }>,
  fields: ReadonlyMap<string, TaskField>,
  problems: ToolProblems = none,
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
    for (const { id: toolId, name, config, is_required: isRequired } of tools) {
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
      if (wrong !== null) return conflict(`The tool "${name}" of the stage ${key} cannot be run. ${wrong}`);
      const found = problems.get(toolId);
      if (found?.isLasting === true)
        return conflict(`The tool "${name}" of the stage ${key} cannot be run. ${found.text}`);
      const reason = found?.text ?? null;
      if (reason !== null && isRequired)
        return conflict(
          `The tool "${name}" of the stage ${key} is required, so the stage could not be completed. ${reason} Make it optional or remove it.`,
        );
    }
  }
  return undefined;
}

/** Why an approval cannot be given, with the cure; `approvers` is undefined where each task decides who they are. */
export function approvalProblemOf(minApprovals: number, approvers: number | undefined): string | null {
  if (approvers === undefined || approvers >= minApprovals) return null;
  return `It needs ${counted(minApprovals, 'approval')}, and ${approvers === 0 ? 'none' : `only ${approvers}`} of its approvers can work here and see tasks. Choose other approvers.`;
}

/** Warnings about a working copy that can be published. */
export function publishingWarnings({ stages }: ProcessSnapshot, problems: ToolProblems = none): string[] {
  return stages
    .flatMap(({ key, tools }) =>
      tools.flatMap(({ id, name }) => {
        const reason = problems.get(id)?.text ?? null;
        return reason === null ? [] : [`The tool "${name}" of the stage ${key} has no effect. ${reason}`];
      }),
    )
    .slice(0, maxWarnings);
}
