import type { ApiKey, IssuedApiKey } from '#generated/console/types.gen.ts';
import type {
  CreateApiKeyInput,
  GetApiKeyInput,
  ListApiKeysInput,
  RevokeApiKeyInput,
  RotateApiKeyInput,
} from '#generated/console/families/api-keys/handlers.ts';
import {
  checkHeld,
  createApiKey as createKey,
  defaultOverlapHours,
  revokeApiKey as revokeKey,
  rotateApiKey as rotateKey,
  type IssuedKey,
} from '#src/domain/access/index.ts';
import { parseRecord } from '#src/platform/db/query/index.ts';
import type { JsonText, ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { checkRevision, conflict, notFound } from '#src/platform/errors/index.ts';
import { setKeyExpiryNotice } from './expiry-notices.ts';
import { countValidKeys, findAccountOfKey, keyList, selectKey } from './keys.queries.ts';
import { checkRotation, maxValidKeys, readExpiry } from './keys.rules.ts';
import { lockServiceAccount } from './service-accounts.queries.ts';
import { lockHeldAccount } from './service-accounts.ts';

export const listApiKeys = (ctx: ReadContext, { query }: ListApiKeysInput) => keyList.page(ctx.db, query, {});

export const getApiKey = (ctx: ReadContext, { path: { id } }: GetApiKeyInput): Promise<Result<ApiKey>> =>
  showKey(ctx, id);

export async function createApiKey(ctx: WriteContext, { body }: CreateApiKeyInput): Promise<IssuedApiKey> {
  const { service_account_id: userId, name } = body;
  const expiresAt = readExpiry(body.expires_at, ctx.now);
  await lockHeldAccount(ctx, userId);
  if ((await countValidKeys(ctx.db, userId)) >= maxValidKeys) {
    throw conflict(
      `The service account has ${maxValidKeys} valid keys, which is the limit. Revoke keys that are not in use.`,
    );
  }
  const issue = await createKey(ctx, { name, userId, expiresAt, createdBy: ctx.identity.userId });
  if (expiresAt !== null) setKeyExpiryNotice(ctx, issue.id, expiresAt);
  return issued(ctx, issue);
}

export async function rotateApiKey(
  ctx: WriteContext,
  { path: { id }, body }: RotateApiKeyInput,
): Promise<IssuedApiKey> {
  const {
    overlap_hours: overlapHours = defaultOverlapHours,
    force = false,
    expected_revision: expectedRevision,
  } = body;
  const accountId = await findAccountOfKey(ctx.db, id);
  if (accountId === undefined) throw notFound('API key', id);
  // The account of a revoked key may be gone.
  checkHeld(ctx, (await lockServiceAccount(ctx.db, accountId))?.held ?? []);
  const key = parseRecord(await showKey(ctx, id));
  checkRevision(key.revision, expectedRevision);
  checkRotation(key, force);
  return issued(ctx, await rotateKey(ctx, id, overlapHours));
}

/** Independent of the permissions of the account: revoking a key grants nothing, and a leaked key cannot wait. */
export async function revokeApiKey(
  ctx: WriteContext,
  { path: { id } }: RevokeApiKeyInput,
): Promise<Result<ApiKey>> {
  if ((await findAccountOfKey(ctx.db, id)) === undefined) throw notFound('API key', id);
  await revokeKey(ctx, id);
  return showKey(ctx, id);
}

async function showKey(ctx: ReadContext, id: string): Promise<JsonText<ApiKey>> {
  const key = await selectKey(ctx.db, id);
  if (key === undefined) throw notFound('API key', id);
  return key;
}

const issued = async (ctx: WriteContext, { id, secret }: IssuedKey): Promise<IssuedApiKey> => ({
  secret,
  api_key: parseRecord(await showKey(ctx, id)),
});
