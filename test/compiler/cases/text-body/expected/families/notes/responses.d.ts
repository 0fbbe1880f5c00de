// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly getNotePage: Readonly<Record<string, Validate>>;
  readonly saveNote: Readonly<Record<string, Validate>>;
  readonly getNoteFacts: Readonly<Record<string, Validate>>;
  readonly openNoteSource: Readonly<Record<string, Validate>>;
  readonly importFeed: Readonly<Record<string, Validate>>;
};
