import { problem, type Problem } from '#src/platform/errors/index.ts';
import type { Connections } from '#src/platform/db/index.ts';
import type { Identity } from '#src/call/context.ts';
import type { Log } from '#src/platform/log.ts';
import {
  findKeyByHash,
  hashSecret,
  isWellFormed,
  judgeKey,
  updateKeysLastUsed,
  type Verdict,
} from '#src/domain/access/index.ts';
import { insertRefusedKey } from '#src/domain/access/auth-events/index.ts';
import { bearerToken, unauthenticated } from './bearer.ts';
import { IdentityCache } from './identity-cache.ts';
import { LastUsed } from './last-used.ts';
import type { Origin } from '#src/call/origin.ts';
import { isTokenShaped, judgeToken } from './oauth/token.rules.ts';
import { findTokenByHash, updateGrantsLastUsed } from './oauth/tokens.queries.ts';
import { RefusedKeys } from './refused-keys.ts';
import {
  findSessionByHash,
  isSessionShaped,
  judgeSession,
  updateSessionsLastUsed,
} from '#src/domain/access/sessions/index.ts';

export interface AuthenticatorOptions {
  readonly log: Pick<Log, 'warn'>;
  /** How often the uses of keys and grants are written (default 10 s). */
  readonly lastUsedEveryMs?: number;
  /** The clock, in milliseconds since 1970. */
  readonly now?: () => number;
}

export interface Authenticator {
  /**
   * Whose call this is, by the `Authorization` header. Answers at once when the credential is known, which is nearly
   * always; throws (or rejects with) `unauthenticated` otherwise, and `agency_suspended` while the agency is suspended. `origin` is for the record of keys that are refused.
   */
  authenticate(authorization: string | undefined, origin?: Origin): Identity | Promise<Identity>;
  /**
   * The same for what the cookie of a browser session holds. That a page of ours sent it is checked elsewhere. `isFresh` asks
   * the database: what changed an instant ago counts.
   */
  authenticateSession(secret: string, isFresh?: boolean): Identity | Promise<Identity>;
  /**
   * Asks the database again who the callers of an agency are. Other processes hear of a change of credentials moments after its
   * commit; here it holds for whatever comes after the answer.
   */
  forget(tenantId: string): void;
  /** Writes what is still to be written about the use of credentials, and stops listening. */
  close(): Promise<void>;
}

/** The kinds of credentials. Forms tell keys and tokens apart, which are worth the same everywhere. */
type Kind = 'key' | 'token' | 'session';

interface LookUp {
  readonly verdict: Promise<Verdict>;
  readonly startedAt: number;
}

// A lookup takes a millisecond. On a busy machine it may take some hundred.
const sharedForMs = 1_000;

const kindOf = (token: string): 'key' | 'token' | undefined =>
  isWellFormed(token) ? 'key' : isTokenShaped(token) ? 'token' : undefined;

/** 403 with the operator's reason, for valid credentials of a suspended agency. */
const suspended = (reason: string): Problem =>
  problem(
    'agency_suspended',
    reason === ''
      ? 'The agency is suspended. Contact the operator of the service.'
      : `The agency is suspended: ${reason}`,
  );

/**
 * Identities are cached, and dropped when Postgres announces a change of credentials. While the announcements cannot
 * arrive the cache is empty and stays so: every call then asks the database.
 */
