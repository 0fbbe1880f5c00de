import { createHmac } from 'node:crypto';
import type {
  TrainingAnswer,
  TrainingChoice,
  TrainingLearnerQuestion,
  TrainingQuestion,
} from '#generated/types.gen.ts';

/**
 * Keys and order as one learner sees them in one attempt. They follow from a secret seed, so that they are the same whenever the attempt is
 * read, say nothing about the keys of the author, which may give the answer away, and differ for the next attempt.
 */
export class Disguise {
  readonly #seed: string;
  readonly #isShuffled: boolean;

  constructor(seed: string, isShuffled: boolean) {
    this.#seed = seed;
    this.#isShuffled = isShuffled;
  }

  #digest(...words: readonly string[]): string {
    return createHmac('sha256', this.#seed).update(words.join('\n')).digest('hex');
  }

  questionKey(question: Pick<TrainingQuestion, 'key'>): string {
    return `q_${this.#digest('question', question.key).slice(0, 20)}`;
  }

  itemKey(question: Pick<TrainingQuestion, 'key'>, side: string, key: string): string {
    return `k_${this.#digest('item', question.key, side, key).slice(0, 20)}`;
  }

  /** So many of the questions, drawn for the attempt, in the order to ask them. */
  draw<Q extends Pick<TrainingQuestion, 'key'>>(questions: readonly Q[], count: number | null): Q[] {
    const mixed = this.#mix(questions, ({ key }) => `draw ${key}`);
    const drawn = count === null || count >= questions.length ? questions : mixed.slice(0, count);
    return this.#isShuffled
      ? this.#mix(drawn, ({ key }) => `order ${key}`)
      : questions.filter((each) => drawn.includes(each));
  }

  #mix<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
    return items
      .map((item) => [this.#digest('mix', nameOf(item)), item] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, item]) => item);
  }

  /** The question without its right answer. What is to be put in order or matched is always mixed. */
  show(question: TrainingQuestion): TrainingLearnerQuestion {
    const common = {
      key: this.questionKey(question),
      prompt: question.prompt,
      image_file_id: question.image_file_id ?? null,
      points: question.points ?? 1,
    };
    const items = (side: string, given: readonly TrainingChoice[], isMixed: boolean): TrainingChoice[] =>
      (isMixed ? this.#mix(given, ({ key }) => `${question.key} ${side} ${key}`) : [...given]).map(
        ({ key, text }) => ({
          key: this.itemKey(question, side, key),
          text,
        }),
      );
    switch (question.type) {
      case 'single_choice':
        return {
          type: 'single_choice',
          ...common,
          choices: items('choice', question.choices, this.#isShuffled),
        };
      case 'multiple_choice':
        return {
          type: 'multiple_choice',
          ...common,
          choices: items('choice', question.choices, this.#isShuffled),
        };
      case 'ordering':
        return { type: 'ordering', ...common, items: items('item', question.items, true) };
      case 'matching':
        return {
          type: 'matching',
          ...common,
          left_items: items(
            'left',
            question.pairs.map(({ left }) => left),
            true,
          ),
          right_items: items(
            'right',
            question.pairs.map(({ right }) => right),
            true,
          ),
        };
      case 'short_text':
        return {
          type: 'short_text',
          ...common,
          max_length: question.max_length ?? 500,
          max_files: question.max_files ?? 0,
        };
    }
  }

  /** An answer with the keys of the author as the learner gave it. */
  showAnswer(question: TrainingQuestion, answer: TrainingAnswer): TrainingAnswer {
    const question_key = this.questionKey(question);
    const hidden = (side: string) => (key: string) => this.itemKey(question, side, key);
    switch (answer.type) {
      case 'single_choice':
        return { type: answer.type, question_key, choice_key: hidden('choice')(answer.choice_key) };
      case 'multiple_choice':
        return { type: answer.type, question_key, choice_keys: answer.choice_keys.map(hidden('choice')) };
      case 'ordering':
        return { type: answer.type, question_key, item_keys: answer.item_keys.map(hidden('item')) };
      case 'matching':
        return {
          type: answer.type,
          question_key,
          pairs: answer.pairs.map(({ left_key: left, right_key: right }) => ({
            left_key: hidden('left')(left),
            right_key: hidden('right')(right),
          })),
        };
      case 'short_text':
        return { ...answer, question_key };
    }
  }
}

/** The right answer of a question with the keys of its author; null where somebody grades it. */
export function rightAnswer(question: TrainingQuestion): TrainingAnswer | null {
  const question_key = question.key;
  switch (question.type) {
    case 'single_choice':
      return { type: 'single_choice', question_key, choice_key: question.correct_choice_key };
    case 'multiple_choice':
      return { type: 'multiple_choice', question_key, choice_keys: question.correct_choice_keys };
    case 'ordering':
      return { type: 'ordering', question_key, item_keys: question.items.map(({ key }) => key) };
    case 'matching':
      return {
        type: 'matching',
        question_key,
        pairs: question.pairs.map(({ left, right }) => ({ left_key: left.key, right_key: right.key })),
      };
    case 'short_text': {
      const [first] = question.accepted_answers ?? [];
      return first === undefined ? null : { type: 'short_text', question_key, text: first };
    }
  }
}
