import pg from 'pg';
import { permissions as allPermissions, type Permission } from '#generated/permissions.ts';
import { parts } from '#src/compose.ts';
import { readConfig, type Config } from '#src/config.ts';
import type { Log } from '#src/platform/log.ts';
import type { Parts } from '#src/call/parts.ts';
import { startService as start, type Service as RunningService } from '#src/service.ts';
import type { Connections } from '#src/platform/db/index.ts';
import { insertAgency } from '#src/domain/tenants/agencies.queries.ts';
import { issueServiceKey } from '#src/domain/tenants/index.ts';
import { CallRecord, type CausedEvent } from './call-record.ts';
import { ContractClient, type CallAnswer, type CallInput } from './client.ts';
import { createTestDatabase, type TestDatabaseOptions } from './database.ts';
import { ErrorLog } from './error-log.ts';

export type { CallAnswer, CallInput } from './client.ts';

export interface TestAgency {
  readonly id: string;
  readonly name: string;
  readonly ownerId: string;
  /** A key with every permission. */
  readonly key: string;
}

/** What `emit` stored, as the outbox holds it. */
export interface StoredEvent {
  readonly event_type: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the payload has been checked against the contract
  readonly data: any;
}

export interface Service {
  readonly url: string;
  readonly db: RunningService['db'];
  readonly ownerUrl: string;
  /** Settings of other processes of the same installation. */
  readonly environment: { readonly DATABASE_URL: string; readonly ENCRYPTION_KEY: string };
  /** What requests failed of, for those that answered 5xx. */
  readonly errors: Pick<ErrorLog, 'causeOf'>;
  /** Two agencies that know nothing of each other. */
  readonly agencies: readonly [TestAgency, TestAgency];
  /**
   * Calls an operation over HTTP and checks the answer against the contract. The caller is the first agency's key with
   * every permission; `key` names another, and `key: undefined` sends none.
   */
  call(
    operationId: string,
    input?: CallInput,
    caller?: { readonly key?: string | undefined },
  ): Promise<CallAnswer>;
  /** The same, for a call that must succeed: answers the body. */
  ok(
    operationId: string,
    input?: CallInput,
    caller?: { readonly key?: string | undefined },
  ): Promise<CallAnswer['body']>;
  /** A new key of the agency with these permissions and no others. */
  keyWith(agency: TestAgency, permissions: readonly Permission[]): Promise<string>;
  /** The agency's events since the last call, in order. */
  takeEvents(agency?: TestAgency): Promise<StoredEvent[]>;
  /** Another process of the same installation: its own connections, caches and port. */
  startAnother(config?: Partial<Config>): Promise<RunningService>;
  /** Runs a statement as the owner role, who sees all agencies: to look at what the API does not show. */
  query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

export interface ServiceOptions {
  /** Settings other than those of a quiet process that only serves. */
  readonly config?: Partial<Config>;
  /** How outbound requests find and trust their receivers. */
  readonly outbound?: Parameters<typeof start>[0]['outbound'];
  /** Where it logs to (default: the cause of an answer of 500 goes to the test that got it, all else nowhere). */
  readonly log?: Log;
  readonly database?: TestDatabaseOptions;
  /** Parts other than those of `compose.ts`. */
  readonly parts?: Partial<Parts>;
}

// Nobody runs out of requests by accident, and nothing is written to the console.
const quiet: Partial<Config> = {
  port: 0,
  isPortChosen: true,
  role: 'serve',
  seed: 'none',
  rateLimitRest: 100_000_000,
  rateLimitMcpTenant: 100_000_000,
  rateLimitMcpSubject: 100_000_000,
  logLevel: 'silent',
  responseCheckSample: 0,
  encryptionKeys: [Buffer.alloc(32, 7)],
};

/** A service of its own for a test file: its database, its server on a free port, two agencies. */
export async function startService(options: ServiceOptions = {}): Promise<Service> {
  const database = await createTestDatabase(options.database);
  const config = { ...readConfig({}), ...quiet, ...options.config };
  const errors = new ErrorLog();
  const startOne = (change: Partial<Config> = {}) =>
    start({
      config: { ...config, ...change },
      ownerUrl: database.ownerUrl,
      log: options.log ?? errors.log,
      onMismatch: 'fail',
      parts: { ...parts, ...options.parts },
      ...(options.outbound && { outbound: options.outbound }),
    });
  const service = await startOne();
  const owner = new pg.Client({ connectionString: database.ownerUrl, application_name: 'test-owner' });
  await owner.connect();
  const record = new CallRecord();
  const client = new ContractClient(service.url!, record, errors);
  const others: RunningService[] = [];
  const agencies = [await newAgency(service.db, 'Alder'), await newAgency(service.db, 'Birch')] as const;
  const seen = new Map<string, number>();

  const call: Service['call'] = (operationId, input = {}, caller = { key: agencies[0].key }) =>
    client.call(operationId, input, caller.key);
  return {
    url: service.url!,
    db: service.db,
    ownerUrl: database.ownerUrl,
    errors,
    environment: {
      DATABASE_URL: database.ownerUrl,
      ENCRYPTION_KEY: config.encryptionKeys.map((key) => key.toString('base64')).join(','),
    },
    agencies,
    call,
    ok: async (operationId, input, caller) => {
      const { status, body } = await call(operationId, input, caller);
      if (status !== 200) throw new Error(`${operationId} answered ${status}: ${JSON.stringify(body)}`);
      return body;
    },
    keyWith: (agency, permissions) =>
      issueServiceKey(
        service.db,
        agency.id,
        `Key with ${permissions.length} permissions`,
        permissions,
        'test',
      ),
    takeEvents: async (agency = agencies[0]) => {
      const { rows } = await owner.query<StoredEvent & { sequence: number }>(
        'select event_type, data, sequence::int from events where tenant_id = $1 and sequence > $2 order by sequence',
        [agency.id, seen.get(agency.id) ?? 0],
      );
      seen.set(agency.id, rows.at(-1)?.sequence ?? seen.get(agency.id) ?? 0);
      return rows.map(({ event_type, data }) => ({ event_type, data }));
    },
    startAnother: async (change) => {
      const other = await startOne(change);
      others.push(other);
      return other;
    },
    query: async (text, values) => (await owner.query(text, values as unknown[])).rows,
    stop: async () => {
      client.close();
      for (const other of others) await other.stop();
      await service.stop();
      const { rows: events } = await owner.query<CausedEvent>(
        'select event_type, correlation_id from events',
      );
      await owner.end();
      await database.drop();
      record.settle(events);
    },
  };
}

// Making a hash takes a tenth of a second on purpose. This one fits no password.
const passwordHash = 'scrypt$32768$8$1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** An agency with its owner, and a key that may do everything. */
export async function newAgency(db: Connections, name: string): Promise<TestAgency> {
  const slug = name.toLowerCase();
  const owner = { name: `${name} Owner`, email: `owner@${slug}.example`, passwordHash };
  const { id, ownerId } = await insertAgency(db.system, {
    name,
    slug,
    timeZone: 'UTC',
    currency: 'USD',
    owner,
  });
  return { id, name, ownerId, key: await issueServiceKey(db, id, 'Everything', allPermissions, 'test') };
}
