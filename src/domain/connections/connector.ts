import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { notify } from '#src/domain/notifications/index.ts';
import { openness } from '#src/domain/visibility/index.ts';
import type { Connections, Db } from '#src/platform/db/index.ts';
import { conflict, invalid, Problem } from '#src/platform/errors/index.ts';
import { changeAsSystem } from '#src/platform/events/index.ts';
import { guardedFetch, type AddressPolicy } from '#src/platform/outbound/index.ts';
import type { Sealer } from '#src/platform/secrets/index.ts';
import * as queries from './connections.queries.ts';
import {
  ConsentEnded,
  consentUrl,
  newVerifier,
  redeemCode,
  refresh,
  revokeToken,
  type GrantedTokens,
  type Outside,
} from './oauth.ts';
import type { OutsideService } from './outside-services.ts';

export const accessPurpose = 'connection_access';
export const refreshPurpose = 'connection_refresh';
export const verifierPurpose = 'connection_verifier';
export const inputsPurpose = 'connection_inputs';

/** A token is renewed when it has less than this to live, so that nobody waits for it. */
const earlyMs = 5 * 60_000;
/** A token with less than this to live may be too old when it arrives. */
const usableMs = 20_000;
const leaseMs = 20_000;
const pollMs = 150;
const consentLifetimeMs = 10 * 60_000;
const silenceMs = 10_000;

/** `ended`: somebody has to consent again. `away`: the service does not answer; later it may. */
export class ConnectionUnusable extends Error {
  override readonly name = 'ConnectionUnusable';
  readonly kind: 'ended' | 'away';

