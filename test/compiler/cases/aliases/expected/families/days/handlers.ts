// Written by the compiler from the contract; change the contract instead.
import type { ReadContext, Result, WriteContext } from '../../context.ts';
import type * as t from '../../types.gen.ts';

export interface ReplaceDayInput {
  readonly body: t.ReplaceDayData['body'];
}

/** days: one handler per operation of the contract. */
export interface DaysHandlers {
  /** getDay · GET /days · none */
  readonly getDay: (ctx: ReadContext) => Promise<Result<t.GetDayResponses[200]>>;
  /** replaceDay · PUT /days · none */
  readonly replaceDay: (ctx: WriteContext<never>, input: ReplaceDayInput) => Promise<Result<t.ReplaceDayResponses[200]>>;
}
