import type {
  Client,
  ClientAddressInput,
  ClientContactInput,
  ClientStatusTransition,
} from '#generated/types.gen.ts';
import { slugOf, requireSteadyDirection } from '#src/domain/names/index.ts';
import { storedId, uuid7 } from '#src/platform/db/query/index.ts';
import { invalid, listed, problem } from '#src/platform/errors/index.ts';
import type { StatusOption, StatusProfile } from './profiles.queries.ts';

/** What `client.updated` reports (domain model §4.1). */
export const trackedProperties = [
  'name',
  'slug',
  'profile_id',
  'status',
  'contacts',
  'addresses',
  'tags',
  'assigned_to',
  'field_values',
] as const;

const maxGeneratedSlugLength = 70;

/** The slug that a client's name suggests, short enough for a number behind it. */
export const clientSlugOf = (name: string): string =>
  slugOf(name, { maxLength: maxGeneratedSlugLength, otherwise: 'client' });

/** The contacts that a request describes, complete; `existing` are those that it may name by id. */
export function buildContacts(
  inputs: readonly ClientContactInput[],
  existing: Client['contacts'],
  place: string,
): Client['contacts'] {
  const known = new Set(existing.map((contact) => contact.id));
  const used = new Set<string>();
  const emails = new Set<string>();
  const contacts = inputs.map((input, index) => {
    const at = `${place}[${index}]`;
    const knownId = storedId(input.id);
    if (knownId !== undefined && !known.has(knownId))
      throw invalid(`${at}.id`, 'is not a contact of this client. Omit it to create a contact.');
    if (knownId !== undefined && used.has(knownId))
      throw invalid(`${at}.id`, 'repeats a contact; each contact can occur only once.');
    if (input.name == null && input.email == null && input.phone == null)
      throw invalid(at, 'needs a name, an e-mail address or a phone number.');
    requireSteadyDirection(input.name, `${at}.name`);
    const email = input.email?.toLowerCase();
    if (email !== undefined && emails.has(email))
      throw invalid(`${at}.email`, 'is the address of another contact of this client.');
    if (email !== undefined) emails.add(email);
    const id = knownId ?? uuid7();
    used.add(id);
    return {
      id,
      name: input.name?.trim() ?? null,
      email: input.email ?? null,
      phone: input.phone ?? null,
      role: input.role ?? null,
      is_primary: input.is_primary ?? false,
    };
  });
  return withOnePrimary(contacts, place);
}

export function buildAddresses(inputs: readonly ClientAddressInput[], place: string): Client['addresses'] {
  const addresses = inputs.map(({ label, address, is_primary }) => ({
    label: label ?? null,
    address,
    is_primary: is_primary ?? false,
  }));
  return withOnePrimary(addresses, place);
}

/** The first one is primary when none says so; 400 when two do. */
function withOnePrimary<T extends { is_primary: boolean }>(items: T[], place: string): T[] {
  const primary = items.filter((item) => item.is_primary).length;
  if (primary > 1) throw invalid(place, `has ${primary} entries with is_primary; only one can be.`);
  return primary === 1 ? items : items.map((item, index) => ({ ...item, is_primary: index === 0 }));
}

/** The option that a client is to move to: 400 when the profile does not have it, 409 when it does not allow the step. */
export function requireStatusStep(
  profile: StatusProfile,
  from: string,
  to: string,
  place: string,
): StatusOption {
  const target = requireOption(profile, to, place);
  const current = profile.options.find((option) => option.key === from);
  if (current === undefined || current.category === target.category || profile.allowed_transitions === null)
    return target;
  if (isAllowed(profile.allowed_transitions, from, to)) return target;
  const reachable = usableOptions(profile)
    .filter(
      (option) =>
        option.key !== from &&
        (option.category === current.category || isAllowed(profile.allowed_transitions!, from, option.key)),
    )
    .map((option) => option.key);
  throw problem(
    'state_conflict',
    `A client of the profile "${profile.name}" cannot go from status ${from} to ${to}. From ${from} it can go to ${reachable.join(', ') || 'no other status'}.`,
  );
}

/** An option of the profile that clients may have; 400 that lists them otherwise. */
export function requireOption(profile: StatusProfile, key: string, place: string): StatusOption {
  const option = usableOptions(profile).find((one) => one.key === key);
  if (option !== undefined) return option;
  throw invalid(
    place,
    `must be a status of the profile "${profile.name}": ${listed(usableOptions(profile).map((one) => one.key))}.`,
  );
}

export const usableOptions = (profile: StatusProfile): StatusOption[] =>
  profile.options.filter((option) => !option.is_archived);

const isAllowed = (transitions: readonly ClientStatusTransition[], from: string, to: string): boolean =>
  transitions.some((step) => step.from === from && step.to === to);
