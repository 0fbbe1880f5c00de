import type { Periodic } from '#src/platform/jobs/index.ts';
import { updateLanguages, type TextTable } from './text-languages.queries.ts';

// Each time looks at every agency.
const everyMs = 60_000;
/** About 100 ms for texts of a page each: calls of a process that serves too wait no longer for one turn. */
const rowsAtOnce = 200;

/**
 * Stores the words of a table's texts anew in agencies whose language has changed. Each row says in which language its words are, so it
 * goes on where it stopped; until then they are found by the language that they have.
 */
export const textLanguages = (name: string, table: TextTable): Periodic => ({
  name,
  everyMs,
  async run(inTurn) {
    let updated: number;
    do {
      updated = await inTurn((owner) => updateLanguages(owner, table, rowsAtOnce));
    } while (updated === rowsAtOnce);
  },
});
