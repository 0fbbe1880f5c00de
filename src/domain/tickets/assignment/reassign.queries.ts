import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

export const selectReassignMinutes = async (db: Db): Promise<number | null> =>
  (await db.selectFrom('ticket_assignment_settings').select('reassign_after_minutes').executeTakeFirst())
    ?.reassign_after_minutes ?? null;

/** Tickets under way that auto-assignment gave to their agents. */
export async function selectGivenIds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select k.id from tickets k join lateral (${lastAssignment}) a on true
    where k.assigned_to <> '{}' and k.status_category in ('new', 'open') and k.deleted_at is null and k.merged_into_id is null and a.method = 'auto'`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** When auto-assignment gave the ticket to those who have it; undefined when a person chose them, or they have replied since. */
export async function findUnansweredSince(db: Db, ticketId: string): Promise<string | undefined> {
  const { rows } = await sql<{ given_at: string }>`
    select app.iso(a.created_at) as given_at from tickets k join lateral (${lastAssignment}) a on true
    where k.id = ${ticketId}::uuid and a.method = 'auto' and k.assigned_to <> '{}' and k.assigned_to <@ a.user_ids
      and (k.last_outbound_at is null or k.last_outbound_at < a.created_at)`.execute(db);
  return rows[0]?.given_at;
}

/** The last change of the agents of the ticket `k` that put somebody in charge. */
const lastAssignment = sql`
  select l.method, l.user_ids, l.created_at from ticket_assignments l
  where l.tenant_id = k.tenant_id and l.ticket_id = k.id and l.action = 'assigned' order by l.created_at desc, l.id desc limit 1`;
