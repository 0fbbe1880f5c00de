// Written by the compiler from the contract; change the contract instead.
import type { WriteContext } from '../../context.ts';
import type * as t from '../../types.gen.ts';

export interface UpdateNoteInput {
  readonly path: t.UpdateNoteData['path'];
  readonly body: t.UpdateNoteData['body'];
}

/** notes: one handler per operation of the contract. */
export interface NotesHandlers {
  /** updateNote · PATCH /notes/{id} · none */
  readonly updateNote: (ctx: WriteContext<never>, input: UpdateNoteInput) => Promise<void>;
}
