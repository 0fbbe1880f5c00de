import type { BlockContent, TrainingBlockContent, TrainingLessonCreate } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import {
  bytesOfBlock,
  idsIn,
  loadBlockCheck,
  textOfBlock,
  type CompleteBlock,
} from '#src/domain/blocks/index.ts';
import { requireFiles } from '#src/domain/files/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import { completeQuestions, imagesOf } from '../questions/complete.rules.ts';
import { selectTrainingSettings } from '../record/settings.queries.ts';
import { selectEmbedHosts, type NewLesson } from './store.queries.ts';

export type Author = Pick<WriteContext, 'db' | 'identity' | 'can' | 'now' | 'audit' | 'announce'>;

const maxBlocksOfLesson = 200;
const maxBytesOfLesson = 1_048_576;
const maxLessons = 500;
const maxBlocks = 2000;
const maxSearchText = 200_000;

/** Sites whose players report how far a video is. */
const videoHosts = [
  'youtube.com',
  'youtu.be',
  'youtube-nocookie.com',
  'vimeo.com',
  'loom.com',
  'wistia.com',
  'wistia.net',
];

type Check = (content: TrainingBlockContent, place: string) => TrainingBlockContent;

/** What judges and completes the blocks that a request sends: what they name is looked up once. */
export async function loadContentCheck(
  ctx: Author,
  contents: readonly TrainingBlockContent[],
): Promise<Check> {
  const plain = contents.filter((content): content is BlockContent => content.type !== 'quiz');
  const [embedHosts, settings] = await Promise.all([
    selectEmbedHosts(ctx.db),
    selectTrainingSettings(ctx.db),
  ]);
  const check = await loadBlockCheck(ctx, plain, { embedHosts, stepIds: undefined });
  const images = contents.flatMap((content) => (content.type === 'quiz' ? imagesOf(content.questions) : []));
  await requireFiles(ctx, images, 'body.image_file_id');
  return (content, place) => {
    if (content.type !== 'quiz') {
      if (content.type === 'video' && content.url != null) requirePlayer(content.url, `${place}.url`);
      return check(content, place);
    }
    return {
      type: 'quiz',
      title: content.title ?? null,
      pass_percent: content.pass_percent ?? settings.default_pass_percent,
      max_attempts: content.max_attempts ?? 0,
      required_to_pass: content.required_to_pass ?? false,
      is_shuffled: content.is_shuffled ?? false,
      shows_correct_answers: content.shows_correct_answers ?? 'never',
      questions: completeQuestions(content.questions, `${place}.questions`),
    };
  };
}

function requirePlayer(url: string, place: string): void {
  const { hostname } = new URL(url);
  if (!videoHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)))
    throw invalid(
      place,
      `is on ${hostname}. Videos of lessons are on YouTube, Vimeo, Loom or Wistia, whose players report the position; link to others, or upload the file.`,
    );
}

export const bytesOf = (content: TrainingBlockContent): number => bytesOfBlock(content as CompleteBlock);

/** 409 for more blocks, or more content, than a lesson holds. */
export function requireRoomInLesson(contents: readonly TrainingBlockContent[]): void {
  if (contents.length > maxBlocksOfLesson)
    throw conflict(`A lesson has at most ${maxBlocksOfLesson} blocks; this would make ${contents.length}.`);
  const bytes = contents.reduce((sum, content) => sum + bytesOf(content), 0);
  if (bytes > maxBytesOfLesson)
    throw conflict(`The content of a lesson has at most 1 MiB; this would make ${bytes} bytes.`);
  if (contents.filter(({ type }) => type === 'quiz').length > 1)
    throw conflict('A lesson has at most one quiz. Change the one that it has.');
}

/** 409 for more lessons or blocks than a course holds. */
export function requireRoomInCourse({
  lessons,
  blocks,
}: {
  readonly lessons: number;
  readonly blocks: number;
}): void {
  if (lessons > maxLessons)
    throw conflict(`A course has at most ${maxLessons} lessons; this would make ${lessons}.`);
  if (blocks > maxBlocks)
    throw conflict(`A course has at most ${maxBlocks} blocks; this would make ${blocks}.`);
}

/** Files that blocks show or link to, with the pictures of quizzes. */
export const filesOf = (contents: readonly TrainingBlockContent[]): string[] => [
  ...idsIn(
    contents.filter((content): content is BlockContent => content.type !== 'quiz'),
    'file',
  ),
  ...contents.flatMap((content) => (content.type === 'quiz' ? imagesOf(content.questions) : [])),
];

/** The words of a lesson. Those of a quiz are left out: they are for attempts. */
export const textOf = (
  { name, summary }: { readonly name: string; readonly summary: string | null },
  contents: readonly TrainingBlockContent[],
): string =>
  [name, summary, ...contents.map((content) => (content.type === 'quiz' ? null : textOfBlock(content)))]
    .filter((text) => text !== null && text !== '')
    .join('\n')
    .slice(0, maxSearchText)
    .toWellFormed();

/** Lessons that a request sends, complete, with ids, for a module. */
export function newLessons(
  check: Check,
  lessons: readonly TrainingLessonCreate[],
  moduleId: string,
  place: string,
): NewLesson[] {
  return lessons.map((lesson, position) => {
    const blocks = (lesson.blocks ?? []).map((content, index) => ({
      id: uuid7(),
      content: check(content, `${place}[${position}].blocks[${index}]`),
    }));
    const contents = blocks.map(({ content }) => content);
    requireRoomInLesson(contents);
    const named = { name: lesson.name.trim(), summary: lesson.summary ?? null };
    return {
      id: uuid7(),
      module_id: moduleId,
      position,
      ...named,
      is_required: lesson.is_required ?? true,
      estimated_minutes: lesson.estimated_minutes ?? null,
      body_text: textOf(named, contents),
      blocks,
    };
  });
}
