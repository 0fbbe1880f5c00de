import { sql } from 'kysely';
import type { Ticket, TicketLiveDraft } from '#generated/types.gen.ts';
import { clientRefOrNull, namedRefOf, userRefOf, userRefs } from '#src/domain/refs/index.ts';
import {
  autoCloseAt,
  clocksOf,
  correspondentsOf,
  isOpenTask,
  reopenExpiresAt,
  taskCountOf,
  type visibleTickets,
  type Clock,
  type ResolutionNeeds,
} from '#src/domain/tickets/index.ts';
import { isShownTo, type RecordViewer } from '#src/domain/visibility/index.ts';
import { as, iso, isoOrNull, record } from '#src/platform/db/query/index.ts';
import { hasPendingReview, isUnreadBy } from './ticket-filters.queries.ts';

/** A ticket before the clocks are read and the caller's next steps are known: `showTicket` makes the contract's of it. */
export type StoredTicket = Omit<
  Ticket,
  'sla' | 'missing_for_resolution' | 'next_status_categories' | 'requester'
> & {
  readonly clocks: Clock[];
  readonly sla_policy_id: string | null;
  readonly sla_policy_name: string | null;
  readonly needs: ResolutionNeeds;
  /** Of all linked tasks, also of those that the viewer does not see: the ticket can be resolved with them. */
  readonly linked_task_count: number;
};

const inbox = sql<
  StoredTicket['inbox']
>`(select ${namedRefOf('_inbox')} from ticket_inboxes _inbox where _inbox.tenant_id = k.tenant_id and _inbox.id = k.inbox_id)`;

const needs = sql<ResolutionNeeds>`json_build_object('is_category_required', i.is_category_required, 'is_tag_required', i.is_tag_required,
  'is_linked_task_required', i.is_linked_task_required)`;

/** With the inbox, `i`, by whose rules tickets close. */
const ofInbox = <T>(expression: ReturnType<typeof sql<T>>) => sql<T>`(
  select ${expression} from ticket_inboxes i where i.tenant_id = k.tenant_id and i.id = k.inbox_id)`;

const liveDrafts = sql<TicketLiveDraft[]>`(
  select coalesce(json_agg(json_build_object('draft_id', d.id, 'status', d.status,
    'author', (select ${userRefOf('u')} from users u where u.tenant_id = d.tenant_id and u.id = d.author_id)) order by d.created_at, d.id), '[]')
  from (select * from ticket_drafts d where d.tenant_id = k.tenant_id and d.ticket_id = k.id
    and d.status in ('editing', 'pending_review', 'changes_requested', 'approved') order by d.created_at, d.id limit 20) d)`;

type Tickets = ReturnType<typeof visibleTickets>;

export const storedTicket = (tickets: Tickets, viewer: RecordViewer) =>
  record<StoredTicket>()(
    tickets.select([
      'k.id',
      'k.number',
      'k.subject',
      'k.status',
      as<Ticket['status_category']>()('k.status_category').as('status_category'),
      as<Ticket['priority_level']>()('k.priority_level').as('priority_level'),
      inbox.as('inbox'),
      as<Ticket['channel']>()('k.channel').as('channel'),
      as<Ticket['source']>()('k.source').as('source'),
      clientRefOrNull('k.client_id').as('client'),
      correspondentsOf().as('correspondents'),
      'k.assigned_to',
      userRefs('k.assigned_to').as('assignees'),
      'k.watcher_ids',
      'k.category_key',
      'k.tags',
      as<Ticket['field_values']>()('k.field_values').as('field_values'),
      'k.is_private',
      'k.is_spam',
      isUnreadBy(viewer.identity.userId).as('is_unread'),
      'k.has_delivery_problem',
      hasPendingReview.as('has_pending_review'),
      'k.ai_summary_text',
      liveDrafts.as('live_drafts'),
      'k.message_count',
      'k.note_count',
      taskCountOf('k', sql`${isOpenTask} and ${isShownTo('task', viewer, 't')}`).as('open_task_count'),
      taskCountOf('k', isShownTo('task', viewer, 't')).as('task_count'),
      taskCountOf('k').as('linked_task_count'),
      'k.reopen_count',
      'k.follow_up_of_id',
      'k.external_id',
      'k.last_message_preview',
      isoOrNull('k.last_message_at').as('last_message_at'),
      isoOrNull('k.last_inbound_at').as('last_inbound_at'),
      isoOrNull('k.last_outbound_at').as('last_outbound_at'),
      iso('k.last_activity_at').as('last_activity_at'),
      isoOrNull('k.resolved_at').as('resolved_at'),
      ofInbox(sql<string | null>`app.iso(${reopenExpiresAt})`).as('reopen_expires_at'),
      ofInbox(sql<string | null>`app.iso(${autoCloseAt})`).as('auto_close_at'),
      isoOrNull('k.closed_at').as('closed_at'),
      'k.revision',
      iso('k.created_at').as('created_at'),
      iso('k.updated_at').as('updated_at'),
      'k.created_by',
      clocksOf.as('clocks'),
      'k.sla_policy_id',
      'k.sla_policy_name',
      ofInbox(needs).as('needs'),
    ]),
  );
