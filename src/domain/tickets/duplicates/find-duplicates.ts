import type { TimerKind } from '#src/platform/timers/index.ts';
import { insertDuplicates, selectCompared } from './duplicates.queries.ts';
import { judgeDuplicate } from './duplicates.rules.ts';

export const duplicatesKind = 'find_duplicate_tickets';

const maxSuggested = 10;

/** Looks for open tickets that a new one may repeat, once it is stored. Whoever shows one of the two hears of it. */
export const duplicateChecks: TimerKind<never> = {
  kind: duplicatesKind,
  events: [],
  async fire(ctx, { recordId: ticketId }) {
    const compared = await selectCompared(ctx.db, ticketId);
    const found = compared
      .flatMap(({ id, revision, ...likeness }) => {
        const suggested = judgeDuplicate(likeness);
        return suggested === null ? [] : [{ ...suggested, id, revision }];
      })
      .sort((one, other) => other.score - one.score)
      .slice(0, maxSuggested);
    const added = await insertDuplicates(ctx.db, ticketId, found, ctx.now);
    if (added.length === 0) return;
    for (const { id, revision } of found)
      if (added.includes(id)) ctx.announce({ kind: 'ticket', id, revision });
    ctx.announce({ kind: 'ticket', id: ticketId, revision: 0 });
  },
};
