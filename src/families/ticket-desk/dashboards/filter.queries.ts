import { sql, type RawBuilder } from 'kysely';
import type { TicketReportFilter } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { visibleTickets } from '#src/domain/tickets/index.ts';
import type { Db } from '#src/platform/db/index.ts';

export type ReportViewer = Pick<ReadContext, 'db' | 'identity' | 'can' | 'now'>;

/** The agency's time zone, in which days are counted by default. */
export async function selectAgencyZone(db: Db): Promise<string> {
  const { time_zone: zone } = await db
    .selectFrom('tenants')
    .where('id', '=', sql<string>`app.tenant_id()`)
    .select('time_zone')
    .executeTakeFirstOrThrow();
  return zone;
}

/** Tickets that the viewer sees and the filter admits, spam included. */
function admitted(viewer: ReportViewer, filter: TicketReportFilter) {
  const { inbox_ids, client_ids, client_profile_ids, assigned_to, tags } = filter;
  const among = (column: string, values: readonly string[] | undefined) =>
    values === undefined
      ? sql<boolean>`true`
      : sql<boolean>`${sql.ref(column)} = any(${[...values]}::text[])`;
  const amongIds = (column: string, ids: readonly string[] | undefined) =>
    ids === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = any(${[...ids]}::uuid[])`;
  return visibleTickets(viewer.db, viewer)
    .where(amongIds('k.inbox_id', inbox_ids))
    .where(amongIds('k.client_id', client_ids))
    .where(among('k.channel', filter.channels))
    .where(among('k.priority_level', filter.priority_levels))
    .where(among('k.category_key', filter.category_keys))
    .where(among('k.source', filter.sources))
    .$if(client_profile_ids !== undefined, (query) =>
      query.where(
        sql<boolean>`k.client_id in (select c.id from clients c where c.profile_id = any(${[...client_profile_ids!]}::uuid[]))`,
      ),
    )
    .$if(assigned_to !== undefined, (query) =>
      query.where(sql<boolean>`k.assigned_to && ${[...assigned_to!]}::uuid[]`),
    )
    .$if(tags !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (select from unnest(k.tags) tag where lower(tag) = any(${tags!.map((tag) => tag.toLowerCase())}::text[]))`,
      ),
    );
}

/**
 * The tables of a report, for `with`: `admitted`, the tickets that the viewer sees and the filter admits, and `n`, those that count, which
 * spam does only when the filter includes it.
 */
export function reportTickets(viewer: ReportViewer, filter: TicketReportFilter = {}): RawBuilder<unknown> {
  const tickets = admitted(viewer, filter).select([
    'k.id',
    'k.inbox_id',
    'k.client_id',
    'k.assigned_to',
    'k.channel',
    'k.source',
    'k.priority_level',
    'k.category_key',
    'k.tags',
    'k.status',
    'k.status_category',
    'k.is_spam',
    'k.revision',
    'k.created_at',
    'k.resolved_at',
    'k.closed_at',
    'k.first_inbound_at',
    'k.first_response_at',
  ]);
  return sql`admitted as materialized (${tickets}),
    n as (select * from admitted where not is_spam or ${filter.is_spam_included ?? false}::boolean)`;
}

/** A ticket is finished, by its status category in the column. */
export const isFinished = (category: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${category} in ('resolved', 'closed')`;
