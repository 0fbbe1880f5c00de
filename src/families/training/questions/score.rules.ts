import type { TrainingAnswer, TrainingQuestion } from '#generated/types.gen.ts';
import { isGradedByHand, pointsOf } from './complete.rules.ts';

/** What an answer earned; points are null while somebody has to grade it. */
export interface Earned {
  readonly key: string;
  readonly points: number | null;
  readonly comment: string | null;
}

/** Points of each question as asked. One without an answer earns 0; an answer that somebody has to grade waits for it. */
export const scoreAnswers = (
  questions: readonly TrainingQuestion[],
  answers: readonly TrainingAnswer[],
): Earned[] => {
  const byQuestion = new Map(answers.map((answer) => [answer.question_key, answer]));
  return questions.map((question) => {
    const answer = byQuestion.get(question.key);
    return {
      key: question.key,
      points: answer === undefined ? 0 : pointsFor(question, answer),
      comment: null,
    };
  });
};

/** Points that the answer earns, null while somebody has to grade it. */
export function pointsFor(question: TrainingQuestion, answer: TrainingAnswer): number | null {
  if (isGradedByHand(question)) return null;
  return rounded((question.points ?? 1) * shareOf(question, answer));
}

const rounded = (points: number): number => Math.round(points * 10_000) / 10_000;

function shareOf(question: TrainingQuestion, answer: TrainingAnswer): number {
  if (question.type === 'single_choice' && answer.type === 'single_choice')
    return answer.choice_key === question.correct_choice_key ? 1 : 0;
  if (question.type === 'multiple_choice' && answer.type === 'multiple_choice') {
    const right = new Set(question.correct_choice_keys);
    const chosen = answer.choice_keys.filter((key) => right.has(key)).length;
    const wrong = answer.choice_keys.length - chosen;
    if (question.is_all_or_nothing === true) return chosen === right.size && wrong === 0 ? 1 : 0;
    return Math.max(0, chosen - wrong) / right.size;
  }
  if (question.type === 'ordering' && answer.type === 'ordering')
    return (
      question.items.filter(({ key }, place) => answer.item_keys[place] === key).length /
      question.items.length
    );
  if (question.type === 'matching' && answer.type === 'matching') {
    const given = new Map(answer.pairs.map((pair) => [pair.left_key, pair.right_key]));
    return (
      question.pairs.filter(({ left, right }) => given.get(left.key) === right.key).length /
      question.pairs.length
    );
  }
  if (question.type === 'short_text' && answer.type === 'short_text') {
    const text = plain(answer.text);
    return (question.accepted_answers ?? []).some((accepted) => plain(accepted) === text) ? 1 : 0;
  }
  return 0;
}

/** Without regard to case, accents, white space and Unicode form; punctuation counts. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\s+/gu, '')
    .toLowerCase()
    .normalize('NFC');

/** The score of an attempt; null parts while an answer waits to be graded. */
export interface Score {
  readonly points: number | null;
  readonly possible: number;
  readonly percent: number | null;
}

export function totalOf(questions: readonly TrainingQuestion[], earned: readonly Earned[]): Score {
  const possible = rounded(pointsOf(questions));
  if (earned.some(({ points }) => points === null)) return { points: null, possible, percent: null };
  const points = rounded(earned.reduce((sum, each) => sum + each.points!, 0));
  return { points, possible, percent: possible === 0 ? 0 : percentOf(points, possible) };
}

/** To two decimals, half up. */
const percentOf = (points: number, possible: number): number =>
  Math.round(Number(((points / possible) * 10_000).toFixed(6))) / 100;
