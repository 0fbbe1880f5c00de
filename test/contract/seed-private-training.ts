import type { Service } from '../support/service.ts';
import { word } from './private-marks.ts';

/** A course that is written and one that was archived before anybody took it, with all that they hold, and a path that is written. */
export async function seedPrivateTraining(
  service: Service,
  by: { readonly key: string },
): Promise<Readonly<Record<string, readonly string[]>>> {
  const create = async (nth: string): Promise<string> => {
    const question = {
      type: 'single_choice' as const,
      key: 'first',
      prompt: `${word} question`,
      choices: [
        { key: 'yes', text: 'Yes' },
        { key: 'no', text: 'No' },
      ],
      correct_choice_key: 'yes',
    };
    const { data } = await service.ok(
      'createTrainingCourse',
      {
        body: {
          name: `${word} lecture ${nth}`,
          summary: `${word} things`,
          tags: [word.toLowerCase()],
          modules: [
            {
              name: `${word} chapter`,
              lessons: [{ name: `${word} lesson`, blocks: [{ type: 'text', body_text: `${word} text` }] }],
            },
          ],
          assessments: [{ name: `${word} exam`, questions: [question] }],
        },
      },
      by,
    );
    return data.id;
  };
  const [draft, archived] = [await create('first'), await create('second')];
  for (const status of ['published', 'archived'] as const)
    await service.ok('updateTrainingCourse', { path: { id: archived }, body: { status } }, by);
  const { data: content } = await service.ok(
    'getTrainingCourseAuthoringContent',
    { path: { id: draft }, query: { include: ['blocks'] } },
    by,
  );
  const lessons = content.modules.flatMap((module) => module.lessons);
  const { data: way } = await service.ok(
    'createLearningPath',
    { body: { name: `${word} way`, courses: [{ course_id: draft }] } },
    by,
  );
  return {
    'training-courses': [draft, archived],
    'training-modules': content.modules.map(({ id }) => id),
    'training-lessons': lessons.map(({ id }) => id),
    'training-lesson-blocks': lessons.flatMap(({ blocks }) => blocks!.map(({ id }) => id)),
    'training-assessments': content.assessments.map(({ id }) => id),
    'learning-paths': [way.id],
  };
}
