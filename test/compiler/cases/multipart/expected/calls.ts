// Written by the compiler from the contract; change the contract instead.
import type * as t from './types.gen.ts';

export interface Calls {
  readonly createWork: { readonly input: t.CreateWorkData; readonly responses: t.CreateWorkResponses };
  readonly createScan: { readonly input: t.CreateScanData; readonly responses: t.CreateScanResponses };
}
