import { notify } from '#src/domain/notifications/index.ts';
import { setTimer, type TimerKind } from '#src/platform/timers/index.ts';
import { findLatestRun } from '../record/enrollment-record.queries.ts';
import { selectTrainingSettings } from '../record/settings.queries.ts';
import { holdRuns, insertRun, upsertSource } from './coverage.queries.ts';
import { reconcile, tellAssigned, withdrawLeft } from './reconcile.ts';
import { findDueRun, findExpiring, findMemberStatus } from './timers.queries.ts';

const dayMs = 86_400_000;
const daysBetween = (from: Date, to: Date): number => Math.round((to.getTime() - from.getTime()) / dayMs);
const inDays = (days: number): string => (days <= 1 ? 'tomorrow' : `in ${days} days`);

/** Reminds learners of open runs before their deadline, and tells them when it has passed. */
export const dueReminders: TimerKind<never> = {
  kind: 'training_due',
  events: [],
  async fire(ctx, { recordId: id, dueAt }) {
    const run = await findDueRun(ctx.db, id, dueAt);
    if (run?.due_date == null || (run.status !== 'assigned' && run.status !== 'in_progress')) return;
    const due = new Date(run.due_date);
    const isOver = dueAt >= due;
    await notify(
      ctx,
      {
        kind: 'training',
        title: isOver
          ? `${run.course_name} is overdue`
          : `${run.course_name} is due ${inDays(daysBetween(dueAt, due))}`,
        record: { kind: 'training_course', id: run.course_id },
        topic: `due ${id} ${isOver ? 'over' : daysBetween(dueAt, due)}`,
      },
      [run.user_id],
    );
    if (run.next_at !== null && !isOver)
      setTimer(ctx, { kind: 'training_due', recordId: id }, new Date(run.next_at));
  },
};

/** Reminds holders of certifications that expire, and assigns the course anew when one has. */
export const certificationExpiry: TimerKind<never> = {
  kind: 'training_certification',
  events: [],
  async fire(ctx, { recordId: id, dueAt }) {
    const found = await findExpiring(ctx.db, id, dueAt);
    if (found?.expires_at == null || !found.is_active) return;
    const expires = new Date(found.expires_at);
    const isOver = dueAt >= expires;
    if (isOver) {
      ctx.audit({ recordKind: 'training_certification', recordId: id, action: 'expired' });
      if (found.recertify && found.user_status !== 'removed') await recertify(ctx, id, found);
    }
    await notify(
      ctx,
      {
        kind: 'certification',
        title: isOver
          ? `Your certification in ${found.course_name} has expired`
          : `Your certification in ${found.course_name} expires ${inDays(daysBetween(dueAt, expires))}`,
        record: { kind: 'training_course', id: found.course_id },
        topic: `expiry ${id} ${isOver ? 'over' : daysBetween(dueAt, expires)}`,
      },
      [found.user_id],
    );
    if (!isOver && found.next_at !== null)
      setTimer(ctx, { kind: 'training_certification', recordId: id }, new Date(found.next_at));
  },
};

type Context = Parameters<(typeof certificationExpiry)['fire']>[0];

/** A new run, or a further reason for one that is open. */
async function recertify(
  ctx: Context,
  certificationId: string,
  { course_id: courseId, user_id: userId }: { readonly course_id: string; readonly user_id: string },
): Promise<void> {
  await holdRuns(ctx.db);
  const { default_due_in_days: days } = await selectTrainingSettings(ctx.db);
  const source = {
    kind: 'recertification' as const,
    sourceId: certificationId,
    assignedBy: null,
    dueDate: days === null ? null : new Date(ctx.now.getTime() + days * dayMs),
  };
  const run = await findLatestRun(ctx.db, courseId, userId, true);
  if (run?.status === 'assigned' || run?.status === 'in_progress' || run?.status === 'awaiting_review') {
    await upsertSource(ctx.db, run.id, source, ctx.now);
    return;
  }
  const id = await insertRun(ctx.db, { courseId, userId, status: 'assigned', ...source }, ctx.now);
  if (id !== undefined) await tellAssigned(ctx, [{ id, course_id: courseId, user_id: userId }]);
}

/** Somebody joined or left the agency or a department: rules may cover them, or no longer do. */
export const memberCoverage: TimerKind<never> = {
  kind: 'training_member',
  events: [],
  async fire(ctx, { recordId: userId }) {
    const status = await findMemberStatus(ctx.db, userId);
    if (status === undefined) return;
    if (status === 'removed') await withdrawLeft(ctx, userId);
    // Who is suspended keeps what they have.
    else if (status !== 'suspended') await reconcile(ctx, { userIds: [userId] });
  },
};
