// Written by the compiler from the contract; change the contract instead.
import type * as t from './types.gen.ts';

export interface Calls {
  readonly getPicture: { readonly input: t.GetPictureData; readonly responses: t.GetPictureResponses };
  readonly getPreview: { readonly input: t.GetPreviewData; readonly responses: t.GetPreviewResponses };
  readonly getFacts: { readonly input: t.GetFactsData; readonly responses: t.GetFactsResponses };
}
