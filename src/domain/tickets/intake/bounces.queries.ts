import { sql } from 'kysely';
import type { TicketDelivery } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/** A message that we sent, as a report about it finds it. */
export interface ReportedMessage {
  readonly id: string;
  readonly ticket_id: string;
  readonly author_id: string | null;
  readonly draft_id: string | null;
  readonly delivery: TicketDelivery;
}

/** The sent message with this `Message-ID`, without brackets; with `lock` nobody else changes it before the transaction ends. */
export async function findReported(
  db: Db,
  messageId: string,
  lock = false,
): Promise<ReportedMessage | undefined> {
  const reference = `<${messageId}>`;
  return db
    .selectFrom('ticket_messages')
    .where('message_reference', 'is not', null)
    .where(sql<boolean>`md5(message_reference) = md5(${reference})`)
    .where('message_reference', '=', reference)
    .where('delivery_status', 'in', ['sending', 'sent', 'delivered', 'bounced'])
    .select(['id', 'ticket_id', 'author_id', 'draft_id', sql<TicketDelivery>`delivery`.as('delivery')])
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** The message that left through a connection, by the provider's id or by ours. */
export async function findReportedByProvider(
  db: Db,
  { connectionId, providerMessageId }: { readonly connectionId: string; readonly providerMessageId: string },
  lock = false,
): Promise<ReportedMessage | undefined> {
  const own = uuidForm.test(providerMessageId) ? providerMessageId.toLowerCase() : null;
  return (
    db
      .selectFrom('ticket_messages as m')
      .innerJoin('ticket_sendings as s', (join) =>
        join.onRef('s.tenant_id', '=', 'm.tenant_id').onRef('s.message_id', '=', 'm.id'),
      )
      .where('s.connection_id', '=', connectionId)
      .where((e) =>
        e.or([
          e('s.provider_message_id', '=', providerMessageId),
          ...(own === null ? [] : [e('s.message_id', '=', own)]),
        ]),
      )
      // One that is still on its way has nothing recorded that a report could change.
      .where('m.delivery_status', 'in', ['sent', 'delivered', 'bounced'])
      .select([
        'm.id',
        'm.ticket_id',
        'm.author_id',
        'm.draft_id',
        sql<TicketDelivery>`m.delivery`.as('delivery'),
      ])
      .orderBy('m.created_at', 'desc')
      .limit(1)
      .$if(lock, (query) => query.forUpdate(['m']))
      .executeTakeFirst()
  );
}

const uuidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What a report says, as the agency's delivery log tells it. */
export interface LoggedReport {
  readonly outcome: 'delivered' | 'bounced';
  readonly code: string | null;
  readonly reason: string | null;
}

/** Notes a report in the delivery log, at every mail with this `Message-ID` to the address: what was delivered may come back. Answers how many that were. */
export async function noteInLog(
  db: Db,
  messageId: string,
  address: string,
  { outcome, code, reason }: LoggedReport,
  now: Date,
): Promise<number> {
  const words =
    [code, reason]
      .filter((one) => one !== null)
      .join(' ')
      .slice(0, 1_000)
      .toWellFormed() || null;
  const { rows } = await sql<{ id: string }>`
    with changed as (
      update email_deliveries set
        status = case when ${outcome} = 'bounced' then 'failed' else 'delivered' end,
        has_bounced = ${outcome} = 'bounced',
        error_message = case when ${outcome} = 'bounced' then coalesce(${words}::text, 'The message was returned.') else error_message end,
        delivered_at = case when ${outcome} = 'delivered' then ${now}::timestamptz else delivered_at end
      where message_reference in (${messageId}, ${`<${messageId}>`}) and lower(to_address) = lower(${address})
        and (status = 'sent' or (status = 'delivered' and ${outcome} = 'bounced'))
      returning id, to_address, status),
    steps as (
      insert into email_delivery_steps (delivery_id, status, recipient, message)
      select c.id, c.status, c.to_address, ${words}::text from changed c)
    select id from changed`.execute(db);
  return rows.length;
}

/** The draft of a message that came back is in its author's hands again, unless the author is at another for the ticket. */
export async function returnDraft(db: Db, id: string, now: Date): Promise<void> {
  await sql`
    update ticket_drafts d set status = 'editing', message_id = null, revision = d.revision + 1, updated_at = ${now}::timestamptz
    where d.id = ${id}::uuid and d.status = 'sent' and not exists (
      select from ticket_drafts o where o.tenant_id = d.tenant_id and o.ticket_id = d.ticket_id and o.author_id is not distinct from d.author_id
        and o.id <> d.id and o.status in ('editing', 'pending_review', 'changes_requested', 'approved'))`.execute(
    db,
  );
}
