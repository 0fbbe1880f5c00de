import { sql } from 'kysely';
import type { TicketRoutingRule } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { Statement } from '#src/platform/db/index.ts';
import { inboxOfTicket } from '../load/load.queries.ts';
import type { InboxOfTicket } from '../model/state.ts';

/** Enabled rules in the order in which they are evaluated. */
export async function selectRules(db: Db): Promise<TicketRoutingRule[]> {
  const { rows } = await sql<TicketRoutingRule>`
    select id, name, inbox_ids, match_mode, conditions, actions, is_final from ticket_routing_rules
    where deleted_at is null and is_enabled order by position, id`.execute(db);
  return rows;
}

/** Counts the matches of rules; sent with the commit, so that a rule keeps no other ticket waiting. */
export const noteMatches = (ids: readonly string[], now: Date): Statement => ({
  sql: 'update ticket_routing_rules set match_count = match_count + 1, last_matched_at = $2::timestamptz where tenant_id = app.tenant_id() and id = any($1::uuid[])',
  parameters: [ids, now.toISOString()],
});

/** The inbox for a ticket that comes into it, which is neither archived nor deleted before the transaction ends. */
export async function holdInbox(db: Db, id: string): Promise<InboxOfTicket | undefined> {
  const found = await db
    .selectFrom('ticket_inboxes')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select('id')
    .forShare()
    .executeTakeFirst();
  return found === undefined ? undefined : peekInbox(db, id);
}

/** As `holdInbox`, for a look at what would be. */
export async function peekInbox(db: Db, id: string): Promise<InboxOfTicket | undefined> {
  const { rows } = await sql<{
    inbox: InboxOfTicket;
  }>`select ${inboxOfTicket} as inbox from ticket_inboxes i where i.id = ${id}::uuid and i.deleted_at is null`.execute(
    db,
  );
  return rows[0]?.inbox;
}

/** The inbox for tickets that nothing assigns to another. */
export const findDefaultInboxId = async (db: Db): Promise<string | null> =>
  (await db.selectFrom('ticket_settings').select('default_inbox_id').executeTakeFirst())?.default_inbox_id ??
  null;
