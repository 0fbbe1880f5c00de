import { sql } from 'kysely';
import type { TicketSlaPolicy } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Brings the policies of an inbox to these, in their order. */
export async function storePolicies(
  db: Db,
  inboxId: string,
  policies: readonly TicketSlaPolicy[],
): Promise<void> {
  const ids = policies.map(({ id }) => id);
  await sql`delete from ticket_sla_policies where inbox_id = ${inboxId}::uuid and id <> all(${ids}::uuid[])`.execute(
    db,
  );
  if (policies.length === 0) return;
  await sql`
    insert into ticket_sla_policies (id, inbox_id, position, name, conditions, calendar_key, targets, at_risk_threshold, pause_categories)
    select n.id, ${inboxId}::uuid, n.position, n.name, n.conditions, n.calendar_key, n.targets, n.at_risk_threshold,
      array(select jsonb_array_elements_text(n.pause_categories))
    from jsonb_to_recordset(${JSON.stringify(policies)}::jsonb) as n (id uuid, position integer, name text, conditions jsonb, calendar_key text,
      targets jsonb, at_risk_threshold jsonb, pause_categories jsonb)
    on conflict (tenant_id, id) do update set position = excluded.position, name = excluded.name, conditions = excluded.conditions,
      calendar_key = excluded.calendar_key, targets = excluded.targets, at_risk_threshold = excluded.at_risk_threshold,
      pause_categories = excluded.pause_categories`.execute(db);
}

/** Those of these profiles of clients that there are. */
export const selectProfileIds = async (db: Db, ids: readonly string[]): Promise<string[]> =>
  (
    await db
      .selectFrom('client_profiles')
      .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
      .where('deleted_at', 'is', null)
      .select('id')
      .execute()
  ).map(({ id }) => id);

/** The profile of a client. */
export const findProfileId = async (db: Db, clientId: string): Promise<string | null> =>
  (
    await db
      .selectFrom('clients')
      .where('id', '=', clientId)
      .where('deleted_at', 'is', null)
      .select('profile_id')
      .executeTakeFirst()
  )?.profile_id ?? null;
