import type { Deleted } from '#generated/types.gen.ts';
import type { DeleteTrainingCourseInput } from '#generated/families/training/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { problem } from '#src/platform/errors/index.ts';
import { courses } from '../record/course-life.ts';
import { holdRuns } from '../runs/coverage.queries.ts';
import { countOpenRuns, countPaths } from './courses.queries.ts';

export async function deleteTrainingCourse(
  ctx: WriteContext,
  { path, query }: DeleteTrainingCourseInput,
): Promise<Deleted> {
  const course = await courses.lock(ctx, path.id, query.expected_revision);
  await holdRuns(ctx.db);
  const [runs, paths] = [await countOpenRuns(ctx.db, course.id), await countPaths(ctx.db, course.id)];
  if (runs > 0 || paths > 0)
    throw problem(
      'state_conflict',
      `The course has ${runs} open ${runs === 1 ? 'run' : 'runs'}, and ${paths} learning ${paths === 1 ? 'path includes' : 'paths include'} it. Archive it instead.`,
    );
  return courses.softDelete(ctx, course, ['name', 'status']);
}
