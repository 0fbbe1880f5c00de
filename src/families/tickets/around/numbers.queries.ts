import { sql } from 'kysely';
import type { TicketNumberMatch } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { ticketRefOf } from '#src/domain/refs/index.ts';
import { visibleTickets } from '#src/domain/tickets/index.ts';

/** Tickets by number, merged ones as their last survivors, as far as the caller sees them. */
export async function selectByNumbers(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can'>,
  numbers: readonly number[],
): Promise<TicketNumberMatch[]> {
  const { rows } = await sql<TicketNumberMatch>`
    with recursive merges as (
      select a.number as asked, a.id, a.merged_into_id, 0 as step from tickets a where a.number = any(${[...numbers]}::integer[]) and a.deleted_at is null
      union all
      select m.asked, n.id, n.merged_into_id, m.step + 1 from merges m join tickets n on n.tenant_id = app.tenant_id() and n.id = m.merged_into_id)
    select m.asked as number, ${ticketRefOf('k')} as ticket, k.status_category, m.step > 0 as is_merged
    from merges m join (${visibleTickets(ctx.db, ctx).selectAll('k')}) k on k.id = m.id where m.merged_into_id is null`.execute(
    ctx.db,
  );
  return rows;
}
