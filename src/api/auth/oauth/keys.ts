import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Connections } from '#src/platform/db/index.ts';
import type { Sealer } from '#src/platform/secrets/index.ts';
import { insertKey, selectKeys, type StoredKey } from './keys.queries.ts';

export const keyContext = { tenantId: 'service', purpose: 'oauth_cookie_key' };

/**
 * The keys that sign cookies and form tokens, the newest first; it signs, all are accepted. They are the same in every
 * process and kept sealed in the database. Where none can be opened, because the sealing key changed, a new one is made.
 */
export async function openKeys(db: Pick<Connections, 'system'>, sealer: Sealer): Promise<readonly string[]> {
  const stored = await selectKeys(db.system);
  const opened = openAll(stored, sealer);
  if (opened.length > 0) return opened;
  const sealed = sealer.seal(randomBytes(32).toString('base64url'), keyContext);
  await insertKey(db.system, { slot: (stored[0]?.slot ?? 0) + 1, sealed });
  return openAll(await selectKeys(db.system), sealer);
}

const openAll = (stored: readonly StoredKey[], sealer: Sealer): string[] =>
  stored.flatMap(({ sealed }) => {
    try {
      return [sealer.open(sealed, keyContext)];
    } catch {
      return [];
    }
  });

/** What a form carries to show that we made it, for this interaction and nobody else's. */
export const formToken = ([key]: readonly string[], uid: string): string =>
  mac(key!, uid).toString('base64url');

export const isFormToken = (keys: readonly string[], uid: string, token: string): boolean =>
  keys.some((key) => {
    const given = Buffer.from(token, 'base64url');
    const expected = mac(key, uid);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });

const mac = (key: string, uid: string): Buffer => createHmac('sha256', key).update(`form:${uid}`).digest();
