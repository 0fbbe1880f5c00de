import { sql } from 'kysely';
import {
  isShownToMember,
  idOf,
  isOpenToAll,
  kinds,
  conditionOf,
  type RuledKind,
  type ViewerScope,
} from '#src/domain/visibility/index.ts';
import { isInInbox } from '#src/domain/notifications/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** A record that changed, and which of those who listen see it. */
export interface Sight {
  readonly id: string;
  /** Null for kinds that have none. */
  readonly revision: number;
  /** Neither deleted nor merged. */
  readonly isLive: boolean;
  /** Whether all who may view the kind see it. */
  readonly isOpen: boolean;
  /** Of the members asked about those who see it, or saw it before it was deleted; of open records nobody is asked about. */
  readonly viewers: readonly string[];
  /** The channel of a chat message; null for other kinds. */
  readonly channelId: string | null;
}

/**
 * Records of one kind as members see them now: one statement for all that changed and all who listen. Records that are gone
 * altogether are left out.
 */
export async function selectSights(
  db: Db,
  kind: RuledKind,
  ids: readonly string[],
  memberIds: readonly string[],
): Promise<Sight[]> {
  const { records, view } = kinds[kind];
  if (records === undefined || ids.length === 0) return [];
  const { alias } = records;
  // What follows from the record that it is on is asked of everybody.
  const isOpen = view === null ? sql<boolean>`false` : isOpenToAll(kind, alias);
  const channelId = kind === 'chat_message' ? sql.ref(`${alias}.channel_id`) : sql`null::uuid`;
  const { rows } = await sql<Sight>`
    select ${idOf(records)} as id, ${sql.ref(`${alias}.revision`)} as revision, ${conditionOf(records.isLive)} as "isLive",
      seen.open as "isOpen", ${channelId} as "channelId",
      case when seen.open then '{}' else array(
        select _somebody.id from users _somebody
        where _somebody.id = any(${[...memberIds]}::uuid[]) and _somebody.kind = 'member' and _somebody.status = 'active'
          and ${isShownToMember(kind, '_somebody', alias)}) end as viewers
    from ${records.from} cross join lateral (select ${isOpen} as open) seen
    where ${idOf(records)} = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** What became of a notification in the inbox of a member. */
export interface NotificationChange {
  readonly id: string;
  readonly isRead: boolean;
  /** A test message, which is in no inbox. */
  readonly isTest: boolean;
  /** In the whole inbox. */
  readonly unreadCount: number;
}

/** Those of these members whose notifications are among these. */
export async function selectNotified(
  db: Db,
  ids: readonly string[],
  userIds: readonly string[],
): Promise<string[]> {
  if (ids.length === 0 || userIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select distinct n.user_id as id from notifications n
    where n.id = any(${[...ids]}::uuid[]) and n.user_id = any(${[...userIds]}::uuid[])
    union
    select d.user_id from notification_deliveries d
    where d.id = any(${[...ids]}::uuid[]) and d.user_id = any(${[...userIds]}::uuid[]) and d.is_test`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export async function selectNotificationChanges(
  db: Db,
  ids: readonly string[],
  viewer: ViewerScope,
): Promise<NotificationChange[]> {
  const { rows } = await sql<NotificationChange>`
    with changed as (
      select n.id, n.read_at is not null as "isRead", false as "isTest" from notifications n
      where n.id = any(${[...ids]}::uuid[]) and ${isInInbox(viewer)}
      union all
      select d.id, false, true from notification_deliveries d
      where d.id = any(${[...ids]}::uuid[]) and d.user_id = ${viewer.userId}::uuid and d.is_test)
    select c.*, inbox.count as "unreadCount" from changed c cross join (
      select count(*)::int as count from notifications n where ${isInInbox(viewer)} and n.read_at is null) inbox`.execute(
    db,
  );
  return rows;
}

/** A member's place in a channel. */
export interface PlaceChange {
  readonly id: string;
  readonly userId: string;
  readonly channelId: string;
  readonly isMember: boolean;
  readonly channelRevision: number;
  readonly readMessageId: string | null;
}

/** A mark of how far a member has read a ticket. */
export interface TicketMark {
  readonly id: string;
  readonly userId: string;
  readonly ticketId: string;
  readonly revision: number;
}

/** Those of these marks that are of one of these members. */
export async function selectTicketMarks(
  db: Db,
  ids: readonly string[],
  userIds: readonly string[],
): Promise<TicketMark[]> {
  if (ids.length === 0 || userIds.length === 0) return [];
  const { rows } = await sql<TicketMark>`
    select r.id, r.user_id as "userId", k.id as "ticketId", k.revision
    from ticket_reads r join tickets k on k.tenant_id = r.tenant_id and k.id = r.ticket_id
    where r.id = any(${[...ids]}::uuid[]) and r.user_id = any(${[...userIds]}::uuid[])`.execute(db);
  return rows;
}

export async function selectPlaces(
  db: Db,
  ids: readonly string[],
  userIds: readonly string[],
): Promise<PlaceChange[]> {
  if (ids.length === 0 || userIds.length === 0) return [];
  const { rows } = await sql<PlaceChange>`
    select m.id, m.user_id as "userId", m.channel_id as "channelId", m.status = 'member' as "isMember",
      c.revision as "channelRevision", m.last_read_message_id as "readMessageId"
    from chat_members m join chat_channels c on c.tenant_id = m.tenant_id and c.id = m.channel_id
    where m.id = any(${[...ids]}::uuid[]) and m.user_id = any(${[...userIds]}::uuid[])`.execute(db);
  return rows;
}
