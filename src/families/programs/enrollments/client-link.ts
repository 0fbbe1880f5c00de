import type { ClientProgramLink } from '#generated/console/types.gen.ts';
import type { IssueClientProgramLinkInput } from '#generated/console/families/programs/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { findAgency } from '#src/domain/billing/index.ts';
import { hostedAddress, issueToken, revokeTokens } from '#src/domain/hosted-addresses/index.ts';
import { findContact } from '#src/domain/programs/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict, notFound } from '#src/platform/errors/index.ts';
import { billingMail, queueMail } from '#src/platform/mail/index.ts';
import { lock } from './enrollment.ts';

const lifetimeMs = 30 * 86_400_000;

/** A new address of the enrolment's page for a contact; the one that the contact had opens nothing any more. */
export async function issueClientProgramLink(
  ctx: WriteContext,
  { path, body }: IssueClientProgramLinkInput,
): Promise<ClientProgramLink> {
  const enrollment = await lock(ctx, path.id, undefined);
  const contact = await findContact(ctx.db, enrollment.client_id, storedId(body.contact_id));
  if (contact === undefined) throw notFound('contact', body.contact_id);
  const { is_sent: isSent = false } = body;
  if (isSent && contact.email === null)
    throw conflict(
      `The contact "${contact.name}" has no e-mail address. Add one, or send the link yourself.`,
    );
  const which = { recordId: enrollment.id, purpose: 'enrolment', contactId: contact.id } as const;
  await revokeTokens(ctx, which);
  const expiresAt = new Date(ctx.now.getTime() + lifetimeMs);
  const { token } = await issueToken(ctx, { ...which, expiresAt });
  const url = hostedAddress(ctx.services, '/hosted/enrolment/{token}', token);
  if (isSent && contact.email !== null) {
    const message = billingMail({
      kind: 'enrolment_link',
      agency: (await findAgency(ctx.db)).name,
      subject: `Your program: ${enrollment.program_name}`,
      paragraphs: [
        `On your page you see what ${enrollment.program_name} costs and when it is billed, and can cancel it.`,
        `The link is only for you and works until ${expiresAt.toISOString().slice(0, 10)}.`,
      ],
      contact: null,
      file: null,
      action: { label: 'View your program', url },
    });
    const record = { kind: 'client_program', id: enrollment.id, name: enrollment.program_name } as const;
    await queueMail(ctx, message, { email: contact.email, userId: null }, record);
  }
  ctx.audit({
    recordKind: 'client_program',
    recordId: enrollment.id,
    action: 'link_issued',
    newValues: { contact_id: contact.id, is_sent: isSent },
  });
  return { url, contact_id: contact.id, is_sent: isSent, expires_at: expiresAt.toISOString() };
}
