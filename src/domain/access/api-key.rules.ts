import type { Identity } from '#src/call/context.ts';
import { effectivePermissions } from './permissions.ts';

/** An API key and the account behind it, as the lookup by hash finds them. */
export interface KeyRecord {
  readonly key_id: string;
  readonly tenant_id: string;
  readonly user_id: string;
  readonly kind: string;
  readonly name: string;
  readonly role: string | null;
  readonly status: string;
  readonly permissions: readonly string[];
  /** The presented secret is the one that the last rotation replaced. */
  readonly is_previous: boolean;
  readonly expires_at: string | null;
  readonly previous_expires_at: string | null;
  readonly revoked_at: string | null;
  /** Why the agency is suspended; null when it is active. */
  readonly suspension: string | null;
}

/**
 * Either whom the credential speaks for and until when, or why it is refused; `key` is the one of ours that it is. Where
 * `suspension` says why the agency is suspended, the credential is valid and nothing can be done with it.
 */
export type Verdict =
  | { readonly identity: Identity; readonly validUntil: number; readonly suspension: string | null }
  | { readonly refusal: string; readonly key?: RefusedKey };

export interface RefusedKey {
  readonly tenantId: string;
  readonly keyId: string;
}

/**
 * Judges a key at an instant (domain model §15). Saying which rule refused it helps its holder and nobody else: only who
 * has the whole secret gets this far.
 */
export function judgeKey(key: KeyRecord, now: number): Verdict {
  const refuse = (refusal: string): Verdict => ({
    refusal,
    key: { tenantId: key.tenant_id, keyId: key.key_id },
  });
  if (key.revoked_at !== null) return refuse('The API key was revoked.');
  const expiresAt = instant(key.expires_at);
  if (expiresAt <= now) return refuse('The API key has expired.');
  const replacedAt = key.is_previous ? instant(key.previous_expires_at) : Infinity;
  if (replacedAt <= now) return refuse('The API key was rotated, and this secret is no longer valid.');
  if (key.status !== 'active') return refuse('The account of the API key is not active.');
  return {
    identity: identityOf(key),
    validUntil: Math.min(expiresAt, replacedAt),
    suspension: key.suspension,
  };
}

function identityOf(key: KeyRecord): Identity {
  const role = key.role === 'owner' || key.role === 'admin' ? key.role : null;
  return Object.freeze({
    tenantId: key.tenant_id,
    userId: key.user_id,
    kind: key.kind === 'service_account' ? 'service_account' : 'user',
    name: key.name,
    role,
    permissions: effectivePermissions(role, key.permissions),
    credentialId: key.key_id,
    subject: key.key_id,
  });
}

const instant = (at: string | null): number => (at === null ? Infinity : Date.parse(at));
