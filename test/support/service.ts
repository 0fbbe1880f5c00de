import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { Permission } from '#generated/permissions.ts';
import { parts } from '#src/compose.ts';
import { readConfig, type Config } from '#src/config.ts';
import type { Log } from '#src/platform/log.ts';
import type { Parts } from '#src/call/parts.ts';
import { ownProgram } from '#src/platform/isolate/index.ts';
import { startService as start, type Service as RunningService } from '#src/service.ts';
import { issueServiceKey } from '#src/domain/tenants/index.ts';
import { openStorage } from '#src/platform/storage/index.ts';
import { newAgencies, type TestAgencies, type TestAgency } from './agencies.ts';
import { CallRecord, type CausedEvent } from './call-record.ts';
import type { BodyOf, CallInput, InputOf, Named } from './calls.ts';
import { ContractClient, type CallAnswer } from './client.ts';
import { newDataDir, removeDataDir } from './data-dirs.ts';
import { createTestDatabase, type TestDatabaseOptions } from './database.ts';
import { ErrorLog } from './error-log.ts';

export type { BodyOf, CallInput, InputOf } from './calls.ts';
export type { CallAnswer } from './client.ts';
export type { TestAgencies, TestAgency } from './agencies.ts';

/** What `emit` stored, as the outbox holds it. */
export interface StoredEvent {
  readonly event_type: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- the payload has been checked against the contract
  readonly data: any;
}

export interface Service {
  readonly url: string;
  readonly db: RunningService['db'];
  readonly ownerUrl: string;
  /** Settings of other processes of the same installation. */
  readonly environment: {
    readonly DATABASE_URL: string;
    readonly ENCRYPTION_KEY: string;
    readonly DATA_DIR: string;
  };
  /** What requests failed of, for those that answered 5xx. */
  readonly errors: Pick<ErrorLog, 'causeOf'>;
  /** Agencies that know nothing of each other: two, unless the test asked for more. */
  readonly agencies: TestAgencies;
  /**
   * Calls an operation over HTTP and checks the answer against the contract. The caller is the first agency's key with
   * every permission; `key` names another, and `key: undefined` sends none.
   */
  call<const Id extends string>(
    operationId: Id & Named<Id>,
    input?: CallInput,
    caller?: { readonly key?: string | undefined },
  ): Promise<CallAnswer>;
  /** The same, for a call that must succeed: answers the body. */
  ok<const Id extends string>(
    operationId: Id & Named<Id>,
    input?: InputOf<Id>,
    caller?: { readonly key?: string | undefined },
  ): Promise<BodyOf<Id>>;
  /** A new key of the agency with these permissions and no others. */
  keyWith(agency: TestAgency, permissions: readonly Permission[]): Promise<string>;
  /** The agency's events since the last call, in order. */
  takeEvents(agency?: TestAgency): Promise<StoredEvent[]>;
  /** Another process of the same installation: its own connections, caches and port. */
  startAnother(config?: Partial<Config>): Promise<RunningService>;
  /**
   * Runs a statement as the owner role, who sees all agencies: to look at what the API does not show. One with a name is
   * planned once.
   */
  query<Row extends pg.QueryResultRow>(
    text: string,
    values?: readonly unknown[],
    name?: string,
  ): Promise<Row[]>;
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
  rateLimitHostedTenant: 100_000_000,
  rateLimitHostedAddress: 100_000_000,
  rateLimitHostedClient: 100_000_000,
  rateLimitDocuments: 1_000_000,
  logLevel: 'silent',
  responseCheckSample: 0,
  // Nobody listens there, so no test asks name servers of the world.
  dnsServers: ['127.0.0.1:1'],
  encryptionKeys: [Buffer.alloc(32, 7)],
};

/** A service that runs, with its database and a connection of the owner. */
export interface Running {
  readonly service: RunningService;
  readonly agencies: TestAgencies;
  readonly config: Config;
  readonly ownerUrl: string;
  readonly owner: pg.Client;
  readonly errors: ErrorLog;
  startOne(change: Partial<Config>): Promise<RunningService>;
  stop(): Promise<void>;
}

/**
 * What a test file calls. Without options the files of a worker share one service and one database, since tenants never
 * meet: each file gets two agencies of its own. With options, `{}` too, the file gets a service and a database for itself:
 * for what is set for a whole process, and for looking at a whole table.
 */
export async function startService(options?: ServiceOptions): Promise<Service> {
  if (options === undefined)
    return startShared(({ service }) => newAgencies(service.db, `-${randomBytes(4).toString('hex')}`));
  const running = await run(options);
  return serviceOf(running, false, running.agencies);
}

/** The worker's shared service with these agencies in place of two empty ones. */
export async function startShared(agencies: (running: Running) => Promise<TestAgencies>): Promise<Service> {
  const running = await sharedService();
  return serviceOf(running, true, await agencies(running));
}

interface Held {
  readonly running: Running;
  readonly client: ContractClient;
  readonly others: RunningService[];
}

