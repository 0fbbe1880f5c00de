import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Connections } from '#src/platform/db/index.ts';
import type { Sealer } from '#src/platform/secrets/index.ts';
import { insertKey, selectKeys } from './keys.queries.ts';

export const keyContext = { tenantId: 'service', purpose: 'oauth_cookie_key' };

/** A process knows a change of the keys after this time, and nothing that it signs is refused by another meanwhile. */
const freshMs = 20_000;

export interface KeyRingOptions {
  readonly db: Pick<Connections, 'system'>;
  readonly sealer: Sealer;
  /** How long keys are used without a look at the database (default: 20 s). */
  readonly freshMs?: number;
}

/**
 * The keys that sign cookies and form tokens, the signing one first; all are accepted. They are the same in every process and kept
 * sealed in the database, where the operator adds and retires them while processes run: a new one is accepted at once and signs
 * once all processes know it. Fails where one cannot be opened: a new one in its place would end every sign-in under way, and
 * nobody would know why.
 */
export class KeyRing {
  /** The same list for ever, since the library keeps it; `refresh` changes what is in it. */
  readonly keys: string[] = [];
  readonly #options: KeyRingOptions;
  #readAt = -Infinity;
  #reading: Promise<void> | undefined;

  constructor(options: KeyRingOptions) {
    this.#options = options;
  }

  /** Call it before a request: looks for changes where the keys are no longer fresh. */
  async refresh(): Promise<readonly string[]> {
    if (performance.now() - this.#readAt >= (this.#options.freshMs ?? freshMs))
      await (this.#reading ??= this.#read().finally(() => (this.#reading = undefined)));
    return this.keys;
  }

  async #read(): Promise<void> {
    const readAt = performance.now();
    const opened = await openKeys(this.#options.db, this.#options.sealer);
    this.keys.splice(0, Infinity, ...opened);
    this.#readAt = readAt;
  }
}

/** The keys as they are stored now, the one that signs first; the first of all is made here. */
export async function openKeys(db: Pick<Connections, 'system'>, sealer: Sealer): Promise<readonly string[]> {
  const stored = await selectKeys(db.system);
  if (stored.length === 0) await insertKey(db.system, { slot: 1, sealed: sealNewKey(sealer) });
  const current = stored.length > 0 ? stored : await selectKeys(db.system);
  return current.map(({ sealed }) => sealer.open(sealed, keyContext));
}

export const sealNewKey = (sealer: Sealer): Buffer =>
  sealer.seal(randomBytes(32).toString('base64url'), keyContext);

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
