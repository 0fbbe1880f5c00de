import { sql } from 'kysely';
import type { Actor, TicketIntakeDecision, TicketReviewResolution } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { jsonb, reviseRecord } from '#src/platform/db/query/index.ts';
import type { Arrived } from './arrived.ts';
import type { DecidingRule, Hold, Match } from './decision.ts';

/** How far a message that arrived is. */
export type ArrivalStatus = 'filed' | 'in_review' | 'blocked' | 'discarded' | 'expired';

export interface Filing {
  readonly status: ArrivalStatus;
  readonly ticketId?: string | null;
  readonly clientId?: string | null;
  readonly messageId?: string | null;
  readonly error?: string | null;
}

const maxError = 1_000;

export async function insertCommunication(
  db: Db,
  arrived: Arrived,
  filing: Filing,
  now: Date,
): Promise<void> {
  const remarks = [...(filing.error == null ? [] : [filing.error]), ...arrived.remarks].join(' ');
  await db
    .insertInto('ticket_communications')
    .values({
      id: arrived.id,
      mail_id: arrived.mailId,
      channel: arrived.channel,
      status: filing.status,
      inbox_id: arrived.inboxId,
      recipient_address: arrived.recipient,
      ticket_id: filing.ticketId ?? null,
      client_id: filing.clientId ?? null,
      message_id: filing.messageId ?? null,
      sender_name: arrived.sender?.name ?? null,
      sender_email: arrived.sender?.email ?? null,
      sender_phone: arrived.sender?.phone ?? null,
      reply_to: jsonb(arrived.replyTo) as never,
      recipients_to: jsonb(arrived.to) as never,
      recipients_cc: jsonb(arrived.cc) as never,
      recipient_count: arrived.recipientCount,
      subject: arrived.subject,
      body_text: arrived.text === '' ? null : arrived.text,
      quoted_text: arrived.quoted,
      body_html: arrived.html,
      is_truncated: arrived.isTruncated,
      is_automatic: arrived.nature.automatism !== null,
      headers: jsonb(arrived.headers) as never,
      sender_checks: jsonb(arrived.checks) as never,
      external_id: arrived.externalId,
      reference_ids: [...arrived.references],
      conversation_key: arrived.conversation?.key ?? null,
      duration_seconds: arrived.durationSeconds,
      is_claimed: arrived.isClaimed,
      digest: arrived.digest,
      size_bytes: arrived.size,
      raw_file_id: arrived.rawFileId,
      file_ids: [...arrived.fileIds],
      error: remarks.slice(0, maxError).toWellFormed() || null,
      occurred_at: arrived.receivedAt,
      created_at: now,
    })
    .execute();
}

/** Where a message that waited ended up. */
export async function fileCommunication(db: Db, id: string, filing: Filing): Promise<void> {
  await db
    .updateTable('ticket_communications')
    .set({
      status: filing.status,
      ticket_id: filing.ticketId ?? null,
      client_id: filing.clientId ?? null,
      message_id: filing.messageId ?? null,
    })
    .where('id', '=', id)
    .execute();
}

/** The message of the inbox with the same id and the same content (domain model D2). */
export async function findRepeat(
  db: Db,
  { inboxId, externalId, digest }: Pick<Arrived, 'inboxId' | 'externalId' | 'digest'>,
): Promise<string | undefined> {
  if (externalId === null) return undefined;
  const row = await db
    .selectFrom('ticket_communications')
    .where('inbox_id', '=', inboxId)
    .where('external_id', '=', externalId)
    .where('digest', '=', digest)
    .where(sql<boolean>`(status <> 'discarded' or error is distinct from ${repeatError})`)
    .select('id')
    .executeTakeFirst();
  return row?.id;
}

/** What a repeated message has for its error. */
export const repeatError = 'The inbox received this message before.';

export interface NewDecision {
  readonly decision: TicketIntakeDecision;
  readonly explanation: string;
  readonly reviewItemId?: string | null;
  readonly ticketId?: string | null;
  readonly clientId?: string | null;
  readonly match?: Match;
  readonly rule?: DecidingRule | null;
}

const maxExplanation = 1_000;

