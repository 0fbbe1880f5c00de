import { sql } from 'kysely';
import type { ChannelProviderName } from '#src/platform/channels/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { ArrivalChannel } from '../intake/arrived.ts';
import { as } from '#src/platform/db/query/index.ts';

/** A connection with what its provider is reached with. */
export interface ReachedConnection {
  readonly id: string;
  readonly provider: ChannelProviderName;
  readonly channels: readonly string[];
  readonly external_account_id: string | null;
  readonly address_sealed: Buffer;
  readonly secret_sealed: Buffer;
  readonly send_url: string | null;
  readonly is_paused: boolean;
}

const connections = (db: Db) =>
  db
    .selectFrom('channel_connections as c')
    .select([
      'c.id',
      as<ChannelProviderName>()('c.provider').as('provider'),
      'c.channels',
      'c.external_account_id',
      'c.address_sealed',
      'c.secret_sealed',
      'c.send_url',
      'c.is_paused',
    ]);

export const findReached = (db: Db, id: string): Promise<ReachedConnection | undefined> =>
  connections(db).where('c.id', '=', id).executeTakeFirst();

/** The connection of an inbox address; undefined when the address has none any more. */
export const findConnectionOf = (db: Db, addressId: string): Promise<ReachedConnection | undefined> =>
  connections(db)
    .innerJoin('ticket_inbox_addresses as a', (join) =>
      join.onRef('a.tenant_id', '=', 'c.tenant_id').onRef('a.connection_id', '=', 'c.id'),
    )
    .where('a.id', '=', addressId)
    .executeTakeFirst();

/** The id of the address that the connection receives under; undefined for another one. */
export const findReceivingAddress = async (
  db: Db,
  connectionId: string,
  { channel, value }: { readonly channel: ArrivalChannel; readonly value: string },
): Promise<string | undefined> =>
  (
    await db
      .selectFrom('ticket_inbox_addresses as a')
      .innerJoin('ticket_inboxes as i', (join) =>
        join.onRef('i.tenant_id', '=', 'a.tenant_id').onRef('i.id', '=', 'a.inbox_id'),
      )
      .where('i.deleted_at', 'is', null)
      .where('a.connection_id', '=', connectionId)
      .where('a.channel', '=', channel)
      .where(sql<boolean>`lower(a.value) = lower(${value})`)
      .select('a.id')
      .executeTakeFirst()
  )?.id;

/** What a message said of its connection. */
export interface ConnectionNews {
  readonly direction: 'received' | 'sent';
  /** Null: it works. */
  readonly problem: string | null;
}

/**
 * Notes what a message said of its connection; only another status makes another revision. One that was received says nothing of whether
 * messages leave, where any do: only a check or another message that leaves ends such a problem.
 */
export async function noteConnection(
  db: Db,
  id: string,
  { direction, problem }: ConnectionNews,
  now: Date,
): Promise<void> {
  const outcome = problem === null ? 'connected' : 'failing';
  await sql`
    update channel_connections c set
      outcome = n.outcome, problem = n.problem,
      last_received_at = case when ${direction} = 'received' then ${now}::timestamptz else c.last_received_at end,
      last_sent_at = case when ${direction} = 'sent' and ${problem}::text is null then ${now}::timestamptz else c.last_sent_at end,
      revision = c.revision + (c.outcome <> n.outcome or c.problem is distinct from n.problem)::integer,
      updated_at = case when c.outcome <> n.outcome or c.problem is distinct from n.problem then ${now}::timestamptz else c.updated_at end
    from (
      select k.tenant_id, k.id, case when k.stays then k.outcome else ${outcome} end as outcome, case when k.stays then k.problem else ${problem}::text end as problem
      from (
        select h.*, ${direction} = 'received' and h.outcome = 'failing' and (h.provider <> 'custom' or h.send_url is not null) as stays
        from channel_connections h where h.id = ${id}::uuid for update) k) n
    where c.tenant_id = n.tenant_id and c.id = n.id`.execute(db);
}
