// Written by the compiler from the contract; change the contract instead.
import type { Operation } from '../../operation.ts';

export const operations = [
  {
    id: 'updateTaskAutoAssignmentSettings',
    method: 'PATCH',
    path: '/console/api/task-settings/auto-assignment',
    family: 'task-settings',
    summary: 'Change how stages are assigned by themselves',
    permission: 'settings.manage',
    isPublic: false,
    effect: 'write',
    isList: false,
    events: [],
    pathParams: [],
    queryParams: [],
    body: 'required',
    tool: 'update_task_auto_assignment_settings',
  },
] as const satisfies readonly Operation[];
