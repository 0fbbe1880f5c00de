// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly listClientNoteFolders: Readonly<Record<string, Validate>>;
  readonly createClientNoteFolder: Readonly<Record<string, Validate>>;
  readonly updateClientNoteFolder: Readonly<Record<string, Validate>>;
  readonly deleteClientNoteFolder: Readonly<Record<string, Validate>>;
  readonly listClientNotes: Readonly<Record<string, Validate>>;
  readonly createClientNote: Readonly<Record<string, Validate>>;
  readonly getClientNote: Readonly<Record<string, Validate>>;
  readonly updateClientNote: Readonly<Record<string, Validate>>;
  readonly deleteClientNote: Readonly<Record<string, Validate>>;
  readonly updateClientNoteFavorite: Readonly<Record<string, Validate>>;
  readonly updateClientNotePin: Readonly<Record<string, Validate>>;
};
