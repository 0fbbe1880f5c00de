import type { Address, Client, ClientAddressInput, ClientContactInput } from '#generated/types.gen.ts';
import type { OnMatch, Values } from './kinds.ts';

type Contacts = readonly ClientContactInput[];
type Addresses = readonly ClientAddressInput[];

const contactParts = ['name', 'email', 'phone', 'role'] as const;
export const addressParts = ['line1', 'line2', 'city', 'region', 'postal_code', 'country'] as const;

/** The contacts of a row: that of the columns for `contact.email` and its like, then further ones. */
export function contactsOf(values: Values): Contacts {
  const first = contactOf(values);
  const others = (values.get('contact.others') as Contacts | undefined) ?? [];
  return first === undefined ? others : [first, ...others];
}

function contactOf(values: Values): ClientContactInput | undefined {
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

/**
 * The contact that a row means: with its e-mail address, else its number, else its name, unless it is reached elsewhere. Those that the row
 * has named before are others.
 */
function knownContact(
  current: Client['contacts'],
  contact: ClientContactInput,
  named: ReadonlySet<number>,
): number {
  const isReachedBy = (part: 'email' | 'phone') => (each: Client['contacts'][number]) =>
    isSame(each[part], contact[part]);
  const isOther = (each: Client['contacts'][number]) =>
    (['email', 'phone'] as const).some(
      (part) => each[part] != null && contact[part] != null && !isSame(each[part], contact[part]),
    );
  const find = (is: (each: Client['contacts'][number]) => boolean) =>
    current.findIndex((each, index) => !named.has(index) && is(each));
  return (
    [
      find(isReachedBy('email')),
      find(isReachedBy('phone')),
      find((each) => isSame(each.name, contact.name) && !isOther(each)),
    ].find((index) => index >= 0) ?? -1
  );
}

/**
 * All contacts of a client after the row: those that it means are completed, any others are added. Undefined when nothing changes, as with
 * `fill_empty` for a client that has other contacts.
 */
export function contactsAfter(
  current: Client['contacts'],
  contacts: Contacts,
  onMatch: OnMatch,
): Contacts | undefined {
  const isFilling = onMatch === 'fill_empty';
  const named = new Set<number>();
  const after: ClientContactInput[] = [...current];
  let isChanged = false;
  for (const contact of contacts) {
    const known = knownContact(current, contact, named);
    if (known < 0 && isFilling && current.length > 0) continue;
    isChanged = true;
    if (known < 0) {
      after.push(contact);
      continue;
    }
    named.add(known);
    const before = current[known]!;
    after[known] = isFilling ? { ...contact, ...present(before) } : { ...before, ...contact };
  }
  return isChanged ? after : undefined;
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
