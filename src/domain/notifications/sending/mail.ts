import type { RecordRef } from '#generated/types.gen.ts';
import { hostedAddress, issueToken } from '#src/domain/hosted-addresses/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { SystemChangeContext } from '#src/platform/events/index.ts';
import { notice, queueMail } from '#src/platform/mail/index.ts';
import type { Sender } from './deliver.ts';
import { ensureSubscription, tieToMail, type DueDelivery } from './due.queries.ts';

const linkLifeMs = 365 * 24 * 60 * 60 * 1000;

interface Text {
  readonly agency: string;
  readonly subject: string;
  readonly body_text: string | null;
  readonly url: string;
  readonly email: string;
  /** Decides who reads the subject in the agency's log. */
  readonly record: RecordRef | null;
}

/** Queues the e-mail, and ties the delivery to it. */
export async function mailNotice(
  ctx: SystemChangeContext,
  services: Sender,
  { id, user_id: userId, kind }: DueDelivery,
  { agency, subject, body_text: text, url, email, record }: Text,
): Promise<void> {
  const unsubscribeUrl = await unsubscribeAddress(ctx, services, userId, kind);
  const message = notice({ agency, subject, text, url, unsubscribeUrl });
  const mailId = await queueMail({ ...ctx, services }, message, { email, userId }, record);
  await tieToMail(ctx.db, id, mailId, ctx.now);
}

/** Where the member stops e-mails of a kind, or the digest. */
export async function unsubscribeAddress(
  ctx: { readonly db: Db; readonly now: Date },
  services: Sender,
  userId: string,
  kind: string,
): Promise<string> {
  const recordId = await ensureSubscription(ctx.db, userId, kind, ctx.now);
  const expiresAt = new Date(ctx.now.getTime() + linkLifeMs);
  const { token } = await issueToken(ctx, { purpose: 'subscription', recordId, expiresAt });
  return hostedAddress(services, '/hosted/subscriptions/{token}', token);
}
