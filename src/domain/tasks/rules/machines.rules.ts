import type { TaskStageState, TaskStatusCategory } from '#generated/types.gen.ts';
import { Machine } from '#src/domain/transitions/index.ts';

// The tables of domain model §2.1 and §2.2. A lead is somebody whose level has tasks.manage, which whoever has such a level
// holds as a permission: the tables name the permission alone.

export interface TaskFacts {
  /** Category before the hold; null unless the task is on hold. */
  readonly heldCategory: TaskStatusCategory | null;
}

const assigneeOr = (permission: 'tasks.transition' | 'tasks.manage') =>
  [{ part: 'assignee' }, { permission }] as const;

export const taskMachine = new Machine<TaskStatusCategory, TaskFacts>({
  noun: 'task',
  parts: { assignee: 'an assignee of it', creator: 'its creator' },
  steps: [
    { from: ['todo'], to: 'active', who: assigneeOr('tasks.transition') },
    { from: ['todo', 'active'], to: 'on_hold', who: assigneeOr('tasks.transition') },
    {
      from: ['on_hold'],
      to: 'todo',
      who: assigneeOr('tasks.transition'),
      when: ({ heldCategory }) => heldCategory === 'todo',
    },
    {
      from: ['on_hold'],
      to: 'active',
      who: assigneeOr('tasks.transition'),
      when: ({ heldCategory }) => heldCategory === 'active',
    },
    { from: ['todo', 'active'], to: 'done', who: assigneeOr('tasks.transition') },
    {
      from: ['todo', 'active', 'on_hold'],
      to: 'cancelled',
      who: [{ part: 'creator' }, { permission: 'tasks.manage' }],
    },
    { from: ['done', 'cancelled'], to: 'active', who: [{ permission: 'tasks.transition' }] },
  ],
});

export interface StageFacts {
  readonly isRequired: boolean;
}

export const stageMachine = new Machine<TaskStageState, StageFacts>({
  noun: 'stage',
  parts: { assignee: 'an assignee of it' },
  steps: [
    { from: ['pending'], to: 'ready' },
    { from: ['ready'], to: 'in_progress', who: assigneeOr('tasks.transition') },
    { from: ['ready', 'in_progress'], to: 'completed', who: assigneeOr('tasks.manage') },
    {
      from: ['pending', 'ready', 'in_progress'],
      to: 'skipped',
      who: [{ permission: 'tasks.manage' }],
      when: ({ isRequired }) => isRequired,
    },
    {
      from: ['pending', 'ready', 'in_progress'],
      to: 'skipped',
      who: assigneeOr('tasks.manage'),
      when: ({ isRequired }) => !isRequired,
    },
    { from: ['completed', 'skipped'], to: 'in_progress', who: assigneeOr('tasks.transition') },
    { from: ['pending', 'ready', 'in_progress'], to: 'cancelled' },
  ],
});
