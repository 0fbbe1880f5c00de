import { notify } from '#src/domain/notifications/index.ts';
import type { TimerKind } from '#src/platform/timers/index.ts';
import { tryHoldTask } from '../load/hold.ts';
import { dueMoments } from '../rules/due-moments.rules.ts';
import { dueNoticeKind, setDueNotice } from '../store/task-timers.ts';

/** Tells assignees a day before their work is due, and when it is overdue. What was put off or done since is left alone. */
export const dueNotices: TimerKind<never> = {
  kind: dueNoticeKind,
  events: [],
  async fire(ctx, { recordId: id, dueAt }) {
    const draft = await tryHoldTask(ctx, { id });
    if (draft === undefined) return;
    const { task } = draft;
    for (const { kind, at, stage, assignees } of dueMoments(task)) {
      if (at.getTime() !== dueAt.getTime()) continue;
      const what = stage === null ? task.name : `${stage.name} of ${task.name}`;
      await notify(
        ctx,
        {
          kind,
          title: `${what} (#${task.number}) ${kind === 'overdue' ? 'is overdue' : 'is due within a day'}`,
          record: stage === null ? { kind: 'task', id } : { kind: 'task_stage', id: stage.id },
        },
        assignees,
      );
    }
    setDueNotice(ctx, task, dueAt);
  },
};
