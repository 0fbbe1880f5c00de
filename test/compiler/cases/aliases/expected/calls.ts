// Written by the compiler from the contract; change the contract instead.
import type * as t from './types.gen.ts';

export interface Calls {
  readonly getDay: { readonly input: t.GetDayData; readonly responses: t.GetDayResponses };
  readonly replaceDay: { readonly input: t.ReplaceDayData; readonly responses: t.ReplaceDayResponses };
}
