// Written by the compiler from the contract; change the contract instead.
import type * as t from './types.gen.ts';

export interface Calls {
  readonly getPart: { readonly input: t.GetPartData; readonly responses: t.GetPartResponses };
  readonly putPart: { readonly input: t.PutPartData; readonly responses: t.PutPartResponses };
}
