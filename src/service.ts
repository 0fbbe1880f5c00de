import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { aiAsker, AiModels, singleModel } from './domain/ai/index.ts';
import { Connector } from './domain/connections/index.ts';
import { EndpointCaller } from './domain/integrations/index.ts';
import { McpServers } from './domain/mcp-connections/index.ts';
import { createAuthenticator, createCodeCounter, createPasswordChecker } from './api/auth/index.ts';
import { PaymentDesk } from './domain/payments/index.ts';
import { LiveStreams } from './domain/live/index.ts';
import { limitedLogs, loadHealth, openBackground, parts } from './compose.ts';
import { loadSealedColumns } from './sealed-columns.ts';
import type { Config } from './config.ts';
import { Changes } from './platform/changes/index.ts';
import {
  followClock,
  openDatabase,
  openOwnerPool,
  Turns,
  type Connections,
  type DatabaseOptions,
} from './platform/db/index.ts';
import { ResponseCheck } from './api/door/index.ts';
import { StartError } from './platform/errors/index.ts';
import { loadResponses, served } from './api/served.ts';
import {
  bearsToken,
  createServer,
  filesPerDocument,
  Health,
  listenForStatus,
  mayReadMetrics,
  Metrics,
  type DocumentBudgets,
  type Server,
  type ServerOptions,
} from './api/http/index.ts';
import { dnsLookup } from './platform/dns/index.ts';
import { openGeocoder } from './platform/geocoding/index.ts';
import { Isolate, type IsolateOptions } from './platform/isolate/index.ts';
import { Measures } from './platform/health/index.ts';
import {
  budgetSeconds,
  createRateLimiter,
  type DocumentBudget,
  type HostedBudget,
} from '#src/platform/limits/index.ts';
import type { Log } from './platform/log.ts';
import type { JobsOptions } from './platform/jobs/index.ts';
import type { AddressPolicy } from './platform/outbound/index.ts';
import { openSealer, requireKeys } from './platform/secrets/index.ts';
import { clamav } from './platform/scanner/index.ts';
import { findStoreFault, openStorage, StoreWatch, takeStore } from './platform/storage/index.ts';
import type { Parts } from './call/parts.ts';
import type { Services } from './call/services.ts';
import { PushKeys } from './domain/notifications/index.ts';

export interface Service {
  readonly db: Connections;
  /** Where it serves; null for a process that only works. */
  readonly url: string | null;
  /** Where a process that only works tells how it is; null where it has no port for that. */
  readonly statusUrl: string | null;
  /** Loads what first calls need, once whoever waits for the start knows that it is over. */
  warmUp(): Promise<void>;
  /** Tells whoever asks that it is about to stop, and serves on. */
  retire(): void;
  /** Ends requests and jobs under way, in that order, then lets go of the database. */
  stop(): Promise<void>;
}

export interface ServiceOptions {
  readonly config: Config;
  /** A migrated database, as its owner role. */
  readonly ownerUrl: string;
  readonly log: Log;
  /** What happens to a checked answer that is off the contract (default `log`). */
  readonly onMismatch?: 'log' | 'fail';
  /** How outbound requests find and trust their receivers (default: the system's resolver, the well-known certificates). */
  readonly outbound?: Pick<AddressPolicy, 'lookup' | 'relocate'> & { readonly ca?: string };
  /** How files of strangers are parsed. */
  readonly isolate?: IsolateOptions;
  /** How many connections reads share, and how many statements keep a name on the database's server. */
  readonly database?: Pick<DatabaseOptions, 'readConnections' | 'names'>;
  /** Parts other than those of `compose.ts`. */
  readonly parts?: Parts;
}

/** A family at a time, so that calls that come meanwhile wait for one at most. */
async function warmUp(): Promise<void> {
  for (const { requests } of served.families) {
    await setImmediate();
    requests();
  }
}

// Calls that are over sooner keep nobody waiting: with few of them at once, each would cost a fifth more CPU.
const quickMs = 5;
const portsToTry = 20;
/** For one lookup; those of a domain are made at once. */
const dnsWithinMs = 5_000;