  constructor(kind: 'ended' | 'away', message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

export interface ConnectorOptions {
  readonly services: readonly OutsideService[];
  readonly sealer: Sealer;
  readonly addresses: AddressPolicy;
  readonly ca?: string | undefined;
}

export interface ServiceCall {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

type Database = Pick<Connections, 'read' | 'write' | 'wakeWorkers' | 'clock'>;

/** Who goes through a consent, and where it is stored. */
export interface Consenting {
  readonly db: Db;
  readonly now: Date;
  readonly tenantId: string;
  readonly userId: string;
  /** Around what waits for the service (`ReadContext.outside`). */
  readonly outside?: <T>(waiting: () => Promise<T>) => Promise<T>;
}

export interface BegunConsent {
  readonly url: string;
  readonly expiresAt: Date;
}

export interface RedeemedConsent {
  readonly connection: queries.StoredConnection;
  readonly state: string;
  readonly tokens: GrantedTokens;
}

/** Every use of an account at an outside service: consent, tokens that are always fresh, calls with a log, the end. */
export class Connector {
  readonly #services: ReadonlyMap<string, OutsideService>;
  readonly #sealer: Sealer;
  readonly #outside: Outside;

  constructor({ services, sealer, addresses, ca }: ConnectorOptions) {
    this.#services = new Map(services.map((service) => [service.key, service]));
    this.#sealer = sealer;
    this.#outside = { addresses, ca, silenceMs };
  }

  /** The service behind a connection; undefined where the operator has not set it up. */
  serviceOf(key: string): OutsideService | undefined {
    return this.#services.get(key);
  }

  /** Begins or repeats the consent of a connection: where to send the person. The answer proves the session that began it. */
  async begin(
    { db, now, tenantId, userId }: Consenting,
    connection: { readonly id: string; readonly integration_key: string },
    redirectUri: string,
  ): Promise<BegunConsent> {
    const service = this.#require(connection.integration_key);
    const verifier = newVerifier();
    const state = `${tenantId}.${connection.id}.${randomBytes(24).toString('base64url')}`;
    const expiresAt = new Date(now.getTime() + consentLifetimeMs);
    await queries.updateConsent(db, connection.id, {
      userId,
      stateHash: hashOf(state),
      verifierSealed: this.#sealer.seal(verifier, { tenantId, purpose: verifierPurpose }),
      expiresAt,
    });
    return { url: await consentUrl(service, { state, verifier, redirectUri }), expiresAt };
  }

  /**
   * Exchanges what the person came back with for tokens, outside of any transaction; `keepConsent` stores them. A state counts once, for ten
   * minutes, and for the member who began. 400 otherwise, and when consent was refused; 409 when the service does not answer.
   */
  async redeem(asked: Consenting, answer: URLSearchParams, redirectUri: string): Promise<RedeemedConsent> {
    const { tenantId } = asked;
    const state = answer.get('state') ?? '';
    const connection = await this.#consenting(asked, state);
    const service = this.#require(connection.integration_key);
    const verifier = this.#sealer.open(connection.consent_verifier_sealed!, {
      tenantId,
      purpose: verifierPurpose,
    });
    const exchange = () => redeemCode(service, answer, { state, verifier, redirectUri }, this.#outside);
    const tokens = await (asked.outside === undefined ? exchange() : asked.outside(exchange)).catch(
      (error: unknown) => {
        if (error instanceof ConsentEnded)
          throw invalid(
            'body',
            `was refused: ${service.name} did not grant access. Connect the account again.`,
          );
        throw new Problem('conflict', `${service.name} does not answer. Connect the account again later.`, {
          internal: String(error),
          cause: error,
        });
      },
    );
    return { connection, state, tokens };
  }

  /** Stores the tokens of a consent and uses its state up, in the transaction of the caller. */
  async keepConsent(asked: Consenting, { state, tokens }: RedeemedConsent): Promise<void> {
    const { db, now, tenantId } = asked;
    const { id } = await this.#consenting(asked, state, true);
    await queries.updateConsent(db, id, null);
    await queries.reviveConnection(db, id);
    await queries.updateTokens(db, id, this.#seal(tenantId, tokens, now), now);
  }

  /** The connection of a consent that is under way. */
  async #consenting(
    { db, now, tenantId, userId }: Consenting,
    state: string,
    lock = false,
  ): Promise<queries.StoredConnection> {
    const [of, id = ''] = state.split('.');
    const found = of === tenantId && uuid.test(id) ? await queries.findConnection(db, id, lock) : undefined;
    if (found === undefined || found.consent_user_id !== userId || !isState(found, state, now))
      throw invalid(
        'body.state',
        'is unknown, was used, or is older than 10 minutes. Connect the account again.',
      );
    return found;
  }

  /** Seals what an owner entered for connecting. */
  sealInputs(tenantId: string, inputs: Readonly<Record<string, string>>): Buffer {
    return this.#sealer.seal(JSON.stringify(inputs), { tenantId, purpose: inputsPurpose });
  }

  inputsOf(
    tenantId: string,
    { inputs_sealed: sealed }: Pick<queries.StoredConnection, 'inputs_sealed'>,
  ): Readonly<Record<string, string>> {
    if (sealed === null) return {};
    return JSON.parse(this.#sealer.open(sealed, { tenantId, purpose: inputsPurpose })) as Record<
      string,
      string
    >;
  }

  /** Another token in place of one that the service refuses, however long it was to live. */
  async renewedToken(db: Database, tenantId: string, id: string): Promise<string> {
    const stored = await queries.findConnection(db.read(tenantId), id);
    if (stored?.access_token_sealed != null)
      await db.write(tenantId, (scope) =>
        queries.expireToken(scope.db, id, stored.access_token_sealed!, db.clock.now()),
      );
    return this.accessToken(db, tenantId, id);
  }

  /**
   * A token that is good for a while. One process renews it, early, so that others go on with the one there is. Throws
   * `ConnectionUnusable`.
   */
  async accessToken(db: Database, tenantId: string, id: string): Promise<string> {
    const deadline = performance.now() + leaseMs;
    for (;;) {
      const connection = await queries.findConnection(db.read(tenantId), id);
      const service = connection && this.#services.get(connection.integration_key);
      if (connection === undefined || service === undefined) throw ended('The connection does not exist.');
      if (connection.access_token_sealed === null || !['active', 'failing'].includes(connection.status))
        throw ended(`${connection.name} must be connected again.`);
      const now = db.clock.now();
      const left = (connection.token_expires_at?.getTime() ?? Infinity) - now.getTime();
      const current = () =>
        this.#sealer.open(connection.access_token_sealed!, { tenantId, purpose: accessPurpose });
      if (left > earlyMs) return current();
      const until = new Date(now.getTime() + leaseMs);
      const claim = { id, token: connection.access_token_sealed };
      if (await db.write(tenantId, (scope) => queries.claimRefresh(scope.db, claim, now, until)))
        return this.#refresh(db, tenantId, connection, service, left > usableMs ? current : undefined);
      if (left > usableMs) return current();
      if (performance.now() > deadline) throw away(service);
      await sleep(pollMs);
    }
  }

  /** Calls the service as the account. A token that it no longer takes is renewed once. The log keeps neither query nor content. */
  async call(
    db: Database,
    tenantId: string,
    { id, integration_key: key }: Pick<queries.StoredConnection, 'id' | 'integration_key'>,
    address: string,
    request: ServiceCall = {},
  ): Promise<Response> {
    const service = this.#require(key);
    const url = new URL(address, service.apiOrigins[0]);
    if (!service.apiOrigins.includes(url.origin))
      throw new Error(`Tokens of ${key} are for ${service.apiOrigins.join(' and ')}, not for ${url.origin}.`);
    const token = await this.accessToken(db, tenantId, id);
    const response = await this.#send(db, tenantId, { id, service, url, token }, request);
    if (response.status !== 401) return response;
    await response.body?.cancel();
    const renewed = await this.renewedToken(db, tenantId, id);
    return this.#send(db, tenantId, { id, service, url, token: renewed }, request);
  }

  /** Withdraws the consent at the service as far as it answers; what we keep is erased by the caller. */
  async withdraw(tenantId: string, connection: queries.StoredConnection): Promise<void> {
    const service = this.#services.get(connection.integration_key);
    const sealed = connection.refresh_token_sealed ?? connection.access_token_sealed;
    if (service === undefined || service.revocationEndpoint === null || sealed === null) return;
    const purpose = connection.refresh_token_sealed === null ? accessPurpose : refreshPurpose;
    const token = this.#sealer.open(sealed, { tenantId, purpose });
    await revokeToken(service, token, this.#outside).catch(() => {});
  }

  async #refresh(
    db: Database,
    tenantId: string,
    connection: queries.StoredConnection,
    service: OutsideService,
    current: (() => string) | undefined,
  ): Promise<string> {
    const { id, refresh_token_sealed: sealed } = connection;
    try {
      if (sealed === null) throw new ConsentEnded('There is no refresh token.');
      const token = this.#sealer.open(sealed, { tenantId, purpose: refreshPurpose });
      const tokens = await refresh(service, token, this.#outside);
      await this.#keep(db, tenantId, id, tokens);
      return tokens.access;
    } catch (error) {
      if (error instanceof ConsentEnded) {
        await this.#end(db, tenantId, connection, service);
        throw ended(`${connection.name} must be connected again.`);
      }
      const message = `${service.name} did not renew the access of this connection. It is tried again.`;
      await db.write(tenantId, (scope) => queries.noteFailing(scope.db, id, message, db.clock.now()));
      if (current !== undefined) return current();
      throw away(service, error);
    }
  }

  async #keep(db: Database, tenantId: string, id: string, tokens: GrantedTokens): Promise<void> {
    const now = db.clock.now();
    const isKept = await db.write(tenantId, (scope) =>
      queries.updateTokens(scope.db, id, this.#seal(tenantId, tokens, now), now),
    );
    if (!isKept) throw ended('The connection was revoked.');
  }

  #seal(
    tenantId: string,
    { access, refresh: renewal, lifetimeSeconds, scopes }: GrantedTokens,
    now: Date,
  ): queries.Tokens {
    return {
      access: this.#sealer.seal(access, { tenantId, purpose: accessPurpose }),
      refresh: renewal === null ? null : this.#sealer.seal(renewal, { tenantId, purpose: refreshPurpose }),
      expiresAt: lifetimeSeconds === null ? null : new Date(now.getTime() + lifetimeSeconds * 1000),
      scopes,
    };
  }

  /** Notes that the consent has ended, and tells the owner, once. */
  async #end(
    db: Database,
    tenantId: string,
    { id, name, owner_id: ownerId }: queries.StoredConnection,
    service: OutsideService,
  ): Promise<void> {
    const message = `${service.name} no longer accepts the access of this connection. Connect the account again.`;
    await changeAsSystem(db, tenantId, { name: 'refresh_connection', events: [], openness }, async (ctx) => {
      if (!(await queries.endConnection(ctx.db, id, { status: 'expired', message }, ctx.now))) return;
      const title = `Connect ${name} again`;
      await notify(ctx, { kind: 'system', title, body: message, record: null, topic: id }, [ownerId]);
    });
  }

  async #send(
    db: Database,
    tenantId: string,
    { id, service, url, token }: { id: string; service: OutsideService; url: URL; token: string },
    { method = 'GET', headers, body }: ServiceCall,
  ): Promise<Response> {
    const { addresses, ca } = this.#outside;
    const startedAt = performance.now();
    const log = (status: number | null, failure: string | null) =>
      db.write(tenantId, (scope) =>
        queries.insertCall(
          scope.db,
          {
            connection_id: id,
            method,
            host: url.host,
            path: url.pathname.slice(0, 1000),
            status_code: status,
            failure,
            duration_ms: Math.round(performance.now() - startedAt),
          },
          db.clock.now(),
        ),
      );
    try {
      const response = await guardedFetch(
        url.href,
        { method, headers: { ...headers, authorization: `Bearer ${token}` }, body, silenceMs, ca },
        addresses,
      );
      await log(response.status, null);
      return response;
    } catch (error) {
      await log(null, String((error as Error).message).slice(0, 300));
      throw away(service, error);
    }
  }

  #require(key: string): OutsideService {
    const service = this.#services.get(key);
    if (service === undefined)
      throw conflict(
        `The service ${key} is not set up on this installation. Ask the operator to set up its OAuth client.`,
      );
    return service;
  }
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

function isState(
  { consent_state_hash: hash, consent_expires_at: expiresAt }: queries.StoredConnection,
  state: string,
  now: Date,
): boolean {
  return hash !== null && expiresAt !== null && expiresAt > now && timingSafeEqual(hash, hashOf(state));
}

const ended = (message: string): ConnectionUnusable => new ConnectionUnusable('ended', message);
const away = ({ name }: OutsideService, cause?: unknown): ConnectionUnusable =>
  new ConnectionUnusable('away', `${name} does not answer.`, cause);
