// What a worker does to notes from time to time; it is loaded by processes that work.
import type { Periodic } from '#src/platform/jobs/index.ts';
import { updateNoteLanguages } from './note-languages.queries.ts';

// Each time looks at every agency.
const everyMs = 60_000;
/** About 100 ms for notes of a page each: calls of a process that serves too wait no longer for one turn. */
const notesAtOnce = 200;

/**
 * Stores the words of notes anew in agencies whose language has changed. Each note says in which language its words are, so it goes
 * on where it stopped; until then they are found by the language that they have (`app.any_word`).
 */
export const noteLanguages: Periodic = {
  name: 'languages of notes',
  everyMs,
  async run(inTurn) {
    let updated: number;
    do {
      updated = await inTurn((owner) => updateNoteLanguages(owner, notesAtOnce));
    } while (updated === notesAtOnce);
  },
};
