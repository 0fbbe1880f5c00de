import type { TrainingBlockContent, TrainingCourse, TrainingCourseCreate } from '#generated/types.gen.ts';
import type { CreateTrainingCourseInput } from '#generated/families/training/handlers.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import { attach } from '#src/domain/files/index.ts';
import { requireFolder } from '#src/domain/folders/index.ts';
import { requireRecord } from '#src/domain/references/index.ts';
import { storedId, uuid7 } from '#src/platform/db/query/index.ts';
import { invalid, unknownReference } from '#src/platform/errors/index.ts';
import { tidyTags } from '#src/platform/tidy.ts';
import { selectAssessments, upsertAssessment } from '../content/assessments.queries.ts';
import { changeAssessments } from '../content/assessments.ts';
import {
  filesOf,
  loadContentCheck,
  newLessons,
  requireRoomInCourse,
  textOf,
} from '../content/check-content.ts';
import { selectBlocks, selectLessons, selectModules } from '../content/parts.queries.ts';
import { insertLessons, insertModules, type NewLesson, type NewModule } from '../content/store.queries.ts';
import { imagesOf } from '../questions/complete.rules.ts';
import { courses, showCourse, takeName } from '../record/course-life.ts';
import { findCourse, type StoredCourse } from '../record/course-record.queries.ts';
import { trainingFolders } from '../record/folder-kind.ts';
import { requireImages } from '../record/images.ts';
import { storeRequirements } from '../record/requirements.ts';
import { selectTrainingSettings } from '../record/settings.queries.ts';
import { isTemplate } from '../record/template-names.queries.ts';
import type { NewAssessment } from '../content/assessments.queries.ts';

interface Content {
  readonly modules: readonly NewModule[];
  readonly lessons: readonly NewLesson[];
  readonly assessments: readonly NewAssessment[];
}

export async function createTrainingCourse(
  ctx: WriteContext,
  { body }: CreateTrainingCourseInput,
): Promise<Result<TrainingCourse>> {
  if (body.required_for !== undefined) ctx.demand('training.assign');
  const source = await sourceOf(ctx, body.source_course_id);
  await requireFolder(ctx, trainingFolders, body.folder_id);
  await requireRecord(ctx, 'working_member', body.owner_id, 'body.owner_id');
  await requireImages(ctx, [{ id: body.cover_file_id, place: 'body.cover_file_id' }]);
  await requireCertification(ctx, body.certification);
  const moduleIds = new Map<string, string>();
  const content =
    source === undefined ? await sentContent(ctx, body, moduleIds) : await copiedContent(ctx, source);
  const settings = await selectTrainingSettings(ctx.db);
  const name = await takeName(ctx, 'training_courses', body.name);
  const { userId } = ctx.identity;
  const id = await courses.insert(ctx, {
    ...valuesOf(source, body),
    name,
    owner_id: body.owner_id === undefined ? await memberOrNull(ctx) : storedId(body.owner_id),
    can_restart: body.can_restart ?? source?.can_restart ?? settings.can_restart_by_default,
  });
  const stamp = { userId, now: ctx.now };
  await insertModules(ctx.db, id, content.modules, stamp);
  await insertLessons(ctx.db, id, content.lessons, stamp);
  for (const assessment of content.assessments) await upsertAssessment(ctx.db, id, assessment, stamp);
  await changeAssessments(ctx, id, body, (given) => moduleIds.get(given));
  await storeRequirements(ctx, { column: 'course_id', id }, body.required_for);
  await attachFiles(ctx, id, content, body.cover_file_id ?? source?.cover_file_id);
  return showCourse(ctx, id);
}

/** Service accounts create courses too, and own none. */
const memberOrNull = async (ctx: WriteContext): Promise<string | null> =>
  ctx.identity.kind === 'user' ? ctx.identity.userId : null;

async function sourceOf(ctx: WriteContext, id: string | undefined): Promise<StoredCourse | undefined> {
  if (id === undefined) return undefined;
  const source = await findCourse(ctx, storedId(id));
  if (source === undefined) throw unknownReference('body.source_course_id', id, 'a course of this agency');
  return source;
}

export async function requireCertification(
  ctx: Pick<WriteContext, 'db'>,
  certification: TrainingCourseCreate['certification'],
): Promise<void> {
  if (certification == null) return;
  const { template_id: id, valid_months: months, recertify } = certification;
  if (!(await isTemplate(ctx.db, storedId(id))))
    throw unknownReference('body.certification.template_id', id, 'a certificate template of this agency');
  if (recertify && months === null)
    throw invalid(
      'body.certification.recertify',
      'needs valid_months: a certification that never expires is not renewed.',
    );
}

/** Columns of the certification. */
export const certificationValues = (certification: TrainingCourseCreate['certification']) => ({
  template_id: storedId(certification?.template_id ?? null),
  valid_months: certification?.valid_months ?? null,
  recertify: certification?.recertify ?? false,
});

