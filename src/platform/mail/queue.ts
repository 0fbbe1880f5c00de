import type { RecordRef } from '#generated/types.gen.ts';
import type { Identity, WriteContext } from '#src/call/context.ts';
import { addJob } from '#src/platform/jobs/index.ts';
import { currentTrace } from '#src/platform/trace/index.ts';
import type { Services } from '#src/call/services.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  insertEmailDelivery,
  insertSystemMail,
  selectMailedOwners,
  takeMailDay,
  type MailDay,
  type SystemMailRow,
} from './mail.queries.ts';
import { mailsWait, type Message } from './messages/index.ts';
import { sealBody } from './sealing.ts';

/** What `queueMail` needs of a write: a handler's context has it. */
export type MailContext = Pick<WriteContext, 'db' | 'atCommit' | 'requestId' | 'now'> & {
  readonly identity: Pick<Identity, 'tenantId'>;
  readonly services: Pick<Services, 'sealer' | 'mail'>;
};

export interface Recipient {
  readonly email: string;
  /** The member who has the address; null for others. */
  readonly userId: string | null;
}

const dayMs = 24 * 60 * 60 * 1000;
const defaultLifetimeMs = dayMs;
/** Of a message without an end of its own, where the agency's e-mails of the days before are used up. */
const longestWaitMs = 8 * dayMs;
/** Why an e-mail is not sent at all. */
export const noRoom =
  'The agency has reached its limit of e-mails a day (mails_per_day), also for the days on which this one could be sent.';

/**
 * Sends a message from the agency to one address, once the transaction commits and not otherwise: `await queueMail(ctx,
 * invitation({ … }), { email, userId })`. Its text is kept sealed until it was sent, so it may hold a link that lets its reader in. It
 * is tried again until `message.expiresAt`; what became of it is in the agency's delivery log, under the id that this
 * answers. `record` is what the message is about. Where the agency has used up its e-mails of the day, it is sent on the next day with room,
 * and owners are told; without such a day it is logged as failed.
 */
export async function queueMail(
  ctx: MailContext,
  message: Message,
  to: Recipient,
  record: RecordRef | null = null,
): Promise<string> {
  const place = await placeOf(ctx, message);
  const mailId = await storeMail(ctx, message, to, record, place);
  if (place.startsAt !== null)
    addJob(ctx, 'send_mail', { mailId }, place.startsAt > ctx.now ? { runAt: place.startsAt } : {});
  if (place.isFirstToWait) await tellOwners(ctx, place.startsAt);
  return mailId;
}

/** When the message is sent: today, or on the next day with room among the agency's e-mails. */
async function placeOf(ctx: MailContext, message: Message): Promise<MailDay> {
  if (message.category === 'security' || message.isUnlimited)
    return { startsAt: ctx.now, isFirstToWait: false };
  const until = message.expiresAt ?? new Date(ctx.now.getTime() + longestWaitMs);
  return takeMailDay(ctx.db, ctx.now, until);
}

/**
 * Takes places among the agency's e-mails for a letter that leaves otherwise than by `queueMail`, one for each recipient. Answers when it
 * may leave, null where no day ahead has room, and tells owners of the first that has to wait.
 */
export async function takeMailPlaces(ctx: MailContext, count: number): Promise<Date | null> {
  const until = new Date(ctx.now.getTime() + longestWaitMs);
  const { startsAt, isFirstToWait } = await takeMailDay(ctx.db, ctx.now, until, count);
  if (isFirstToWait) await tellOwners(ctx, startsAt);
  return startsAt;
}

function storeMail(
  { db, services: { sealer, mail }, identity: { tenantId }, requestId, now }: MailContext,
  message: Message,
  to: Recipient,
  record: RecordRef | null,
  { startsAt }: MailDay,
): Promise<string> {
  return insertEmailDelivery(db, {
    ...(startsAt === null
      ? { status: 'failed', error_message: noRoom }
      : { sealed: sealBody(sealer, tenantId, message) }),
    category: message.category,
    kind: message.kind,
    subject: message.subject,
    from_address: mail.from.address,
    to_address: to.email,
    user_id: to.userId,
    provider: mail.provider,
    record_kind: record?.kind ?? null,
    record_id: record?.id ?? null,
    record_name: record?.name ?? null,
    request_id: requestId,
    expires_at: expiryOf(message, startsAt ?? now),
  });
}

async function tellOwners(ctx: MailContext, until: Date | null): Promise<void> {
  for (const { id, email, agency, ...reader } of await selectMailedOwners(ctx.db))
    await queueMail(ctx, mailsWait({ agency, until, reader }), { email, userId: id });
}
/**
 * A mail to an account as `app.queue_system_mail(jsonb)` takes it, for security-definer functions that queue it in the
 * transaction of its cause. Nothing is stored yet.
 */
export const sealSystemMail = (
  { sealer, mail }: Pick<Services, 'sealer' | 'mail'>,
  message: Message,
  email: string,
  requestId: string | null,
  now: Date,
): SystemMailRow => ({
  kind: message.kind,
  subject: message.subject,
  sealed: sealBody(sealer, null, message).toString('base64'),
  from_address: mail.from.address,
  to_address: email,
  provider: mail.provider,
  request_id: requestId,
  expires_at: expiryOf(message, now),
  traceparent: currentTrace()?.traceparent,
});

/**
 * Sends a message to an account, which belongs to no single agency, so that none sees it: for what has no transaction of an
 * agency. `system` is `Db.system`. Where the cause is a change in the database, let the function that makes it queue the
 * mail instead (`sealSystemMail`).
 */
export function queueSystemMail(
  system: Db,
  services: Pick<Services, 'sealer' | 'mail'>,
  message: Message,
  email: string,
  requestId: string | null = null,
): Promise<void> {
  return insertSystemMail(system, sealSystemMail(services, message, email, requestId, new Date()));
}

const expiryOf = ({ expiresAt }: Message, now: Date): string =>
  (expiresAt ?? new Date(now.getTime() + defaultLifetimeMs)).toISOString();
