import { isDeepStrictEqual } from 'node:util';
import type { TrainingAnswer, TrainingQuestion } from '#generated/types.gen.ts';
import { isGradedByHand } from './complete.rules.ts';
import { scoreAnswers, totalOf, type Earned } from './score.rules.ts';

/** An attempt as it was graded. */
export interface GradedAttempt {
  readonly questions: TrainingQuestion[];
  readonly answers: readonly TrainingAnswer[];
  readonly results: readonly Earned[];
  readonly score_percent: number | null;
}

/** What an attempt becomes. */
export interface Regraded {
  readonly questions: TrainingQuestion[];
  readonly results: Earned[];
}

/**
 * Grades an attempt with the current right answers and points; undefined when nothing changes or the score would be worse.
 * Points that somebody gave keep their share, and answers that wait for points go on waiting.
 */
export function regraded(attempt: GradedAttempt, current: readonly TrainingQuestion[]): Regraded | undefined {
  const byKey = new Map(current.map((question) => [question.key, question]));
  const questions = attempt.questions.map((asked) => {
    const now = byKey.get(asked.key);
    return now === undefined ? asked : corrected(asked, now);
  });
  const before = new Map(attempt.results.map((each) => [each.key, each]));
  const scored = scoreAnswers(questions, attempt.answers);
  const results = questions.map((question, index) => {
    const given = before.get(question.key);
    if (given === undefined || !isGradedByHand(question)) return scored[index]!;
    const { key, points, comment } = given;
    return { key, comment, points: sharedPoints(points, attempt.questions[index]!, question) };
  });
  if (isDeepStrictEqual({ questions, results }, { questions: attempt.questions, results: attempt.results }))
    return undefined;
  const { possible, percent } = totalOf(questions, results);
  const isWorse = attempt.score_percent !== null && (percent ?? 0) < attempt.score_percent;
  return possible === 0 || isWorse ? undefined : { questions, results };
}

/** Points that somebody gave, as the same share of the points that the question has now. */
function sharedPoints(
  points: number | null,
  { points: before = 1 }: TrainingQuestion,
  { points: now = 1 }: TrainingQuestion,
): number | null {
  if (points === null || before === now || before === 0)
    return points === null ? null : Math.min(points, now);
  return Math.min(now, Math.round((points / before) * now * 10_000) / 10_000);
}

/** The question as it was asked, with its current right answer, points and explanation. One that was changed beyond that stays. */
function corrected(asked: TrainingQuestion, now: TrainingQuestion): TrainingQuestion {
  const worth = { points: now.points ?? 1, explanation: now.explanation ?? null };
  if (asked.type === 'single_choice' && now.type === 'single_choice') {
    const { correct_choice_key } = now;
    return hasKeys(asked.choices, [correct_choice_key]) ? { ...asked, ...worth, correct_choice_key } : asked;
  }
  if (asked.type === 'multiple_choice' && now.type === 'multiple_choice') {
    const { correct_choice_keys, is_all_or_nothing = false } = now;
    return hasKeys(asked.choices, correct_choice_keys)
      ? { ...asked, ...worth, correct_choice_keys, is_all_or_nothing }
      : asked;
  }
  if (asked.type === 'ordering' && now.type === 'ordering') {
    const items = inOrderOf(asked.items, now.items);
    return items === undefined ? asked : { ...asked, ...worth, items };
  }
  if (asked.type === 'matching' && now.type === 'matching') {
    const lefts = inOrderOf(
      asked.pairs.map(({ left }) => left),
      now.pairs.map(({ left }) => left),
    );
    const rights = inOrderOf(
      asked.pairs.map(({ right }) => right),
      now.pairs.map(({ right }) => right),
    );
    if (lefts === undefined || rights === undefined) return asked;
    return { ...asked, ...worth, pairs: lefts.map((left, index) => ({ left, right: rights[index]! })) };
  }
  if (asked.type === 'short_text' && now.type === 'short_text') {
    // Whether somebody grades an answer was settled when it was asked.
    if (isGradedByHand(asked) || isGradedByHand(now)) return { ...asked, ...worth };
    return { ...asked, ...worth, accepted_answers: now.accepted_answers ?? [] };
  }
  return asked;
}

interface Keyed {
  readonly key: string;
}

const hasKeys = (items: readonly Keyed[], keys: readonly string[]): boolean =>
  keys.every((key) => items.some((item) => item.key === key));

/** The items that were asked in the order of the current ones; undefined unless both are the same. */
function inOrderOf<T extends Keyed>(asked: readonly T[], now: readonly Keyed[]): T[] | undefined {
  const byKey = new Map(asked.map((item) => [item.key, item]));
  const items = now.flatMap(({ key }) => byKey.get(key) ?? []);
  return items.length === asked.length && now.length === asked.length ? items : undefined;
}
