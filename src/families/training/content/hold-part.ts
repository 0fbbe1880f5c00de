import type { TrainingLesson, TrainingModule } from '#generated/types.gen.ts';
import { attach } from '#src/domain/files/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, invalid, notFound } from '#src/platform/errors/index.ts';
import { lockCourse, type StoredCourse } from '../record/course-record.queries.ts';
import { filesOf, textOf, type Author } from './check-content.ts';
import {
  findParts,
  selectBlocks,
  selectLessons,
  selectModules,
  type FoundPart,
  type PartTable,
} from './parts.queries.ts';
import { storeText, touch } from './store.queries.ts';
import type { TrainingBlockContent } from '#generated/types.gen.ts';

const nouns = {
  training_modules: 'training module',
  training_lessons: 'training lesson',
  training_blocks: 'training lesson block',
} as const;

/** The course of a part, which nobody else changes meanwhile; 404 for a part that the caller does not see. */
export async function holdPart(
  ctx: Author,
  table: PartTable,
  givenId: string,
): Promise<{ readonly course: StoredCourse; readonly part: FoundPart }> {
  const id = storedId(givenId);
  const [known] = await findParts(ctx.db, table, [id]);
  const course = known === undefined ? undefined : await lockCourse(ctx, known.course_id);
  // It may have been deleted while this waited.
  const [part] = course === undefined ? [] : await findParts(ctx.db, table, [id]);
  if (course === undefined || part === undefined || part.is_deleted) throw notFound(nouns[table], givenId);
  return { course, part };
}

export async function holdModule(
  ctx: Author,
  id: string,
  expected?: number,
): Promise<{
  readonly course: StoredCourse;
  readonly modules: TrainingModule[];
  readonly module: TrainingModule;
}> {
  const { course, part } = await holdPart(ctx, 'training_modules', id);
  const modules = await selectModules(ctx.db, course.id);
  const module = modules.find((each) => each.id === part.id)!;
  checkRevision(module.revision, expected);
  return { course, modules, module };
}

export async function holdLesson(
  ctx: Author,
  id: string,
  expected?: number,
): Promise<{
  readonly course: StoredCourse;
  readonly lessons: TrainingLesson[];
  readonly lesson: TrainingLesson;
}> {
  const { course, part } = await holdPart(ctx, 'training_lessons', id);
  const lessons = await selectLessons(ctx.db, course.id);
  const lesson = lessons.find((each) => each.id === part.id)!;
  checkRevision(lesson.revision, expected);
  return { course, lessons, lesson };
}

/** What a request names to be deleted together. */
export interface HeldParts {
  /** Undefined when the caller sees none of them. */
  readonly course: StoredCourse | undefined;
  readonly parentId: string | undefined;
  /** Whether each that is known was deleted before. */
  readonly known: ReadonlyMap<string, boolean>;
}

/** Parts of one course, module or lesson; 400 when they are of several. */
export async function holdParts(ctx: Author, table: PartTable, ids: readonly string[]): Promise<HeldParts> {
  const wanted = ids.map(storedId);
  const [first] = await findParts(ctx.db, table, wanted);
  const course = first === undefined ? undefined : await lockCourse(ctx, first.course_id);
  if (course === undefined) return { course: undefined, parentId: undefined, known: new Map() };
  const found = await findParts(ctx.db, table, wanted);
  const parents = new Set(found.map((part) => part.parent_id));
  const around = { training_modules: 'course', training_lessons: 'module', training_blocks: 'lesson' }[table];
  if (parents.size > 1)
    throw invalid('body.ids', `are of ${parents.size} ${around}s. Delete those of one ${around} at a time.`);
  return {
    course,
    parentId: [...parents][0],
    known: new Map(found.map((part) => [part.id, part.is_deleted])),
  };
}

/** What follows from new or other blocks of a lesson: its words, its files, its revision and its history. Answers its revision. */
export async function lessonChanged(
  ctx: Author,
  course: StoredCourse,
  lesson: Pick<TrainingLesson, 'id' | 'name' | 'summary'>,
  added: readonly TrainingBlockContent[],
): Promise<number> {
  const blocks = await selectBlocks(ctx.db, [lesson.id]);
  await storeText(
    ctx.db,
    lesson.id,
    textOf(
      lesson,
      blocks.map(({ content }) => content),
    ),
  );
  await attach(ctx, { kind: 'training_course', id: course.id }, filesOf(added), ctx.identity.userId);
  ctx.audit({
    recordKind: 'training_lesson',
    recordId: lesson.id,
    action: 'content_changed',
    changedFields: ['content'],
  });
  return touch(ctx.db, 'training_lessons', lesson.id, ctx.now);
}
