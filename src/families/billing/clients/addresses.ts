import type { ClientBillingAddress, Deleted } from '#generated/types.gen.ts';
import type {
  CreateClientBillingAddressInput,
  DeleteClientBillingAddressInput,
  GetClientBillingAddressInput,
  ListClientBillingAddressesInput,
  UpdateClientBillingAddressInput,
} from '#generated/families/billing/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { lockClientBilling, requireClient } from '#src/domain/billing/index.ts';
import { recordLife } from '#src/domain/records/index.ts';
import { parseRecord, storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, notFound } from '#src/platform/errors/index.ts';
import * as queries from './addresses.queries.ts';

/** A client has this many addresses at most. */
const maxAddresses = 100;

export const listClientBillingAddresses = (ctx: ReadContext, { query }: ListClientBillingAddressesInput) =>
  queries.addressList.page(ctx.db, query, {});

export const getClientBillingAddress = (ctx: ReadContext, { path }: GetClientBillingAddressInput) =>
  show(ctx, path);

export async function createClientBillingAddress(
  ctx: WriteContext,
  { path, body }: CreateClientBillingAddressInput,
): Promise<Result<ClientBillingAddress>> {
  const client = await lockClientBilling(ctx.db, path.client_id);
  const others = await queries.countOthers(ctx.db, client.id);
  if (others >= maxAddresses)
    throw conflict(`A client can have at most ${maxAddresses} billing addresses. Delete others first.`);
  const id = await addresses.insert(ctx, {
    client_id: client.id,
    label: body.label ?? null,
    company_name: body.company_name ?? null,
    attention: body.attention ?? null,
    address: JSON.stringify(body.address),
    tax_number: body.tax_number ?? null,
    is_default: false,
  });
  if (body.is_default === true || others === 0)
    await queries.setDefaultAddress(ctx.db, client.id, id, ctx.now);
  return show(ctx, { client_id: client.id, id });
}

export async function updateClientBillingAddress(
  ctx: WriteContext,
  { path, body }: UpdateClientBillingAddressInput,
): Promise<Result<ClientBillingAddress>> {
  const { expected_revision: expected, is_default: isDefault, ...values } = body;
  const before = await lock(ctx, path, expected);
  if (isDefault === false && before.is_default)
    throw conflict('This is the default address. Make another address the default instead.');
  if (isDefault === true && !before.is_default)
    await queries.setDefaultAddress(ctx.db, before.client_id, null, ctx.now);
  const stored = {
    ...values,
    ...(values.address !== undefined && { address: values.address }),
    ...(isDefault !== undefined && { is_default: isDefault }),
  };
  await addresses.revise(ctx, before, stored as never, [
    'label',
    'company_name',
    'attention',
    'address',
    'tax_number',
    'is_default',
  ]);
  return show(ctx, path);
}

export async function deleteClientBillingAddress(
  ctx: WriteContext,
  { path, query }: DeleteClientBillingAddressInput,
): Promise<Deleted> {
  const address = await lock(ctx, path, query.expected_revision);
  if (address.is_default && (await queries.countOthers(ctx.db, address.client_id, address.id)) > 0)
    throw conflict('This is the default address. Make another address the default first.');
  if (await queries.isUsedByDraft(ctx.db, address.id))
    throw conflict('A draft invoice uses this address. Give the draft another address first.');
  return addresses.softDelete(ctx, address, ['client_id', 'label']);
}

async function show(
  ctx: ReadContext,
  { client_id, id }: { readonly client_id: string; readonly id: string },
): Promise<Result<ClientBillingAddress>> {
  const address = await queries.selectAddress(ctx.db, storedId(client_id), storedId(id));
  if (address === undefined) {
    await requireClient(ctx.db, client_id);
    throw notFound('billing address of the client', id);
  }
  return address;
}

/** Addresses of a client are changed one after another. */
async function lock(
  ctx: WriteContext,
  { client_id, id }: { readonly client_id: string; readonly id: string },
  expectedRevision: number | undefined,
): Promise<ClientBillingAddress> {
  const client = await lockClientBilling(ctx.db, client_id);
  const address = parseRecord(
    (await show(ctx, { client_id: client.id, id })) as never,
  ) as ClientBillingAddress;
  checkRevision(address.revision, expectedRevision);
  return address;
}

const addresses = recordLife({
  table: 'client_billing_addresses',
  kind: 'client_billing_address',
  noun: 'billing address of the client',
  lock: async () => undefined as ClientBillingAddress | undefined,
});
