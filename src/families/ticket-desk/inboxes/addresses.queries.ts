import { sql } from 'kysely';
import type { TicketInboxAddressInput } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/** The first of these addresses that another inbox has. */
export async function findTakenAddress(
  db: Db,
  inboxId: string | null,
  addresses: readonly Pick<TicketInboxAddressInput, 'channel' | 'value'>[],
): Promise<{ channel: string; value: string } | undefined> {
  const { rows } = await sql<{ channel: string; value: string }>`
    select a.channel, a.value from ticket_inbox_addresses a
    join jsonb_to_recordset(${JSON.stringify(addresses)}::jsonb) as n (channel text, value text) on n.channel = a.channel and lower(n.value) = lower(a.value)
    where a.inbox_id is distinct from ${inboxId}::uuid limit 1`.execute(db);
  return rows[0];
}

/** What these connections are for; nobody changes or deletes them before the transaction ends. */
export const selectConnections = (
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; channels: string[] }[]> =>
  db
    .selectFrom('channel_connections')
    .where('id', 'in', [...new Set(ids)].toSorted())
    .orderBy('id')
    .forShare()
    .select(['id', 'channels'])
    .execute();

export interface AddressRow {
  readonly channel: string;
  readonly value: string;
  readonly display_name: string | null;
  readonly is_default: boolean;
  readonly connection_id: string | null;
  /** What a new e-mail address is forwarded to begins with. */
  readonly forwarding_key: string | null;
}

/** Brings the addresses of an inbox to these; one that it has, by channel and value, keeps its id and what it is forwarded to. */
export async function replaceAddresses(
  db: Db,
  inboxId: string,
  addresses: readonly AddressRow[],
): Promise<void> {
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(addresses.map((address, position) => ({ ...address, position })))}::jsonb)
    as n (channel text, value text, display_name text, is_default boolean, connection_id uuid, forwarding_key text, position integer)`;
  const isSame = sql`n.channel = a.channel and lower(n.value) = lower(a.value)`;
  await sql`delete from ticket_inbox_addresses a where a.inbox_id = ${inboxId}::uuid and not exists (select from ${wanted} where ${isSame})`.execute(
    db,
  );
  await sql`
    update ticket_inbox_addresses a set value = n.value, display_name = n.display_name, is_default = n.is_default, connection_id = n.connection_id, position = n.position
    from ${wanted} where a.inbox_id = ${inboxId}::uuid and ${isSame}`.execute(db);
  await sql`
    insert into ticket_inbox_addresses (inbox_id, position, channel, value, display_name, is_default, connection_id, forwarding_key, forwarding_status)
    select ${inboxId}::uuid, n.position, n.channel, n.value, n.display_name, n.is_default, n.connection_id, n.forwarding_key,
      case when n.channel = 'email' then 'untested' end
    from ${wanted} where not exists (select from ticket_inbox_addresses a where a.inbox_id = ${inboxId}::uuid and ${isSame})`.execute(
    db,
  );
}

export async function deleteAddresses(db: Db, inboxId: string): Promise<void> {
  await db.deleteFrom('ticket_inbox_addresses').where('inbox_id', '=', inboxId).execute();
}
