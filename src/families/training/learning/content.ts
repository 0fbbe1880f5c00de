import type {
  TrainingBlockContent,
  TrainingCourseContent,
  TrainingLearnerAssessment,
  TrainingLearnerBlock,
  TrainingLearnerBlockContent,
  TrainingQuizBlock,
} from '#generated/types.gen.ts';
import type { GetTrainingCourseContentInput } from '#generated/families/training/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { parseRecord, storedId } from '#src/platform/db/query/index.ts';
import { notFound, unknownReference } from '#src/platform/errors/index.ts';
import { selectAssessments } from '../content/assessments.queries.ts';
import { besideBlocks } from '../content/beside-blocks.ts';
import { selectModules } from '../content/parts.queries.ts';
import { quizSeed, selectStandings, type Standing } from '../grading/attempts.queries.ts';
import { placeOf } from '../grading/standing.rules.ts';
import { Disguise } from '../questions/learner.rules.ts';
import { findCourse, selectCourse, type StoredCourse } from '../record/course-record.queries.ts';
import { findLatestRun, type StoredRun } from '../record/enrollment-record.queries.ts';
import { lessonBefore, lessonBeforeAssessment } from './locks.rules.ts';
import { selectLessonBlocks, selectOutline, type OutlineLesson } from './outline.queries.ts';
import { isStarted } from './own-run.ts';

type Standings = ReadonlyMap<string, Standing>;

export async function getTrainingCourseContent(
  ctx: ReadContext,
  { path, query }: GetTrainingCourseContentInput,
): Promise<TrainingCourseContent> {
  const id = storedId(path.id);
  const [shown, course] = await Promise.all([selectCourse(ctx, id), findCourse(ctx, id)]);
  const latest = await findLatestRun(ctx.db, id, ctx.identity.userId);
  if (shown === undefined || course === undefined || !isForLearners(course, latest))
    throw notFound('course', path.id);
  const run = isStarted(latest) ? latest : undefined;
  const [modules, lessons, assessments, standings] = await Promise.all([
    selectModules(ctx.db, id),
    selectOutline(ctx.db, id, run?.id ?? null),
    selectAssessments(ctx.db, id),
    run === undefined ? new Map<string, Standing>() : selectStandings(ctx.db, run.id),
  ]);
  const isLocked = (lesson: OutlineLesson): boolean =>
    run === undefined || lessonBefore(course, lessons, lesson.id) !== undefined;
  const wanted = wantedLessons(lessons, query.lesson_id);
  const open = wanted.filter((lesson) => !isLocked(lesson)).map((lesson) => lesson.id);
  const blocks = await selectLessonBlocks(ctx.db, open);
  const byLesson = Map.groupBy(blocks, (block) => block.lesson_id);
  const beside = await besideBlocks(
    ctx,
    blocks.map(({ content }) => content),
    query.include?.includes('file_urls') ?? false,
  );
  return {
    course: parseRecord(shown),
    ...beside,
    next_lesson_id: nextLesson(lessons, run),
    modules: modules.map(({ id: moduleId, name, description, position }) => ({
      id: moduleId,
      name,
      description,
      position,
      lessons: lessons
        .filter((lesson) => lesson.module_id === moduleId)
        .map(({ module_id: _module, started_at: _started, ...lesson }) => ({
          ...lesson,
          is_locked: isLocked({ ...lesson, module_id: moduleId, started_at: null }),
          blocks: open.includes(lesson.id)
            ? (byLesson.get(lesson.id) ?? []).map((block): TrainingLearnerBlock => ({
                id: block.id,
                position: block.position,
                content: learnerContent(block.id, block.content, run!, standings, ctx.now),
              }))
            : null,
        })),
    })),
    assessments: assessments.map((assessment): TrainingLearnerAssessment => {
      const place = placeOf(standings.get(assessment.id), assessment, ctx.now);
      return {
        id: assessment.id,
        name: assessment.name,
        module_id: assessment.module_id,
        position: assessment.position,
        is_required: assessment.is_required,
        is_locked:
          run === undefined ||
          lessonBeforeAssessment(course, lessons, modules, assessment.module_id) !== undefined,
        pass_percent: assessment.pass_percent,
        max_attempts: assessment.max_attempts,
        attempt_count: place.attempt_count,
        best_score_percent: place.best_score_percent,
        status: place.status,
        next_attempt_at: place.next_attempt_at,
        time_limit_minutes: assessment.time_limit_minutes,
      };
    }),
  };
}

/** Drafts have no content for learners, and archived courses only for those with a run. */
const isForLearners = ({ status }: StoredCourse, run: StoredRun | undefined): boolean =>
  status === 'published' || (status === 'archived' && run !== undefined);

function wantedLessons(
  lessons: readonly OutlineLesson[],
  ids: readonly string[] | undefined,
): OutlineLesson[] {
  return (ids ?? []).map((given, index) => {
    const lesson = lessons.find(({ id }) => id === storedId(given));
    if (lesson === undefined)
      throw unknownReference(`query.lesson_id[${index}]`, given, 'a lesson of this course');
    return lesson;
  });
}

function nextLesson(lessons: readonly OutlineLesson[], run: StoredRun | undefined): string | null {
  if (run?.status !== 'in_progress') return null;
  const left = lessons.filter(({ status }) => status !== 'completed');
  return (left.find((lesson) => lesson.is_required) ?? left[0])?.id ?? null;
}

function learnerContent(
  blockId: string,
  content: TrainingBlockContent,
  run: StoredRun,
  standings: Standings,
  now: Date,
): TrainingLearnerBlockContent {
  return content.type === 'quiz' ? learnerQuiz(blockId, content, run, standings.get(blockId), now) : content;
}

/** The quiz as the next attempt asks it: the same keys and order until it is submitted. */
function learnerQuiz(
  blockId: string,
  quiz: TrainingQuizBlock,
  run: StoredRun,
  standing: Standing | undefined,
  now: Date,
): TrainingLearnerBlockContent {
  const { max_attempts: max = 0 } = quiz;
  const place = placeOf(standing, { max_attempts: max, cooldown_minutes: 0 }, now);
  const disguise = new Disguise(
    quizSeed(run.quiz_seed, blockId, (standing?.last_number ?? 0) + 1),
    quiz.is_shuffled ?? false,
  );
  return {
    type: 'quiz',
    title: quiz.title ?? null,
    pass_percent: quiz.pass_percent!,
    max_attempts: max,
    required_to_pass: quiz.required_to_pass ?? false,
    status: place.status,
    attempts_left: place.attempts_left,
    questions: disguise.draw(quiz.questions, null).map((question) => disguise.show(question)),
  };
}
