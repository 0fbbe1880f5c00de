import type { Address, Client, ClientAddressInput, ClientContactInput } from '#generated/types.gen.ts';
import type { OnMatch, Values } from './kinds.ts';

type Contacts = readonly ClientContactInput[];
type Addresses = readonly ClientAddressInput[];

const contactParts = ['name', 'email', 'phone', 'role'] as const;
export const addressParts = ['line1', 'line2', 'city', 'region', 'postal_code', 'country'] as const;

/** The contact of a row, such as of the columns for `contact.email`; undefined without any. */
export function contactOf(values: Values): ClientContactInput | undefined {
  const parts = contactParts.flatMap((part) => {
    const value = values.get(`contact.${part}`);
    return value === undefined ? [] : [[part, value] as const];
  });
  return parts.length === 0 ? undefined : (Object.fromEntries(parts) as ClientContactInput);
}

export function addressOf(values: Values): ClientAddressInput | undefined {
  const label = values.get('address.label') as string | undefined;
  const parts = addressParts.flatMap((part) => {
    const value = values.get(`address.${part}`);
    return value === undefined ? [] : [[part, value] as const];
  });
  if (parts.length === 0) return undefined;
  return { ...(label !== undefined && { label }), address: Object.fromEntries(parts) as Address };
}

const isSame = (a: string | null | undefined, b: string | null | undefined): boolean =>
  a != null && b != null && a.trim().toLowerCase() === b.trim().toLowerCase();

/** The contact that a row means: with its e-mail address, else its number, else its name, unless it is reached elsewhere. */
function knownContact(current: Client['contacts'], contact: ClientContactInput): number {
  const isReachedBy = (part: 'email' | 'phone') => (each: Client['contacts'][number]) =>
    isSame(each[part], contact[part]);
  const isOther = (each: Client['contacts'][number]) =>
    (['email', 'phone'] as const).some(
      (part) => each[part] != null && contact[part] != null && !isSame(each[part], contact[part]),
    );
  return (
    [
      current.findIndex(isReachedBy('email')),
      current.findIndex(isReachedBy('phone')),
      current.findIndex((each) => isSame(each.name, contact.name) && !isOther(each)),
    ].find((index) => index >= 0) ?? -1
  );
}

/**
 * All contacts of a client after the row: the one that it means is completed, any other is added. Undefined when nothing changes, as with
 * `fill_empty` for a client that has other contacts.
 */
export function contactsAfter(
  current: Client['contacts'],
  contact: ClientContactInput | undefined,
  onMatch: OnMatch,
): Contacts | undefined {
  if (contact === undefined) return undefined;
  const known = knownContact(current, contact);
  if (known < 0) return onMatch === 'fill_empty' && current.length > 0 ? undefined : [...current, contact];
  const before = current[known]!;
  const after = onMatch === 'fill_empty' ? { ...contact, ...present(before) } : { ...before, ...contact };
  return current.with(known, after as Client['contacts'][number]);
}

/** The same of addresses: the one with its label, else the primary one, is changed. */
export function addressesAfter(
  current: Client['addresses'],
  address: ClientAddressInput | undefined,
  onMatch: OnMatch,
): Addresses | undefined {
  if (address === undefined) return undefined;
  const known =
    address.label === undefined
      ? current.findIndex((each) => each.is_primary)
      : current.findIndex((each) => isSame(each.label, address.label));
  if (known < 0) return onMatch === 'fill_empty' && current.length > 0 ? undefined : [...current, address];
  const before = current[known]!;
  const parts =
    onMatch === 'fill_empty'
      ? { ...address.address, ...present(before.address) }
      : { ...before.address, ...address.address };
  return current.with(known, { ...before, address: parts });
}

const present = <T extends object>(parts: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(parts).filter(([, value]) => value !== null && value !== undefined),
  ) as Partial<T>;
