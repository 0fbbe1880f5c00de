// Written by the compiler from the contract; change the contract instead.
import type * as t from './types.gen.ts';

export interface Calls {
  readonly getNotePage: { readonly input: t.GetNotePageData; readonly responses: t.GetNotePageResponses };
  readonly saveNote: { readonly input: t.SaveNoteData; readonly responses: t.SaveNoteResponses };
  readonly getNoteFacts: { readonly input: t.GetNoteFactsData; readonly responses: t.GetNoteFactsResponses };
  readonly openNoteSource: { readonly input: t.OpenNoteSourceData; readonly responses: {} };
  readonly importFeed: { readonly input: t.ImportFeedData; readonly responses: {} };
}
