import { sql } from 'kysely';
import { visibleTickets } from '#src/domain/tickets/index.ts';
import { asSearch, type OptionFace, type ViewedList } from '#src/domain/views/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { ticketColumns } from './columns.queries.ts';
import { searchedTickets } from './searched-tickets.queries.ts';

/** How the agency shows statuses, tags and priorities of tickets. */
async function selectFaces(db: Db) {
  const { rows } = await sql<OptionFace & { readonly column: 'status' | 'priority_level' | 'tags' }>`
    select 'status' as "column", o.key as value, o.label as text, o.color, o.position from status_options o where o.record_kind = 'ticket'
    union all
    select case when o.rank is null then 'tags' else 'priority_level' end, coalesce(o.rank, lower(o.tag)), o.label, o.color,
      coalesce(array_position(array['urgent', 'high', 'normal', 'low'], o.rank), o.position)
      from tag_priority_options o where o.record_kind = 'ticket'
    order by 1, 5, value`.execute(db);
  const of = (wanted: string): OptionFace[] =>
    rows.filter(({ column }) => column === wanted).map(({ value, text, color }) => ({ value, text, color }));
  return { status: of('status'), priority_level: of('priority_level'), tags: of('tags') };
}

/** Tickets in views. Spam is in none. */
export const viewedTickets: ViewedList = {
  columns: ticketColumns,
  id: sql.ref('k.id'),
  name: sql.ref('k.subject'),
  rows: (ctx) => visibleTickets(ctx.db, ctx).where('k.is_spam', '=', false),
  search: asSearch(searchedTickets),
  own: [sql`k.last_message_at desc nulls last`],
  faces: ({ db }) => selectFaces(db),
};
