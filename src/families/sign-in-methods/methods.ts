import type { Passkey, SignInMethods } from '#generated/console/types.gen.ts';
import type { ReadContext, SessionIdentity } from '#src/call/context.ts';
import {
  findFactors,
  selectPasskeys,
  type Factors,
  type StoredPasskey,
} from '#src/domain/access/second-factors/index.ts';
import { conflict, notFound } from '#src/platform/errors/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { findAccountId } from './methods.queries.ts';

const iso = (at: Date | string): string => new Date(at).toISOString();

export const passkeyOf = (stored: StoredPasskey): Passkey => ({
  id: stored.id,
  name: stored.name,
  is_synced: stored.is_synced,
  last_used_at: stored.last_used_at === null ? null : iso(stored.last_used_at),
  revision: stored.revision,
  created_at: iso(stored.created_at),
  updated_at: iso(stored.updated_at),
});

export async function readMethods(db: Db, accountId: string): Promise<SignInMethods> {
  const [factors, passkeys] = await Promise.all([findFactors(db, accountId), selectPasskeys(db, accountId)]);
  return {
    has_password: factors!.has_password,
    totp_enabled_at: factors!.totp_enabled_at === null ? null : iso(factors!.totp_enabled_at),
    recovery_codes_left: factors!.codes_left,
    passkeys: passkeys.map(passkeyOf),
    is_second_factor_required: factors!.is_required,
  };
}

export async function getSignInMethods({ db, identity }: ReadContext): Promise<SignInMethods> {
  const accountId = identity.session?.accountId ?? (await findAccountId(db, identity.userId));
  if (accountId === undefined) throw notFound('account', identity.userId);
  return readMethods(db, accountId);
}

/** Somebody who knows the password alone cannot add a factor beside those that there are. */
export function checkProved({ needsSecondFactor }: SessionIdentity, factors: Factors): void {
  if (needsSecondFactor && (factors.passkeys > 0 || factors.totp_sealed !== null))
    throw conflict('The account has a second factor. Sign out, and sign in again with it.');
}
