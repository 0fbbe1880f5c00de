import type { Db } from '#src/db/index.ts';
import type { Identity } from '#src/door/context.ts';
import type { Log } from '#src/log.ts';
import { judgeKey, type Verdict } from './api-key.rules.ts';
import { findKeyByHash, updateKeysLastUsed } from './api-keys.queries.ts';
import { bearerToken, unauthenticated } from './bearer.ts';
import { IdentityCache } from './identity-cache.ts';
import { LastUsed } from './last-used.ts';
import { hashSecret, isWellFormed } from './secret.ts';

export interface AuthenticatorOptions {
  readonly log: Pick<Log, 'warn'>;
  /** How often the uses of keys are written (default 10 s). */
  readonly lastUsedEveryMs?: number;
  /** The clock, in milliseconds since 1970. */
  readonly now?: () => number;
}

export interface Authenticator {
  /**
   * Whose call this is, by the `Authorization` header. Answers at once when the credential is known, which is nearly
   * always; throws (or rejects with) `unauthenticated` otherwise.
   */
  authenticate(authorization: string | undefined): Identity | Promise<Identity>;
  /** Writes what is still to be written about the use of keys, and stops listening. */
  close(): Promise<void>;
}

/**
 * Identities are cached, and dropped when Postgres announces a change of credentials. While the announcements cannot
 * arrive the cache is empty and stays so: every call then asks the database.
 */
export function createAuthenticator(db: Db, options: AuthenticatorOptions): Authenticator {
  const now = options.now ?? Date.now;
  const cache = new IdentityCache();
  const lookups = new Map<string, Promise<Verdict>>();
  const lastUsed = new LastUsed(
    (uses) => updateKeysLastUsed(db.system, uses),
    (error) => options.log.warn({ err: error }, 'the last use of API keys could not be stored'),
    options.lastUsedEveryMs ?? 10_000,
  );

  let subscribed = false;
  const dropTenant = (tenantId: string) => {
    lookups.clear();
    cache.dropTenant(tenantId);
  };
  const dropAll = () => {
    lookups.clear();
    cache.clear();
  };
  const subscription = db.listen('credentials_changed', dropTenant, dropAll).then(
    (unsubscribe) => {
      subscribed = true;
      return unsubscribe;
    },
    (error: unknown) => options.log.warn({ err: error }, 'changes of credentials are not announced: every call asks the database'),
  );
  const cacheIsTrusted = () => subscribed && db.listening;

  async function lookUp(hash: Buffer, key: string): Promise<Verdict> {
    const { generation } = cache;
    const announced = cacheIsTrusted();
    // The row is found by an index on the hash. What the timing of that could tell is about the hash, not the secret.
    const record = await findKeyByHash(db.system, hash);
    const at = now();
    const verdict = record === undefined ? { refusal: 'The API key is not known.' } : judgeKey(record, at);
    if (announced && cacheIsTrusted()) cache.keep(key, verdict, at, generation);
    return verdict;
  }

  /** Callers that come while a key is being looked up share the answer. */
  function sharedLookUp(hash: Buffer, key: string): Promise<Verdict> {
    const underWay = lookups.get(key);
    if (underWay !== undefined) return underWay;
    const lookup = lookUp(hash, key).finally(() => {
      if (lookups.get(key) === lookup) lookups.delete(key);
    });
    lookups.set(key, lookup);
    return lookup;
  }

  function accept(verdict: Verdict): Identity {
    if ('refusal' in verdict) throw unauthenticated(verdict.refusal);
    lastUsed.note(verdict.identity.credentialId, now());
    return verdict.identity;
  }

  return {
    authenticate(authorization) {
      const token = bearerToken(authorization);
      if (!isWellFormed(token)) throw unauthenticated('The access token is not valid.');
      const hash = hashSecret(token);
      const key = hash.toString('base64');
      const known = cacheIsTrusted() ? cache.get(key, now()) : undefined;
      return known === undefined ? sharedLookUp(hash, key).then(accept) : accept(known);
    },
    async close() {
      const unsubscribe = await subscription;
      await unsubscribe?.();
      await lastUsed.close();
    },
  };
}
