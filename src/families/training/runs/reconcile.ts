import type { WriteContext } from '#src/call/context.ts';
import { notify } from '#src/domain/notifications/index.ts';
import { findEveryCourse } from '../record/course-record.queries.ts';
import {
  deleteOldExemptions,
  holdRuns,
  insertCoveredRuns,
  refreshDueDates,
  upsertCoveringSources,
  withdrawRuns,
  withdrawUncovered,
  type Reach,
  type TouchedRun,
} from './coverage.queries.ts';

export type RunWriter = Pick<WriteContext, 'db' | 'identity' | 'now' | 'audit' | 'announce'>;

/**
 * Makes runs follow the rules: who is covered is assigned, who no longer is loses what nothing else is a reason for, and deadlines are those
 * of the sources. A handful of statements, however many members there are.
 */
export async function reconcile(ctx: RunWriter, reach: Reach): Promise<void> {
  await holdRuns(ctx.db);
  if (reach.userIds !== undefined) await deleteOldExemptions(ctx.db, reach.userIds);
  const withdrawn = await withdrawUncovered(ctx.db, reach, ctx.now);
  const assigned = await insertCoveredRuns(ctx.db, reach, ctx.now);
  await upsertCoveringSources(ctx.db, reach, ctx.now);
  await refreshDueDates(ctx.db, reach, ctx.now);
  auditRuns(ctx, withdrawn, 'withdrawn');
  await tellAssigned(ctx, assigned);
}

/** Archived: what was not begun is withdrawn. */
export async function withdrawAssigned(ctx: RunWriter, courseId: string): Promise<void> {
  await holdRuns(ctx.db);
  auditRuns(
    ctx,
    await withdrawRuns(ctx.db, { courseIds: [courseId] }, ['assigned'], 'course_archived', ctx.now),
    'withdrawn',
  );
}

/** The member has left. */
export async function withdrawLeft(ctx: RunWriter, userId: string): Promise<void> {
  await holdRuns(ctx.db);
  auditRuns(
    ctx,
    await withdrawRuns(ctx.db, { userIds: [userId] }, ['assigned', 'in_progress'], 'member_left', ctx.now),
    'withdrawn',
  );
}

export function auditRuns(ctx: RunWriter, runs: readonly TouchedRun[], action: string): void {
  for (const { id } of runs) ctx.audit({ recordKind: 'training_enrollment', recordId: id, action });
}

/** Audits new runs, and tells their learners of each course. */
export async function tellAssigned(ctx: RunWriter, runs: readonly TouchedRun[]): Promise<void> {
  if (runs.length === 0) return;
  auditRuns(ctx, runs, 'assigned');
  const byCourse = Map.groupBy(runs, (run) => run.course_id);
  for (const { id, name } of await findEveryCourse(ctx.db, [...byCourse.keys()]))
    await notify(
      ctx,
      {
        kind: 'training',
        title: `You have a new course: ${name}`,
        record: { kind: 'training_course', id },
        topic: 'assigned',
      },
      byCourse.get(id)!.map((run) => run.user_id),
    );
}
