import type { ServiceAccount, ServiceAccountDeleted } from '#generated/console/types.gen.ts';
import type {
  CreateServiceAccountInput,
  DeleteServiceAccountInput,
  GetServiceAccountInput,
  ListServiceAccountsInput,
  UpdateServiceAccountInput,
} from '#generated/console/families/api-keys/handlers.ts';
import { insertAuthEvents, sourceOf } from '#src/domain/access/auth-events/index.ts';
import {
  checkGrantable,
  checkHeld,
  createServiceAccount as createAccount,
  revokeApiKey,
} from '#src/domain/access/index.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { checkRevision, notFound } from '#src/platform/errors/index.ts';
import { diff } from '#src/platform/events/index.ts';
import { selectKeysToRevoke } from './keys.queries.ts';
import {
  lockServiceAccount,
  selectServiceAccount,
  serviceAccounts,
  updateAccount,
  type AccountValues,
  type LockedAccount,
} from './service-accounts.queries.ts';

export const listServiceAccounts = (ctx: ReadContext, { query }: ListServiceAccountsInput) =>
  serviceAccounts.page(ctx.db, query, {});

export async function getServiceAccount(
  ctx: ReadContext,
  { path: { id } }: GetServiceAccountInput,
): Promise<Result<ServiceAccount>> {
  const account = await selectServiceAccount(ctx.db, id);
  if (account === undefined) throw notFound('service account', id);
  return account;
}

export async function createServiceAccount(
  ctx: WriteContext,
  { body }: CreateServiceAccountInput,
): Promise<Result<ServiceAccount>> {
  checkGrantable(ctx, body.permissions);
  const id = await createAccount(ctx, { ...body, createdBy: ctx.identity.userId });
  return (await selectServiceAccount(ctx.db, id))!;
}

export async function updateServiceAccount(
  ctx: WriteContext,
  { path: { id }, body }: UpdateServiceAccountInput,
): Promise<Result<ServiceAccount>> {
  const before = await lockHeldAccount(ctx, id);
  checkRevision(before.revision, body.expected_revision);
  const values = valuesOf(body);
  if (values.permissions !== undefined) checkGrantable(ctx, values.permissions);
  const changes = diff(before, { ...before, ...values }, ['name', 'description', 'permissions']);
  if (changes !== null) {
    await updateAccount(ctx.db, id, values, ctx.now);
    if (values.permissions !== undefined && changes._changed_fields.includes('permissions'))
      await notePermissions(ctx, before, values.permissions);
    ctx.audit({
      recordKind: 'user',
      recordId: id,
      action: 'updated',
      changedFields: changes._changed_fields,
      previous: previousOf(before, changes._changed_fields),
    });
  }
  return (await selectServiceAccount(ctx.db, id))!;
}

/** The account stays behind what it created; its keys end with it. */
export async function deleteServiceAccount(
  ctx: WriteContext,
  { path, query }: DeleteServiceAccountInput,
): Promise<ServiceAccountDeleted> {
  const { id, name, revision } = await lockHeldAccount(ctx, path.id);
  checkRevision(revision, query.expected_revision);
  const keys = await selectKeysToRevoke(ctx.db, id);
  for (const key of keys) await revokeApiKey(ctx, key.id);
  await updateAccount(ctx.db, id, { status: 'removed' }, ctx.now);
  ctx.audit({ recordKind: 'user', recordId: id, action: 'deleted', previous: { name } });
  return {
    id,
    deleted_at: ctx.now.toISOString(),
    revoked_key_count: keys.filter(({ is_valid }) => is_valid).length,
  };
}

/** The account, which holds nothing that the caller does not. Nobody else changes it until the end of the transaction. */
export async function lockHeldAccount(ctx: ReadContext, id: string): Promise<LockedAccount> {
  const account = await lockServiceAccount(ctx.db, id);
  if (account === undefined) throw notFound('service account', id);
  checkHeld(ctx, account.held);
  return account;
}

const valuesOf = ({ name, description, permissions }: UpdateServiceAccountInput['body']): AccountValues => ({
  ...(name !== undefined && { name }),
  ...(description !== undefined && { description }),
  ...(permissions !== undefined && { permissions: [...permissions].sort() }),
});

/** All of it, the list of permissions too: who may do what is what the audit trail is asked about. */
const previousOf = (before: LockedAccount, changed: readonly string[]) =>
  Object.fromEntries(changed.map((name) => [name, before[name as keyof LockedAccount]]));

function notePermissions(
  ctx: WriteContext,
  { id, permissions }: LockedAccount,
  given: readonly string[],
): Promise<void> {
  const changes = [{ field: 'permissions', old_values: permissions, new_values: [...given] }];
  return insertAuthEvents(ctx.db, [{ kind: 'permissions_changed', userId: id, changes }], sourceOf(ctx));
}
