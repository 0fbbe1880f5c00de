import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from './config.ts';
import { startEmbedded, type EmbeddedPostgres } from './platform/db/embedded/index.ts';
import { migrate, requireSteadyConnections } from './platform/db/index.ts';
import { refreshDemoFile, seedDemo } from './api/demo/index.ts';
import { StartError } from './platform/errors/index.ts';
import { createLogger } from './platform/log.ts';
import { startService, type Service } from './service.ts';

const log = createLogger('info');
/** What has been started, newest first: the order in which it is stopped. */
const running: { stop(): Promise<void> }[] = [];
let starting: Promise<void> = Promise.resolve();
let stopping = false;
let database: Promise<EmbeddedPostgres> | undefined;
let stopAskedAt = 0;
let isHurried = false;
/** Lets a balancer notice that the process is about to stop, before it does. */
let retire = async (): Promise<void> => {};

/** Runs the service until a signal comes. Resolves when it is ready, or when it is clear that it never will be. */
export async function run(): Promise<void> {
  process.on('SIGINT', () => (stopping ? hurry() : void stop(0)));
  process.on('SIGTERM', () => (stopping ? hurry() : void stop(0, () => retire())));
  // Whoever read what is printed may be gone: the service is not there for them.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(fault, (error) => fail(error));
  let fault: unknown;
  starting = start().catch((error: unknown) => void (fault = error));
  await starting;
  if (fault !== undefined) fail(fault);
}

async function start(): Promise<void> {
  const config = readConfig();
  log.level = config.logLevel;
  if (config.databaseUrl === null) database = startEmbedded({ dataDir: config.dataDir, log });
  const ownerUrl = config.databaseUrl ?? (await track(database!)).ownerUrl;
  // Before anything is written: what a pooler does to migrations is not worth finding out.
  if (config.databaseUrl !== null) await requireSteadyConnections(config.databaseUrl);
  await migrate(ownerUrl);
  if (config.seed === 'demo')
    await seedDemo({ ...config, ownerUrl, log, parts: (await import('./compose.ts')).parts });
  if (stopping) return;
  const service = await track(startService({ config, ownerUrl, log }));
  const { db, url } = service;
  if (url !== null && config.shutdownDelaySeconds > 0)
    retire = () => {
      service.retire();
      return sleep(config.shutdownDelaySeconds * 1000);
    };
  const baseUrl = config.baseUrl ?? url;
  if (baseUrl !== null) await refreshDemoFile(config.dataDir, baseUrl);
  process.stdout.write(`ready ${baseUrl ?? 'worker'}\n`);
  void service.warmUp();
  if (url !== null) await offerSetup(db, baseUrl!);
}

/** Prints the way into an empty system, which has none otherwise. */
async function offerSetup(db: Service['db'], baseUrl: string): Promise<void> {
  const { createSetupLink, setupLinkHours } = await import('./api/auth/operator.ts');
  const link = await createSetupLink(db, baseUrl);
  if (link !== null)
    process.stdout.write(
      `There is no agency yet. Create the first one within ${setupLinkHours} hours, once, at ${link}\n`,
    );
}

async function track<T extends { stop(): Promise<void> }>(part: Promise<T>): Promise<T> {
  const started = await part;
  running.unshift(started);
  return started;
}

/** Signals to a process group and to make, which passes them on, come twice; they ask once. */
const sameRequestMs = 500;

/** A second signal does not wait for the service, and a third one for nothing. */
function hurry(): void {
  if (performance.now() - stopAskedAt < sameRequestMs) return;
  stopAskedAt = performance.now();
  if (isHurried) process.exit(130);
  void leave(130);
}

/** Ends without waiting for the service, but not without leaving the embedded Postgres, which nothing else would stop. */
async function leave(exitCode: number): Promise<void> {
  isHurried = true;
  await database?.then((one) => one.stop()).catch(() => {});
  process.exit(exitCode);
}

/** In order, after whatever is being started has started. */
async function stop(exitCode: number, prepare = async (): Promise<void> => {}): Promise<void> {
  stopping = true;
  stopAskedAt = performance.now();
  await starting;
  await prepare();
  for (const part of running) await part.stop();
  process.exit(exitCode);
}

function fail(error: unknown): void {
  // The service loses its database.
  if (isHurried) return;
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else log.fatal({ err: error as Error }, 'fatal error: the process is stopping');
  void (stopping ? leave(1) : stop(1));
}
