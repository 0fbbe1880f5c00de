// Watches spec/ and src/: an edit is linted, compiled and served. The database stays up between restarts.
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { formatDiagnostic, hasErrors, type Diagnostic } from '../src/compiler/diagnostics.ts';
import { readManifest } from '../src/compiler/output.ts';
import { CompileSession, type SessionResult } from '../src/compiler/session.ts';
import { memory } from '../src/compiler/validation/memory.ts';
import { readConfig } from '../src/config.ts';
import { startEmbedded } from '../src/platform/db/embedded/index.ts';
import { reference } from './console/reference.ts';
import { consoleContract, contractInputs, memoryFile, memoryVersion, ownContract } from './contract.ts';
import { ServerProcess } from './dev/server.ts';
import { watchFolder } from './dev/watch.ts';

const folder = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));
for (const thread of ['main', 'worker'] as const) memory.restore(memoryFile(thread), memoryVersion());
const server = new ServerProcess();
const session = new CompileSession(ownContract, contractInputs);
const consoleSession = new CompileSession(consoleContract, contractInputs);

/** What the running server does not load. */
const isNotLoaded = (path: string): boolean => /^MANIFEST\.json$|\.d\.ts$/.test(path);

/** Ends what has been started, newest first. */
const ends: (() => Promise<void> | void)[] = [];
let isStopping = false;

/** Takes effect after the step of the start that is under way, which may be the start of Postgres. A second signal does not wait. */
async function stop(exitCode: number): Promise<void> {
  if (isStopping) process.exit(130);
  isStopping = true;
  await starting;
  for (const end of ends.reverse()) await end();
  process.exit(exitCode);
}

async function start(): Promise<void> {
  const { databaseUrl, dataDir } = readConfig();
  // While this process takes part in the database, a restart of the server does not restart Postgres.
  const database = databaseUrl === null ? await startEmbedded({ dataDir }) : undefined;
  if (database !== undefined) ends.push(() => database.stop());
  if (isStopping) return;
  const isFresh = [ownContract, consoleContract].every(
    ({ out }) => readManifest(out).inputs === contractInputs(),
  );
  const first = isFresh ? undefined : await session.compile();
  if (first !== undefined) tell(first);
  const firstOfConsole = isFresh ? undefined : await consoleSession.compile();
  if (isStopping) return;
  ends.push(() => server.stop());
  await server.restart();
  if (isStopping) return;
  if (first === undefined) print([...session.warm(), ...consoleSession.warm()]);
  else void makeForReaders(first);
  if (firstOfConsole !== undefined) void makeForReaders(firstOfConsole);
  const watchers = [
    watchFolder(folder('spec'), (path) => path.endsWith('.yaml'), onContractEdit),
    watchFolder(
      folder('spec'),
      (path) => path.endsWith('.ts'),
      () => note('The rules changed'),
    ),
    watchFolder(
      folder('src'),
      (path) => isSource(path) && !isCompiler(path) && !isConsolePage(path),
      () => server.restart(),
    ),
    watchFolder(folder('src/compiler'), isSource, () => note('The compiler changed')),
  ];
  ends.push(() => watchers.forEach((watcher) => watcher.close()));
  const pages = await serveConsole();
  ends.push(() => pages.close());
  console.log('Watching spec/ and src/.');
}

/** The console from its sources: an edit of a page is shown at once, without a load. Its calls go to the service. */
async function serveConsole(): Promise<ViteDevServer> {
  process.env['CONSOLE_SERVICE'] = `http://127.0.0.1:${readConfig().port}`;
  const ours = process.listeners('SIGTERM');
  const pages = await createServer({
    configFile: folder('src/console/web/vite.config.ts'),
    plugins: [reference()],
    logLevel: 'warn',
  });
  // Vite ends the process as soon as it has closed itself, whatever else is to be stopped.
  for (const listener of process.listeners('SIGTERM').filter((each) => !ours.includes(each)))
    process.off('SIGTERM', listener);
  await pages.listen();
  console.log(`The console with hot reload: ${pages.resolvedUrls?.local[0] ?? ''}`);
  return pages;
}

const isConsolePage = (path: string): boolean => path.startsWith(folder('src/console/web/'));
const isSource = (path: string): boolean => /\.(ts|sql)$/.test(path);
const isCompiler = (path: string): boolean => path.startsWith(folder('src/compiler/'));

async function onContractEdit(paths: ReadonlySet<string>): Promise<void> {
  const start = performance.now();
  const results: SessionResult[] = [];
  for (const each of [session, consoleSession].filter((one) => one.concerns(paths))) {
    const result = await each.compile();
    tell(result);
    if (hasErrors(result.diagnostics)) return;
    results.push(result);
  }
  if (!results.every(({ changed }) => changed.every(isNotLoaded))) {
    await server.restart();
    console.log(`Served ${Math.round(performance.now() - start)} ms after the edit.`);
  }
  for (const result of results) void makeForReaders(result);
}

function tell({ diagnostics, changed, milliseconds }: SessionResult): void {
  print(diagnostics);
  if (hasErrors(diagnostics)) console.log('Not compiled; the server goes on as it was.');
  else console.log(`Compiled in ${milliseconds} ms, ${changed.length} files changed.`);
}

/** After the restart, which is what the author waits for. */
async function makeForReaders({ forReaders }: SessionResult): Promise<void> {
  try {
    if (await forReaders()) console.log('Types, client and llms.txt are up to date.');
  } catch (error) {
    console.error('Types, client and llms.txt could not be made:', error);
  }
}

function print(diagnostics: readonly Diagnostic[]): void {
  for (const diagnostic of diagnostics) console.log(formatDiagnostic(diagnostic));
}

async function note(what: string): Promise<void> {
  console.log(`${what}: start \`make dev\` again to use it.`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
let failure: unknown;
const starting = start().catch((error: unknown) => void (failure = error));
await starting;
if (failure !== undefined) {
  console.error(failure);
  void stop(1);
}
