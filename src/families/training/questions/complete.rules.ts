import type { TrainingChoice, TrainingQuestion } from '#generated/types.gen.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid } from '#src/platform/errors/index.ts';

/** A question with every property, as it is stored and shown to authors. */
export type CompleteQuestion = Required<TrainingQuestion> & TrainingQuestion;

const maxBytes = 1_048_576;

/** The questions with all their properties; 400 at the place of what does not fit together. */
export function completeQuestions(questions: readonly TrainingQuestion[], place: string): CompleteQuestion[] {
  const complete = questions.map((question, index) => completeQuestion(question, `${place}[${index}]`));
  requireOnce(
    complete.map(({ key }) => key),
    (index) => `${place}[${index}].key`,
    'another question',
  );
  requireWorth(complete, place);
  if (Buffer.byteLength(JSON.stringify(complete)) > maxBytes)
    throw invalid(place, 'are too large: the questions of an assessment or quiz have at most 1 MiB.');
  return complete;
}

export function requireWorth(questions: readonly TrainingQuestion[], place: string): void {
  if (pointsOf(questions) <= 0)
    throw invalid(place, 'are worth 0 points in total. Give points to at least one of them.');
}

export const pointsOf = (questions: readonly TrainingQuestion[]): number =>
  questions.reduce((sum, { points = 1 }) => sum + points, 0);

export function completeQuestion(question: TrainingQuestion, place: string): CompleteQuestion {
  const common = {
    key: question.key,
    prompt: question.prompt,
    image_file_id: storedId(question.image_file_id ?? null),
    points: question.points ?? 1,
    explanation: question.explanation ?? null,
  };
  switch (question.type) {
    case 'single_choice': {
      requireKeys(question.choices, `${place}.choices`);
      requireAmong(question.choices, [question.correct_choice_key], () => `${place}.correct_choice_key`);
      const { choices, correct_choice_key } = question;
      return { type: 'single_choice', ...common, choices, correct_choice_key };
    }
    case 'multiple_choice': {
      requireKeys(question.choices, `${place}.choices`);
      const { choices, correct_choice_keys } = question;
      requireAmong(choices, correct_choice_keys, (index) => `${place}.correct_choice_keys[${index}]`);
      return {
        type: 'multiple_choice',
        ...common,
        choices,
        correct_choice_keys,
        is_all_or_nothing: question.is_all_or_nothing ?? false,
      };
    }
    case 'ordering':
      requireKeys(question.items, `${place}.items`);
      return { type: 'ordering', ...common, items: question.items };
    case 'matching':
      for (const side of ['left', 'right'] as const)
        requireOnce(
          question.pairs.map((pair) => pair[side].key),
          (index) => `${place}.pairs[${index}].${side}.key`,
          'another item',
        );
      return { type: 'matching', ...common, pairs: question.pairs };
    case 'short_text':
      return {
        type: 'short_text',
        ...common,
        accepted_answers: question.accepted_answers ?? [],
        max_length: question.max_length ?? 500,
        max_files: question.max_files ?? 0,
      };
  }
}

const requireKeys = (choices: readonly TrainingChoice[], place: string): void =>
  requireOnce(
    choices.map(({ key }) => key),
    (index) => `${place}[${index}].key`,
    'another item',
  );

function requireOnce(keys: readonly string[], placeOf: (index: number) => string, whose: string): void {
  const repeated = keys.findIndex((key, index) => keys.indexOf(key) < index);
  if (repeated >= 0) throw invalid(placeOf(repeated), `is the key of ${whose} too. Give each its own key.`);
}

function requireAmong(
  choices: readonly TrainingChoice[],
  keys: readonly string[],
  placeOf: (index: number) => string,
): void {
  const stray = keys.findIndex((key) => !choices.some((choice) => choice.key === key));
  if (stray >= 0) throw invalid(placeOf(stray), `is "${keys[stray]}", which is the key of no choice.`);
}

/** Pictures that questions show. */
export const imagesOf = (questions: readonly TrainingQuestion[]): string[] => [
  ...new Set(questions.flatMap(({ image_file_id: id }) => (id == null ? [] : [id]))),
];

/** Whether somebody has to grade the answer. */
export const isGradedByHand = (question: TrainingQuestion): boolean =>
  question.type === 'short_text' &&
  ((question.accepted_answers ?? []).length === 0 || (question.max_files ?? 0) > 0);
