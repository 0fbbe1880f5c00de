import { sql } from 'kysely';
import type { TicketIntakeAuditEntry } from '#generated/types.gen.ts';
import type { TicketDeskHandlers } from '#generated/families/ticket-desk/handlers.ts';
import { actorOf } from '#src/domain/refs/index.ts';
import { isLiveTicket } from '#src/domain/tickets/index.ts';
import {
  isInboxShown,
  isShownTo,
  viewerIn,
  type RecordViewer,
  type ViewerScope,
} from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  before,
  by,
  iso,
  list,
  mentions,
  oneOf,
  oneOfIds,
  record,
  since,
} from '#src/platform/db/query/index.ts';

type Scope = ViewerScope & { readonly seesUnfiled: boolean };

/** Decisions, `d`, about tickets and inboxes that the viewer sees; what has no ticket is for those who edit tickets. */
const visibleDecisions = (db: Db, viewer: RecordViewer, seesUnfiled: boolean) =>
  db.selectFrom('ticket_intake_decisions as d').where(
    sql<boolean>`(case when d.ticket_id is not null then exists (
        select from tickets k where k.tenant_id = d.tenant_id and k.id = d.ticket_id and ${isLiveTicket()} and ${isShownTo('ticket', viewer, 'k')})
      else ${seesUnfiled ? isInboxShown(viewer, 'd.inbox_id') : sql<boolean>`false`} end)`,
  );

const decisionRecord = (rows: ReturnType<typeof visibleDecisions>) =>
  record<TicketIntakeAuditEntry>()(
    rows.select([
      'd.id',
      as<TicketIntakeAuditEntry['decision']>()('d.decision').as('decision'),
      as<TicketIntakeAuditEntry['channel']>()('d.channel').as('channel'),
      'd.inbox_id',
      'd.communication_id',
      'd.review_item_id',
      'd.ticket_id',
      'd.client_id',
      sql<
        TicketIntakeAuditEntry['sender']
      >`json_build_object('name', d.sender_name, 'email', d.sender_email, 'phone', d.sender_phone)`.as(
        'sender',
      ),
      'd.subject',
      as<TicketIntakeAuditEntry['matched_on']>()('d.matched_on').as('matched_on'),
      as<TicketIntakeAuditEntry['rule_kind']>()('d.rule_kind').as('rule_kind'),
      'd.rule_id',
      'd.confidence',
      'd.explanation',
      actorOf('d').as('actor'),
      iso('d.received_at').as('received_at'),
      iso('d.created_at').as('created_at'),
    ]),
  );

export const decisionList = list<TicketDeskHandlers['listTicketIntakeAudit'], Scope>()({
  rows: (db, scope) => visibleDecisions(db, viewerIn(scope), scope.seesUnfiled),
  record: (rows) => decisionRecord(rows),
  id: 'd.id',
  filters: {
    id: oneOfIds('d.id'),
    decision: oneOf('d.decision'),
    ticket_id: oneOfIds('d.ticket_id'),
    review_item_id: oneOfIds('d.review_item_id'),
    client_id: oneOfIds('d.client_id'),
    inbox_id: oneOfIds('d.inbox_id'),
    channel: oneOf('d.channel'),
    sender_email: (email) => sql<boolean>`lower(d.sender_email) = lower(${email})`,
    rule_id: oneOfIds('d.rule_id'),
    created_after: since('d.created_at'),
    created_before: before('d.created_at'),
    search: mentions('d.subject', 'd.sender_name', 'd.sender_email', 'd.explanation'),
  },
  sorts: { created_at: by('d.created_at') },
});
