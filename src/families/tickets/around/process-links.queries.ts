import { sql } from 'kysely';
import type { TicketProcessLink } from '#generated/types.gen.ts';
import type { TicketsHandlers } from '#generated/families/tickets/handlers.ts';
import { taskRefOf, userRefs } from '#src/domain/refs/index.ts';
import { isShownTo, viewerIn, type ViewerScope } from '#src/domain/visibility/index.ts';
import {
  as,
  by,
  emptyLast,
  holds,
  iso,
  isoOrNull,
  list,
  oneOf,
  record,
} from '#src/platform/db/query/index.ts';

/** Tasks linked to a ticket, `t`, that the viewer sees, with their links, `l`. */
export const processLinks = list<
  TicketsHandlers['listTicketProcessLinks'],
  ViewerScope & { ticketId: string }
>()({
  rows: (db, { ticketId, ...scope }) =>
    db
      .selectFrom('task_ticket_links as l')
      .innerJoin('tasks as t', (join) =>
        join.onRef('t.tenant_id', '=', 'l.tenant_id').onRef('t.id', '=', 'l.task_id'),
      )
      .where('l.ticket_id', '=', ticketId)
      .where(sql<boolean>`t.deleted_at is null and t.merged_into_id is null`)
      .where(isShownTo('task', viewerIn(scope), 't')),
  record: (rows) =>
    record<TicketProcessLink>()(
      rows.select([
        'l.id',
        'l.ticket_id',
        taskRefOf('t').as('task'),
        't.status as task_status',
        as<TicketProcessLink['task_status_category']>()('t.status_category').as('task_status_category'),
        isoOrNull('t.due_date').as('due_date'),
        isoOrNull('t.completed_at').as('completed_at'),
        't.assigned_to',
        userRefs('t.assigned_to').as('assignees'),
        as<TicketProcessLink['origin']>()('l.origin').as('origin'),
        'l.reference_only',
        iso('l.created_at').as('created_at'),
        as<string>()('l.created_by').as('created_by'),
      ]),
    ),
  id: 'l.id',
  filters: {
    reference_only: holds('l.reference_only'),
    task_status_category: oneOf('t.status_category'),
  },
  sorts: { created_at: by('l.created_at'), due_date: emptyLast('t.due_date') },
});
