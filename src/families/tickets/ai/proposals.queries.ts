import { sql } from 'kysely';
import type { TicketAiProposal } from '#generated/types.gen.ts';
import type { TicketsHandlers } from '#generated/console/families/tickets/handlers.ts';
import type { JsonText, ReadContext } from '#src/call/context.ts';
import { clientRefOrNull } from '#src/domain/refs/index.ts';
import { isShownTo, viewerIn, type RecordViewer, type ViewerScope } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, by, iso, list, oneOf, parseRecord, record, selectRecord } from '#src/platform/db/query/index.ts';

/** A proposal, `p`, of a client whom the viewer does not see is none to them. */
export const isProposalShown = (viewer: RecordViewer) => sql<boolean>`(p.client_id is null or exists (
  select from clients c where c.tenant_id = p.tenant_id and c.id = p.client_id and c.deleted_at is null and ${isShownTo('client', viewer, 'c')}))`;

/** Proposals, `p`, of a ticket that the viewer sees. */
const proposalsOf = (db: Db, viewer: RecordViewer, ticketId: string) =>
  db
    .selectFrom('ticket_ai_proposals as p')
    .where('p.ticket_id', '=', ticketId)
    .where(isProposalShown(viewer));

const proposalRecord = (rows: ReturnType<typeof proposalsOf>) =>
  record<TicketAiProposal>()(
    rows.select([
      'p.id',
      'p.ticket_id',
      as<TicketAiProposal['kind']>()('p.kind').as('kind'),
      'p.category_key',
      'p.tag',
      as<TicketAiProposal['priority_level']>()('p.priority_level').as('priority_level'),
      clientRefOrNull('p.client_id').as('client'),
      'p.body_text',
      sql<number>`p.confidence::float8`.as('confidence'),
      as<TicketAiProposal['status']>()('p.status').as('status'),
      'p.reason',
      'p.reviewed_by',
      'p.ai_request_id',
      iso('p.created_at').as('created_at'),
    ]),
  );

/** The proposal `p` as a part of what made it. */
export const proposalJson = sql`json_build_object('id', p.id, 'ticket_id', p.ticket_id, 'kind', p.kind, 'category_key', p.category_key, 'tag', p.tag,
  'priority_level', p.priority_level, 'client', ${clientRefOrNull('p.client_id')}, 'body_text', p.body_text, 'confidence', p.confidence::float8,
  'status', p.status, 'reason', p.reason, 'reviewed_by', p.reviewed_by, 'ai_request_id', p.ai_request_id, 'created_at', app.iso(p.created_at))`;

export const proposalList = list<
  TicketsHandlers['listTicketAiProposals'],
  ViewerScope & { readonly ticketId: string; readonly only: { readonly isOpen: boolean } }
>()({
  rows: (db, scope) =>
    proposalsOf(db, viewerIn(scope), scope.ticketId).$if(scope.only.isOpen, (query) =>
      query.where('p.status', '=', 'open'),
    ),
  record: proposalRecord,
  id: 'p.id',
  filters: { status: oneOf('p.status'), kind: oneOf('p.kind') },
  sorts: { confidence: by('p.confidence'), created_at: by('p.created_at') },
});

/** A proposal of a ticket that the caller sees. */
export async function selectProposal(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can'>,
  ticketId: string,
  id: string,
): Promise<TicketAiProposal | undefined> {
  const text = await selectRecord(
    ctx.db,
    proposalRecord(proposalsOf(ctx.db, ctx, ticketId).where('p.id', '=', id)),
  );
  return text === undefined ? undefined : parseRecord(text as JsonText<TicketAiProposal>);
}
