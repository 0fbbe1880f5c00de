import type { TrainingAnswer, TrainingQuestion } from '#generated/types.gen.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import type { Disguise } from './learner.rules.ts';

/**
 * The answers of a learner with the keys of the author: at most one for each question that was asked. 400 at the place of one that does not
 * fit its question, or of a key that is not of this attempt.
 */
export function readAnswers(
  answers: readonly TrainingAnswer[],
  questions: readonly TrainingQuestion[],
  disguise: Disguise,
): TrainingAnswer[] {
  const byKey = new Map(questions.map((question) => [disguise.questionKey(question), question]));
  const seen = new Set<string>();
  return answers.map((answer, index) => {
    const place = `body.answers[${index}]`;
    const question = byKey.get(answer.question_key);
    if (question === undefined)
      throw invalid(
        `${place}.question_key`,
        'is the key of no question of this attempt. Read its questions again.',
      );
    if (seen.has(question.key)) throw invalid(`${place}.question_key`, 'is answered twice.');
    seen.add(question.key);
    if (answer.type !== question.type)
      throw invalid(`${place}.type`, `is ${answer.type}, but the question is of the type ${question.type}.`);
    return readAnswer(answer, question, disguise, place);
  });
}

function readAnswer(
  answer: TrainingAnswer,
  question: TrainingQuestion,
  disguise: Disguise,
  place: string,
): TrainingAnswer {
  const question_key = question.key;
  const reader = (side: string, keys: readonly string[]) => {
    const known = new Map(keys.map((key) => [disguise.itemKey(question, side, key), key]));
    return (key: string, at: string): string => {
      const own = known.get(key);
      if (own === undefined) throw invalid(at, 'is no key of this question in this attempt.');
      return own;
    };
  };
  if (answer.type === 'single_choice' && question.type === 'single_choice') {
    const read = reader(
      'choice',
      question.choices.map(({ key }) => key),
    );
    return {
      type: 'single_choice',
      question_key,
      choice_key: read(answer.choice_key, `${place}.choice_key`),
    };
  }
  if (answer.type === 'multiple_choice' && question.type === 'multiple_choice') {
    const read = reader(
      'choice',
      question.choices.map(({ key }) => key),
    );
    const choice_keys = answer.choice_keys.map((key, nth) => read(key, `${place}.choice_keys[${nth}]`));
    return { type: 'multiple_choice', question_key, choice_keys };
  }
  if (answer.type === 'ordering' && question.type === 'ordering') {
    const read = reader(
      'item',
      question.items.map(({ key }) => key),
    );
    const item_keys = answer.item_keys.map((key, nth) => read(key, `${place}.item_keys[${nth}]`));
    if (item_keys.length !== question.items.length)
      throw invalid(`${place}.item_keys`, `must name all ${question.items.length} items.`);
    return { type: 'ordering', question_key, item_keys };
  }
  if (answer.type === 'matching' && question.type === 'matching') {
    const left = reader(
      'left',
      question.pairs.map((pair) => pair.left.key),
    );
    const right = reader(
      'right',
      question.pairs.map((pair) => pair.right.key),
    );
    const pairs = answer.pairs.map((pair, nth) => ({
      left_key: left(pair.left_key, `${place}.pairs[${nth}].left_key`),
      right_key: right(pair.right_key, `${place}.pairs[${nth}].right_key`),
    }));
    for (const side of ['left_key', 'right_key'] as const)
      if (new Set(pairs.map((pair) => pair[side])).size < pairs.length)
        throw invalid(`${place}.pairs`, 'name an item twice. Match each item once.');
    return { type: 'matching', question_key, pairs };
  }
  if (answer.type === 'short_text' && question.type === 'short_text') {
    const { max_length: maxLength = 500, max_files: maxFiles = 0 } = question;
    if ([...answer.text].length > maxLength)
      throw invalid(`${place}.text`, `is longer than the ${maxLength} characters that this question takes.`);
    const files = [...new Set((answer.attachment_ids ?? []).map(storedId))];
    if (files.length > maxFiles)
      throw invalid(
        `${place}.attachment_ids`,
        maxFiles === 0
          ? 'must be empty: this question takes no files.'
          : `can name at most ${maxFiles} files.`,
      );
    return { type: 'short_text', question_key, text: answer.text, attachment_ids: files };
  }
  throw invalid(place, 'does not fit its question.');
}

/** Files that answers name, with their places in the request. */
export const filesOf = (
  answers: readonly TrainingAnswer[],
): { readonly id: string; readonly place: string }[] =>
  answers.flatMap((answer, index) =>
    answer.type === 'short_text'
      ? (answer.attachment_ids ?? []).map((id, nth) => ({
          id,
          place: `body.answers[${index}].attachment_ids[${nth}]`,
        }))
      : [],
  );
