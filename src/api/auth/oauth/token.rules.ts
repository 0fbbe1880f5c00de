import { hash } from 'node:crypto';
import { effectivePermissions, type Verdict } from '#src/domain/access/index.ts';

/** An access token, its grant and the member behind it, as the lookup by hash finds them. */
export interface TokenRecord {
  readonly grant_id: string;
  readonly tenant_id: string;
  readonly user_id: string;
  readonly name: string;
  readonly role: string | null;
  readonly status: string;
  readonly permissions: readonly string[];
  readonly client_id: string;
  readonly can_manage_people: boolean;
  readonly expires_at: string;
  readonly revoked_at: string | null;
  /** Why the agency is suspended; null when it is active. */
  readonly suspension: string | null;
}

const form = /^[A-Za-z0-9_-]{43}$/;

/** Whether the text can be one of our access tokens: 256 random bits. */
export const isTokenShaped = (token: string): boolean => form.test(token);

/** Judges an access token at an instant (domain model §15). It acts as the member who granted it, on REST and MCP alike. */
export function judgeToken(token: TokenRecord, now: number): Verdict {
  if (token.revoked_at !== null) return { refusal: 'The access token was revoked.' };
  const validUntil = Date.parse(token.expires_at);
  if (validUntil <= now) return { refusal: 'The access token has expired.' };
  if (token.status !== 'active') return { refusal: 'The account of the access token is not active.' };
  const role = token.role === 'owner' || token.role === 'admin' ? token.role : null;
  const identity = Object.freeze({
    tenantId: token.tenant_id,
    userId: token.user_id,
    kind: 'user' as const,
    name: token.name,
    role,
    permissions: effectivePermissions(role, token.permissions),
    credentialId: token.grant_id,
    subject: subjectOf(token.client_id),
    grant: Object.freeze({ canManagePeople: token.can_manage_people }),
  });
  return { identity, validUntil, suspension: token.suspension };
}

const maxSubjectLength = 64;

/** The client as limits count it: an address, which may be long, by its hash. */
export const subjectOf = (clientId: string): string =>
  clientId.length <= maxSubjectLength && !clientId.includes('/')
    ? clientId
    : `client_${hash('sha256', clientId, 'base64url').slice(0, 32)}`;
