import { sql } from 'kysely';
import { searched } from '#src/domain/filters/index.ts';

const byWords = searched('k.id', 'search_tickets');
const number = /^#\d{1,9}$/;

// One statement for both: a pattern without wildcards finds no words, and one with them names no number.
const ids = (pattern: string) => sql<{ id: string }>`
  select id from tickets where number = substring(${pattern} from '^#([0-9]+)$')::bigint
  union all select app.search_tickets(${pattern})`;

/** A search of tickets. `#2` names one ticket, and none whose number only begins with it. */
export const searchedTickets: typeof byWords = {
  prepare: (typed) => (number.test(typed.trim()) ? typed.trim() : byWords.prepare(typed)),
  condition: (pattern) => sql<boolean>`k.id in (${ids(pattern)})`,
  finds: (pattern) => ({ id: 'k.id', ids: ids(pattern) }),
};
