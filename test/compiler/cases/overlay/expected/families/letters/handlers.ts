// Written by the compiler from the contract; change the contract instead.
import type { ReadContext } from '../../context.ts';

/** letters: one handler per operation of the contract. */
export interface LettersHandlers {
  /** getA · GET /a · none */
  readonly getA: (ctx: ReadContext) => Promise<void>;
  /** getB · GET /b · none */
  readonly getB: (ctx: ReadContext) => Promise<void>;
}
