import type { Client, ClientContact } from '#generated/types.gen.ts';
import type { ListClientContactsInput } from '#generated/families/clients/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { selectClient } from '../client/clients.queries.ts';

/** Contacts lie in the client, 50 at most, so they are sorted and counted here rather than by the database. */
export async function listClientContacts(
  ctx: ReadContext,
  { path, query }: ListClientContactsInput,
): Promise<Page<ClientContact>> {
  const record = await selectClient(ctx.db, ctx.identity.userId, { id: path.id });
  if (record === undefined) throw notFound('client', path.id);
  const { contacts } = JSON.parse(record) as Client;
  const matching = contacts.filter((contact) => isMatch(contact, query));
  const sorted = sortContacts(matching, query);
  return { items: sorted.slice(query.offset, query.offset + query.limit), total: matching.length };
}

type Query = ListClientContactsInput['query'];

function isMatch(
  contact: ClientContact,
  { has_email: hasEmail, has_phone: hasPhone, search }: Query,
): boolean {
  if (hasEmail !== undefined && (contact.email !== null) !== hasEmail) return false;
  if (hasPhone !== undefined && (contact.phone !== null) !== hasPhone) return false;
  const text = search?.trim().toLowerCase() ?? '';
  return (
    [contact.name, contact.email, contact.phone, contact.role].some((part) =>
      part?.toLowerCase().includes(text),
    ) || text === ''
  );
}

function sortContacts(contacts: readonly ClientContact[], { sort, order }: Query): ClientContact[] {
  const sign = order === 'asc' ? 1 : -1;
  // Descending is the order of the client with the primary contact first, as the default should be.
  if (sort === 'primary') {
    const ordered = contacts.toSorted((a, b) => Number(b.is_primary) - Number(a.is_primary));
    return order === 'desc' ? ordered : ordered.toReversed();
  }
  return contacts.toSorted((a, b) => compareTexts(a[sort], b[sort], sign));
}

/** Contacts without the property come last in both directions. */
function compareTexts(a: string | null, b: string | null, sign: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return sign * a.localeCompare(b, 'en', { sensitivity: 'base' });
}
