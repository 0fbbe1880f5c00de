import type { TaskStageInput, TaskSubstageInput } from '#generated/types.gen.ts';
import { storedId, uuid7 } from '#src/platform/db/query/index.ts';
import { invalid, problem } from '#src/platform/errors/index.ts';
import type { ProcessSnapshot, SnapshotStage, StageAssignment } from '#src/domain/processes/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import { findCycle } from './dependencies.rules.ts';
import { plusMinutes } from './due.rules.ts';
import type { DependencyState, StageState, SubstageState, TaskState } from '../model/state.ts';

export interface NewStages {
  readonly stages: StageState[];
  readonly dependencies: DependencyState[];
}

/** Who the stages of a process are given to, by their rules. */
export interface AssignmentSources {
  readonly taskAssignees: readonly string[];
  readonly clientOwners: readonly string[];
}

const unassigned: StageAssignment = { mode: 'none', user_ids: [], skills: [] };

/** A stage as it begins; `own` is what its maker says of it. */
export function newStage(
  userId: string,
  own: Pick<StageState, 'name' | 'position'> & Partial<StageState>,
): StageState {
  const assignedTo = own.assigned_to ?? [];
  return {
    id: uuid7(),
    stage_definition_id: null,
    instructions: null,
    status: '',
    status_category: 'pending',
    status_template_id: null,
    is_required: true,
    auto_start: false,
    auto_complete: false,
    department_id: null,
    assignment_status: assignedTo.length > 0 ? 'manual' : 'unassigned',
    assignment: unassigned,
    overflow_reason: null,
    overflowed_at: null,
    overflow_attempts: 0,
    overflow_attempted_at: null,
    due_date: null,
    due_rule: null,
    planned_due_date: null,
    planned_minutes: null,
    dependency_reopened: false,
    ready_from: null,
    estimated_minutes: null,
    required_field_keys: [],
    skip_reason: null,
    started_at: null,
    completed_at: null,
    completed_by: null,
    finished_at: null,
    revision: 1,
    created_by: userId,
    substages: [],
    missing_tools: [],
    absent_field_keys: [],
    ...own,
    assigned_to: assignedTo,
  };
}

export function newSubstage(
  userId: string,
  own: Pick<SubstageState, 'name' | 'position'> & Partial<SubstageState>,
): SubstageState {
  return {
    id: uuid7(),
    description: null,
    is_required: true,
    assigned_to: [],
    due_date: null,
    completed_at: null,
    completed_by: null,
    revision: 1,
    created_by: userId,
    ...own,
  };
}

/** Substages that a request describes, in their order. */
export function substagesOf(userId: string, inputs: readonly TaskSubstageInput[]): SubstageState[] {
  return inputs.map((input, position) =>
    newSubstage(userId, {
      name: input.name.trim(),
      position,
      description: input.description ?? null,
      is_required: input.is_required ?? true,
      assigned_to: tidyIds(input.assigned_to ?? []),
      due_date: input.due_date == null ? null : new Date(input.due_date).toISOString(),
    }),
  );
}

/** The stages of a process version for a new task. */
export function stagesOfSnapshot(
  { stages, dependencies, defaults }: ProcessSnapshot,
  userId: string,
  task: Pick<TaskState, 'start_date' | 'due_date'>,
  sources: AssignmentSources,
): NewStages {
  const ids = new Map(stages.map(({ id }) => [id, uuid7()]));
  return {
    stages: stages.map((stage) =>
      newStage(userId, {
        id: ids.get(stage.id)!,
        stage_definition_id: stage.id,
        name: stage.name,
        position: stage.position,
        instructions: stage.instructions,
        is_required: stage.is_required,
        auto_start: stage.auto_start,
        auto_complete: stage.auto_complete,
        department_id: stage.department_id,
        assignment: stage.assignment,
        assigned_to: assigneesOf(stage, sources),
        due_rule: stage.due_rule,
        estimated_minutes: stage.estimated_minutes,
        planned_minutes: stage.estimated_minutes,
        required_field_keys: [...stage.required_field_keys],
        status_template_id: stage.status_template_id ?? defaults.status_template_id,
        missing_tools: stage.tools.filter((tool) => tool.is_required).map(({ name }) => ({ name })),
        substages: stage.substages.map((substage) =>
          newSubstage(userId, {
            name: substage.name,
            position: substage.position,
            description: substage.description,
            is_required: substage.is_required,
            assigned_to: [...substage.user_ids],
            due_date: substageDue(substage.due_rule, task),
          }),
        ),
      }),
    ),
    dependencies: dependencies.map((edge) => ({
      ...edge,
      predecessor_id: ids.get(edge.predecessor_id)!,
      successor_id: ids.get(edge.successor_id)!,
    })),
  };
}

