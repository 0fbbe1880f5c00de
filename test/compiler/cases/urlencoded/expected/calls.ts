// Written by the compiler from the contract; change the contract instead.
import type * as t from './types.gen.ts';

export interface Calls {
  readonly orderLetter: { readonly input: t.OrderLetterData; readonly responses: {} };
  readonly unsubscribe: { readonly input: t.UnsubscribeData; readonly responses: t.UnsubscribeResponses };
  readonly answerLetter: { readonly input: t.AnswerLetterData; readonly responses: t.AnswerLetterResponses };
}
