import { sql } from 'kysely';
import { foundBy, searched } from '#src/domain/filters/index.ts';

const byWords = searched('k.id', 'search_tickets');
const number = /^#\d{1,9}$/;

// One statement for both: a pattern without wildcards finds no words, and one with them names no number.
const ids = (patterns: readonly string[]) => sql<{ id: string }>`
  select id from tickets where number in (select substring(pattern from '^#([0-9]+)$')::bigint from unnest(${patterns}::text[]) pattern)
  union all ${foundBy('search_tickets', patterns)}`;

/** A search of tickets. `#2` names one ticket, and none whose number only begins with it. */
export const searchedTickets: typeof byWords = {
  prepare: (typed) => (number.test(typed.trim()) ? [typed.trim()] : byWords.prepare(typed)),
  condition: (patterns) => sql<boolean>`k.id in (${ids(patterns)})`,
  finds: (patterns) => ({ id: 'k.id', ids: ids(patterns) }),
};