/** A line of the intake audit. */
export async function insertDecision(
  db: Db,
  arrived: Pick<Arrived, 'id' | 'channel' | 'inboxId' | 'sender' | 'subject' | 'receivedAt'>,
  made: NewDecision,
  actor: Actor,
  now: Date,
): Promise<void> {
  await db
    .insertInto('ticket_intake_decisions')
    .values({
      decision: made.decision,
      channel: arrived.channel,
      inbox_id: arrived.inboxId,
      communication_id: arrived.id,
      review_item_id: made.reviewItemId ?? null,
      ticket_id: made.ticketId ?? null,
      client_id: made.clientId ?? null,
      sender_name: arrived.sender?.name ?? null,
      sender_email: arrived.sender?.email ?? null,
      sender_phone: arrived.sender?.phone ?? null,
      subject: arrived.subject,
      matched_on: made.match?.on ?? null,
      confidence: made.match?.confidence ?? null,
      rule_kind: made.rule?.kind ?? null,
      rule_id: made.rule?.id ?? null,
      explanation: made.explanation.slice(0, maxExplanation).toWellFormed(),
      actor_type: actor.type,
      actor_id: ('id' in actor ? (actor.id as string | null | undefined) : null) ?? null,
      actor_name: ('name' in actor ? (actor.name as string | null | undefined) : null) ?? null,
      received_at: arrived.receivedAt,
      created_at: now,
    })
    .execute();
}

/** A message that waits for a person; answers the id of its item. */
export async function insertReviewItem(
  db: Db,
  arrived: Pick<Arrived, 'id' | 'inboxId' | 'receivedAt'>,
  { reason, explanation, match, candidates, suggested }: Hold,
  { expiresAt, now }: { readonly expiresAt: Date; readonly now: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('ticket_review_items')
    .values({
      communication_id: arrived.id,
      inbox_id: arrived.inboxId,
      reason,
      explanation: explanation.slice(0, maxExplanation).toWellFormed(),
      confidence: match.confidence,
      candidates: jsonb(candidates) as never,
      suggested_resolution: suggested,
      received_at: arrived.receivedAt,
      expires_at: expiresAt,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The item is decided, once and for all. */
export async function resolveReviewItem(
  db: Db,
  id: string,
  {
    resolution,
    ticketId,
    userId,
  }: {
    readonly resolution: TicketReviewResolution;
    readonly ticketId: string | null;
    readonly userId: string;
  },
  now: Date,
): Promise<void> {
  await reviseRecord(
    db,
    'ticket_review_items',
    id,
    { status: 'resolved', resolution, resolved_ticket_id: ticketId, reviewed_by: userId, resolved_at: now },
    now,
  );
}

/** Addresses among these under which inboxes receive. */
export async function selectOwnAddresses(db: Db, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ value: string }>`
    select lower(value) as value from ticket_inbox_addresses where channel = 'email' and lower(value) = any(${emails.map((email) => email.toLowerCase())}::text[])`.execute(
    db,
  );
  return new Set(rows.map(({ value }) => value));
}

/** Whether the ticket has the message already, such as by another of its inboxes. */
export async function hasMessage(db: Db, ticketId: string, externalId: string | null): Promise<boolean> {
  if (externalId === null) return false;
  const row = await db
    .selectFrom('ticket_messages')
    .where('ticket_id', '=', ticketId)
    .where('external_id', '=', externalId)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The correspondent who wrote the latest message of a conversation. */
export const findSpeakerId = async (db: Db, conversationKey: string): Promise<string | null> =>
  (
    await db
      .selectFrom('ticket_messages')
      .where('conversation_key', '=', conversationKey)
      .where('direction', '=', 'inbound')
      .select('correspondent_id')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.correspondent_id ?? null;

/** The message that a ticket began with. */
export const findOpeningId = async (db: Db, ticketId: string): Promise<string> =>
  (
    await db
      .selectFrom('ticket_messages')
      .where('ticket_id', '=', ticketId)
      .where('direction', '=', 'inbound')
      .orderBy('sequence')
      .select('id')
      .executeTakeFirstOrThrow()
  ).id;