const valuesOf = (source: StoredCourse | undefined, body: TrainingCourseCreate) => ({
  summary: body.summary === undefined ? (source?.summary ?? null) : body.summary,
  description: body.description === undefined ? (source?.description ?? null) : body.description,
  folder_id: body.folder_id === undefined ? (source?.folder_id ?? null) : storedId(body.folder_id),
  tags: body.tags === undefined ? (source?.tags ?? []) : tidyTags(body.tags),
  difficulty: body.difficulty === undefined ? (source?.difficulty ?? null) : body.difficulty,
  language: body.language === undefined ? (source?.language ?? null) : body.language,
  estimated_minutes:
    body.estimated_minutes === undefined ? (source?.estimated_minutes ?? null) : body.estimated_minutes,
  cover_file_id:
    body.cover_file_id === undefined ? (source?.cover_file_id ?? null) : storedId(body.cover_file_id),
  is_sequential: body.is_sequential ?? source?.is_sequential ?? false,
  has_manager_review: body.has_manager_review ?? source?.has_manager_review ?? false,
  ...(body.certification === undefined && source !== undefined
    ? { template_id: source.template_id, valid_months: source.valid_months, recertify: source.recertify }
    : certificationValues(body.certification)),
});

async function sentContent(
  ctx: WriteContext,
  { modules: drafts = [] }: TrainingCourseCreate,
  moduleIds: Map<string, string>,
): Promise<Content> {
  const check = await loadContentCheck(
    ctx,
    drafts.flatMap(({ lessons = [] }) => lessons.flatMap(({ blocks }) => blocks ?? [])),
  );
  const names = new Set<string>();
  const modules = drafts.map((draft, position): NewModule => {
    const place = `body.modules[${position}]`;
    const name = draft.name.trim();
    if (names.has(name.toLowerCase())) throw invalid(`${place}.name`, 'is the name of another module too.');
    names.add(name.toLowerCase());
    const id = uuid7();
    if (draft.id !== undefined) {
      if (moduleIds.has(storedId(draft.id))) throw invalid(`${place}.id`, 'is the id of another module too.');
      moduleIds.set(storedId(draft.id), id);
    }
    return { id, name, description: draft.description ?? null, position };
  });
  const lessons = drafts.flatMap((draft, index) =>
    newLessons(check, draft.lessons ?? [], modules[index]!.id, `body.modules[${index}].lessons`),
  );
  requireFitting(lessons);
  return { modules, lessons, assessments: [] };
}

function requireFitting(lessons: readonly NewLesson[]): void {
  const blocks = lessons.reduce((sum, lesson) => sum + lesson.blocks.length, 0);
  try {
    requireRoomInCourse({ lessons: lessons.length, blocks });
  } catch (error) {
    throw invalid('body.modules', `hold too much. ${(error as Error).message}`);
  }
}

/** Copies are parts with ids of their own, down to the items of checklists. */
async function copiedContent(ctx: WriteContext, source: StoredCourse): Promise<Content> {
  const [modules, lessons, assessments] = await Promise.all([
    selectModules(ctx.db, source.id),
    selectLessons(ctx.db, source.id),
    selectAssessments(ctx.db, source.id),
  ]);
  const blocks = await selectBlocks(
    ctx.db,
    lessons.map(({ id }) => id),
  );
  const ids = new Map(modules.map(({ id }) => [id, uuid7()]));

  return {
    modules: modules.map(({ id, name, description, position }) => ({
      id: ids.get(id)!,
      name,
      description,
      position,
    })),
    lessons: lessons.map((lesson) => {
      const own = blocks
        .filter((block) => block.lesson_id === lesson.id)
        .map(({ content }) => ({ id: uuid7(), content: copied(content) }));
      const { name, summary, position, is_required, estimated_minutes } = lesson;
      const body_text = textOf(
        lesson,
        own.map(({ content }) => content),
      );
      const module_id = ids.get(lesson.module_id)!;
      return {
        id: uuid7(),
        module_id,
        position,
        name,
        summary,
        is_required,
        estimated_minutes,
        body_text,
        blocks: own,
      };
    }),
    assessments: assessments.map(({ revision: _revision, ...assessment }) => ({
      ...assessment,
      id: uuid7(),
      module_id: assessment.module_id === null ? null : ids.get(assessment.module_id)!,
    })),
  };
}

const copied = (content: TrainingBlockContent): TrainingBlockContent =>
  content.type === 'checklist'
    ? { ...content, items: content.items.map((item) => ({ ...item, id: uuid7() })) }
    : content;

async function attachFiles(
  ctx: WriteContext,
  courseId: string,
  { lessons, assessments }: Content,
  coverId: string | null | undefined,
): Promise<void> {
  const contents = lessons.flatMap(({ blocks }) => blocks.map(({ content }) => content));
  const images = assessments.flatMap(({ questions }) => imagesOf(questions));
  const files = [...filesOf(contents), ...images, ...(coverId == null ? [] : [storedId(coverId)])];
  await attach(ctx, { kind: 'training_course', id: courseId }, [...new Set(files)], ctx.identity.userId);
}
