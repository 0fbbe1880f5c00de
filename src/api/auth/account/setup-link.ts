import { randomBytes } from 'node:crypto';
import { hashSecret } from '#src/domain/access/index.ts';
import type { Connections } from '#src/platform/db/index.ts';
import { offerSetup } from './setup.queries.ts';

/** Validity of the link; the next start of a system that is still empty makes another one. */
export const setupLinkHours = 24;

/**
 * A link by which the first agency of an empty system is created in the browser, once. Null where there is an agency, or a
 * process that started at the same time has the link. The database keeps its hash alone.
 */
export async function createSetupLink(db: Pick<Connections, 'system'>, base: string): Promise<string | null> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + setupLinkHours * 3_600_000);
  const isMade = await offerSetup(db.system, hashSecret(token), expiresAt);
  return isMade ? `${base}/console/setup?token=${token}` : null;
}
