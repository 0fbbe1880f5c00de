import { Isolate } from '#src/platform/isolate/index.ts';
import { aiAsker, AiModels } from '#src/domain/ai/index.ts';
import { Connector } from '#src/domain/connections/index.ts';
import { EndpointCaller } from '#src/domain/integrations/index.ts';
import { McpServers } from '#src/domain/mcp-connections/index.ts';
import { PaymentDesk } from '#src/domain/payments/index.ts';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { createAuthenticator } from '#src/api/auth/index.ts';
import { createServer, type HostedSettings, type Server } from '#src/api/http/server.ts';
import type { Services } from '#src/call/services.ts';
import { parts } from '#src/compose.ts';
import {
  issueToken,
  signAddress,
  type NewToken,
  type SignedAddress,
} from '#src/domain/hosted-addresses/index.ts';
import { createRateLimiter, type HostedBudget } from '#src/platform/limits/index.ts';
import { outboxSender } from '#src/platform/mail/settings.ts';
import { Sealer } from '#src/platform/secrets/index.ts';
import { openStorage } from '#src/platform/storage/index.ts';
import { PushKeys } from '#src/domain/notifications/index.ts';
import { LiveStreams } from '#src/domain/live/index.ts';
import { Changes } from '#src/platform/changes/index.ts';
import { openCoreDatabase, type CoreDatabase } from '../../support/core-database.ts';
import { compileLetters } from './contract.ts';
import { letters, lettersTable } from './handlers.ts';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests say what they expect
  readonly json: any;
}

export interface SendOptions {
  readonly headers?: Record<string, string>;
  /** In one piece, or as several that are sent one after the other. */
  readonly body?: string | Buffer | AsyncIterable<Buffer>;
}

/** The whole server on a hosted contract of its own: real database, credentials, limits and log. */
export interface LettersService extends CoreDatabase {
  readonly server: Server;
  readonly port: number;
  readonly tenantId: string;
  readonly letterId: string;
  readonly sealer: Sealer;
  readonly log: readonly { readonly msg: string; readonly [field: string]: unknown }[];
  /** Whether the operations were asked for yet. */
  readonly isLoaded: () => boolean;
  newLetter(tenantId: string, words?: string, code?: string): Promise<string>;
  wordsOf(letterId: string): Promise<string>;
  tokenFor(purpose: string, change?: Partial<NewToken> & { tenantId?: string }): Promise<string>;
  signedFor(purpose: string, change?: Partial<SignedAddress>): string;
  send(method: string, path: string, options?: SendOptions): Promise<Reply>;
}

export interface LettersOptions {
  readonly limits?: Partial<Record<HostedBudget, number>>;
  readonly hosted?: Pick<HostedSettings, 'patience' | 'streams'>;
  readonly hostedUrl?: string;
  readonly keys?: readonly Buffer[];
}