function serviceOf(given: Running, isShared: boolean, agencies: TestAgencies): Service {
  const { errors, config, ownerUrl } = given;
  const url = given.service.url!;
  const record = new CallRecord();
  const seen = new Map<string, number>();
  // A file keeps this in a variable of its module, and the process keeps modules: what it stands for goes when it is stopped.
  let held: Held | undefined = {
    running: given,
    client: new ContractClient(url, record, errors),
    others: [],
  };
  const use = (): Held => {
    if (held === undefined) throw new Error('The service was stopped.');
    return held;
  };

  const call: Service['call'] = (operationId, input = {}, caller = { key: agencies[0].key }) =>
    use().client.call(operationId, input, caller.key);
  return {
    url,
    get db() {
      return use().running.service.db;
    },
    ownerUrl,
    errors,
    environment: {
      DATABASE_URL: ownerUrl,
      DATA_DIR: config.dataDir,
      ENCRYPTION_KEY: config.encryptionKeys.map((key) => key.toString('base64')).join(','),
    },
    agencies,
    call,
    ok: async (operationId: string, input, caller) => {
      const { status, body } = await call(operationId, input, caller);
      if (status !== 200) throw new Error(`${operationId} answered ${status}: ${JSON.stringify(body)}`);
      return body; // what the contract says: the client has checked it
    },
    keyWith: (agency, permissions) =>
      issueServiceKey(
        use().running.service.db,
        agency.id,
        `Key with ${permissions.length} permissions`,
        permissions,
        'test',
      ),
    takeEvents: async (agency = agencies[0]) => {
      const { rows } = await use().running.owner.query<StoredEvent & { sequence: number }>(
        'select event_type, data, sequence::int from events where tenant_id = $1 and sequence > $2 order by sequence',
        [agency.id, seen.get(agency.id) ?? 0],
      );
      seen.set(agency.id, rows.at(-1)?.sequence ?? seen.get(agency.id) ?? 0);
      return rows.map(({ event_type, data }) => ({ event_type, data }));
    },
    startAnother: async (change = {}) => {
      const other = await use().running.startOne(change);
      use().others.push(other);
      return other;
    },
    query: async (text, values, name) =>
      (
        await use().running.owner.query({
          text,
          values: values as unknown[],
          ...(name !== undefined && { name }),
        })
      ).rows,
    stop: async () => {
      const { running, client, others } = use();
      held = undefined;
      client.close();
      for (const other of others) await other.stop();
      const { rows: events } = await running.owner.query<CausedEvent>(
        // What automations did because of a call is theirs, though it has the call's correlation id.
        `select event_type, correlation_id from events where ($1 or tenant_id = any($2)) and data -> 'causation' ->> 'depth' = '0'`,
        [!isShared, agencies.map(({ id }) => id)],
      );
      if (!isShared) await running.stop();
      record.settle(events);
    },
  };
}

/** Children as they run in production, which begin in a third of the time that they take from the sources: 65 ms, not 170. */
const bundledProgram = ownProgram(true);

async function run(options: ServiceOptions): Promise<Running> {
  const { furnished } = inject('server');
  const isFurnished = options.database === undefined;
  const database = await createTestDatabase(options.database ?? { template: furnished.template });
  const dataDir = newDataDir();
  const config = { ...readConfig({}), ...quiet, dataDir, ...options.config };
  if (isFurnished) await openStorage(config).writeMark(furnished.storeMark);
  const errors = new ErrorLog();
  const startOne = (change: Partial<Config> = {}) =>
    start({
      config: { ...config, ...change },
      ownerUrl: database.ownerUrl,
      log: options.log ?? errors.log,
      onMismatch: 'fail',
      parts: { ...parts, ...options.parts },
      isolate: { program: bundledProgram },
      // A test run makes many statements a few times each, and planning them is a quarter of what Postgres does for it. Those of
      // the tests before give way soon, since what a connection keeps prepared takes 100 kB each. One connection for reads, since
      // calls that follow one another use one, and much of what Postgres does in a run is to open others and to plan for them.
      database: { names: { most: 1_000, halveEvery: 2_000 }, readConnections: 1 },
      ...(options.outbound && { outbound: options.outbound }),
    });
  const service = await startOne();
  const owner = new pg.Client({ connectionString: database.ownerUrl, application_name: 'test-owner' });
  await owner.connect();
  // Left to itself, Postgres plans a union of all tables anew each time, and starts processes to read them.
  await owner.query('set plan_cache_mode = force_generic_plan; set max_parallel_workers_per_gather = 0');
  const stop = async (): Promise<void> => {
    await service.stop();
    await owner.end();
    await database.drop();
    removeDataDir(dataDir);
  };
  const agencies = isFurnished ? furnished.agencies : await newAgencies(service.db);
  return { service, agencies, config, ownerUrl: database.ownerUrl, owner, errors, startOne, stop };
}

let shared: Promise<Running> | undefined;

/** The one of this worker. Its database goes with those that the run leaves; the worker's end closes the rest. */
const sharedService = (): Promise<Running> => (shared ??= run({}));
