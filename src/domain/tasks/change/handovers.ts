import type { WriteContext } from '#src/call/context.ts';
import { setTimers, type TimerKind } from '#src/platform/timers/index.ts';
import { assignStages } from '../assignment/assign-stages.ts';
import { selectSettings } from '../assignment/settings.queries.ts';
import { tryHoldTask } from '../load/hold.ts';
import { isOpenCategory, isOpenState } from '../model/state.ts';
import { storeTask } from '../store/store.ts';
import { handoverKind } from '../store/task-timers.ts';
import { selectGone, selectTasksToHandOver } from './handovers.queries.ts';

/**
 * For a member who was suspended or removed in the same transaction: what was assigned to them automatically is assigned anew, task by
 * task, as soon as a worker gets to it. What people gave them is theirs to give to somebody else.
 */
export async function handOverStages(
  ctx: Pick<WriteContext, 'db' | 'atCommit' | 'now'>,
  userId: string,
): Promise<void> {
  setTimers(ctx, handoverKind, await selectTasksToHandOver(ctx.db, userId), ctx.now);
}

/** Assigns stages of members who left to others by the rules of assignment, or to the overflow. */
export const handovers: TimerKind<'process.instance_updated'> = {
  kind: handoverKind,
  events: ['process.instance_updated'],
  async fire(ctx, { recordId: id }) {
    const draft = await tryHoldTask(ctx, { id });
    if (draft === undefined || !isOpenCategory(draft.task.status_category)) return;
    const { is_enabled: isEnabled } = await selectSettings(ctx.db);
    if (!isEnabled) return;
    const assigned = draft.task.stages.filter(
      (stage) => stage.assignment_status === 'auto' && isOpenState(stage.status_category),
    );
    // Who came back in the meantime keeps what they had.
    const gone = new Set(
      await selectGone(
        ctx.db,
        assigned.flatMap((stage) => stage.assigned_to),
      ),
    );
    const left = assigned.filter((stage) => stage.assigned_to.some((userId) => gone.has(userId)));
    if (left.length === 0) return;
    for (const stage of left) draft.choices.set(stage.id, { trigger: 'member_left', isStarted: false });
    await assignStages(ctx, draft);
    await storeTask(ctx, draft);
  },
};
