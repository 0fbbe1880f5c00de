import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { connectionProblem } from '../channels/sending-problem.queries.ts';

/** Whether the inbox address at the alias can send replies: by e-mail, or by its channel connection. */
export const canSend = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.channel`)} = 'email' or ${connectionProblem(alias)} is null)`;

/** Why it cannot. */
export const sendingProblem = (alias: string): RawBuilder<string | null> =>
  sql<
    string | null
  >`case when ${sql.ref(`${alias}.channel`)} <> 'email' then ${connectionProblem(alias)} end`;

/** The mail domain of the inbox address at the alias, whatever its status. */
export const mailDomainId = (alias: string): RawBuilder<string | null> => sql<string | null>`(
  select d.id from mail_domains d where ${sql.ref(`${alias}.channel`)} = 'email' and d.tenant_id = ${sql.ref(`${alias}.tenant_id`)}
    and d.name = lower(split_part(${sql.ref(`${alias}.value`)}, '@', 2)) and d.deleted_at is null)`;

/** Name that recipients see of the inbox address at the alias: its own, or else that of the agency. */
export const senderName = (alias: string): RawBuilder<string> =>
  sql<string>`coalesce(${sql.ref(`${alias}.display_name`)}, (select t.name from tenants t where t.id = ${sql.ref(`${alias}.tenant_id`)}))`;

/** Signature of a reply by the member in the inbox: their default one, or that of the inbox, or of the agency. */
export const defaultSignatureId = (
  userId: string | null,
  inboxId: RawBuilder<string>,
): RawBuilder<string | null> => sql<string | null>`(
  select g.id from signatures g where g.tenant_id = app.tenant_id() and g.deleted_at is null and g.is_default
    and (g.scope = 'agency' or (g.scope = 'inbox' and g.inbox_id = ${inboxId}) or (g.scope = 'user' and g.user_id = ${userId}::uuid))
  order by array_position(array['user', 'inbox', 'agency'], g.scope) limit 1)`;

export const selectDefaultSignatureId = async (
  db: Db,
  userId: string | null,
  inboxId: string,
): Promise<string | null> => {
  const { rows } = await sql<{ id: string | null }>`
    select ${defaultSignatureId(userId, sql<string>`${inboxId}::uuid`)} as id`.execute(db);
  return rows[0]!.id;
};

/** A signature that the member may send with: their own, or one of the agency or an inbox. */
export const findUsableSignature = (
  db: Db,
  userId: string,
  id: string,
): Promise<{ id: string } | undefined> =>
  db
    .selectFrom('signatures')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where((e) => e.or([e('scope', '<>', 'user'), e('user_id', '=', userId)]))
    .select('id')
    .executeTakeFirst();

export const findSignature = (
  db: Db,
  id: string,
): Promise<{ body_text: string; body_html: string } | undefined> =>
  db
    .selectFrom('signatures')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['body_text', 'body_html'])
    .executeTakeFirst();

/** Who a reply comes from. */
export interface ReplySender {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly channel: SendingChannel;
  /** Inbox address that answers go to; null for the sender itself, when it is one. */
  readonly reply_to_id: string | null;
  /** Why it cannot send now. */
  readonly problem: string | null;
}

/** Channels on which replies leave. */
export type SendingChannel = 'email' | 'sms' | 'chat';

const senders = (db: Db, inboxId: string) =>
  db
    .selectFrom('ticket_inbox_addresses as a')
    .where('a.inbox_id', '=', inboxId)
    .where(canSend('a'))
    .select([
      'a.id',
      senderName('a').as('name'),
      sql<string>`a.value`.as('address'),
      sql<SendingChannel>`a.channel`.as('channel'),
      sql<null>`null::uuid`.as('reply_to_id'),
      sql<null>`null::text`.as('problem'),
    ]);

/** Where answers go in the inbox: its default e-mail address. */
export const replyToIn = (inboxId: RawBuilder<string>): RawBuilder<string | null> => sql<string | null>`(
  select r.id from ticket_inbox_addresses r where r.tenant_id = app.tenant_id() and r.inbox_id = ${inboxId} and r.channel = 'email'
  order by r.is_default desc, r.position, r.id limit 1)`;

