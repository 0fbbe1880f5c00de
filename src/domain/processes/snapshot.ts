import type {
  Priority,
  ProcessAssignmentMode,
  StageTool,
  TaskDependencyType,
  TaskDueRule,
} from '#generated/types.gen.ts';

/**
 * A published version of a process as `process_versions.snapshot` holds it and as tasks copy it. Names and forms are those
 * of the contract's `getFullProcessDefinition`.
 */
export interface ProcessSnapshot {
  readonly defaults: ProcessDefaults;
  readonly stages: readonly SnapshotStage[];
  readonly dependencies: readonly SnapshotDependency[];
}

/** What new tasks get when the one who makes them does not say otherwise. */
export interface ProcessDefaults {
  readonly name: string;
  readonly task_name_template: string | null;
  readonly department_id: string | null;
  readonly default_assignee_ids: readonly string[];
  readonly priority_level: Priority | null;
  readonly tags: readonly string[];
  readonly due_offset_minutes: number | null;
  readonly estimated_minutes: number | null;
  readonly shift_due_on_hold: boolean;
  readonly status_template_id: string | null;
}

export interface StageAssignment {
  readonly mode: ProcessAssignmentMode;
  /** With `members` only. */
  readonly user_ids: readonly string[];
  /** With `auto` only. */
  readonly skills: readonly string[];
}

export interface SnapshotStage {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly position: number;
  readonly instructions: string | null;
  readonly is_required: boolean;
  readonly auto_start: boolean;
  readonly auto_complete: boolean;
  readonly department_id: string | null;
  readonly assignment: StageAssignment;
  readonly due_rule: TaskDueRule | null;
  readonly estimated_minutes: number | null;
  readonly required_field_keys: readonly string[];
  readonly status_template_id: string | null;
  readonly substages: readonly SnapshotSubstage[];
  readonly tools: readonly StageTool[];
}

export interface SnapshotSubstage {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly position: number;
  readonly is_required: boolean;
  readonly due_rule: TaskDueRule | null;
  readonly user_ids: readonly string[];
}

export interface SnapshotDependency {
  readonly predecessor_id: string;
  readonly successor_id: string;
  readonly type: TaskDependencyType;
  readonly lag_minutes: number;
}
