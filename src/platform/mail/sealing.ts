import type { Sealer } from '#src/platform/secrets/index.ts';
import type { MailedFile, Message } from './messages/index.ts';

/** What of a message waits sealed; the subject holds no secret and stays in the log. */
export type Body = Pick<Message, 'text' | 'html' | 'unsubscribeUrl' | 'replyTo' | 'files'>;

export const mailPurpose = 'mail';
/** Mails to accounts belong to no agency. */
export const noAgencyContext = 'system';

export const sealBody = (
  sealer: Sealer,
  tenantId: string | null,
  { text, html, unsubscribeUrl, replyTo, files }: Body,
): Buffer =>
  sealer.seal(JSON.stringify([text, html, unsubscribeUrl, replyTo, files]), {
    tenantId: tenantId ?? noAgencyContext,
    purpose: mailPurpose,
  });

export function openBody(sealer: Sealer, tenantId: string | null, sealed: Buffer): Body {
  const [text, html, unsubscribeUrl, replyTo, files] = JSON.parse(
    sealer.open(sealed, { tenantId: tenantId ?? noAgencyContext, purpose: mailPurpose }),
  ) as [string, string, (string | null)?, (string | null)?, (MailedFile[] | null)?];
  return {
    text,
    html,
    ...(unsubscribeUrl != null && { unsubscribeUrl }),
    ...(replyTo != null && { replyTo }),
    ...(files != null && { files }),
  };
}