export async function startLetters(options: LettersOptions = {}): Promise<LettersService> {
  const core = await openCoreDatabase();
  const { db, owner } = core;
  await owner.query(lettersTable);
  const log: LettersService['log'][number][] = [];
  const logger = pino(
    { level: 'info' },
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        log.push(JSON.parse(chunk.toString()));
        done();
      },
    }),
  );
  const sealer = new Sealer(options.keys ?? [Buffer.alloc(32, 7)]);
  let url = '';
  const changes = new Changes(db, logger);
  const connector = new Connector({ services: [], sealer, addresses: { allowPrivate: false } });
  const services: Services = {
    sealer,
    addresses: { allowPrivate: false },
    dns: { txt: async () => ({ kind: 'no_answer' }) },
    mail: { from: outboxSender, provider: 'outbox' as const },
    operatorMail: null,
    baseUrl: () => url,
    hostedUrl: () => options.hostedUrl ?? url,
    checkPassword: async () => ({ refusal: 'wrong' as const }),
    takeCodeAttempt: async () => 0,
    takeSenderAttempt: async () => undefined,
    parts,
    storage: openStorage({ dataDir: '/nowhere' }),
    scanner: null,
    geocoder: null,
    isolate: new Isolate(),
    changes,
    live: new LiveStreams({ db: db, changes, log: logger }),
    ai: new AiModels([]),
    askAi: aiAsker({ db, models: new AiModels([]), log: logger }),
    pushKeys: new PushKeys(db, sealer),
    connector,
    endpoints: new EndpointCaller({ db, connector, addresses: { allowPrivate: false } }),
    mcpServers: new McpServers({ db, sealer, addresses: { allowPrivate: false } }),
    payments: new PaymentDesk({ db, sealer, addresses: { allowPrivate: false } }),
    budgets: { rest: 600, mcp: 240, mcp_subject: 120 },
  };
  const limiter = (budget: HostedBudget) =>
    createRateLimiter(db, { limit: options.limits?.[budget] ?? 100_000, windowSeconds: 60, budget });
  const authenticator = createAuthenticator(db, { log: logger });
  let isLoaded = false;
  const family = await compileLetters();
  const server = createServer({
    families: [],
    loadHandlers: async () => ({}),
    db,
    authenticator,
    services,
    log: logger,
    limiter: createRateLimiter(db, { limit: 100_000, windowSeconds: 60 }),
    sessionLimiter: createRateLimiter(db, { limit: 100_000, windowSeconds: 60, budget: 'console' }),
    hosted: {
      load: async () => {
        isLoaded = true;
        return { families: [family], loadHandlers: async () => letters };
      },
      limits: {
        tenant: limiter('hosted'),
        address: limiter('hosted_address'),
        client: limiter('hosted_client'),
      },
      ...options.hosted,
    },
    timeouts: { stopMs: 2_000 },
  });
  const { port, url: listening } = await server.listen(0, '127.0.0.1');
  url = listening;
  const tenantId = await core.createTenant();
  const newLetter = async (tenant: string, words = 'Dear client', code: string | null = null) => {
    const { rows } = await owner.query<{ id: string }>(
      'insert into letters (tenant_id, words, code) values ($1, $2, $3) returning id',
      [tenant, words, code],
    );
    return rows[0]!.id;
  };
  const letterId = await newLetter(tenantId);
  return {
    ...core,
    server,
    port,
    tenantId,
    letterId,
    sealer,
    log,
    isLoaded: () => isLoaded,
    newLetter,
    wordsOf: async (id) => (await owner.query('select words from letters where id = $1', [id])).rows[0].words,
    tokenFor: (purpose, { tenantId: tenant = tenantId, ...change } = {}) =>
      db.write(tenant, async (scope) => {
        const wanted = {
          recordId: letterId,
          expiresAt: null,
          ...change,
          purpose: purpose as NewToken['purpose'],
        };
        return (await issueToken({ db: scope.db, now: db.clock.now() }, wanted)).token;
      }),
    signedFor: (purpose, change) =>
      signAddress(
        { sealer, now: db.clock.now() },
        {
          tenantId,
          recordId: letterId,
          expiresAt: new Date(db.clock.now().getTime() + 60_000),
          ...change,
          purpose: purpose as SignedAddress['purpose'],
        },
      ),
    send: (method, path, sent) => send(port, method, path, sent),
    async close() {
      await server.close();
      await authenticator.close();
      await core.close();
    },
  };
}

function send(
  port: number,
  method: string,
  path: string,
  { headers = {}, body }: SendOptions = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const isWhole = typeof body === 'string' || Buffer.isBuffer(body);
    const length = isWhole ? { 'content-length': String(Buffer.byteLength(body)) } : {};
    const request = httpRequest(
      { port, host: '127.0.0.1', method, path, headers: { ...length, ...headers }, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const text = bytes.toString();
          const { statusCode: status = 0, headers: got } = response;
          const isJson = got['content-type']?.startsWith('application/json') === true && text !== '';
          resolve({ status, headers: got, bytes, text, json: isJson ? JSON.parse(text) : undefined });
        });
      },
    );
    request.on('error', reject);
    if (body === undefined || isWhole) return void request.end(body);
    void (async () => {
      for await (const chunk of body) {
        if (request.destroyed || request.writableEnded) return;
        request.write(chunk);
      }
      request.end();
    })().catch(reject);
  });
}

export const asJson = (
  value: unknown,
): { readonly headers: Record<string, string>; readonly body: string } => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

export interface Piece {
  readonly name: string;
  readonly value: string | Buffer;
  readonly fileName?: string;
  readonly type?: string;
}

/** A multipart body as browsers write it. */
export function multipart(pieces: readonly Piece[]): { headers: Record<string, string>; body: Buffer } {
  const boundary = 'xxBOUNDARYxx';
  const body = pieces.flatMap(({ name, value, fileName, type }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n${type === undefined ? '' : `Content-Type: ${type}\r\n`}\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([...body, Buffer.from(`--${boundary}--\r\n`)]),
  };
}
