import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Verdict } from '../api-key.rules.ts';
import { effectivePermissions } from '../permissions.ts';

/** Maximum lifetime of a browser session, and validity of a password confirmation, in milliseconds. */
export const sessionLifetimeMs = 7 * 24 * 60 * 60_000;
export const confirmationMs = 10 * 60_000;

/** A browser session, and the member that it works as, as the lookup by hash finds them; no member where no agency is chosen. */
export interface SessionRecord {
  readonly session_id: string;
  readonly account_id: string;
  readonly tenant_id: string | null;
  readonly user_id: string | null;
  readonly name: string | null;
  readonly role: string | null;
  readonly permissions: readonly string[] | null;
  readonly confirmed_at: string;
  readonly expires_at: string;
  /** Why the agency is suspended; null when it is active, and where none is chosen. */
  readonly suspension: string | null;
  /** The agency requires a second factor, and the session began without one. */
  readonly needs_second_factor: boolean;
}

const form = /^[A-Za-z0-9_-]{43}$/;

/** The cookie value of a new session: 256 random bits. */
export const newSessionSecret = (): string => randomBytes(32).toString('base64url');

export const isSessionShaped = (secret: string): boolean => form.test(secret);

/**
 * What our own pages send along with the cookie, which no other site can know: a function of the cookie, which scripts
 * cannot read, and of the agency, so that a page opened for one agency cannot act in another.
 */
export const proofOf = (secret: string, tenantId: string): string =>
  hash('sha256', `proof:${secret}:${tenantId}`, 'base64url');

export function isSameProof(given: string | undefined, expected: string): boolean {
  const [left, right] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Judges a session at an instant. It acts as the member in the agency that it is in. */
export function judgeSession(session: SessionRecord, secret: string, now: number): Verdict {
  const validUntil = Date.parse(session.expires_at);
  if (validUntil <= now) return { refusal: 'The session has expired. Sign in again.' };
  const { tenant_id: tenantId, user_id: userId, name } = session;
  if (tenantId === null || userId === null || name === null)
    return { refusal: 'No agency is selected. Sign in again.' };
  const role = session.role === 'owner' || session.role === 'admin' ? session.role : null;
  const identity = Object.freeze({
    tenantId,
    userId,
    name,
    role,
    kind: 'user' as const,
    permissions: effectivePermissions(role, session.permissions ?? []),
    credentialId: session.session_id,
    subject: session.session_id,
    session: Object.freeze({
      id: session.session_id,
      accountId: session.account_id,
      proof: proofOf(secret, tenantId),
      confirmationExpiresAt: Date.parse(session.confirmed_at) + confirmationMs,
      expiresAt: validUntil,
      needsSecondFactor: session.needs_second_factor,
    }),
  });
  return { identity, validUntil, suspension: session.suspension };
}
