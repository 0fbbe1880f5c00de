import type { TicketAssignmentEntry } from '#generated/types.gen.ts';
import type { TicketsHandlers } from '#generated/families/tickets/handlers.ts';
import { actorOf, userRefs } from '#src/domain/refs/index.ts';
import { anyOfIds, as, before, by, iso, list, oneOf, record, since } from '#src/platform/db/query/index.ts';

/** Who was put in charge of a ticket and who was removed. */
export const assignmentHistory = list<TicketsHandlers['listTicketAssignmentHistory'], { ticketId: string }>()(
  {
    rows: (db, { ticketId }) => db.selectFrom('ticket_assignments as a').where('a.ticket_id', '=', ticketId),
    record: (rows) =>
      record<TicketAssignmentEntry>()(
        rows.select([
          'a.id',
          as<TicketAssignmentEntry['action']>()('a.action').as('action'),
          userRefs('a.user_ids').as('users'),
          as<TicketAssignmentEntry['method']>()('a.method').as('method'),
          'a.rule_id',
          'a.reason',
          as<number | null>()('a.score').as('score'),
          'a.candidate_count',
          actorOf('a').as('actor'),
          iso('a.created_at').as('created_at'),
        ]),
      ),
    id: 'a.id',
    filters: {
      user_id: anyOfIds('a.user_ids'),
      method: oneOf('a.method'),
      created_after: since('a.created_at'),
      created_before: before('a.created_at'),
    },
    sorts: { created_at: by('a.created_at') },
  },
);
