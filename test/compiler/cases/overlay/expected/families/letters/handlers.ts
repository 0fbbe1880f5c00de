// Written by the compiler from the contract; change the contract instead.
import type { ReadContext } from '../../context.ts';
import type { HeaderInput } from '../../bodies.ts';
import type * as t from '../../types.gen.ts';

export interface GetAInput {
  readonly headers: HeaderInput<NonNullable<t.GetAData['headers']>, 'trace'>;
}

export interface GetBInput {
  readonly headers: HeaderInput<NonNullable<t.GetBData['headers']>, 'trace'>;
}

/** letters: one handler per operation of the contract. */
export interface LettersHandlers {
  /** getA · GET /a · none */
  readonly getA: (ctx: ReadContext, input: GetAInput) => Promise<void>;
  /** getB · GET /b · none */
  readonly getB: (ctx: ReadContext, input: GetBInput) => Promise<void>;
}
