import { sql } from 'kysely';
import type { TicketAiInteraction } from '#generated/types.gen.ts';
import type { TicketsHandlers } from '#generated/families/tickets/handlers.ts';
import { actorOf } from '#src/domain/refs/index.ts';
import {
  isTicketDraftShown,
  viewerIn,
  type DraftRights,
  type RecordViewer,
  type ViewerScope,
} from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, before, by, emptyLast, iso, list, oneOf, record, since } from '#src/platform/db/query/index.ts';
import { isProposalShown, proposalJson } from './proposals.queries.ts';

/** Interactions, `i`; what is a draft still shows to those who see the draft. */
const interactionsOf = (db: Db, viewer: RecordViewer, rights: DraftRights, ticketId: string) =>
  db
    .selectFrom('ticket_ai_interactions as i')
    .where('i.ticket_id', '=', ticketId)
    .where(
      sql<boolean>`(i.draft_id is null or i.message_id is not null or exists (
        select from ticket_drafts d where d.tenant_id = i.tenant_id and d.id = i.draft_id and ${isTicketDraftShown(viewer, 'd', rights)}))`,
    );

const proposals = (viewer: RecordViewer) => sql<TicketAiInteraction['proposals']>`(
  select coalesce(json_agg(${proposalJson} order by p.confidence desc, p.id), '[]') from ticket_ai_proposals p
  where p.tenant_id = i.tenant_id and p.interaction_id = i.id and ${isProposalShown(viewer)})`;

export const interactionList = list<
  TicketsHandlers['listTicketAiInteractions'],
  ViewerScope & { readonly ticketId: string; readonly drafts: DraftRights }
>()({
  rows: (db, scope) => interactionsOf(db, viewerIn(scope), scope.drafts, scope.ticketId),
  record: (rows, scope) =>
    record<TicketAiInteraction>()(
      rows.select([
        'i.id',
        as<TicketAiInteraction['kind']>()('i.kind').as('kind'),
        as<TicketAiInteraction['outcome']>()('i.outcome').as('outcome'),
        actorOf('i').as('actor'),
        'i.instruction',
        'i.output_text',
        sql<number | null>`i.confidence::float8`.as('confidence'),
        'i.model',
        proposals(viewerIn(scope)).as('proposals'),
        'i.ai_request_id',
        'i.message_id',
        'i.draft_id',
        'i.input_tokens',
        'i.output_tokens',
        'i.duration_ms',
        'i.error',
        iso('i.created_at').as('created_at'),
      ]),
    ),
  id: 'i.id',
  filters: {
    kind: oneOf('i.kind'),
    outcome: oneOf('i.outcome'),
    created_after: since('i.created_at'),
    created_before: before('i.created_at'),
  },
  sorts: { created_at: by('i.created_at'), confidence: emptyLast('i.confidence') },
});
