import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Connections } from '#src/platform/db/index.ts';
import type { Sealer } from '#src/platform/secrets/index.ts';
import { insertKey, selectKeys } from './keys.queries.ts';

export const keyContext = { tenantId: 'service', purpose: 'oauth_cookie_key' };

/**
 * The keys that sign cookies and form tokens, the newest first; it signs, all are accepted. They are the same in every
 * process and kept sealed in the database. Fails where one cannot be opened: a new one in its place would end every sign-in under
 * way, and nobody would know why.
 */
export async function openKeys(db: Pick<Connections, 'system'>, sealer: Sealer): Promise<readonly string[]> {
  const stored = await selectKeys(db.system);
  if (stored.length === 0) await addKey(db, sealer, 1);
  const current = stored.length > 0 ? stored : await selectKeys(db.system);
  return current.map(({ sealed }) => sealer.open(sealed, keyContext));
}

/** A key for `slot`, unless another process has made one. Running processes know it after their next start. */
export async function addKey(db: Pick<Connections, 'system'>, sealer: Sealer, slot: number): Promise<void> {
  const sealed = sealer.seal(randomBytes(32).toString('base64url'), keyContext);
  await insertKey(db.system, { slot, sealed });
}

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
