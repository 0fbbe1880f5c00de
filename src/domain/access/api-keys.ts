import type { WriteContext } from '#src/call/context.ts';
import { listed, notFound, problem } from '#src/platform/errors/index.ts';
import { insertAuthEvents, sourceOf } from './auth-events/auth-events.queries.ts';
import {
  findKeyForUpdate,
  insertKey,
  insertServiceAccount,
  updateKeyRevoked,
  updateKeySecret,
} from './api-keys.queries.ts';
import { isPermission } from './permissions.ts';
import { hashSecret, hintOf, newSecret } from './secret.ts';

/** What changing a key needs: a handler's context has it, and commands get it, without a caller, from `systemContext()`. */
export type KeyContext = Pick<WriteContext, 'db' | 'audit' | 'now'> &
  Partial<Pick<WriteContext, 'identity' | 'origin'>>;

/** Both secrets of a rotated key work this long, so that its users can be changed over one by one. */
export const defaultOverlapHours = 24;

export interface CreateServiceAccount {
  readonly name: string;
  /** What the program does. */
  readonly description?: string | null;
  readonly permissions: readonly string[];
  readonly createdBy?: string | null;
}

export interface CreateApiKey {
  readonly name: string;
  /** The account that the key speaks for. */
  readonly userId: string;
  /** Absent or null: until it is revoked. */
  readonly expiresAt?: Date | null;
  readonly createdBy?: string | null;
}

/** The only moment at which the secret exists outside its user's hands. */
export interface IssuedKey {
  readonly id: string;
  readonly secret: string;
}

/** An account for programs: it holds the given permissions and nothing from its creator. Answers its id. */
export async function createServiceAccount(ctx: KeyContext, input: CreateServiceAccount): Promise<string> {
  const unknown = input.permissions.filter((key) => !isPermission(key));
  if (unknown.length > 0)
    throw problem('validation_error', `These permissions do not exist: ${listed(unknown)}.`);
  const { id } = await insertServiceAccount(ctx.db, {
    name: input.name,
    description: input.description ?? null,
    permissions: [...new Set(input.permissions)].sort(),
    createdBy: input.createdBy ?? null,
  });
  ctx.audit({ recordKind: 'user', recordId: id, action: 'created' });
  return id;
}

export async function createApiKey(ctx: KeyContext, input: CreateApiKey): Promise<IssuedKey> {
  const secret = newSecret();
  const { id } = await insertKey(ctx.db, {
    userId: input.userId,
    name: input.name,
    hint: hintOf(secret),
    hash: hashSecret(secret),
    expiresAt: input.expiresAt ?? null,
    createdBy: input.createdBy ?? null,
  });
  await note(ctx, { id, user_id: input.userId }, 'created');
  return { id, secret };
}

/** A new secret for the key. The former one keeps working for the overlap, or ends at once with an overlap of 0. */
export async function rotateApiKey(
  ctx: KeyContext,
  id: string,
  overlapHours = defaultOverlapHours,
): Promise<IssuedKey> {
  const key = await findUsableKey(ctx, id);
  const overlapMs = overlapHours * 3_600_000;
  const previous =
    overlapMs > 0 ? { hash: key.hash, expiresAt: new Date(ctx.now.getTime() + overlapMs) } : null;
  const secret = newSecret();
  await updateKeySecret(ctx.db, id, { hash: hashSecret(secret), hint: hintOf(secret) }, previous);
  await note(ctx, key, 'rotated');
  return { id, secret };
}

/** Ends the key for good, in every process within a second. Revoking it again changes nothing. */
export async function revokeApiKey(ctx: KeyContext, id: string): Promise<void> {
  const key = await findKeyForUpdate(ctx.db, id);
  if (key === undefined) throw notFound('API key', id);
  if (key.revoked_at !== null) return;
  await updateKeyRevoked(ctx.db, id, ctx.now);
  await note(ctx, key, 'revoked');
}

/** For the audit trail and the agency's record of what happened to credentials. */
async function note(
  ctx: KeyContext,
  { id, user_id: userId }: { id: string; user_id: string },
  action: 'created' | 'rotated' | 'revoked',
): Promise<void> {
  ctx.audit({ recordKind: 'api_key', recordId: id, action });
  await insertAuthEvents(ctx.db, [{ kind: `api_key_${action}`, userId, credentialId: id }], sourceOf(ctx));
}

async function findUsableKey(ctx: KeyContext, id: string) {
  const key = await findKeyForUpdate(ctx.db, id);
  if (key === undefined) throw notFound('API key', id);
  if (key.revoked_at !== null)
    throw problem('state_conflict', 'The API key is revoked. Create a new one instead.');
  if (key.expires_at !== null && Date.parse(key.expires_at) <= ctx.now.getTime()) {
    throw problem('state_conflict', 'The API key has expired. Create a new one instead.');
  }
  return key;
}
