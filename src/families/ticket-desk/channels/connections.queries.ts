import { sql, type Insertable } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { ChannelConnection, ConnectedChannel } from '#generated/console/types.gen.ts';
import type { TicketDeskHandlers } from '#generated/console/families/ticket-desk/handlers.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  byName,
  countRows,
  insertRecord,
  iso,
  isoOrNull,
  list,
  parseRecord,
  record,
  reviserOf,
  selectRecord,
  since,
} from '#src/platform/db/query/index.ts';

const all = (db: Db) => db.selectFrom('channel_connections as c');

const status = sql<ChannelConnection['status']>`case when c.is_paused then 'paused' else c.outcome end`;

/** The contract's representation, but for `intake_url`, which holds the sealed token in base64 until it is opened. */
const connectionRecord = (query: ReturnType<typeof all>) =>
  record<ChannelConnection>()(
    query.select([
      'c.id',
      'c.name',
      as<ChannelConnection['provider']>()('c.provider').as('provider'),
      as<ConnectedChannel[]>()('c.channels').as('channels'),
      'c.external_account_id',
      sql<string>`encode(c.address_sealed, 'base64')`.as('intake_url'),
      'c.send_url',
      status.as('status'),
      sql<string | null>`case when not c.is_paused then c.problem end`.as('problem'),
      sql<number>`(select count(*)::int from ticket_inbox_addresses a where a.tenant_id = c.tenant_id and a.connection_id = c.id)`.as(
        'address_count',
      ),
      isoOrNull('c.last_received_at').as('last_received_at'),
      isoOrNull('c.last_sent_at').as('last_sent_at'),
      'c.revision',
      iso('c.created_at').as('created_at'),
      iso('c.updated_at').as('updated_at'),
      'c.created_by',
    ]),
  );

export const connectionList = list<TicketDeskHandlers['listChannelConnections']>()({
  rows: all,
  record: connectionRecord,
  id: 'c.id',
  filters: {
    channel: (channels: readonly string[]) => sql<boolean>`c.channels && ${channels}::text[]`,
    status: (statuses: readonly string[]) => sql<boolean>`${status} = any(${statuses}::text[])`,
    updated_after: since('c.updated_at'),
  },
  sorts: { name: byName('c.name'), created_at: by('c.created_at') },
});

export async function selectConnection(db: Db, id: string): Promise<ChannelConnection | undefined> {
  const text = await selectRecord(db, connectionRecord(all(db).where('c.id', '=', id)));
  return text === undefined ? undefined : parseRecord(text);
}

/** A connection with what its provider is reached with. */
export interface StoredConnection {
  readonly id: string;
  readonly name: string;
  readonly provider: ChannelConnection['provider'];
  readonly channels: readonly ConnectedChannel[];
  readonly external_account_id: string | null;
  readonly secret_sealed: Buffer;
  readonly send_url: string | null;
  readonly is_paused: boolean;
  readonly revision: number;
}

export function findConnection(db: Db, id: string, isLocked = false): Promise<StoredConnection | undefined> {
  const found = all(db)
    .where('c.id', '=', id)
    .select([
      'c.id',
      'c.name',
      as<ChannelConnection['provider']>()('c.provider').as('provider'),
      as<ConnectedChannel[]>()('c.channels').as('channels'),
      'c.external_account_id',
      'c.secret_sealed',
      'c.send_url',
      'c.is_paused',
      'c.revision',
    ]);
  return (isLocked ? found.forUpdate() : found).executeTakeFirst();
}

export const countConnections = (db: Db): Promise<number> => countRows(all(db));

export async function isNameTaken(db: Db, name: string, exceptId: string | null): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from channel_connections where app.fold(name) = app.fold(${name}) and id is distinct from ${exceptId}::uuid) as taken`.execute(
    db,
  );
  return rows[0]!.taken;
}

/** An address that uses the connection: for any channel, or for one that is not among these. */
export async function findUse(
  db: Db,
  id: string,
  channels: readonly string[],
): Promise<{ value: string; channel: string } | undefined> {
  return db
    .selectFrom('ticket_inbox_addresses as a')
    .where('a.connection_id', '=', id)
    .where(sql<boolean>`a.channel <> all(${channels}::text[])`)
    .select(['a.value', 'a.channel'])
    .limit(1)
    .executeTakeFirst();
}

export const insertConnection = (
  db: Db,
  row: Omit<Insertable<Database['channel_connections']>, 'created_at' | 'updated_at'>,
  now: Date,
): Promise<string> => insertRecord(db, 'channel_connections', row as never, now);

export const reviseConnection = reviserOf('channel_connections');

export async function deleteConnectionRow(db: Db, id: string): Promise<void> {
  await db.deleteFrom('channel_connections').where('id', '=', id).execute();
}
