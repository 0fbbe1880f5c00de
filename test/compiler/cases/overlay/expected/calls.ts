// Written by the compiler from the contract; change the contract instead.
import type * as t from './types.gen.ts';

export interface Calls {
  readonly getA: { readonly input: t.GetAData; readonly responses: t.GetAResponses };
  readonly getB: { readonly input: t.GetBData; readonly responses: t.GetBResponses };
}