export function createAuthenticator(db: Connections, options: AuthenticatorOptions): Authenticator {
  const now = options.now ?? Date.now;
  const cache = new IdentityCache();
  const lookups = new Map<string, LookUp>();
  const lastUsedOf = (write: typeof updateKeysLastUsed) =>
    new LastUsed(
      (uses) => write(db.system, uses),
      (error) => options.log.warn({ err: error }, 'the last use of credentials could not be stored'),
      options.lastUsedEveryMs ?? 10_000,
    );
  const lastUsed: Readonly<Record<Kind, LastUsed>> = {
    key: lastUsedOf(updateKeysLastUsed),
    token: lastUsedOf(updateGrantsLastUsed),
    session: lastUsedOf(updateSessionsLastUsed),
  };

  const refusedKeys = new RefusedKeys(
    (key, reason, origin) => insertRefusedKey(db.system, key, reason, origin),
    (error) => options.log.warn({ err: error }, 'the use of a refused API key could not be stored'),
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
    (error: unknown) =>
      options.log.warn(
        { err: error },
        'cannot listen for credential changes; every call reads credentials from the database',
      ),
  );
  const cacheIsTrusted = () => subscribed && db.listening;

  // The row is found by an index on the hash. What the timing of that could tell is about the hash, not the secret.
  async function judge(kind: Kind, hash: Buffer, secret: string): Promise<Verdict> {
    if (kind === 'session') {
      const record = await findSessionByHash(db.system, hash);
      return record === undefined
        ? { refusal: 'The session has expired. Sign in again.' }
        : judgeSession(record, secret, now());
    }
    if (kind === 'token') {
      const record = await findTokenByHash(db.system, hash);
      return record === undefined ? { refusal: 'The access token is not known.' } : judgeToken(record, now());
    }
    const record = await findKeyByHash(db.system, hash);
    return record === undefined ? { refusal: 'The API key is not known.' } : judgeKey(record, now());
  }

  async function lookUp(kind: Kind, hash: Buffer, key: string, secret: string): Promise<Verdict> {
    const { generation } = cache;
    const announced = cacheIsTrusted();
    const verdict = await judge(kind, hash, secret);
    // A session that was refused a moment ago may have got an agency since, and its browser does not wait for the announcement.
    const isWorthKeeping = kind !== 'session' || 'identity' in verdict;
    if (isWorthKeeping && announced && cacheIsTrusted()) cache.keep(key, verdict, now(), generation);
    return verdict;
  }

  /**
   * Callers that come while a credential is being looked up share the answer. One that is late is left to those who wait for it
   * already: its connection may be dead, which is known only after half a minute, and another one serves the next caller.
   */
  function sharedLookUp(kind: Kind, hash: Buffer, key: string, secret: string): Promise<Verdict> {
    const underWay = lookups.get(key);
    const startedAt = now();
    if (underWay !== undefined && startedAt - underWay.startedAt < sharedForMs) return underWay.verdict;
    const verdict = lookUp(kind, hash, key, secret).finally(() => {
      if (lookups.get(key)?.verdict === verdict) lookups.delete(key);
    });
    lookups.set(key, { verdict, startedAt });
    return verdict;
  }

  function accept(kind: Kind, verdict: Verdict, origin?: Origin): Identity {
    if ('refusal' in verdict) {
      if (verdict.key !== undefined) refusedKeys.note(verdict.key, verdict.refusal, now(), origin ?? null);
      throw unauthenticated(verdict.refusal);
    }
    if (verdict.suspension !== null) throw suspended(verdict.suspension);
    lastUsed[kind].note(verdict.identity.credentialId, now());
    return verdict.identity;
  }

  function find(kind: Kind, secret: string, isFresh = false, origin?: Origin): Identity | Promise<Identity> {
    const hash = hashSecret(secret);
    // A session's secret looks like a token and is none.
    const key = kind === 'session' ? `session ${hash.toString('base64')}` : hash.toString('base64');
    if (isFresh) return lookUp(kind, hash, key, secret).then((verdict) => accept(kind, verdict));
    const known = cacheIsTrusted() ? cache.get(key, now()) : undefined;
    return known === undefined
      ? sharedLookUp(kind, hash, key, secret).then((verdict) => accept(kind, verdict, origin))
      : accept(kind, known, origin);
  }

  return {
    authenticate(authorization, origin) {
      const token = bearerToken(authorization);
      const kind = kindOf(token);
      if (kind === undefined) throw unauthenticated('The access token is not valid.');
      return find(kind, token, false, origin);
    },
    authenticateSession(secret, isFresh) {
      if (!isSessionShaped(secret)) throw unauthenticated('The session has expired. Sign in again.');
      return find('session', secret, isFresh);
    },
    forget: dropTenant,
    async close() {
      const unsubscribe = await subscription;
      await unsubscribe?.();
      await Promise.all([...Object.values(lastUsed).map((one) => one.close()), refusedKeys.close()]);
    },
  };
}
