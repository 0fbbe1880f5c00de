import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { iso } from '#src/platform/db/query/index.ts';

export interface NewMail {
  readonly id: string;
  readonly digest: string;
  readonly size: number;
  readonly envelopeFrom: string | null;
  readonly envelopeTo: readonly string[];
  readonly addressIds: readonly string[];
}

/** A mail as it came, which waits for its job. */
export async function insertMail(db: Db, mail: NewMail, now: Date): Promise<void> {
  await db
    .insertInto('inbound_mails')
    .values({
      id: mail.id,
      digest: mail.digest,
      size_bytes: mail.size,
      envelope_from: mail.envelopeFrom,
      envelope_to: [...mail.envelopeTo],
      address_ids: [...mail.addressIds],
      received_at: now,
    })
    .execute();
}

/** Whether the same bytes came for the same addresses within a day: a server that did not hear our answer sends again. */
export async function hasSameMail(
  db: Db,
  { digest, addressIds }: Pick<NewMail, 'digest' | 'addressIds'>,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    select exists (select from inbound_mails where digest = ${digest} and received_at > ${now}::timestamptz - interval '24 hours'
      and address_ids @> ${[...addressIds]}::uuid[]) as is_there`.execute(db);
  return rows[0]!.is_there;
}

export interface StoredMail {
  readonly id: string;
  readonly digest: string;
  readonly size: number;
  readonly envelope_from: string | null;
  readonly address_ids: readonly string[];
  readonly status: 'stored' | 'processed';
  readonly received_at: string;
}

/** With `lock`, no other job works on it before the transaction ends. */
export const findMail = (db: Db, id: string, lock = false): Promise<StoredMail | undefined> =>
  db
    .selectFrom('inbound_mails as e')
    .where('e.id', '=', id)
    .select([
      'e.id',
      'e.digest',
      sql<number>`e.size_bytes::double precision`.as('size'),
      'e.envelope_from',
      'e.address_ids',
      sql<StoredMail['status']>`e.status`.as('status'),
      iso('e.received_at').as('received_at'),
    ])
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();

export async function markProcessed(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('inbound_mails')
    .set({ status: 'processed', processed_at: now })
    .where('id', '=', id)
    .execute();
}

/** An address of an inbox among the recipients of a mail. */
export interface ReceivingAddress {
  readonly id: string;
  readonly inbox_id: string;
  readonly value: string;
  readonly test_key: string | null;
}

/** Addresses of inboxes under these recipients: as people know them, or as their mailboxes forward to them. */
export async function selectReceiving(db: Db, recipients: readonly string[]): Promise<ReceivingAddress[]> {
  const wanted = recipients.map((recipient) => recipient.toLowerCase());
  const { rows } = await sql<ReceivingAddress>`
    select distinct a.id, a.inbox_id, a.value, a.test_key from ticket_inbox_addresses a
    join ticket_inboxes i on i.tenant_id = a.tenant_id and i.id = a.inbox_id and i.deleted_at is null
    where a.channel = 'email' and (lower(a.value) = any(${wanted}::text[])
      or a.forwarding_key = any(select regexp_replace(split_part(r, '@', 1), '[+].*$', '') from unnest(${wanted}::text[]) r))
    order by a.inbox_id, a.id`.execute(db);
  return rows;
}

/** The same by their ids; those of an archived inbox receive for the agency's default inbox. */
export async function selectInboxesOf(db: Db, addressIds: readonly string[]): Promise<ReceivingAddress[]> {
  const { rows } = await sql<ReceivingAddress>`
    select distinct on (1) case when i.archived_at is null then i.id else coalesce(
        (select d.id from ticket_settings s join ticket_inboxes d on d.tenant_id = s.tenant_id and d.id = s.default_inbox_id
          where d.deleted_at is null and d.archived_at is null), i.id) end as inbox_id,
      a.id, a.value, a.test_key
    from ticket_inbox_addresses a join ticket_inboxes i on i.tenant_id = a.tenant_id and i.id = a.inbox_id and i.deleted_at is null
    where a.id = any(${[...addressIds]}::uuid[]) order by 1, a.id`.execute(db);
  return rows;
}

/** The inbox for mails whose address was removed before they were read. */
export const findAnyInbox = async (db: Db): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`
    select i.id from ticket_inboxes i left join ticket_settings s on s.tenant_id = i.tenant_id
    where i.deleted_at is null and i.archived_at is null order by i.id = s.default_inbox_id desc nulls last, i.position, i.id limit 1`.execute(
    db,
  );
  return rows[0]?.id;
};

/** Notes that addresses receive. Answers whether it was a test message of one of them, whose forwarding that proves. */
export async function noteReceived(
  db: Db,
  addressIds: readonly string[],
  testKey: string | null,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ is_test: boolean }>`
    with tested as (
      select id from ticket_inbox_addresses where id = any(${[...addressIds]}::uuid[]) and test_key = ${testKey}::text for update),
    noted as (
      update ticket_inbox_addresses a set last_received_at = ${now}::timestamptz,
        forwarding_status = case when a.forwarding_status = 'untested' or a.id in (select id from tested) then 'working' else a.forwarding_status end,
        test_key = case when a.id in (select id from tested) then null else a.test_key end
      where a.id = any(${[...addressIds]}::uuid[]))
    select exists (select from tested) as is_test`.execute(db);
  return rows[0]!.is_test;
}

/** Whom the agency believes about senders. */
export const findAuthservId = async (db: Db): Promise<string | null> =>
  (await db.selectFrom('mail_intakes').where('kind', '=', 'mail').select('authserv_id').executeTakeFirst())
    ?.authserv_id ?? null;
