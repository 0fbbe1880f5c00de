import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Connection } from './scenario.ts';
import type { Tool } from './tools.ts';

const here = import.meta.dirname;
const packageFolders = [join(here, 'node_modules'), join(here, '..', 'node_modules')];
const run = promisify(execFile);

export interface Verdict {
  /** Seconds that each step took; absent for a step that the tool does not have. */
  readonly seconds: { generate: number; types?: number; calls?: number };
  readonly faults: readonly string[];
}

/** Generates, checks types and calls, as an integrator does. The steps behind one that fails are left out. */
export async function check(tool: Tool, document: string, connection: Connection): Promise<Verdict> {
  const folder = join(here, 'out', tool.name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const files = { ...tool.files, 'openapi.json': tool.prepare?.(document) ?? document };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const seconds: Verdict['seconds'] = { generate: 0 };
  const faults: string[] = [];
  const step = async (name: keyof Verdict['seconds'], work: () => Promise<string[]>) => {
    if (faults.length > 0) return;
    const startedAt = performance.now();
    faults.push(...(await work().catch((error: unknown) => [outputOf(error)])));
    seconds[name] = (performance.now() - startedAt) / 1000;
  };
  await step('generate', () => generate(tool, folder));
  if (tool.isTyped) await step('types', () => checkTypes(tool, folder));
  if (tool.isCaller) await step('calls', () => call(tool, connection));
  return { seconds, faults };
}

/** The version that is installed of a package. */
export async function versionOf(name: string): Promise<string> {
  const path = packageFolders
    .map((folder) => join(folder, name, 'package.json'))
    .find((candidate) => existsSync(candidate));
  if (path === undefined) throw new Error(`${name} is not installed.`);
  return (JSON.parse(await readFile(path, 'utf8')) as { version: string }).version;
}

async function generate({ command, run: runHere, review }: Tool, folder: string): Promise<string[]> {
  if (runHere !== undefined) return runHere(folder);
  await shell(command!, folder);
  return (await review?.(folder)) ?? [];
}

/** Runs a command as `npx` does, with the Node that everything runs on. */
function shell(command: string, cwd: string): Promise<void> {
  const bins = packageFolders.map((folder) => join(folder, '.bin'));
  const path = [dirname(process.execPath), ...bins, process.env['PATH']].join(delimiter);
  const child = spawn(command, {
    cwd,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: path },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output = (output + String(chunk)).slice(-4000)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ended with ${code}:\n${output}`));
    });
  });
}

async function checkTypes({ name }: Tool, folder: string): Promise<string[]> {
  const project = join(folder, 'tsconfig.json');
  await writeFile(
    project,
    JSON.stringify({
      extends: '../../tsconfig.json',
      include: [],
      files: [`../../callers/${name}.ts`],
    }),
  );
  const tsc = join(here, '..', 'node_modules', 'typescript-native', 'bin', 'tsc');
  await run(process.execPath, [tsc, '-p', project], { maxBuffer: 64 * 1024 * 1024 });
  return [];
}

async function call({ name }: Tool, { baseUrl, key }: Connection): Promise<string[]> {
  const { stdout } = await run(
    process.execPath,
    ['--experimental-transform-types', '--disable-warning=ExperimentalWarning', join(here, 'call.ts'), name],
    { env: { ...process.env, CONSUMER_URL: baseUrl, CONSUMER_KEY: key } },
  );
  return JSON.parse(stdout) as string[];
}

/** The beginning of what a command printed, or the message of another error. */
function outputOf(error: unknown): string {
  const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
  return ([stdout, stderr].join('\n').trim() || message).slice(0, 3000);
}
