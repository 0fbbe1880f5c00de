// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly getNotePage: RequestValidators;
  readonly saveNote: RequestValidators;
  readonly getNoteFacts: RequestValidators;
  readonly openNoteSource: RequestValidators;
  readonly importFeed: RequestValidators;
};