function assigneesOf(
  { assignment: { mode, user_ids: ids } }: SnapshotStage,
  { taskAssignees, clientOwners }: AssignmentSources,
): string[] {
  switch (mode) {
    case 'task_assignees':
      return [...taskAssignees];
    case 'members':
      return [...ids];
    case 'client_owners':
      return [...clientOwners];
    case 'auto':
    case 'none':
      return [];
  }
}

/** Substages are ticked off within their stage: their dates follow from the task when it is made, and by hand after that. */
function substageDue(
  rule: SnapshotStage['due_rule'],
  { start_date: start, due_date: due }: Pick<TaskState, 'start_date' | 'due_date'>,
): string | null {
  const anchor = rule?.anchor === 'task_start' ? start : rule?.anchor === 'task_due' ? due : null;
  return anchor === null ? null : plusMinutes(anchor, rule!.offset_minutes);
}

/** The stages that a request describes: each waits for the one before it unless it says otherwise. */
export function stagesOfInputs(inputs: readonly TaskStageInput[], userId: string): NewStages {
  const keys = keysOf(inputs);
  const stages = inputs.map((input, position) => {
    if (input.due_date != null && input.due_rule !== undefined)
      throw invalid(`body.stages[${position}].due_date`, 'cannot be combined with due_rule.');
    return newStage(userId, {
      name: input.name.trim(),
      position,
      instructions: input.instructions ?? null,
      is_required: input.is_required ?? true,
      auto_start: input.auto_start ?? false,
      auto_complete: input.auto_complete ?? false,
      department_id: storedId(input.department_id) ?? null,
      assigned_to: tidyIds(input.assigned_to ?? []),
      due_date: input.due_date == null ? null : new Date(input.due_date).toISOString(),
      due_rule: input.due_rule ?? null,
      estimated_minutes: input.estimated_minutes ?? null,
      required_field_keys: [...new Set(input.required_field_keys ?? [])],
      substages: substagesOf(userId, input.substages ?? []),
    });
  });
  const dependencies = inputs.flatMap((input, index) =>
    predecessorsOf(input, index, keys).map((predecessor): DependencyState => ({
      predecessor_id: stages[predecessor]!.id,
      successor_id: stages[index]!.id,
      type: 'finish_to_start',
      lag_minutes: 0,
    })),
  );
  const cycle = findCycle(dependencies);
  if (cycle !== undefined) {
    const named = cycle.map((id) => inputs[stages.findIndex((stage) => stage.id === id)]!.key ?? id);
    throw problem(
      'state_conflict',
      `The dependencies of these stages would form a cycle: ${named.join(' → ')}.`,
    );
  }
  return { stages, dependencies };
}

function keysOf(inputs: readonly TaskStageInput[]): Map<string, number> {
  const keys = new Map<string, number>();
  inputs.forEach(({ key }, index) => {
    if (key === undefined) return;
    if (keys.has(key))
      throw invalid(
        `body.stages[${index}].key`,
        `repeats the key of body.stages[${keys.get(key)}]; keys must be unique in a request.`,
      );
    keys.set(key, index);
  });
  return keys;
}

function predecessorsOf(
  { predecessor_keys: wanted }: TaskStageInput,
  index: number,
  keys: ReadonlyMap<string, number>,
): number[] {
  if (wanted === undefined) return index === 0 ? [] : [index - 1];
  return [...new Set(wanted)].map((key) => {
    const at = keys.get(key);
    if (at === undefined)
      throw invalid(
        `body.stages[${index}].predecessor_keys`,
        `names "${key}", which is not the key of a stage of this request.`,
      );
    return at;
  });
}
