// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly listClientNoteFolders: RequestValidators;
  readonly createClientNoteFolder: RequestValidators;
  readonly updateClientNoteFolder: RequestValidators;
  readonly deleteClientNoteFolder: RequestValidators;
  readonly listClientNotes: RequestValidators;
  readonly createClientNote: RequestValidators;
  readonly getClientNote: RequestValidators;
  readonly updateClientNote: RequestValidators;
  readonly deleteClientNote: RequestValidators;
  readonly updateClientNoteFavorite: RequestValidators;
  readonly updateClientNotePin: RequestValidators;
};
