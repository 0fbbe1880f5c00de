import { setTimeout as sleep } from 'node:timers/promises';
import { ConsentEnded, refresh, type GrantedTokens, type Outside } from '#src/domain/connections/index.ts';
import type { Connections } from '#src/platform/db/index.ts';
import type { Sealer } from '#src/platform/secrets/index.ts';
import { asService, fetchForConsent, clientAt, type OAuthClient } from './authorization-server.ts';
import * as queries from './connections.queries.ts';
import { cleaned, isShallow } from './json.rules.ts';
import { ServerFault, withServer, type Line, type Target } from './session.ts';
import { fittingTools, leftOut, maxTools, type ToldTool } from './tools.rules.ts';

export const accessPurpose = 'mcp_access';

const listing = { timeoutMs: 20_000, maxBytes: 4 * 1024 * 1024 };
const calling = { timeoutMs: 60_000, maxBytes: 4 * 1024 * 1024 };
const maxPages = 20;
/** A token with less than this to live is renewed first. */
const earlyMs = 60_000;
const leaseMs = 20_000;
const pollMs = 150;

/** What is proved to a server. It is stored sealed. */
export interface Access {
  readonly token: string;
  /** With OAuth. */
  readonly refresh?: string | null;
  readonly client?: OAuthClient;
}

export interface ServersOptions {
  readonly db: Pick<Connections, 'read' | 'write' | 'clock'>;
  readonly sealer: Sealer;
  readonly addresses: Line['addresses'];
  readonly ca?: string | undefined;
}

/** What a tool returned. */
export interface ToolResult {
  readonly isError: boolean;
  readonly text: string | null;
  readonly data: object | null;
}

type Connected = Pick<
  queries.McpConnectionRow,
  'id' | 'name' | 'server_url' | 'authentication' | 'access_sealed' | 'token_expires_at'
>;

/** MCP servers outside: their tools, and calls of them, outside of any transaction. */
export class McpServers {
  readonly #db: ServersOptions['db'];
  readonly #sealer: Sealer;
  readonly #line: Line;

  constructor({ db, sealer, addresses, ca }: ServersOptions) {
    this.#db = db;
    this.#sealer = sealer;
    this.#line = { addresses, ca };
  }

