// Written by the compiler from the contract; change the contract instead.
import type { WriteContext } from '../../context.ts';
import type { Redirect } from '../../bodies.ts';
import type * as t from '../../types.gen.ts';

export interface OrderLetterInput {
  readonly body: t.OrderLetterData['body'];
}

export interface UnsubscribeInput {
  readonly body: t.UnsubscribeData['body'];
}

export interface AnswerLetterInput {
  readonly body: t.AnswerLetterData['body'];
}

/** letters: one handler per operation of the contract. */
export interface LettersHandlers {
  /** orderLetter · POST /orders · none */
  readonly orderLetter: (ctx: WriteContext<never>, input: OrderLetterInput) => Promise<Redirect>;
  /** unsubscribe · POST /unsubscribe · none */
  readonly unsubscribe: (ctx: WriteContext<never>, input: UnsubscribeInput) => Promise<void>;
  /** answerLetter · POST /answers · none */
  readonly answerLetter: (ctx: WriteContext<never>, input: AnswerLetterInput) => Promise<void>;
}
