import type { Client, FormMapping } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { loadFieldSet, type FieldValue } from '#src/domain/field-values/index.ts';
import { findClientBy } from './clients.queries.ts';
import { mappedValues, type MappedValues, type MappingFacts } from './mapped-values.rules.ts';

type ClientMapping = Extract<FormMapping, { kind: 'client' }>;
type Invoker = Pick<WriteContext, 'db' | 'identity' | 'invoke'>;

export interface ClientWish {
  readonly name: string;
  /** The client that is known to have filled the form in. */
  readonly knownId: string | null;
  /** Whether the respondent is known well enough to change what the agency knows of the client. */
  readonly isTrusted: boolean;
  /** In whose name. */
  readonly as: string;
}

/** The client of the submission: found and changed as the mapping says, or created; answers its id. */
export async function provideClient(
  ctx: Invoker,
  mapping: ClientMapping,
  facts: MappingFacts,
  { name, knownId, isTrusted, as }: ClientWish,
): Promise<string> {
  const fieldSet = await loadFieldSet(ctx, 'client', mapping.profile_id);
  const values = mappedValues(mapping, fieldSet, facts);
  const { email, phone } = values.contact;
  const found = knownId ?? (await findClientBy(ctx.db, mapping.match_by ?? [], { email, phone, name }));
  if (found === undefined) {
    const { id } = await ctx.invoke('createClient', { body: newClient(mapping, name, values) }, { as });
    return id;
  }
  const mode = mapping.on_match === 'update' && !isTrusted ? 'keep' : (mapping.on_match ?? 'keep');
  if (mode === 'keep') return found;
  const client = await ctx.invoke('getClient', { path: { id: found } }, { as });
  const body = changesOf(client, values, mode === 'update', name);
  if (Object.keys(body).length > 0)
    await ctx.invoke('updateClient', { path: { id: found }, body: body as never }, { as });
  return found;
}

const newClient = (mapping: ClientMapping, name: string, values: MappedValues) => ({
  name,
  profile_id: mapping.profile_id,
  source: 'form' as const,
  ...(mapping.status !== undefined && { status: mapping.status }),
  ...(mapping.assigned_to !== undefined && { assigned_to: [...mapping.assigned_to] }),
  ...(Object.keys(values.contact).length > 0 && { contacts: [values.contact] }),
  ...(Object.keys(values.address).length > 0 && { addresses: [{ address: values.address }] }),
  ...(values.tags.length > 0 && { tags: [...values.tags] }),
  ...(Object.keys(values.fieldValues).length > 0 && { field_values: values.fieldValues }),
});

/** What changes of a client that is there: empty places, or with `isReplacing` all that the answers say. */
function changesOf(
  client: Client,
  values: MappedValues,
  isReplacing: boolean,
  name: string,
): Record<string, unknown> {
  const wins = (present: unknown) =>
    isReplacing || present === undefined || present === null || present === '';
  const held = client.field_values as Record<string, FieldValue>;
  const fieldValues = Object.fromEntries(
    Object.entries(values.fieldValues).filter(([key]) => wins(held[key])),
  );
  const tags = values.tags.filter((tag) => !client.tags.includes(tag));
  return {
    ...(isReplacing && name !== client.name && { name }),
    ...(Object.keys(fieldValues).length > 0 && { field_values: fieldValues }),
    ...(tags.length > 0 && { tags: [...client.tags, ...tags] }),
    ...contactsOf(client, values.contact, wins),
    ...addressesOf(client, values.address, isReplacing),
  };
}

type Contact = Client['contacts'][number];

function contactsOf(client: Client, given: Record<string, string>, wins: (present: unknown) => boolean) {
  if (Object.keys(given).length === 0) return {};
  const same = (contact: Contact, part: 'email' | 'phone' | 'name') =>
    given[part] !== undefined && contact[part]?.toLowerCase() === given[part].toLowerCase();
  const known = (['email', 'phone', 'name'] as const)
    .map((part) => client.contacts.find((contact) => same(contact, part)))
    .find((contact) => contact !== undefined);
  if (known === undefined) return { contacts: [...client.contacts.map(kept), given] };
  const added = Object.fromEntries(
    Object.entries(given).filter(
      ([part, value]) => known[part as keyof Contact] !== value && wins(known[part as keyof Contact]),
    ),
  );
  if (Object.keys(added).length === 0) return {};
  return {
    contacts: client.contacts.map((contact) =>
      contact === known ? { ...kept(contact), ...added } : kept(contact),
    ),
  };
}

/** A contact as a request sends it. */
const kept = ({ id, name, email, phone, role, is_primary: isPrimary }: Contact) => ({
  id,
  name,
  email,
  phone,
  role,
  is_primary: isPrimary,
});

function addressesOf({ addresses }: Client, given: Record<string, string>, isReplacing: boolean) {
  if (Object.keys(given).length === 0) return {};
  if (addresses.length === 0) return { addresses: [{ address: given }] };
  if (!isReplacing) return {};
  return { addresses: addresses.map((each) => (each.is_primary ? { ...each, address: given } : each)) };
}
