import type { TrainingCourse } from '#generated/types.gen.ts';
import type {
  GetTrainingCourseInput,
  ListTrainingCoursesInput,
} from '#generated/families/training/handlers.ts';
import type { ReadContext, Result } from '#src/call/context.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { showCourse } from '../record/course-life.ts';
import { courseList } from './lists.queries.ts';

export const listTrainingCourses = (ctx: ReadContext, { query }: ListTrainingCoursesInput) =>
  courseList.page(ctx.db, query, {
    ...viewerScope(ctx),
    isDeep: query.is_including_subfolders ?? false,
    learnerId: ctx.identity.userId,
  });

export const getTrainingCourse = (
  ctx: ReadContext,
  { path }: GetTrainingCourseInput,
): Promise<Result<TrainingCourse>> => showCourse(ctx, path.id);
