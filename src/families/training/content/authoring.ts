import type { TrainingCourseAuthoringContent, TrainingLessonAuthoring } from '#generated/types.gen.ts';
import type {
  GetTrainingCourseAuthoringContentInput,
  GetTrainingLessonAuthoringInput,
} from '#generated/families/training/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { parseRecord, storedId } from '#src/platform/db/query/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { findCourse, selectCourse } from '../record/course-record.queries.ts';
import { imagesOf } from '../questions/complete.rules.ts';
import { selectAssessments } from './assessments.queries.ts';
import { besideBlocks } from './beside-blocks.ts';
import { findParts, selectBlocks, selectLessons, selectModules } from './parts.queries.ts';

export async function getTrainingCourseAuthoringContent(
  ctx: ReadContext,
  { path, query }: GetTrainingCourseAuthoringContentInput,
): Promise<TrainingCourseAuthoringContent> {
  const id = storedId(path.id);
  const course = await selectCourse(ctx, id);
  if (course === undefined) throw notFound('course', path.id);
  const [modules, lessons, assessments] = await Promise.all([
    selectModules(ctx.db, id),
    selectLessons(ctx.db, id),
    selectAssessments(ctx.db, id),
  ]);
  const include = query.include ?? [];
  const hasBlocks = include.includes('blocks');
  const blocks = hasBlocks
    ? await selectBlocks(
        ctx.db,
        lessons.map((lesson) => lesson.id),
      )
    : [];
  const byLesson = Map.groupBy(blocks, (block) => block.lesson_id);
  const beside = await besideBlocks(
    ctx,
    blocks.map(({ content }) => content),
    include.includes('file_urls'),
    assessments.flatMap(({ questions }) => imagesOf(questions)),
  );
  return {
    course: parseRecord(course),
    ...beside,
    modules: modules.map((module) => ({
      ...module,
      lessons: lessons
        .filter((lesson) => lesson.module_id === module.id)
        .map((lesson) => ({ ...lesson, ...(hasBlocks && { blocks: byLesson.get(lesson.id) ?? [] }) })),
    })),
    assessments,
  };
}

export async function getTrainingLessonAuthoring(
  ctx: ReadContext,
  { path, query }: GetTrainingLessonAuthoringInput,
): Promise<TrainingLessonAuthoring> {
  const [part] = await findParts(ctx.db, 'training_lessons', [storedId(path.id)]);
  const course = part === undefined || part.is_deleted ? undefined : await findCourse(ctx, part.course_id);
  if (course === undefined) throw notFound('training lesson', path.id);
  const [lessons, blocks] = await Promise.all([
    selectLessons(ctx.db, course.id),
    selectBlocks(ctx.db, [part!.id]),
  ]);
  const beside = await besideBlocks(
    ctx,
    blocks.map(({ content }) => content),
    query.include?.includes('file_urls') ?? false,
  );
  return { lesson: lessons.find(({ id }) => id === part!.id)!, blocks, ...beside };
}
