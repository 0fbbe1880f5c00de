import type { Sealer } from '#src/platform/secrets/index.ts';
import type { Content } from './messages/layout.ts';

/** What of a message waits sealed; the subject holds no secret and stays in the log. */
export type Body = Pick<Content, 'text' | 'html'>;

export const mailPurpose = 'mail';
/** Mails to accounts belong to no agency. */
export const noAgencyContext = 'system';

export const sealBody = (sealer: Sealer, tenantId: string | null, { text, html }: Body): Buffer =>
  sealer.seal(JSON.stringify([text, html]), { tenantId: tenantId ?? noAgencyContext, purpose: mailPurpose });

export function openBody(sealer: Sealer, tenantId: string | null, sealed: Buffer): Body {
  const [text, html] = JSON.parse(
    sealer.open(sealed, { tenantId: tenantId ?? noAgencyContext, purpose: mailPurpose }),
  ) as [string, string];
  return { text, html };
}
