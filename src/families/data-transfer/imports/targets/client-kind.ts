import type { Client, ClientCreate, ClientUpdate } from '#generated/types.gen.ts';
import { loadFieldSet } from '#src/domain/field-values/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { RowFault } from '../reading/fault.ts';
import { addressesAfter, addressOf, addressParts, contactsAfter, contactsOf } from './client-parts.rules.ts';
import { fieldTargets } from './field-targets.ts';
import {
  changesOf,
  fieldValuesOf,
  plainTarget,
  type ImportedKind,
  type Settings,
  type Values,
} from './kinds.ts';
import {
  selectClientsBy,
  selectGuardedContacts,
  selectProfiles,
  selectProfileStatuses,
  selectWithUniqueValue,
} from './kinds.queries.ts';
import { target } from './target.ts';

const text = { as: 'text' } as const;
const addressLabels: Readonly<Record<(typeof addressParts)[number], string>> = {
  line1: 'Street',
  line2: 'Second line of the address',
  city: 'City',
  region: 'State or region',
  postal_code: 'Postal code',
  country: 'Country',
};

const properties = ['name', 'status', 'tags', 'assigned_to'] as const;

/** Clients, each with contacts and an address at most. */
export const clientKind: ImportedKind = {
  create: 'clients.create',
  edit: 'clients.edit',
  async targets(ctx, { profile_id: profileId }) {
    if (profileId !== null && (await selectProfiles(ctx.db, [profileId])).length === 0)
      throw notFound('client profile', profileId);
    const [statuses, fields] = await Promise.all([
      selectProfileStatuses(ctx.db, profileId),
      loadFieldSet(ctx, 'client', profileId ?? undefined),
    ]);
    return [
      target('name', 'Name', { as: 'name' }, { isRequired: true, canMatch: true }),
      target(
        'profile',
        'Profile',
        { as: 'record', of: 'profile', isMultiple: false },
        { isRequired: profileId === null },
      ),
      target('status', 'Status', { as: 'choice', choices: statuses, isMultiple: false, fieldId: null }),
      target('slug', 'Slug', text, { canMatch: true }),
      target('tags', 'Tags', { as: 'tags', table: 'clients' }),
      target('assigned_to', 'Assigned to', { as: 'record', of: 'user', isMultiple: true }),
      target('contact.name', 'Name of the contact', { as: 'name' }),
      target('contact.email', 'E-mail of the contact', text, { canMatch: true, valueType: 'email' }),
      target('contact.phone', 'Phone of the contact', { as: 'phone' }, { canMatch: true }),
      target('contact.role', 'Role of the contact', text),
      target('contact.others', 'Further contacts', { as: 'contacts' }),
      target('address.label', 'Name of the address', text),
      ...addressParts.map((part) =>
        target(`address.${part}`, addressLabels[part], part === 'country' ? { as: 'country' } : text),
      ),
      ...fieldTargets(fields, (permission) => ctx.can(permission)),
    ];
  },
  match: (db, _settings, { key, uniqueFieldId }, value) =>
    uniqueFieldId === undefined
      ? selectClientsBy(db, key, String(value))
      : selectWithUniqueValue(db, uniqueFieldId, value),
  async add(ctx, settings, values) {
    const { id } = await ctx.invoke('createClient', { body: newClient(settings, values) });
    return id;
  },
  async change(ctx, id, values, onMatch) {
    const current = (await ctx.invoke('getClient', { path: { id } })) as Client;
    if (onMatch === 'update') requireProfile(current, values);
    const contacts = contactsAfter(current.contacts, contactsOf(values), onMatch);
    const addresses = addressesAfter(current.addresses, addressOf(values), onMatch);
    const custom = fieldValuesOf(values);
    const body = {
      ...changesOf({ ...plainOf(values), ...(custom && { field_values: custom }) }, { ...current }, onMatch),
      ...(contacts && { contacts }),
      ...(addresses && { addresses }),
    };
    let { revision } = current;
    if (Object.keys(body).length > 0)
      ({ revision } = await ctx.invoke('updateClient', { path: { id }, body: body as ClientUpdate }));
    const slug = values.get('slug') as string | undefined;
    if (onMatch === 'update' && slug !== undefined && slug !== current.slug)
      ({ revision } = await ctx.invoke('updateClientSlug', { path: { id }, body: { slug } }));
    return revision === current.revision ? 'unchanged' : 'updated';
  },
  guarded: selectGuardedContacts,
  targetOf(place) {
    const contact = /^contacts\[\d+\]\.([a-z]+)/.exec(place);
    if (contact !== null) return `contact.${contact[1]!}`;
    const address = /^addresses\[\d+\]\.(?:address\.)?([a-z0-9_]+)/.exec(place);
    if (address !== null) return `address.${address[1]!}`;
    if (place.startsWith('profile_id')) return 'profile';
    return plainTarget(place);
  },
};

const plainOf = (values: Values): Record<string, unknown> =>
  Object.fromEntries(properties.flatMap((key) => (values.has(key) ? [[key, values.get(key)] as const] : [])));

function newClient({ profile_id: given }: Settings, values: Values): ClientCreate {
  const profileId = (values.get('profile') as string | undefined) ?? given;
  if (profileId === null)
    throw new RowFault(
      'required',
      'profile',
      'A client needs a profile. Fill in the cell, or choose a profile for the import.',
    );
  if (!values.has('name')) throw new RowFault('required', 'name', 'A client needs a name. Fill in the cell.');
  const [contacts, address, custom] = [contactsOf(values), addressOf(values), fieldValuesOf(values)];
  const slug = values.get('slug');
  return {
    ...plainOf(values),
    profile_id: profileId,
    ...(slug !== undefined && { slug }),
    ...(contacts.length > 0 && { contacts }),
    ...(address && { addresses: [address] }),
    ...(custom && { field_values: custom }),
    source: 'import',
  } as ClientCreate;
}

function requireProfile({ profile_id: has }: Client, values: Values): void {
  const wanted = values.get('profile');
  if (wanted !== undefined && wanted !== has)
    throw new RowFault(
      'invalid',
      'profile',
      'The client has another profile, which an import does not change. Change it in the client, or leave the cell empty.',
    );
}
