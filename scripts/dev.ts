// Watches spec/ and src/: an edit is linted, compiled and served. The database stays up between restarts.
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { formatDiagnostic, hasErrors } from '../src/compiler/diagnostics.ts';
import { readManifest } from '../src/compiler/output.ts';
import { memory } from '../src/compiler/validation/memory.ts';
import { readConfig } from '../src/config.ts';
import { startEmbedded } from '../src/platform/db/embedded/index.ts';
import { reference } from './console/reference.ts';
import { contractInputs, contracts, memoryFile, memoryVersion, ownContract } from './contract.ts';
import { ContractsThread } from './dev/contracts-thread.ts';
import { ServerProcess } from './dev/server.ts';
import { WarmContracts, type Compiled } from './dev/warm-contracts.ts';
import { watchFolder } from './dev/watch.ts';

const inProject = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));
memory.restore(memoryFile('main'), memoryVersion());
const server = new ServerProcess(
  {
    main: inProject('src/main.ts'),
    folders: [inProject('src'), inProject('generated')],
    // They change with any schema, and the start asks for them last, when it serves already.
    isLeft: (module) => module.startsWith(inProject('generated')) && module.endsWith('.js'),
  },
  (text) => void process.stdout.write(text),
);
/** The public contract takes longer than all others, which are compiled beside it. */
const publicContract = new WarmContracts([ownContract]);
const otherContracts = new ContractsThread();

/** What the running server does not load. */
const isNotLoaded = (path: string): boolean => /\/MANIFEST\.json$|\.d\.ts$/.test(path);

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
  ends.push(() => otherContracts.stop());
  const inputs = contractInputs();
  const isFresh = contracts.every(({ out }) => readManifest(out).inputs === inputs);
  if (!isFresh) await compile(new Set());
  if (isStopping) return;
  ends.push(() => server.stop());
  await server.restart();
  if (isStopping) return;
  if (isFresh) await warm();
  else void makeForReaders();
  const watchers = [
    watchFolder(inProject('spec'), (path) => path.endsWith('.yaml'), onContractEdit),
    watchFolder(
      inProject('spec'),
      (path) => path.endsWith('.ts'),
      () => note('The rules changed'),
    ),
    watchFolder(
      inProject('src'),
      (path) => isSource(path) && !isCompiler(path) && !isConsolePage(path),
      onSourceEdit,
    ),
    watchFolder(inProject('src/compiler'), isSource, () => note('The compiler changed')),
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
    configFile: inProject('src/console/web/vite.config.ts'),
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

const isConsolePage = (path: string): boolean => path.startsWith(inProject('src/console/web/'));
const isSource = (path: string): boolean => /\.(ts|sql)$/.test(path);
const isCompiler = (path: string): boolean => path.startsWith(inProject('src/compiler/'));

async function onContractEdit(paths: ReadonlySet<string>): Promise<void> {
  const start = performance.now();
  if (!(await compile(paths))) return;
  if (unserved.size > 0) {
    unserved.clear();
    await server.restart();
    console.log(`Served ${Math.round(performance.now() - start)} ms after the edit.`);
  }
  void makeForReaders();
}

/** Files that were written since the server started; one contract may be written while another has errors. */
const unserved = new Set<string>();

/** Whether there were no errors. */
async function compile(paths: ReadonlySet<string>): Promise<boolean> {
  const start = performance.now();
  const others = otherContracts.ask('compile', paths);
  const compiled = [...(await publicContract.compile(paths)), ...(await others)];
  tell(compiled);
  const changed = compiled.flatMap((one) => one.changed);
  server.noteChanges(changed);
  for (const file of changed) if (!isNotLoaded(file)) unserved.add(file);
  if (compiled.some(({ diagnostics }) => hasErrors(diagnostics))) {
    console.log('Not compiled; the server goes on as it was.');
    return false;
  }
  console.log(`Compiled in ${Math.round(performance.now() - start)} ms, ${changed.length} files changed.`);
  return true;
}

async function warm(): Promise<void> {
  const others = otherContracts.ask('warm');
  const diagnostics = [...publicContract.warm(), ...(await others)];
  tell([{ diagnostics, changed: [] }]);
}

/** After the restart, which is what the author waits for. */
async function makeForReaders(): Promise<void> {
  try {
    const others = otherContracts.ask('makeForReaders');
    const written = [...(await publicContract.makeForReaders()), ...(await others)];
    server.noteChanges(written);
    if (written.length > 0) console.log('Types, client and llms.txt are up to date.');
  } catch (error) {
    console.error('Types, client and llms.txt could not be made:', error);
  }
}

/** What several contracts have in common is told once. */
function tell(compiled: readonly Compiled[]): void {
  const lines = compiled.flatMap(({ diagnostics }) => diagnostics.map((one) => formatDiagnostic(one)));
  for (const line of new Set(lines)) console.log(line);
}

async function onSourceEdit(paths: ReadonlySet<string>): Promise<void> {
  server.noteChanges(paths);
  unserved.clear();
  await server.restart();
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
