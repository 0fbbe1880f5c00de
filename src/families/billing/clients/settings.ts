import type { ClientBillingSettings } from '#generated/types.gen.ts';
import type {
  GetClientBillingSettingsInput,
  ListClientBillingRecipientsInput,
  UpdateClientBillingSettingsInput,
} from '#generated/families/billing/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import {
  checkCurrency,
  findPreferences,
  hasOpenInvoices,
  isAddressOf,
  lockClientBilling,
  requireClient,
  tellBilling,
  type BilledClient,
  type StoredPreferences,
} from '#src/domain/billing/index.ts';
import { changesBetween, recordHistory } from '#src/domain/history/index.ts';
import { clearDefaultMethod, findMethodOf, reviseMethod } from '#src/domain/payments/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, invalid, unknownReference } from '#src/platform/errors/index.ts';
import { setDefaultAddress } from './addresses.queries.ts';
import { upsertPreferences } from './preferences.queries.ts';
import {
  findContactIds,
  recipientList,
  replaceRecipients,
  selectRecipients,
  type NewRecipient,
} from './recipients.queries.ts';

type Body = UpdateClientBillingSettingsInput['body'];
type Preferences = NonNullable<Body['preferences']>;

export async function listClientBillingRecipients(
  ctx: ReadContext,
  { path, query }: ListClientBillingRecipientsInput,
) {
  const { id: clientId } = await requireClient(ctx.db, path.id);
  return recipientList.page(ctx.db, query, { clientId });
}

export async function getClientBillingSettings(
  ctx: ReadContext,
  { query }: GetClientBillingSettingsInput,
): Promise<ClientBillingSettings> {
  return show(ctx, await requireClient(ctx.db, query.client_id));
}

export async function updateClientBillingSettings(
  ctx: WriteContext,
  { body }: UpdateClientBillingSettingsInput,
): Promise<ClientBillingSettings> {
  const client = await lockClientBilling(ctx.db, body.client_id);
  const before = await findPreferences(ctx.db, client);
  checkRevision(before.revision, body.expected_revision);
  const next = { ...before, ...(await checkedPreferences(ctx, client, before, body.preferences ?? {})) };
  const recipients =
    body.recipients !== undefined &&
    (await replaceRecipients(ctx.db, client.id, await checkedRecipients(ctx, client, body.recipients)));
  const changes = changesBetween(before, next, tracked);
  if (changes === null && !recipients) return show(ctx, client);
  await upsertPreferences(ctx.db, client.id, next, ctx.now);
  if (next.default_address_id !== before.default_address_id)
    await setDefaultAddress(ctx.db, client.id, next.default_address_id, ctx.now);
  if (next.default_payment_method_id !== before.default_payment_method_id)
    await setDefaultMethod(ctx, client.id, next.default_payment_method_id);
  recordHistory(ctx, {
    kind: 'client_billing_settings',
    id: client.id,
    action: 'updated',
    ...(changes !== null && { changes }),
  });
  await tellBilling(ctx, {
    clientId: client.id,
    kind: 'terms_changed',
    summary: recipients ? 'Recipients of invoices were changed.' : 'Billing preferences were changed.',
  });
  return show(ctx, client);
}

const tracked = [
  'currency',
  'language',
  'is_auto_charged',
  'is_credit_auto_applied',
  'has_reminders',
  'default_payment_method_id',
  'default_address_id',
  'purchase_order_number',
  'invoice_note',
] as const;

/** Makes one method of the client the default, or none. */
async function setDefaultMethod(ctx: WriteContext, clientId: string, id: string | null): Promise<void> {
  await clearDefaultMethod(ctx.db, { clientId }, ctx.now);
  if (id !== null) await reviseMethod(ctx.db, id, { is_default: true }, ctx.now);
}

async function checkedPreferences(
  ctx: WriteContext,
  client: BilledClient,
  before: StoredPreferences,
  { default_payment_method_id: methodId, default_address_id: addressId, ...values }: Preferences,
): Promise<Partial<StoredPreferences>> {
  checkCurrency(values.currency, 'body.preferences.currency');
  if (
    values.currency !== undefined &&
    values.currency !== before.currency &&
    (await hasOpenInvoices(ctx.db, client.id))
  )
    throw conflict('The currency cannot change while invoices of the client are open.');
  if (addressId != null && !(await isAddressOf(ctx.db, client.id, storedId(addressId))))
    throw unknownReference(
      'body.preferences.default_address_id',
      addressId,
      'a billing address of this client',
    );
  if (methodId != null && (await findMethodOf(ctx.db, client.id, storedId(methodId))) === undefined)
    throw unknownReference(
      'body.preferences.default_payment_method_id',
      methodId,
      'a payment method of this client',
    );
  return {
    ...values,
    ...(addressId !== undefined && { default_address_id: storedId(addressId) }),
    ...(methodId !== undefined && { default_payment_method_id: storedId(methodId) }),
  };
}

/** 400 for a contact of another client, and for a person who is named twice. */
async function checkedRecipients(
  ctx: WriteContext,
  client: BilledClient,
  wanted: NonNullable<Body['recipients']>,
): Promise<NewRecipient[]> {
  const contacts = await findContactIds(ctx.db, client.id);
  const seen = new Set<string>();
  return wanted.map((recipient, index) => {
    const place = `body.recipients[${index}]`;
    const { contact_id: contactId, email, name, kind = 'to', receives } = recipient;
    if (contactId !== undefined && !contacts.has(storedId(contactId)))
      throw unknownReference(`${place}.contact_id`, contactId, 'a contact of this client');
    if (contactId !== undefined && name != null)
      throw invalid(`${place}.name`, 'must be absent beside contact_id, whose name applies.');
    const key = contactId === undefined ? email!.toLowerCase() : storedId(contactId);
    if (seen.has(key)) throw invalid(place, 'names a recipient a second time.');
    seen.add(key);
    return {
      contact_id: storedId(contactId ?? null),
      name: name ?? null,
      email: email ?? null,
      kind,
      receives: receives ?? ['invoices', 'reminders', 'receipts'],
    };
  });
}

async function show(ctx: ReadContext, client: BilledClient): Promise<ClientBillingSettings> {
  const { revision, updated_at, ...preferences } = await findPreferences(ctx.db, client);
  return {
    client_id: client.id,
    preferences,
    recipients: await selectRecipients(ctx.db, client.id),
    revision,
    updated_at,
  };
}
