import { sql } from 'kysely';
import type { Priority, TicketChannel, TicketSource, TicketStatusCategory } from '#generated/types.gen.ts';
import {
  columnsOf,
  groupable,
  optional,
  recordColumns,
  shown,
  sortable,
  type SystemColumn,
} from '#src/domain/list-columns/index.ts';
import { selectStatusKeys } from '#src/domain/status-options/index.ts';
import { tagged } from '#src/platform/db/query/index.ts';
import { isAssignedTo } from './ticket-filters.queries.ts';

const categories = {
  choices: ['new', 'open', 'pending', 'on_hold', 'resolved', 'closed'] satisfies TicketStatusCategory[],
};
const priorities = { choices: ['low', 'normal', 'high', 'urgent'] satisfies Priority[] };
const channels = {
  choices: ['email', 'chat', 'phone', 'sms', 'form', 'portal', 'api', 'internal'] satisfies TicketChannel[],
};
const sources = {
  choices: [
    'inbound_message',
    'api',
    'interface',
    'form',
    'automation',
    'review_queue',
    'import',
  ] satisfies TicketSource[],
};

const ofTicket = columnsOf('k');

const holdsTag = (tags: readonly string[]) =>
  tagged('k.tags').condition(tags.map((tag) => tag.toLowerCase()));

/** Properties of the ticket, `k`. */
const columns: readonly SystemColumn[] = [
  ofTicket.number('number', 'Number', { ...shown, ...sortable }),
  ofTicket.text('subject', 'Subject', { ...shown, ...sortable, sort: sql`lower(k.subject)` }),
  ofTicket.option('status', 'Status', { ...shown, ...groupable }),
  ofTicket.option('status_category', 'Status category', { ...groupable, ...categories }),
  ofTicket.option('priority_level', 'Priority', {
    ...priorities,
    ...shown,
    ...sortable,
    ...groupable,
    sort: sql`k.priority_rank`,
  }),
  ofTicket.record('inbox', 'inbox_id', 'Inbox', shown),
  ofTicket.option('channel', 'Channel', { ...groupable, ...channels }),
  ofTicket.option('source', 'Source', { ...groupable, ...sources }),
  ofTicket.record('client', 'client_id', 'Client', { ...shown, ...optional, ...groupable }),
  ofTicket.list('users', 'uuid[]', 'assigned_to', 'Assigned to', {
    ...shown,
    ...groupable,
    holdsAny: isAssignedTo,
  }),
  { ...ofTicket.list('users', 'uuid[]', 'watcher_ids', 'Watchers'), key: 'watcher_id' },
  ofTicket.text('category_key', 'Category', { ...optional }),
  ofTicket.list('list', 'text[]', 'tags', 'Tags', { ...groupable, holdsAny: holdsTag }),
  ofTicket.flag('is_private', 'Private'),
  ofTicket.number('reopen_count', 'Reopenings'),
  ofTicket.record('user', 'created_by', 'Created by', optional),
  ofTicket.time('created_at', 'Created', sortable),
  ofTicket.time('updated_at', 'Last change', sortable),
  ofTicket.time('last_message_at', 'Last message', { ...shown, ...optional, ...sortable }),
  ofTicket.time('last_activity_at', 'Last activity', sortable),
  ofTicket.time('resolved_at', 'Resolved', optional),
  ofTicket.time('closed_at', 'Closed', optional),
];

export const ticketColumns = recordColumns({
  noun: 'tickets',
  fields: 'ticket',
  values: 'k.field_values',
  columns,
  agencyChoices: { status: (db) => selectStatusKeys(db, 'ticket') },
});
