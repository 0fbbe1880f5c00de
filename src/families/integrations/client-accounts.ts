import type { DeleteClientIntegrationAccountInput } from '#generated/console/families/integrations/handlers.ts';
import type { Deleted } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, notFound } from '#src/platform/errors/index.ts';
import { deleteAccount, lockAccount } from './client-accounts.queries.ts';

export async function deleteClientIntegrationAccount(
  ctx: WriteContext,
  { path, query }: DeleteClientIntegrationAccountInput,
): Promise<Deleted> {
  const account = await lockAccount(ctx.db, storedId(path.id));
  if (account === undefined) throw notFound('client integration account', path.id);
  const { id, revision, client_id, provider, external_account_id } = account;
  checkRevision(revision, query.expected_revision);
  await deleteAccount(ctx.db, id);
  ctx.audit({
    recordKind: 'client_integration_account',
    recordId: id,
    action: 'deleted',
    previous: { client_id, provider, external_account_id },
  });
  return { id, deleted_at: ctx.now.toISOString() };
}