/** Why the personal address or alias at the alias cannot send, wherever the ticket is. */
export const addressProblem = (alias: string): RawBuilder<string | null> => {
  const domain = sql`(select d.status from mail_domains d where d.tenant_id = ${sql.ref(`${alias}.tenant_id`)}
    and d.name = lower(split_part(${sql.ref(`${alias}.sender_address`)}, '@', 2)) and d.deleted_at is null)`;
  return sql<string | null>`case
    when ${sql.ref(`${alias}.confirmed_at`)} is null then 'Enter the code that was sent to the address.'
    else case coalesce(${domain}, 'none')
      when 'verified' then null
      when 'pending' then 'Its mail domain is not verified. Publish the DNS records of the domain.'
      when 'failing' then 'Its mail domain has lost a DNS record. Publish the DNS records of the domain again.'
      else 'Its domain is no mail domain of the agency.' end end`;
};

/** The same in a ticket of the inbox, to whose address answers go. */
export const replyProblem = (alias: string, inboxId: RawBuilder<string>): RawBuilder<string | null> =>
  sql<string | null>`coalesce(${addressProblem(alias)},
    case when ${replyToIn(inboxId)} is null then 'The inbox has no e-mail address for answers.' end)`;

/** Whether the member may reply in the inbox from the personal address or alias at the alias. */
export const isOfferedIn = (
  alias: string,
  inboxId: RawBuilder<string>,
  userId: string | null,
): RawBuilder<boolean> => {
  const ids = sql.ref(`${alias}.inbox_ids`);
  return sql<boolean>`(${sql.ref(`${alias}.deleted_at`)} is null and case ${sql.ref(`${alias}.kind`)}
    when 'personal' then ${sql.ref(`${alias}.user_id`)} = ${userId}::uuid
    else cardinality(${ids}) = 0 or ${inboxId} = any(${ids}) end)`;
};

/** A sender for a reply of the author in the inbox: an address of the inbox, an alias for it, or a personal address of the author. */
export async function findSender(
  db: Db,
  { inboxId, authorId }: { readonly inboxId: string; readonly authorId: string | null },
  id: string,
): Promise<ReplySender | undefined> {
  const own = await senders(db, inboxId).where('a.id', '=', id).executeTakeFirst();
  if (own !== undefined) return own;
  const inbox = sql<string>`${inboxId}::uuid`;
  return db
    .selectFrom('ticket_senders as s')
    .where('s.id', '=', id)
    .where(isOfferedIn('s', inbox, authorId))
    .select([
      's.id',
      's.name',
      's.sender_address as address',
      sql<SendingChannel>`'email'`.as('channel'),
      replyToIn(inbox).as('reply_to_id'),
      replyProblem('s', inbox).as('problem'),
    ])
    .executeTakeFirst();
}

/** Where a conversation goes on: on its channel, from the address of ours that it is with. */
export interface WishedSender {
  readonly channel: string;
  readonly address: string | null;
}

/**
 * The address of a conversation, or else the default address of the inbox: for texts of their channel, otherwise for e-mail; undefined
 * when it has none that sends.
 */
export const findDefaultSender = (
  db: Db,
  inboxId: string,
  { channel, address }: WishedSender = { channel: 'email', address: null },
): Promise<ReplySender | undefined> =>
  senders(db, inboxId)
    .where((e) =>
      e.or([
        e('a.channel', '=', 'email'),
        ...(channel === 'sms' ? [e('a.channel', '=', 'sms')] : []),
        // A chat goes on where it is, and nowhere else.
        ...(channel === 'chat'
          ? [sql<boolean>`(a.channel = 'chat' and lower(a.value) = lower(${address}))`]
          : []),
      ]),
    )
    .orderBy(sql`a.channel = ${channel}`, 'desc')
    .orderBy(sql`a.channel <> 'email' and lower(a.value) is not distinct from lower(${address})`, 'desc')
    .orderBy('a.is_default', 'desc')
    .orderBy('a.position')
    .orderBy('a.id')
    .executeTakeFirst();

/** The inbox's address for a chat, and why nothing leaves from it. */
export const findChatAddress = (
  db: Db,
  inboxId: string,
  value: string,
): Promise<{ problem: string | null } | undefined> =>
  db
    .selectFrom('ticket_inbox_addresses as a')
    .where('a.inbox_id', '=', inboxId)
    .where('a.channel', '=', 'chat')
    .where(sql<boolean>`lower(a.value) = lower(${value})`)
    .select(connectionProblem('a').as('problem'))
    .executeTakeFirst();
