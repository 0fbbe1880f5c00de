import { conflict, type Problem } from '#src/platform/errors/index.ts';
import { counted } from '#src/platform/counted.ts';
import type { ToolFaults } from './tool-faults.rules.ts';
import type { ProcessSnapshot, SnapshotStage } from './snapshot.ts';

const maxWarnings = 500;
const maxWarning = 500;
/** As many as the text of an error holds. */
const maxNamed = 10;

const none: ToolFaults = new Map();

/** Why the working copy cannot be published, all that is found; undefined when it can. */
export function publishingProblem(
  { stages, dependencies }: ProcessSnapshot,
  faults: ToolFaults = none,
): Problem | undefined {
  if (stages.length === 0) return conflict('The process has no stages. Add a stage before you publish it.');
  const waiting = new Set(dependencies.map(({ successor_id: id }) => id));
  const problems = stages.flatMap((stage) => [
    ...dueDateProblems(stage, waiting.has(stage.id)),
    ...toolProblems(stage, faults),
  ]);
  const [first] = problems;
  if (first === undefined) return undefined;
  if (problems.length === 1) return conflict(first);
  const more = problems.length > maxNamed ? [`And ${problems.length - maxNamed} more.`] : [];
  return conflict(
    [
      `${counted(problems.length, 'problem')} have to be solved first.`,
      ...problems.slice(0, maxNamed),
      ...more,
    ].join(' '),
  );
}

function dueDateProblems({ key, due_rule: rule, substages }: SnapshotStage, isWaiting: boolean): string[] {
  const rules = [rule, ...substages.map((substage) => substage.due_rule)];
  return !isWaiting && rules.some((each) => each?.anchor === 'predecessor_completion')
    ? [
        `A due date of the stage ${key} counts from its predecessors, but the stage has none. Add a predecessor, or count from the task.`,
      ]
    : [];
}

const toolProblems = ({ key, tools }: SnapshotStage, faults: ToolFaults): string[] =>
  tools.flatMap(({ id, name, is_required: isRequired }) =>
    (faults.get(id) ?? []).flatMap(({ text, refuses }) => {
      if (refuses === 'always') return [`The tool "${name}" of the stage ${key} cannot be run. ${text}`];
      return refuses === 'if_required' && isRequired
        ? [
            `The tool "${name}" of the stage ${key} is required, so the stage could not be completed. ${text} Make it optional or remove it.`,
          ]
        : [];
    }),
  );

/** Warnings about a working copy that can be published. */
export function publishingWarnings({ stages }: ProcessSnapshot, faults: ToolFaults = none): string[] {
  return stages
    .flatMap(({ key, tools }) =>
      tools.flatMap(({ id, name }) =>
        (faults.get(id) ?? []).map(({ text, refuses }) => {
          const effect = refuses === 'never' ? 'may not do what is meant' : 'has no effect';
          return `The tool "${name}" of the stage ${key} ${effect}. ${text}`
            .slice(0, maxWarning)
            .toWellFormed();
        }),
      ),
    )
    .slice(0, maxWarnings);
}
