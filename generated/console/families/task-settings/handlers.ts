// Written by the compiler from the contract; change the contract instead.
import type { Result, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface UpdateTaskAutoAssignmentSettingsInput {
  readonly body: t.UpdateTaskAutoAssignmentSettingsData['body'];
}

/** Task settings: one handler per operation of the contract. */
export interface TaskSettingsHandlers {
  /** Update task auto-assignment settings · PATCH /console/api/task-settings/auto-assignment · settings.manage */
  readonly updateTaskAutoAssignmentSettings: (ctx: WriteContext<never>, input: UpdateTaskAutoAssignmentSettingsInput) => Promise<Result<t.UpdateTaskAutoAssignmentSettingsResponse['data']>>;
}
