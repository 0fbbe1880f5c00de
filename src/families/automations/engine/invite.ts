import type { SubjectKind } from '#generated/types.gen.ts';
import type { Services } from '#src/call/services.ts';
import {
  selectAskedContacts,
  type AskedContact,
  type PendingRequest,
  type StoredExecution,
} from '#src/domain/automations/index.ts';
import { findAgency, writtenText } from '#src/domain/billing/index.ts';
import { findTokenContact, hostedAddress, issueToken } from '#src/domain/hosted-addresses/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { automationRequest, queueMail, type MailContext } from '#src/platform/mail/index.ts';

type Inviter = MailContext & { readonly services: Pick<Services, 'hostedUrl'> };
type Asking = Pick<StoredExecution, 'id' | 'record_kind' | 'record_id'>;

/**
 * Sends those of these people who have not answered a link to do so, which holds until the deadline; answers all with their tokens. What a
 * link holds is nowhere but in the e-mail, so that a reminder brings another one.
 */
export async function invite(
  ctx: Inviter,
  execution: Asking,
  request: PendingRequest,
  { isReminder = false }: { readonly isReminder?: boolean } = {},
): Promise<AskedContact[]> {
  if (request.contacts.length === 0) return [];
  const contacts: AskedContact[] = [];
  const { name: agency } = await findAgency(ctx.db);
  const { record_kind: kind, record_id: id } = execution;
  const record = kind === null || id === null ? null : { kind: kind as SubjectKind, id, name: null };
  const expiresAt = new Date(request.deadline_at);
  const { title } = request;
  const message = request.message === null ? null : await writtenText(request.message);
  for (const contact of request.contacts) {
    const contactId = isReminder ? await knownContact(ctx.db, contact) : contact.contact_id;
    const isGone = contact.contact_id !== null && contactId === null;
    if (contact.answered_at !== null || isGone) {
      contacts.push(contact);
      continue;
    }
    const { id: tokenId, token } = await issueToken(ctx, {
      purpose: 'automation_answer',
      recordId: execution.id,
      expiresAt,
      ...(contactId !== null && { contactId }),
    });
    const url = hostedAddress(ctx.services, '/hosted/answers/{token}', token);
    await queueMail(
      ctx,
      automationRequest({ agency, title, message, url, expiresAt, isReminder }),
      { email: contact.email, userId: null },
      record,
    );
    contacts.push({ ...contact, token_ids: [...contact.token_ids, tokenId] });
  }
  return contacts;
}

/** The contact as their client has them now; null once they are gone. */
async function knownContact(
  db: Db,
  { contact_id: id, token_ids: [first] }: AskedContact,
): Promise<string | null> {
  if (id === null || first === undefined) return null;
  const current = await findTokenContact(db, first);
  return current !== null && (await selectAskedContacts(db, [current])).length > 0 ? current : null;
}
