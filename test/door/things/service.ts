import { Isolate } from '#src/platform/isolate/index.ts';
import { aiAsker, AiModels } from '#src/domain/ai/index.ts';
import { Connector } from '#src/domain/connections/index.ts';
import { EndpointCaller } from '#src/domain/integrations/index.ts';
import { McpServers } from '#src/domain/mcp-connections/index.ts';
import { PaymentDesk } from '#src/domain/payments/index.ts';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { createAuthenticator } from '#src/api/auth/index.ts';
import { parts } from '#src/compose.ts';
import { outboxSender } from '#src/platform/mail/settings.ts';
import type { Services } from '#src/call/services.ts';
import { Sealer } from '#src/platform/secrets/index.ts';
import { openStorage } from '#src/platform/storage/index.ts';
import { createServer, type Server, type Timeouts } from '#src/api/http/server.ts';
import { createRateLimiter } from '#src/platform/limits/index.ts';
import { PushKeys } from '#src/domain/notifications/index.ts';
import { LiveStreams } from '#src/domain/live/index.ts';
import { Changes } from '#src/platform/changes/index.ts';
import { issueServiceKey } from '#src/domain/tenants/index.ts';
import { Door } from '#src/api/door/door.ts';
import { RequestLog } from '#src/api/door/request-log.ts';
import { ResponseCheck } from '#src/api/door/response-check.ts';
import { openCoreDatabase, type CoreDatabase } from '../../support/core-database.ts';
import { compileThings } from './contract.ts';
import { things, thingsTable } from './handlers.ts';

export interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly [field: string]: unknown;
}

/** The whole server on a contract of its own: real database, keys, limits and log. */
export interface ThingsService extends CoreDatabase {
  readonly server: Server;
  readonly port: number;
  readonly tenantId: string;
  /** A key with every permission that the operations ask for. */
  readonly key: string;
  readonly log: readonly LogLine[];
  /** The door of a process that is not called from outside. */
  readonly innerDoor: Door;
  keyWith(tenantId: string, permissions: readonly string[]): Promise<string>;
  /** Sends a request and reads its answer. */
  send(
    method: string,
    path: string,
    options?: { key?: string | null; headers?: Record<string, string>; body?: unknown },
  ): Promise<Reply>;
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests say what they expect
  readonly json: any;
}

export interface ThingsOptions {
  readonly limit?: number;
  readonly timeouts?: Partial<Timeouts>;
  readonly checkResponses?: 'log' | 'fail';
}

const everything = ['clients.view', 'clients.create', 'clients.delete'];

export async function startThings(options: ThingsOptions = {}): Promise<ThingsService> {
  const core = await openCoreDatabase();
  await core.owner.query(thingsTable);
  const log: LogLine[] = [];
  const logger = pino(
    { level: 'info' },
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        log.push(JSON.parse(chunk.toString()));
        done();
      },
    }),
  );
  const authenticator = createAuthenticator(core.db, { log: logger });
  const { family, responses } = await compileThings();
  const unreachable = (): never => {
    throw new Error('Inner calls have an identity.');
  };
  const changes = new Changes(core.db, logger);
  const connector = new Connector({
    services: [],
    sealer: new Sealer([Buffer.alloc(32, 7)]),
    addresses: { allowPrivate: false },
  });
  const door = {
    families: [family],
    loadHandlers: async () => things,
    db: core.db,
    log: logger,
    services: {
      sealer: new Sealer([Buffer.alloc(32, 7)]),
      addresses: { allowPrivate: false },
      dns: { txt: async () => ({ kind: 'no_answer' as const }) },
      mail: { from: outboxSender, provider: 'outbox' as const },
      operatorMail: null,
      baseUrl: () => 'http://127.0.0.1:4000',
      hostedUrl: () => 'http://127.0.0.1:4000',
      checkPassword: async () => ({ refusal: 'wrong' as const }),
      takeCodeAttempt: async () => 0,
      takeSenderAttempt: async () => undefined,
      parts,
      storage: openStorage({ dataDir: '/nowhere' }),
      scanner: null,
      geocoder: null,
      isolate: new Isolate(),
      changes,
      live: new LiveStreams({ db: core.db, changes, log: logger }),
      ai: new AiModels([]),
      askAi: aiAsker({ db: core.db, models: new AiModels([]), log: logger }),
      pushKeys: new PushKeys(core.db, new Sealer([Buffer.alloc(32, 7)])),
      connector,
      endpoints: new EndpointCaller({ db: core.db, connector, addresses: { allowPrivate: false } }),
      payments: new PaymentDesk({
        db: core.db,
        sealer: new Sealer([Buffer.alloc(32, 7)]),
        addresses: { allowPrivate: false },
      }),
      mcpServers: new McpServers({
        db: core.db,
        sealer: new Sealer([Buffer.alloc(32, 7)]),
        addresses: { allowPrivate: false },
      }),
      budgets: { rest: 600, mcp: 240, mcp_subject: 120 },
    } satisfies Services,
  };
  const innerDoor = new Door({
    ...door,
    authenticator: { authenticate: unreachable, authenticateSession: unreachable, forget: () => {} },
    limiter: { take: unreachable },
    sessionLimiter: { take: unreachable },
    meter: { observe: () => {} },
    requestLog: new RequestLog(core.db.system, logger),
  });
  const server = createServer({
    ...door,
    authenticator,
    limiter: createRateLimiter(core.db, { limit: options.limit ?? 100_000, windowSeconds: 60 }),
    sessionLimiter: createRateLimiter(core.db, { limit: 100_000, windowSeconds: 60, budget: 'console' }),
    timeouts: options.timeouts,
    responseCheck:
      options.checkResponses &&
      new ResponseCheck({
        sample: 1,
        onMismatch: options.checkResponses,
        log: logger,
        load: () => Promise.resolve(responses),
      }),
  });
  const { port, url } = await server.listen(0, '127.0.0.1');
  const tenantId = await core.createTenant();
  const keyWith = (tenant: string, permissions: readonly string[]) =>
    issueServiceKey(core.db, tenant, 'Tests', permissions, 'test');
  const key = await keyWith(tenantId, everything);
  return {
    ...core,
    server,
    port,
    tenantId,
    key,
    log,
    innerDoor,
    keyWith,
    async send(method, path, { key: given = key, headers = {}, body } = {}) {
      const response = await fetch(url + path, {
        method,
        headers: {
          ...(given === null ? {} : { authorization: `Bearer ${given}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
      });
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        text,
        json: text.startsWith('{') ? JSON.parse(text) : undefined,
      };
    },
    async close() {
      await server.close();
      await authenticator.close();
      await core.close();
    },
  };
}