/** Everything that a process of this role runs. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { config, ownerUrl, log, outbound } = options;
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0)) await end();
  };
  try {
    const opening = openDatabase({ ownerUrl, ...options.database });
    const sealing = openSealer({ ...config, log }, opening);
    sealing.catch(() => {});
    const db = await opening;
    stops.unshift(() => db.close());
    await followClock(db);
    const sealer = await sealing;
    await requireKeys({ db, ownerUrl, sealer, loadColumns: loadSealedColumns });
    const storage = openStorage(config);
    const awayStore = await takeStore({ db, ownerUrl, storage });
    if (awayStore !== undefined) log.warn({ reason: awayStore.text }, 'the store of files is away');
    const store = new StoreWatch(async () => (await findStoreFault({ db, ownerUrl, storage }))?.text);
    let servedAt: string | null = null;
    const changes = new Changes(db, log);
    const live = new LiveStreams({ db, changes, log });
    stops.unshift(() => live.close());
    const isolate = new Isolate(options.isolate);
    stops.unshift(async () => isolate.close());
    const models = new AiModels(config.aiModels, {
      monthlyCredits: config.aiMonthlyCredits,
      meter: { observeModel: (...observed) => metrics.observeModel(...observed) },
    });
    const addresses = { allowPrivate: config.webhookAllowPrivate, ...outbound };
    const connector = new Connector({
      services: config.outsideServices,
      sealer,
      addresses,
      ca: outbound?.ca,
    });
    const services: Services = {
      sealer,
      addresses,
      dns: dnsLookup({ servers: config.dnsServers, withinMs: dnsWithinMs }),
      mail: { from: config.mail.from, provider: config.mail.smtp === null ? 'outbox' : 'smtp' },
      operatorMail: config.operatorMail,
      checkPassword: createPasswordChecker(db, () => services),
      takeCodeAttempt: createCodeCounter(db),
      takeSenderAttempt: async (...attempt) =>
        (await import('./domain/tickets/index.ts')).senderAttempts(db)(...attempt),
      storage,
      scanner: config.clamav === null ? null : clamav(config.clamav),
      geocoder: openGeocoder(config.geocoder, { addresses, ca: outbound?.ca, baseUrl: config.baseUrl }),
      isolate,
      changes,
      live,
      baseUrl: () => config.baseUrl ?? servedAt ?? `http://${config.host}:${config.port}`,
      hostedUrl: () => config.hostedUrl ?? services.baseUrl(),
      ai: models,
      askAi: aiAsker({ db, models, log }),
      connector,
      endpoints: new EndpointCaller({ db, connector, addresses, ca: outbound?.ca }),
      mcpServers: new McpServers({ db, sealer, addresses, ca: outbound?.ca }),
      payments: new PaymentDesk({ db, sealer, addresses, ca: outbound?.ca }),
      pushKeys: new PushKeys(db, sealer),
      parts: options.parts ?? parts,
      budgets: {
        rest: config.rateLimitRest,
        mcp: config.rateLimitMcpTenant,
        mcp_subject: config.rateLimitMcpSubject,
      },
    };
    // One for calls, messages of AI hosts and background work: what saturates the process waits in it.
    const turns = new Turns({ places: config.callsAtOnce, sharedPlaces: config.callsShared, quickMs });
    const measures = new Measures({
      owner: openOwnerPool(ownerUrl, 'agency-health', 1),
      log,
      parts: await loadHealth(),
    });
    stops.unshift(() => measures.close());
    const metrics = new Metrics(db, measures);
    let worker: Worker | undefined;
    if (config.role !== 'serve') {
      // A process that only works has nobody to let go first.
      const shared = config.role === 'all' ? turns : undefined;
      worker = await startWorker(options, db, services, { turns: shared, meter: metrics });
      stops.unshift(() => worker!.stop());
    }
    if (config.role === 'work') {
      const status = await openStatus(
        config,
        log,
        metrics,
        new Health({
          db,
          findFault: worker!.findFault,
          findStoreFault: () => store.findFault(),
        }),
      );
      stops.unshift(status.close);
      return { db, url: null, statusUrl: status.url, warmUp: async () => {}, retire: () => {}, stop };
    }
    const { server, close } = openServer(options, db, services, { turns, metrics, store });
    stops.unshift(close);
    const { url } = await listen(server, config, log);
    servedAt = url;
    return { db, url, statusUrl: null, warmUp, retire: () => server.retire(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Worker {
  readonly findFault: () => string | undefined;
  stop(): Promise<void>;
}

/** Only processes that run jobs load the job queue. */
async function startWorker(
  { config, ownerUrl, log, outbound }: ServiceOptions,
  db: Connections,
  services: Services,
  { turns, meter }: Pick<JobsOptions, 'turns' | 'meter'>,
): Promise<Worker> {
  const [{ startJobs }, { startOutbox }, background] = await Promise.all([
    import('./platform/jobs/index.ts'),
    import('./platform/outbox/index.ts'),
    openBackground({ config, log, ca: outbound?.ca }, db, services),
  ]);
  const { handlers, purges, periodic, consumers } = background;
  const jobs = await startJobs({ ownerUrl, db, log, handlers, purges, periodic, turns, meter });
  const outbox = await startOutbox({ ownerUrl, db, log, consumers, turns });
  return {
    findFault: () => jobs.findFault() ?? outbox.findFault(),
    async stop() {
      await outbox.stop();
      await jobs.stop();
      background.close();
    },
  };
}

/**
 * A process that only works listens where it was told to, and nowhere else: the port that is left unset belongs to the process
 * that serves.
 */
