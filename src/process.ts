import { readConfig } from './config.ts';
import { startEmbedded } from './platform/db/embedded/index.ts';
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

/** Runs the service until a signal comes. Resolves when it is ready, or when it is clear that it never will be. */
export async function run(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
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
  const ownerUrl =
    config.databaseUrl ?? (await track(startEmbedded({ dataDir: config.dataDir, log }))).ownerUrl;
  // Before anything is written: what a pooler does to migrations is not worth finding out.
  if (config.databaseUrl !== null) await requireSteadyConnections(config.databaseUrl);
  await migrate(ownerUrl);
  if (config.seed === 'demo')
    await seedDemo({ ...config, ownerUrl, log, parts: (await import('./compose.ts')).parts });
  if (stopping) return;
  const { db, url } = await track(startService({ config, ownerUrl, log }));
  const baseUrl = config.baseUrl ?? url;
  if (baseUrl !== null) await refreshDemoFile(config.dataDir, baseUrl);
  process.stdout.write(`ready ${baseUrl ?? 'worker'}\n`);
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

/** In order, after whatever is being started has started. A second signal does not wait; the next start cleans up. */
async function stop(exitCode: number): Promise<void> {
  if (stopping) process.exit(130);
  stopping = true;
  await starting;
  for (const part of running) await part.stop();
  process.exit(exitCode);
}

function fail(error: unknown): void {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else log.fatal({ err: error as Error }, 'fatal error: the process is stopping');
  void stop(1);
}
