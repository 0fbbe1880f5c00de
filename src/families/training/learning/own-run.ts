import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { notFound, problem } from '#src/platform/errors/index.ts';
import { findCourse, type StoredCourse } from '../record/course-record.queries.ts';
import { findLatestRun, type StoredRun } from '../record/enrollment-record.queries.ts';
import { lessonBefore } from './locks.rules.ts';
import { findLesson, selectOutline, type OutlineLesson } from './outline.queries.ts';

type Reader = Pick<ReadContext, 'db' | 'identity' | 'can'>;

/** A run that was started, and was not withdrawn. */
export const isStarted = (run: StoredRun | undefined): run is StoredRun =>
  run !== undefined && run.started_at !== null && run.status !== 'withdrawn';

/** The caller's run of a course; 404 when they have not started it. With `lock`, nobody else changes it meanwhile. */
export async function requireOwnRun(
  ctx: Reader,
  courseId: string,
  { what, lock = false }: { readonly what: { noun: string; id: string }; readonly lock?: boolean },
): Promise<{ readonly course: StoredCourse; readonly run: StoredRun }> {
  const course = await findCourse(ctx, courseId);
  const run =
    course === undefined ? undefined : await findLatestRun(ctx.db, courseId, ctx.identity.userId, lock);
  if (course === undefined || !isStarted(run)) throw notFound(what.noun, what.id);
  return { course, run };
}

/** 409 for a run that takes no work. */
export function requireInProgress({ status }: StoredRun): void {
  if (status !== 'in_progress')
    throw problem(
      'state_conflict',
      `The run is ${status}; only work in a run that is in_progress is taken.${status === 'completed' || status === 'failed' ? ' Restart the course to do it again.' : ''}`,
    );
}

export interface OwnLesson {
  readonly course: StoredCourse;
  readonly run: StoredRun;
  readonly lesson: OutlineLesson;
}

/** A lesson of a course that the caller has started, with their run locked; 404 otherwise. */
export async function holdOwnLesson(
  ctx: WriteContext<never>,
  givenId: string,
  what = { noun: 'lesson of a course that you have started', id: givenId },
): Promise<OwnLesson> {
  const id = storedId(givenId);
  const found = await findLesson(ctx.db, id);
  if (found === undefined) throw notFound(what.noun, what.id);
  const { course, run } = await requireOwnRun(ctx, found.course_id, { what, lock: true });
  const lessons = await selectOutline(ctx.db, course.id, run.id);
  return { course, run, lesson: lessons.find((each) => each.id === id)! };
}

/** 409 while a required lesson before it is left. */
export async function requireUnlocked(
  ctx: Pick<Reader, 'db'>,
  { course, run, lesson }: OwnLesson,
): Promise<void> {
  const before = lessonBefore(course, await selectOutline(ctx.db, course.id, run.id), lesson.id);
  if (before !== undefined)
    throw problem('state_conflict', `The lesson "${before.name}" comes first. Complete it, then go on.`);
}