async function openStatus(
  { host, port, isPortChosen, metrics: access }: Config,
  log: Log,
  metrics: Metrics,
  health: Health,
): Promise<{ readonly url: string | null; readonly close: () => Promise<void> }> {
  health.state = 'ready';
  metrics.unreadySeconds = () => health.unreadySeconds();
  const chosen = access.port ?? (isPortChosen ? port : null);
  if (chosen === null) return { url: null, close: async () => {} };
  const mayRead =
    access.port === null
      ? (request: IncomingMessage) => mayReadMetrics(request, access)
      : bearsToken(access.token);
  const { server, url } = await listenForStatus(
    { health, metrics, mayReadMetrics: mayRead },
    chosen,
    host,
  ).catch((error: unknown) => {
    throw explain(error as NodeJS.ErrnoException, host, chosen);
  });
  log.info({ url }, 'health and metrics');
  return {
    url,
    async close() {
      health.state = 'stopping';
      server.close();
      server.closeAllConnections();
    },
  };
}

function openServer(
  { config, log, onMismatch = 'log', outbound }: ServiceOptions,
  db: Connections,
  services: Services,
  { turns, metrics, store }: { readonly turns: Turns; readonly metrics: Metrics; readonly store: StoreWatch },
): { server: Server; close: () => Promise<void> } {
  const authenticator = createAuthenticator(db, { log });
  const options: ServerOptions = {
    ...served,
    db,
    authenticator,
    services,
    turns,
    limiter: createRateLimiter(db, { limit: services.budgets.rest, windowSeconds: budgetSeconds }),
    sessionLimiter: createRateLimiter(db, {
      limit: services.budgets.rest,
      windowSeconds: budgetSeconds,
      budget: 'console',
    }),
    mcp: {
      limits: {
        tenant: createRateLimiter(db, {
          limit: services.budgets.mcp,
          windowSeconds: budgetSeconds,
          budget: 'mcp',
        }),
        subject: createRateLimiter(db, {
          limit: services.budgets.mcp_subject,
          windowSeconds: budgetSeconds,
          budget: 'mcp_subject',
        }),
      },
      allowedOrigins: config.mcpAllowedOrigins,
      routerModels: new AiModels(config.routerModel === null ? [] : [singleModel(config.routerModel)], {
        use: 'router',
        meter: metrics,
      }),
    },
    hosted: hostedSettings(config, db, log, onMismatch),
    documentBudgets: documentBudgets(config, db),
    log,
    baseUrl: config.baseUrl,
    metrics,
    findStoreFault: () => store.findFault(),
    metricsAccess: config.metrics,
    trustedProxies: config.trustedProxies,
    outboundCa: outbound?.ca,
    responseCheck:
      config.responseCheckSample === 0
        ? undefined
        : new ResponseCheck({ sample: config.responseCheckSample, onMismatch, log, load: loadResponses }),
  };
  const server = createServer(options);
  const close = async () => {
    await server.close();
    await authenticator.close();
  };
  return { server, close };
}

function documentBudgets({ rateLimitDocuments }: Config, db: Connections): DocumentBudgets {
  const limiter = (limit: number, budget: DocumentBudget) =>
    createRateLimiter(db, { limit, windowSeconds: budgetSeconds, budget });
  return {
    documents: limiter(rateLimitDocuments, 'documents'),
    files: limiter(rateLimitDocuments * filesPerDocument, 'files'),
  };
}

/** Hosted addresses are loaded by their first call. */
function hostedSettings(
  config: Config,
  db: Connections,
  log: Log,
  onMismatch: 'log' | 'fail',
): NonNullable<ServerOptions['hosted']> {
  const limiter = (limit: number, budget: HostedBudget) =>
    createRateLimiter(db, { limit, windowSeconds: budgetSeconds, budget });
  return {
    load: async () => (await import('./api/served-hosted.ts')).servedHosted,
    limitedLogs,
    limits: {
      tenant: limiter(config.rateLimitHostedTenant, 'hosted'),
      address: limiter(config.rateLimitHostedAddress, 'hosted_address'),
      client: limiter(config.rateLimitHostedClient, 'hosted_client'),
    },
    responseCheck:
      config.responseCheckSample === 0
        ? undefined
        : new ResponseCheck({
            sample: config.responseCheckSample,
            onMismatch,
            log,
            load: async (family) => (await import('./api/served-hosted.ts')).loadHostedResponses(family),
          }),
  };
}

/** A configured port must be free; if the default port is in use, the next free one is used. */
async function listen(
  server: Server,
  { host, port, isPortChosen }: Config,
  log: Log,
): Promise<{ url: string }> {
  const last = isPortChosen ? port : port + portsToTry;
  for (let candidate = port; ; candidate += 1) {
    try {
      const address = await server.listen(candidate, host);
      if (candidate !== port) log.warn(`Port ${port} is in use; using ${candidate}. Set PORT to choose one.`);
      return address;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE' && candidate < last) continue;
      throw explain(error as NodeJS.ErrnoException, host, candidate);
    }
  }
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new StartError(
      `Port ${port} is in use by another program: set PORT to a free port, or to 0 to pick one automatically.`,
      { cause: error },
    );
  if (error.code === 'EACCES')
    return new StartError(
      `Port ${port} needs privileges that this process does not have: set PORT to one above 1023.`,
      { cause: error },
    );
  if (error.code === 'EADDRNOTAVAIL')
    return new StartError(
      `This machine does not have the address ${host}: set HOST to one of its addresses, or to 0.0.0.0.`,
      { cause: error },
    );
  return error;
}
