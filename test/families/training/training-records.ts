import { randomUUID } from 'node:crypto';
import type { Permission } from '#generated/permissions.ts';
import type { CallAnswer, Service, TestAgency } from '../../support/service.ts';
import { addMember, type Member } from '../organization/people.ts';

/** People of a training department. */
export interface Team {
  readonly author: Member;
  readonly manager: Member;
  readonly learner: Member;
  readonly reviewer: Member;
}

export const addLearner = (service: Service, agency: TestAgency, ...more: Permission[]): Promise<Member> =>
  addMember(service, agency, { permissions: ['training.learn', ...more] });

export async function addTeam(service: Service, agency: TestAgency): Promise<Team> {
  return {
    author: await addLearner(service, agency, 'training.author'),
    manager: await addLearner(
      service,
      agency,
      'training.author',
      'training.assign',
      'training.review',
      'training.manage',
    ),
    learner: await addLearner(service, agency),
    reviewer: await addLearner(service, agency, 'training.review'),
  };
}

export const text = (body_text: string) => ({ type: 'text' as const, body_text });

export const single = (key: string, more: object = {}) => ({
  type: 'single_choice' as const,
  key,
  prompt: 'Which one do you choose?',
  choices: [
    { key: 'right', text: 'This one' },
    { key: 'wrong', text: 'That one' },
  ],
  correct_choice_key: 'right',
  ...more,
});

// oxlint-disable-next-line typescript/no-explicit-any -- each test looks at what it needs of an answer
export type Answer = any;

/** What tests do with courses; as the agency's key with every permission unless somebody is named. */
export const teaching = (service: Service) => {
  const create = async (body: object = {}, by?: { key: string }): Promise<Answer> =>
    (
      await service.ok(
        'createTrainingCourse',
        {
          body: {
            name: `Course ${randomUUID()}`,
            modules: [
              {
                name: 'Begin',
                lessons: [{ name: 'First', blocks: [text('Read this.')] }, { name: 'Second' }],
              },
            ],
            ...body,
          } as never,
        },
        by,
      )
    ).data;
  const update = async (id: string, body: object, by?: { key: string }): Promise<Answer> =>
    (await service.ok('updateTrainingCourse', { path: { id }, body: body as never }, by)).data;
  return {
    create,
    update,
    published: async (body: object = {}): Promise<Answer> =>
      update((await create(body)).id, { status: 'published' }),
    outline: async (id: string, query: object = {}): Promise<Answer> =>
      (await service.ok('getTrainingCourseAuthoringContent', { path: { id }, query: query as never })).data,
    content: async (id: string, by: { key: string }, query: object = {}): Promise<Answer> =>
      (await service.ok('getTrainingCourseContent', { path: { id }, query: query as never }, by)).data,
    start: async (id: string, by: { key: string }): Promise<Answer> =>
      (await service.ok('startTrainingCourse', { path: { id }, body: {} }, by)).data,
    complete: (lessonId: string, by: { key: string }, body: object = { status: 'completed' }) =>
      service.call('setTrainingLessonCompletion', { path: { id: lessonId }, body }, by),
    progress: async (id: string, by: { key: string }, query: object = {}): Promise<Answer> =>
      (await service.ok('getTrainingCourseProgress', { path: { id }, query: query as never }, by)).data,
    runtime: (id: string, by: { key: string }) =>
      service.call('getTrainingAssessmentRuntime', { path: { id } }, by),
    /** Submits answers that are made of the questions as the learner sees them. */
    attempt: async (
      id: string,
      by: { key: string },
      answer: (question: Answer) => object,
    ): Promise<CallAnswer> => {
      const { data } = (await service.ok('getTrainingAssessmentRuntime', { path: { id } }, by)) as Answer;
      return service.call(
        'submitTrainingAssessmentAttempt',
        { path: { id }, body: { runtime_token: data.runtime_token, answers: data.questions.map(answer) } },
        by,
      );
    },
  };
};

export type Teaching = ReturnType<typeof teaching>;

/** Answers a single choice by the text of the choice. */
export const choosing =
  (wanted: string) =>
  ({ key, choices }: Answer): object => ({
    type: 'single_choice',
    question_key: key,
    choice_key: choices.find((choice: Answer) => choice.text === wanted).key,
  });

/** Status and message of an answer. */
export const refusal = ({ status, body }: CallAnswer): [number, string] => [
  status,
  body.error?.message ?? '',
];

/** A rule that covers these members. */
export const only = (...user_ids: string[]) => ({
  learners: { is_everyone: false, department_ids: [], level_ids: [], user_ids },
});
