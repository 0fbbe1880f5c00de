import type {
  Priority,
  TaskAssignmentStatus,
  TaskDependencyType,
  TaskDueRule,
  TaskSourceKind,
  TaskStageRef,
  TaskStageState,
  TaskStatusCategory,
} from '#generated/types.gen.ts';
import type { PresentValue } from '#src/domain/field-values/index.ts';
import type { StageAssignment } from '#src/domain/processes/index.ts';

// A task as its rules need it: everything that belongs to it, in the names of its tables. Instants are ISO 8601 texts as the
// contract writes them, so that they compare as texts.

export interface TaskState {
  id: string;
  number: number;
  name: string;
  description: string | null;
  status: string;
  status_category: TaskStatusCategory;
  held_status: string | null;
  held_at: string | null;
  hold_reason: string | null;
  held_minutes: number;
  priority_level: Priority | null;
  tags: string[];
  client_id: string | null;
  department_id: string | null;
  process_definition_id: string | null;
  process_definition_version: number | null;
  assigned_to: string[];
  current_stage_id: string | null;
  start_date: string | null;
  due_date: string | null;
  started_at: string | null;
  completed_at: string | null;
  completed_by: string | null;
  cancelled_at: string | null;
  estimated_minutes: number | null;
  is_private: boolean;
  field_values: Record<string, PresentValue>;
  source_kind: TaskSourceKind;
  source_id: string | null;
  merged_into_id: string | null;
  merged_at: string | null;
  deleted_at: string | null;
  deleted_by: string | null;
  revision: number;
  created_at: string;
  updated_at: string;
  created_by: string;
  /** Whether its process moves undone due dates by the time on hold. */
  shift_due_on_hold: boolean;
  stages: StageState[];
  dependencies: DependencyState[];
  watcher_ids: string[];
}

/** Neither finished, nor deleted or merged. */
export const isLive = (task: TaskState): boolean =>
  task.deleted_at === null && task.merged_into_id === null && isOpenCategory(task.status_category);

export interface StageState {
  id: string;
  stage_definition_id: string | null;
  name: string;
  instructions: string | null;
  position: number;
  status: string;
  status_category: TaskStageState;
  status_template_id: string | null;
  is_required: boolean;
  auto_start: boolean;
  auto_complete: boolean;
  department_id: string | null;
  assigned_to: string[];
  assignment_status: TaskAssignmentStatus;
  assignment: StageAssignment;
  overflow_reason: string | null;
  overflowed_at: string | null;
  overflow_attempts: number;
  overflow_attempted_at: string | null;
  due_date: string | null;
  due_rule: TaskDueRule | null;
  planned_due_date: string | null;
  planned_minutes: number | null;
  dependency_reopened: boolean;
  ready_from: string | null;
  estimated_minutes: number | null;
  required_field_keys: string[];
  skip_reason: string | null;
  started_at: string | null;
  completed_at: string | null;
  completed_by: string | null;
  /** When it was completed or skipped. */
  finished_at: string | null;
  revision: number;
  created_by: string;
  substages: SubstageState[];
  /** Required tools that have not run; as the process version of the task has them. */
  missing_tools: MissingTool[];
  /** Keys of required fields that are no custom fields of tasks any more. */
  absent_field_keys: string[];
}

export interface MissingTool {
  readonly name: string;
}

export interface SubstageState {
  id: string;
  name: string;
  description: string | null;
  position: number;
  is_required: boolean;
  assigned_to: string[];
  due_date: string | null;
  completed_at: string | null;
  completed_by: string | null;
  revision: number;
  created_by: string;
}

export interface DependencyState {
  predecessor_id: string;
  successor_id: string;
  type: TaskDependencyType;
  lag_minutes: number;
}

/** A stage as the contract refers to it. */
export const stageRefOf = ({ id, name, position, status_category }: StageState): TaskStageRef => ({
  id,
  name,
  position,
  status_category,
});

export const isOpenState = (state: TaskStageState): boolean =>
  state === 'pending' || state === 'ready' || state === 'in_progress';
export const isFinishedState = (state: TaskStageState): boolean =>
  state === 'completed' || state === 'skipped';
export const isOpenCategory = (category: TaskStatusCategory): boolean =>
  category === 'todo' || category === 'active' || category === 'on_hold';

/** Who may see the task while it is private: creator, watchers, and everybody who is to do something of it. */
export const involvedIn = (task: TaskState): string[] =>
  [
    ...new Set([
      task.created_by,
      ...task.assigned_to,
      ...task.watcher_ids,
      ...task.stages.flatMap((stage) => [
        ...stage.assigned_to,
        ...stage.substages.flatMap((substage) => substage.assigned_to),
      ]),
    ]),
  ].sort();
