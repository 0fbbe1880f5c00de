import { blocksOf, questionsOf } from './blocks.ts';
import { all, idIn, named, pick, type Content, type PackKind } from './kind.ts';

export const sop: PackKind = {
  noun: 'SOP',
  read: (ctx, id) => ctx.invoke('getSopWorkingCopy', { path: { id } }) as unknown as Promise<Content>,
  nameOf: ({ sop: of }) => (of as Content).title as string,
  body: (copy, refs) => ({
    ...pick(
      copy.sop as Content,
      'title',
      'summary',
      'tags',
      'is_restricted',
      'estimated_minutes',
      'review_interval_days',
    ),
    steps: all(copy, 'steps').map((step) => ({
      id: refs.part(step.id as string),
      ...pick(step, 'title', 'summary', 'is_optional', 'estimated_minutes'),
      blocks: blocksOf(
        all(step, 'blocks').map(({ content }) => content as Content),
        refs,
      ).map((content) => ({ content })),
    })),
  }),
  create: (body) => ({ operation: 'createSop', input: { body } }),
  renamed: named('title'),
};

export const trainingCourse: PackKind = {
  noun: 'training course',
  read: (ctx, id) =>
    ctx.invoke('getTrainingCourseAuthoringContent', {
      path: { id },
      query: { include: ['blocks'] } as never,
    }) as unknown as Promise<Content>,
  nameOf: ({ course }) => (course as Content).name as string,
  body: (content, refs) => ({
    ...pick(
      content.course as Content,
      'name',
      'summary',
      'description',
      'tags',
      'difficulty',
      'language',
      'estimated_minutes',
      'is_sequential',
      'can_restart',
      'has_manager_review',
    ),
    modules: all(content, 'modules').map((module) => ({
      id: refs.part(module.id as string),
      ...pick(module, 'name', 'description'),
      lessons: all(module, 'lessons').map((lesson) => ({
        ...pick(lesson, 'name', 'summary', 'is_required', 'estimated_minutes'),
        blocks: blocksOf(
          all(lesson, 'blocks').map((block) => block.content as Content),
          refs,
        ),
      })),
    })),
    assessments: all(content, 'assessments').map((assessment) => {
      const module = idIn(assessment, 'module_id');
      return {
        ...pick(
          assessment,
          'name',
          'instructions',
          'is_required',
          'pass_percent',
          'max_attempts',
          'cooldown_minutes',
          'time_limit_minutes',
          'question_count',
          'is_shuffled',
          'shows_correct_answers',
        ),
        ...(module !== undefined && { module_id: refs.part(module) }),
        questions: questionsOf(assessment),
      };
    }),
  }),
  create: (body) => ({ operation: 'createTrainingCourse', input: { body } }),
  renamed: named(),
};
