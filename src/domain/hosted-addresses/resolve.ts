import { timingSafeEqual } from 'node:crypto';
import type { HostedIdentity } from '#src/call/hosted.ts';
import type { Connections } from '#src/platform/db/index.ts';
import type { Sealer } from '#src/platform/secrets/index.ts';
import { readSigned } from './signed.ts';
import { hashToken } from './tokens.ts';
import { findTokenByHash, isAgencyOpen } from './tokens.queries.ts';

/** What the operation asks for, as `x-address` says it. */
interface Asked {
  readonly credential: 'token' | 'signed';
  readonly purpose: string;
}

interface Keys {
  readonly db: Pick<Connections, 'system'>;
  readonly sealer: Pick<Sealer, 'isProved'>;
  readonly now: Date;
}

// No agency has it: what fails asks the database the same as what holds.
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * What the credential opens; undefined when it is wrong, expired, revoked, used up or of another purpose, and when its agency is
 * suspended or gone. Each takes the same steps: one look into the database, whatever is wrong.
 */
export async function resolveAddress(
  keys: Keys,
  asked: Asked,
  text: string,
): Promise<HostedIdentity | undefined> {
  return asked.credential === 'token' ? resolveToken(keys, asked, text) : resolveSigned(keys, asked, text);
}

async function resolveToken(
  { db, now }: Keys,
  { purpose }: Asked,
  text: string,
): Promise<HostedIdentity | undefined> {
  const hash = hashToken(text);
  const found = await findTokenByHash(db.system, hash);
  if (found === undefined || !timingSafeEqual(found.hash, hash)) return undefined;
  const expiresAt = found.expires_at === null ? null : new Date(found.expires_at);
  const holds =
    found.purpose === purpose &&
    found.revoked_at === null &&
    (expiresAt === null || expiresAt > now) &&
    found.uses_left !== 0 &&
    found.is_agency_open;
  if (!holds) return undefined;
  return {
    tenantId: found.tenant_id,
    purpose,
    recordId: found.record_id,
    tokenId: found.id,
    contactId: found.contact_id,
    detail: null,
    expiresAt,
  };
}

async function resolveSigned(
  { db, sealer, now }: Keys,
  { purpose }: Asked,
  text: string,
): Promise<HostedIdentity | undefined> {
  const read = readSigned(sealer, text, purpose, now);
  const isOpen = await isAgencyOpen(db.system, read?.tenantId ?? nobody);
  return isOpen ? read : undefined;
}
