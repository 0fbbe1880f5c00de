import type { ClientIntegrationAccount } from '#generated/types.gen.ts';
import type {
  CreateClientIntegrationAccountInput,
  ListClientIntegrationAccountsInput,
} from '#generated/families/clients/handlers.ts';
import type { Page, ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { requireLocked } from '../client/change-client.ts';
import {
  findAccountHolder,
  insertAccount,
  integrationAccounts,
  selectAccount,
} from './integration-accounts.queries.ts';

export const listClientIntegrationAccounts = (
  ctx: ReadContext,
  { query }: ListClientIntegrationAccountsInput,
): Promise<Page<ClientIntegrationAccount>> => integrationAccounts.page(ctx.db, query, {});

export async function createClientIntegrationAccount(
  ctx: WriteContext,
  { body }: CreateClientIntegrationAccountInput,
): Promise<Result<ClientIntegrationAccount>> {
  await requireLocked(ctx, body.client_id);
  const id = await insertAccount(ctx.db, body, ctx.identity.userId, ctx.now);
  if (id === undefined) {
    const holder = await findAccountHolder(ctx.db, body.provider, body.external_account_id);
    throw conflict(
      `The ${body.provider} account ${body.external_account_id} already belongs to client ${holder?.id} "${holder?.name}".`,
    );
  }
  ctx.audit({ recordKind: 'client_integration_account', recordId: id, action: 'created' });
  return (await selectAccount(ctx.db, id))!;
}
