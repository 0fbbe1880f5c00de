import { setTimeout as sleep } from 'node:timers/promises';
import type { IntegrationCallError, IntegrationOutcome, IntegrationResource } from '#generated/types.gen.ts';
import { ConnectionUnusable, type Connector, type StoredConnection } from '#src/domain/connections/index.ts';
import type { Connections } from '#src/platform/db/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import {
  findProvider,
  type Access,
  type CataloguedEndpoint,
  type Json,
  type Parameter,
  type Provider,
  type ServiceRequest,
} from './catalogue/index.ts';
import { beginCall, endCall, noteState, replaceSubaccounts, type Caller } from './calls.queries.ts';
import { exchange, type Answer, type Line, type NoAnswer } from './exchange.ts';
import {
  checkAccess,
  checkConnection,
  readResources,
  readSubaccounts,
  type Checked,
  type WantedResources,
} from './lookups.ts';
import { requestFor } from './request.rules.ts';
import { shorten } from './shorten.rules.ts';

export interface EndpointCallResult {
  /** Null: it was refused before it was stored. */
  readonly callId: string | null;
  readonly outcome: IntegrationOutcome;
  readonly statusCode: number | null;
  readonly output: Json;
  readonly isTruncated: boolean;
  readonly nextPageToken: string | null;
  readonly error: IntegrationCallError | null;
  readonly durationMs: number;
}

export interface EndpointCall {
  readonly connection: StoredConnection;
  readonly endpoint: CataloguedEndpoint;
  readonly subaccountKey: string | undefined;
  readonly values: ReadonlyMap<Parameter, Json>;
  readonly pageToken: string | null;
  readonly caller: Caller;
}

export interface CallerOptions extends Line {
  readonly db: Connections;
  readonly connector: Connector;
}

const defaultTimeoutSeconds = 30;
/** Calls of an agency that one process has open at once: a service that is slow for one agency costs others nothing. */
const maxOpenCalls = 20;
/** A read is sent again once, when the service says to wait no longer than this. */
const maxRetryWaitMs = 3_000;
const networkRetryMs = 300;

export const timeoutSecondsOf = ({
  timeoutSeconds = defaultTimeoutSeconds,
}: CataloguedEndpoint['endpoint']): number => timeoutSeconds;

/** Calls endpoints of outside services: with fresh tokens, within limits, and with a log. */
export class EndpointCaller {
  readonly #options: CallerOptions;
  readonly #open = new Map<string, number>();

  constructor(options: CallerOptions) {
    this.#options = options;
  }

  /** Sends a call. Refusals by the service are a result; 409 when the connection has to be authorized again. */
  async call(tenantId: string, call: EndpointCall): Promise<EndpointCallResult> {
    const open = this.#open.get(tenantId) ?? 0;
    if (open >= maxOpenCalls)
      return refusedHere(
        'too_many_calls',
        `The agency has ${maxOpenCalls} calls under way. Try again when one has ended.`,
        1,
      );
    this.#open.set(tenantId, open + 1);
    try {
      return await this.#call(tenantId, call);
    } finally {
      const left = this.#open.get(tenantId)! - 1;
      if (left === 0) this.#open.delete(tenantId);
      else this.#open.set(tenantId, left);
    }
  }

  /** Makes the request of a call without sending it: 400 at the place of an input that cannot be sent. */
  rehearse(
    tenantId: string,
    { connection, endpoint, subaccountKey, values, pageToken }: EndpointCall,
  ): ServiceRequest {
    const inputs = this.#options.connector.inputsOf(tenantId, connection);
    return requestFor(endpoint, { token: null, inputs, subaccountKey }, values, pageToken);
  }

