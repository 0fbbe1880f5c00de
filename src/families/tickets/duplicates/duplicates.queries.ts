import { sql } from 'kysely';
import type { TicketDuplicateSuggestion, TicketDuplicateSuggestionStatus } from '#generated/types.gen.ts';
import type { TicketsHandlers } from '#generated/families/tickets/handlers.ts';
import type { JsonText, ReadContext } from '#src/call/context.ts';
import { ticketRefOf } from '#src/domain/refs/index.ts';
import { isShownTo, viewerIn, type RecordViewer, type ViewerScope } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  iso,
  isoOrNull,
  list,
  oneOf,
  parseRecord,
  record,
  selectRecord,
} from '#src/platform/db/query/index.ts';

/** Pairs, `d`, of a ticket with others, `k`, that the viewer sees. A merged one is a tombstone that still has its name. */
const pairsOf = (db: Db, viewer: RecordViewer, ticketId: string) =>
  db
    .selectFrom((pairs) =>
      pairs
        .selectFrom('ticket_duplicates as one')
        .where('one.first_id', '=', ticketId)
        .selectAll('one')
        .select('one.second_id as other_id')
        .unionAll(
          pairs
            .selectFrom('ticket_duplicates as two')
            .where('two.second_id', '=', ticketId)
            .selectAll('two')
            .select('two.first_id as other_id'),
        )
        .as('d'),
    )
    .innerJoin('tickets as k', (join) =>
      join.onRef('k.tenant_id', '=', 'd.tenant_id').onRef('k.id', '=', 'd.other_id'),
    )
    .where('k.deleted_at', 'is', null)
    .where(isShownTo('ticket', viewer, 'k'));

const suggestionRecord = (rows: ReturnType<typeof pairsOf>, ticketId: string) =>
  record<TicketDuplicateSuggestion>()(
    rows.select([
      'd.id',
      sql<string>`${ticketId}::uuid`.as('ticket_id'),
      ticketRefOf('k').as('other_ticket'),
      as<TicketDuplicateSuggestion['other_status_category']>()('k.status_category').as(
        'other_status_category',
      ),
      as<TicketDuplicateSuggestionStatus>()('d.status').as('status'),
      sql<number>`d.score::float8`.as('score'),
      as<TicketDuplicateSuggestion['reasons']>()('d.reasons').as('reasons'),
      'd.explanation',
      'd.reviewed_by',
      isoOrNull('d.decided_at').as('decided_at'),
      iso('d.created_at').as('created_at'),
    ]),
  );

export const suggestionList = list<
  TicketsHandlers['listTicketDuplicateSuggestions'],
  ViewerScope & { readonly ticketId: string; readonly only: { readonly isOpen: boolean } }
>()({
  rows: (db, scope) =>
    pairsOf(db, viewerIn(scope), scope.ticketId).$if(scope.only.isOpen, (query) =>
      query.where('d.status', '=', 'open'),
    ),
  record: (rows, { ticketId }) => suggestionRecord(rows, ticketId),
  id: 'd.id',
  filters: { status: oneOf('d.status') },
  sorts: { score: by('d.score'), created_at: by('d.created_at') },
});

/** A suggestion of a ticket, with another that the caller sees. */
export async function selectSuggestion(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can'>,
  ticketId: string,
  id: string,
): Promise<TicketDuplicateSuggestion | undefined> {
  const text = await selectRecord(
    ctx.db,
    suggestionRecord(pairsOf(ctx.db, ctx, ticketId).where('d.id', '=', id), ticketId),
  );
  return text === undefined ? undefined : parseRecord(text as JsonText<TicketDuplicateSuggestion>);
}

/** What became of the pair so far; nobody decides on it before the transaction ends. */
export async function lockSuggestion(
  db: Db,
  id: string,
): Promise<{ status: TicketDuplicateSuggestionStatus } | undefined> {
  return db
    .selectFrom('ticket_duplicates')
    .where('id', '=', id)
    .select(sql<TicketDuplicateSuggestionStatus>`status`.as('status'))
    .forUpdate()
    .executeTakeFirst();
}

export async function dismissSuggestion(db: Db, id: string, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('ticket_duplicates')
    .set({ status: 'dismissed', reviewed_by: userId, decided_at: now })
    .where('id', '=', id)
    .execute();
}
