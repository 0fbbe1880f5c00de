// Written by the compiler from the contract; change the contract instead.
import type { ReadContext, Result, WriteContext } from '../../context.ts';
import type { Redirect, TextAnswer } from '../../bodies.ts';
import type * as t from '../../types.gen.ts';

export interface SaveNoteInput {
  readonly body: t.SaveNoteData['body'];
}

export interface GetNoteFactsInput {
  readonly accept: 'application/json' | 'text/html';
}

export interface ImportFeedInput {
  readonly body: t.ImportFeedData['body'];
}

/** notes: one handler per operation of the contract. */
export interface NotesHandlers {
  /** getNotePage · GET /note · none */
  readonly getNotePage: (ctx: ReadContext) => Promise<string | TextAnswer<'text/html'>>;
  /** saveNote · PUT /note · none */
  readonly saveNote: (ctx: WriteContext<never>, input: SaveNoteInput) => Promise<string>;
  /** getNoteFacts · GET /note/facts · none */
  readonly getNoteFacts: (ctx: ReadContext, input: GetNoteFactsInput) => Promise<Result<t.GetNoteFactsResponse['data']> | TextAnswer<'text/html'>>;
  /** openNoteSource · GET /note/source · none */
  readonly openNoteSource: (ctx: ReadContext) => Promise<Redirect>;
  /** importFeed · POST /feed · none */
  readonly importFeed: (ctx: WriteContext<never>, input: ImportFeedInput) => Promise<void>;
}