  /** Whether a service takes this access. */
  check(provider: Provider, access: Access): Promise<Checked> {
    return checkAccess(provider, access, this.#options);
  }

  /** Whether a service takes the access of a connection. Throws `ConnectionUnusable`. */
  test(tenantId: string, connection: StoredConnection, provider: Provider): Promise<Checked> {
    return checkConnection(this, tenantId, connection, provider);
  }

  /** Reads the accounts that a connection reaches, and keeps them. Throws `ConnectionUnusable`. */
  async fetchSubaccounts(tenantId: string, connection: StoredConnection, provider: Provider): Promise<void> {
    const { db } = this.#options;
    const accounts = await readSubaccounts(this, tenantId, connection, provider);
    await db.write(tenantId, (scope) =>
      replaceSubaccounts(scope.db, connection.id, accounts, db.clock.now()),
    );
  }

  /** Records of a service to choose from. Throws `ConnectionUnusable`. */
  resources(
    tenantId: string,
    connection: StoredConnection,
    provider: Provider,
    wanted: WantedResources,
  ): Promise<IntegrationResource[]> {
    return readResources(this, tenantId, connection, provider, wanted);
  }

  /** What the connection proves itself with. Throws `ConnectionUnusable`. */
  async accessOf(tenantId: string, connection: StoredConnection, subaccountKey?: string): Promise<Access> {
    const { db, connector } = this.#options;
    const isConsented = findProvider(connection.integration_key)?.authentication === 'oauth';
    return {
      token: isConsented ? await connector.accessToken(db, tenantId, connection.id) : null,
      inputs: connector.inputsOf(tenantId, connection),
      subaccountKey,
    };
  }

  /** One request with the access, sent again with a new token when the service no longer takes this one. */
  async send(
    tenantId: string,
    connection: StoredConnection,
    request: (access: Access) => ServiceRequest,
    timeoutMs: number,
    subaccountKey?: string,
  ): Promise<Answer | NoAnswer> {
    const { db, connector } = this.#options;
    const access = await this.accessOf(tenantId, connection, subaccountKey);
    const answer = await exchange(request(access), this.#options, timeoutMs);
    if (access.token === null || 'failure' in answer || answer.status !== 401) return answer;
    const token = await connector.renewedToken(db, tenantId, connection.id);
    return exchange(request({ ...access, token }), this.#options, timeoutMs);
  }

  async #call(tenantId: string, call: EndpointCall): Promise<EndpointCallResult> {
    const { connection, endpoint: catalogued, subaccountKey, values, pageToken, caller } = call;
    const { db } = this.#options;
    const { provider, endpoint, key } = catalogued;
    const build = (access: Access) => requestFor(catalogued, access, values, pageToken);
    // Wrong inputs are found before anything is stored.
    const { url } = this.rehearse(tenantId, call);
    const begun = await db.write(tenantId, (scope) =>
      beginCall(
        scope.db,
        {
          connectionId: connection.id,
          endpointKey: key,
          subaccountKey: subaccountKey ?? null,
          method: endpoint.method,
          host: url.host,
          path: url.pathname,
          caller,
        },
        endpoint.callsPerMinute ?? null,
        db.clock.now(),
      ),
    );
    if ('retryAfterSeconds' in begun)
      return refusedHere(
        'rate_limited',
        `The connection may call this endpoint ${endpoint.callsPerMinute} times a minute.`,
        begun.retryAfterSeconds,
      );
    const startedAt = performance.now();
    const timeoutMs = timeoutSecondsOf(endpoint) * 1000;
    const send = () =>
      this.send(tenantId, connection, build, timeoutMs - (performance.now() - startedAt), subaccountKey);
    let answer: Answer | NoAnswer;
    try {
      answer = await send();
      const wait = endpoint.effect === 'read' ? retryWait(answer) : null;
      if (wait !== null && performance.now() - startedAt + wait < timeoutMs / 2) {
        await sleep(wait);
        answer = await send();
      }
    } catch (error) {
      if (!(error instanceof ConnectionUnusable)) throw error;
      answer = {
        failure: 'unreachable',
        code: error.kind === 'ended' ? 'authorization_ended' : 'unreachable',
        message: error.message,
      };
    }
    const durationMs = performance.now() - startedAt;
    const result = resultOf(provider, endpoint, answer, begun.id, durationMs);
    await db.write(tenantId, async (scope) => {
      await endCall(scope.db, begun.id, result);
      const state = stateAfter(provider, answer, result);
      if (state !== null) await noteState(scope.db, connection.id, state, db.clock.now());
    });
    if ('failure' in answer && answer.code === 'authorization_ended') throw conflict(answer.message);
    return result;
  }
}

/** Milliseconds until a read is sent again; null when that would not help. */
function retryWait(answer: Answer | NoAnswer): number | null {
  if ('failure' in answer)
    return answer.code === 'connection_lost' || answer.code === 'unreachable' ? networkRetryMs : null;
  if (![429, 502, 503, 504].includes(answer.status)) return null;
  const wait = answer.retryAfterSeconds === null ? networkRetryMs : answer.retryAfterSeconds * 1000;
  return wait <= maxRetryWaitMs ? wait : null;
}

const retryable = new Set([408, 425, 429, 500, 502, 503, 504]);

function resultOf(
  provider: Provider,
  { paging }: CataloguedEndpoint['endpoint'],
  answer: Answer | NoAnswer,
  callId: string,
  durationMs: number,
): EndpointCallResult {
  const nothing = { callId, output: null, isTruncated: false, nextPageToken: null, durationMs };
  if ('failure' in answer)
    return {
      ...nothing,
      outcome: answer.failure,
      statusCode: null,
      error: errorOf(answer.code, answer.message, answer.code !== 'address_refused', null),
    };
  const { status, body, retryAfterSeconds } = answer;
  const fault =
    status >= 300 && status < 400
      ? { code: `http_${status}`, message: 'The service answered with a redirect, which is not followed.' }
      : provider.errorOf(status, body);
  const shortened = shorten(body);
  if (fault !== null)
    return {
      ...nothing,
      ...shortened,
      outcome: 'refused',
      statusCode: status,
      error: errorOf(fault.code, fault.message, retryable.has(status), retryAfterSeconds),
    };
  const next = paging?.next(body) ?? null;
  return {
    ...nothing,
    ...shortened,
    outcome: 'succeeded',
    statusCode: status,
    nextPageToken: next !== null && next.length <= 4000 ? next : null,
    error: null,
  };
}

/** What the connection's state becomes; null when the call says nothing about it. */
function stateAfter(
  provider: Provider,
  answer: Answer | NoAnswer,
  { outcome }: EndpointCallResult,
): { readonly status: 'active' | 'failing'; readonly message: string | null } | null {
  if (outcome === 'succeeded') return { status: 'active', message: null };
  if ('failure' in answer || answer.status !== 401) return null;
  return {
    status: 'failing',
    message: `${provider.name} no longer accepts the access of this connection. Connect the account again.`,
  };
}

const errorOf = (
  code: string,
  message: string,
  isRetryable: boolean,
  retryAfterSeconds: number | null,
): IntegrationCallError => ({
  code: (code || 'unknown').toWellFormed().replaceAll('\0', '').slice(0, 200) || 'unknown',
  message: message.toWellFormed().replaceAll('\0', '').slice(0, 4000) || 'The service refused the call.',
  is_retryable: isRetryable,
  retry_after_seconds: retryAfterSeconds,
});

const refusedHere = (code: string, message: string, retryAfterSeconds: number): EndpointCallResult => ({
  callId: null,
  outcome: 'unreachable',
  statusCode: null,
  output: null,
  isTruncated: false,
  nextPageToken: null,
  error: errorOf(code, message, true, retryAfterSeconds),
  durationMs: 0,
});
