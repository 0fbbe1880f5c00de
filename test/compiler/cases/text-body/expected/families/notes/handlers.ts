// Written by the compiler from the contract; change the contract instead.
import type { ReadContext, WriteContext } from '../../context.ts';
import type { Redirect } from '../../bodies.ts';
import type * as t from '../../types.gen.ts';

export interface SaveNoteInput {
  readonly body: t.SaveNoteData['body'];
}

export interface ImportFeedInput {
  readonly body: t.ImportFeedData['body'];
}

/** notes: one handler per operation of the contract. */
export interface NotesHandlers {
  /** getNotePage · GET /note · none */
  readonly getNotePage: (ctx: ReadContext) => Promise<string>;
  /** saveNote · PUT /note · none */
  readonly saveNote: (ctx: WriteContext<never>, input: SaveNoteInput) => Promise<string>;
  /** openNoteSource · GET /note/source · none */
  readonly openNoteSource: (ctx: ReadContext) => Promise<Redirect>;
  /** importFeed · POST /feed · none */
  readonly importFeed: (ctx: WriteContext<never>, input: ImportFeedInput) => Promise<void>;
}
