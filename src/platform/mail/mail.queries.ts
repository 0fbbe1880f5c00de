import { sql, type Insertable } from 'kysely';
import type { PoolClient } from 'pg';
import type { Database } from '#generated/database.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { Reader } from './messages/index.ts';

export async function insertEmailDelivery(
  db: Db,
  delivery: Insertable<Database['email_deliveries']>,
): Promise<string> {
  return (await db.insertInto('email_deliveries').values(delivery).returning('id').executeTakeFirstOrThrow())
    .id;
}

/** A place among the e-mails of a day (app.take_mail_day). */
export interface MailDay {
  /** Null: no day before the end has room. */
  readonly startsAt: Date | null;
  /** It is the first of today that has to wait. */
  readonly isFirstToWait: boolean;
}

export async function takeMailDay(db: Db, now: Date, until: Date, count = 1): Promise<MailDay> {
  const { rows } = await sql<{ starts_at: string | null; is_first_to_wait: boolean }>`
    select app.iso(starts_at) as starts_at, is_first_to_wait from app.take_mail_day(${now}, ${until}, ${count}::integer)`.execute(
    db,
  );
  const { starts_at: startsAt, is_first_to_wait: isFirstToWait } = rows[0]!;
  return { startsAt: startsAt === null ? null : new Date(startsAt), isFirstToWait };
}

export interface MailedOwner {
  readonly id: string;
  readonly email: string;
  readonly agency: string;
  readonly locale: string;
  readonly timeZone: string;
}

/** The active owners of the agency, who have an address. */
export async function selectMailedOwners(db: Db): Promise<MailedOwner[]> {
  return db
    .selectFrom('users as u')
    .innerJoin('tenants as t', 't.id', 'u.tenant_id')
    .where('u.role', '=', 'owner')
    .where('u.status', '=', 'active')
    .where('u.email', 'is not', null)
    .orderBy('u.id')
    .select([
      'u.id',
      sql<string>`u.email`.as('email'),
      't.name as agency',
      sql<string>`app.locale_of(u.id)`.as('locale'),
      sql<string>`app.zone_of(u.id)`.as('timeZone'),
    ])
    .execute();
}

/** How a member, or anybody whom the agency writes to, reads times: theirs, or else the agency's. */
export async function findReader(db: Db, userId: string): Promise<Reader> {
  const { rows } = await sql<Reader>`
    select app.locale_of(${userId}::uuid) as locale, app.zone_of(${userId}::uuid) as "timeZone"`.execute(db);
  return rows[0]!;
}

/** How the owner of an account reads times; undefined without an account. `system` is `Db.system`. */
export async function findReaderOfAccount(system: Db, email: string): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    select locale, time_zone as "timeZone" from app.reader_of_account(${email})`.execute(system);
  return rows[0];
}

/** A mail to an account, as `app.queue_system_mail` takes it. */
export interface SystemMailRow {
  readonly kind: string;
  readonly from_address: string;
  readonly to_address: string;
  readonly subject: string;
  /** Base64. */
  readonly sealed: string;
  readonly provider: string;
  readonly request_id: string | null;
  readonly expires_at: string;
  readonly traceparent?: string | undefined;
}

export async function insertSystemMail(system: Db, mail: SystemMailRow): Promise<void> {
  await sql`select app.queue_system_mail(${JSON.stringify(mail)}::jsonb)`.execute(system);
}

/** Names one mail; those to accounts belong to no agency. */
export interface MailKey {
  readonly tenantId: string | null;
  readonly mailId: string;
}

export interface TakenMail {
  readonly kind: string;
  readonly to_address: string;
  readonly subject: string;
  readonly sealed: Buffer;
  readonly created_at: string;
  readonly error_message: string | null;
  readonly has_expired: boolean;
  /** Of the agency that sends it. */
  readonly agency: string | null;
  readonly logo_png: Buffer | null;
}

/** How an attempt ended. */
export interface Attempt {
  /** `queued`: it is tried again. */
  readonly status: 'sent' | 'queued' | 'failed';
  /** Address that it came from; null when nothing was tried. */
  readonly from: string | null;
  readonly reference: string | null;
  readonly code: number | null;
  readonly message: string | null;
  /** The server knows no such address. */
  readonly hasBounced: boolean;
}

// The worker does these as the owner, who reaches mails with and without an agency.

const place = ({ tenantId }: MailKey) =>
  tenantId === null
    ? { table: 'app.system_mails', where: '$1::uuid is null and id = $2' }
    : { table: 'email_deliveries', where: 'tenant_id = $1 and id = $2' };

/** Counts an attempt at a mail that still waits; undefined when it does not. */
export async function takeMail(owner: PoolClient, key: MailKey): Promise<TakenMail | undefined> {
  const { table, where } = place(key);
  const { rows } = await owner.query<TakenMail>(
    `update ${table} set attempt_count = attempt_count + (expires_at > now())::integer where ${where} and status = 'queued'
     returning kind, to_address, subject, sealed, app.iso(created_at) as created_at, error_message, expires_at <= now() as has_expired,
       (select name from tenants where id = $1) as agency, (select logo_png from tenants where id = $1) as logo_png`,
    [key.tenantId, key.mailId],
  );
  return rows[0];
}

const maxMessageLength = 4000;

/** Keeps what became of an attempt; whatever waited sealed is forgotten when it was the last. */
export async function recordAttempt(
  owner: PoolClient,
  key: MailKey,
  { status, from, reference, code, message, hasBounced }: Attempt,
): Promise<void> {
  const { table, where } = place(key);
  const text = message?.slice(0, maxMessageLength).toWellFormed().replaceAll('\0', '') ?? null;
  const settled = `
    update ${table} set status = $3, message_reference = coalesce($4, message_reference), sealed = case when $3 = 'queued' then sealed end,
      error_message = case when $3 = 'sent' then null else $5 end, from_address = coalesce($6, from_address), sent_at = case when $3 = 'sent' then now() end
    where ${where} and status = 'queued'`;
  if (key.tenantId === null) {
    await owner.query(settled, [key.tenantId, key.mailId, status, reference, text, from]);
    return;
  }
  if (hasBounced) await insertBounce(owner, key, text);
  await owner.query(
    `with settled as (${settled} returning tenant_id, id, to_address)
     insert into email_delivery_steps (tenant_id, delivery_id, status, recipient, response_code, message)
     select tenant_id, id, $3, to_address, $7, $5 from settled`,
    [key.tenantId, key.mailId, status, reference, text, from, code],
  );
}

/** Remembers that an address refused an e-mail of the agency, so that no notification is sent to it until somebody clears it. */
async function insertBounce(
  owner: PoolClient,
  { tenantId, mailId }: MailKey,
  reason: string | null,
): Promise<void> {
  await owner.query(
    `with bounced as (
       update email_deliveries set has_bounced = true where tenant_id = $1 and id = $2 and status = 'queued' returning tenant_id, to_address)
     insert into bounced_addresses (tenant_id, address, reason) select tenant_id, lower(to_address), $3 from bounced
     on conflict (tenant_id, address) do update set reason = excluded.reason, bounced_at = excluded.bounced_at`,
    [tenantId, mailId, reason],
  );
}

/** Forgets that an address bounced; false when it had not. */
export async function clearBounce(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`
    delete from bounced_addresses where address = lower(${email} collate app.unicode) returning 1`.execute(
    db,
  );
  return rows.length > 0;
}