  /** Where a consent is given and redeemed. */
  get outside(): Outside {
    const { addresses, ca } = this.#line;
    return { addresses, ca, silenceMs: leaseMs, fetch: fetchForConsent(this.#line) };
  }

  seal(tenantId: string, access: Access): Buffer {
    return this.#sealer.seal(JSON.stringify(access), { tenantId, purpose: accessPurpose });
  }

  /** Registers a client at the authorization server of an MCP server. Throws `ServerFault`. */
  newClient(
    serverUrl: string,
    challenge: Response | null,
    ours: { readonly redirectUri: string; readonly clientName: string },
  ): Promise<OAuthClient> {
    return clientAt(serverUrl, challenge, ours, this.#line);
  }

  /** The same where a consent is repeated: the server is asked first where its tokens come from. Throws `ServerFault`. */
  async registerAnew(
    url: string,
    ours: { readonly redirectUri: string; readonly clientName: string },
  ): Promise<OAuthClient> {
    try {
      await this.inspect({ url, token: null });
    } catch (error) {
      if (error instanceof ServerFault && error.kind === 'unauthorized')
        return this.newClient(url, error.challenge, ours);
      throw error;
    }
    throw new ServerFault('refused', 'it requires no consent: refresh the connection.');
  }

  /** Asks a server for its tools, a page at a time, up to as many as are used. Throws `ServerFault`. */
  async inspect(target: Target): Promise<queries.Checked & { readonly found: queries.Found }> {
    return withServer(target, this.#line, listing, async ({ client, protocolVersion, signal }) => {
      const told: ToldTool[] = [];
      let cursor: string | undefined;
      let isWhole = client.getServerCapabilities()?.tools === undefined;
      for (let page = 0; page < maxPages && told.length <= maxTools && !isWhole; page += 1) {
        const answer = await client.request(
          { method: 'tools/list', params: cursor === undefined ? {} : { cursor } },
          { signal, timeout: listing.timeoutMs },
        );
        told.push(...(answer.tools as ToldTool[]));
        cursor = answer.nextCursor;
        isWhole = cursor === undefined;
      }
      const tools = fittingTools(told);
      const server = client.getServerVersion();
      return {
        status: 'active' as const,
        message: leftOut(told.length, tools.length, isWhole),
        found: {
          serverName: textOf(server?.name, 200),
          serverVersion: textOf(server?.version, 100),
          protocolVersion: textOf(protocolVersion, 40),
          tools,
        },
      };
    });
  }

  /** As `inspect`, of a connection; what went wrong is its status. */
  async check(tenantId: string, connection: Connected): Promise<queries.Checked> {
    try {
      return await this.#as(tenantId, connection, (token) =>
        this.inspect({ url: connection.server_url, token }),
      );
    } catch (error) {
      if (error instanceof ServerFault) return statusOf(connection.authentication, error);
      throw error;
    }
  }

  /** Checks a connection that was not checked for a while, and stores what it found; whether it did. */
  async readThrough(tenantId: string, connection: queries.McpConnectionRow, now: Date): Promise<boolean> {
    if (!isDue(connection, now)) return false;
    if (!(await this.#db.write(tenantId, (scope) => queries.claimCheck(scope.db, connection, now))))
      return true;
    const checked = await this.check(tenantId, connection);
    await this.#db.write(tenantId, (scope) => queries.storeCheck(scope.db, connection.id, checked, { now }));
    return true;
  }

  /** Calls a tool as a connection. Throws `ServerFault`; a server that refuses access, or is away, is noted. */
  async callTool(
    tenantId: string,
    connection: Connected,
    name: string,
    inputs: Readonly<Record<string, unknown>>,
  ): Promise<ToolResult> {
    const { id, server_url: url, authentication } = connection;
    const now = this.#db.clock.now();
    await this.#db.write(tenantId, (scope) => queries.noteUse(scope.db, id, name, now));
    try {
      return await this.#as(tenantId, connection, (token) =>
        withServer({ url, token }, this.#line, calling, async ({ client, signal }) => {
          const result = await client.callTool(
            { name, arguments: inputs },
            { signal, timeout: calling.timeoutMs },
          );
          return resultOf(result);
        }),
      );
    } catch (error) {
      if (error instanceof ServerFault && (error.kind === 'unauthorized' || error.kind === 'unreachable'))
        await this.#db.write(tenantId, (scope) =>
          queries.storeCheck(scope.db, id, statusOf(authentication, error), { now: this.#db.clock.now() }),
        );
      throw error;
    }
  }

  /** With a token that is fresh; one that the server refuses all the same is renewed once. */
  async #as<T>(
    tenantId: string,
    connection: Connected,
    work: (token: string | null) => Promise<T>,
  ): Promise<T> {
    const access = await this.#access(tenantId, connection);
    try {
      return await work(access?.token ?? null);
    } catch (error) {
      const isRenewable =
        error instanceof ServerFault && error.kind === 'unauthorized' && access?.refresh != null;
      if (!isRenewable) throw error;
      return work(await this.#renewed(tenantId, connection, access));
    }
  }

  #open(tenantId: string, sealed: Buffer): Access {
    return JSON.parse(this.#sealer.open(sealed, { tenantId, purpose: accessPurpose })) as Access;
  }

  async #access(tenantId: string, connection: Connected): Promise<Access | null> {
    if (connection.access_sealed === null) return null;
    const access = this.#open(tenantId, connection.access_sealed);
    const left = (connection.token_expires_at?.getTime() ?? Infinity) - this.#db.clock.now().getTime();
    if (left > earlyMs || access.refresh == null) return access;
    return { ...access, token: await this.#renewed(tenantId, connection, access) };
  }

  /** Another token: one process asks for it, others wait for what it stores. */
  async #renewed(tenantId: string, { id, name }: Connected, old: Access): Promise<string> {
    const deadline = performance.now() + leaseMs;
    for (;;) {
      const stored = await queries.findMcpConnection(this.#db.read(tenantId), id);
      if (stored?.access_sealed == null)
        throw new ServerFault('unauthorized', 'it must be authorized again.');
      const access = this.#open(tenantId, stored.access_sealed);
      if (access.token !== old.token) return access.token;
      const now = this.#db.clock.now();
      const claim = { id, sealed: stored.access_sealed };
      const until = new Date(now.getTime() + leaseMs);
      if (await this.#db.write(tenantId, (scope) => queries.claimRenewal(scope.db, claim, now, until)))
        return this.#renew(tenantId, id, name, access);
      if (performance.now() > deadline)
        throw new ServerFault('unreachable', 'its authorization server does not respond.');
      await sleep(pollMs);
    }
  }

  async #renew(tenantId: string, id: string, name: string, access: Access): Promise<string> {
    let tokens: GrantedTokens;
    try {
      tokens = await refresh(asService(name, access.client!), access.refresh!, this.outside);
    } catch (error) {
      if (error instanceof ConsentEnded)
        throw new ServerFault('unauthorized', 'it must be authorized again.');
      throw new ServerFault('unreachable', 'its authorization server does not renew the access.');
    }
    const kept = { sealed: this.seal(tenantId, accessOf(access.client!, tokens, access.refresh)) };
    const expiresAt = expiryOf(tokens, this.#db.clock.now());
    await this.#db.write(tenantId, (scope) => queries.storeAccess(scope.db, id, { ...kept, expiresAt }));
    return tokens.access;
  }
}

const keptMs = 15 * 60_000;
const pauseMs = 60_000;

/** After a quarter of an hour; after a minute where the server was away. */
function isDue({ status, last_checked_at: at }: queries.McpConnectionRow, now: Date): boolean {
  if (status === 'disabled' || status === 'needs_authorization') return false;
  const age = at === null ? Infinity : now.getTime() - at.getTime();
  return age >= (status === 'unreachable' ? pauseMs : keptMs);
}

export const accessOf = (
  client: OAuthClient,
  { access, refresh: next }: GrantedTokens,
  former: string | null = null,
): Access => ({ token: access, refresh: next ?? former, client });

export const expiryOf = ({ lifetimeSeconds }: GrantedTokens, now: Date): Date | null =>
  lifetimeSeconds === null ? null : new Date(now.getTime() + Math.min(lifetimeSeconds, 31_536_000) * 1_000);

const cures = {
  oauth: 'The server does not accept the access. Authorize the connection again.',
  api_key: 'The server refuses the token. Enter another one.',
  none: 'The server now requires authentication. Create a connection with a token or consent.',
} as const;

/** What a fault makes of a connection, with the cure. */
function statusOf(
  authentication: queries.McpAuthentication,
  { kind, message }: ServerFault,
): queries.Checked {
  if (kind === 'unauthorized')
    return { status: 'needs_authorization', message: cures[authentication], found: null };
  const cure = 'Check its address and whether it works, then refresh.';
  return {
    status: 'unreachable',
    message: `The server cannot be used: ${message} ${cure}`.slice(0, 1_000),
    found: null,
  };
}

const textOf = (text: string | null | undefined, max: number): string | null =>
  text == null ? null : (cleaned(text.slice(0, max)) as string) || null;

function resultOf(result: {
  readonly content?: readonly { readonly type: string; readonly text?: unknown }[] | undefined;
  readonly structuredContent?: unknown;
  readonly isError?: boolean | undefined;
}): ToolResult {
  const { structuredContent: data } = result;
  if (!isShallow(data)) throw new ServerFault('refused', 'its result is nested too deeply.');
  const texts = (result.content ?? []).flatMap(({ type, text }) =>
    type === 'text' && typeof text === 'string' ? [text] : [],
  );
  return {
    isError: result.isError === true,
    text: texts.length === 0 ? null : (cleaned(texts.join('\n')) as string),
    data:
      typeof data === 'object' && data !== null && !Array.isArray(data) ? (cleaned(data) as object) : null,
  };
}
