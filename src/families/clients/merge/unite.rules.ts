import { isDeepStrictEqual } from 'node:util';
import type { Client } from '#generated/types.gen.ts';
import { tidyTags } from '#src/platform/tidy.ts';

type Lists = Pick<Client, 'contacts' | 'addresses' | 'tags' | 'assigned_to'>;

/** The lists of a survivor with those of its sources. */
export interface United {
  readonly lists: Lists;
  /** How many contacts come from each source, by its id. */
  readonly contactCounts: ReadonlyMap<string, number>;
  /** Contacts whom the survivor knew already, by their ids in the sources. */
  readonly sameAs: ReadonlyMap<string, string>;
}

/** The contract's bounds of a client. */
export const maxContacts = 50;
export const maxAddresses = 20;
const maxEntries = 50;

/**
 * Contacts with the same e-mail address are one, with what each side knows of them; the survivor's own stand first, and its primary contact and
 * address stay. Tags and people in charge beyond their bounds are left out.
 */
export function unite(survivor: Client, sources: readonly Client[]): United {
  const contacts = survivor.contacts.map((contact) => ({ ...contact }));
  const addresses = [...survivor.addresses];
  const contactCounts = new Map<string, number>();
  const sameAs = new Map<string, string>();
  for (const source of sources) {
    let count = 0;
    for (const contact of source.contacts) {
      const known = contacts.find((one) => isSamePerson(one, contact));
      if (known === undefined) {
        contacts.push({ ...contact, is_primary: contact.is_primary && contacts.length === 0 });
        count += 1;
        continue;
      }
      sameAs.set(contact.id, known.id);
      known.name ??= contact.name;
      known.phone ??= contact.phone;
      known.role ??= contact.role;
    }
    contactCounts.set(source.id, count);
    for (const entry of source.addresses)
      if (!addresses.some(({ address }) => isDeepStrictEqual(address, entry.address)))
        addresses.push({ ...entry, is_primary: addresses.length === 0 });
  }
  const all = [survivor, ...sources];
  return {
    lists: {
      contacts: withPrimary(contacts),
      addresses: withPrimary(addresses),
      tags: tidyTags(all.flatMap(({ tags }) => tags)).slice(0, maxEntries),
      assigned_to: [...new Set(all.flatMap(({ assigned_to: ids }) => ids))].slice(0, maxEntries),
    },
    contactCounts,
    sameAs,
  };
}

type Contact = Client['contacts'][number];

const isSamePerson = (one: Contact, other: Contact): boolean =>
  one.email !== null && other.email !== null
    ? one.email.toLowerCase() === other.email.toLowerCase()
    : one.email === other.email && one.phone === other.phone && one.name === other.name;

const withPrimary = <T extends { is_primary: boolean }>(items: readonly T[]): T[] =>
  items.some((item) => item.is_primary)
    ? [...items]
    : items.map((item, index) => ({ ...item, is_primary: index === 0 }));
