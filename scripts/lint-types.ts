// Types, and the rules of typescript-eslint that need them, both told by tsgolint on the compiler written in Go: what most of either
// costs, to work out the types of everything, is done once. Named files are judged alone; without names, those that may have changed
// since all were found right. `--part` is one of the two programs alone, which share no types, so that a check can judge them beside
// each other.
// Oxlint can drive it, but not prove that it looked at anything; over the protocol that is spoken here it has a fault of its own to find.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, matchesGlob, relative, resolve as resolvePath } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { digestOf } from '../src/compiler/digest.ts';
import { foundRight, keepFoundRight } from './found-right.ts';
import { affected, takeSnapshot, type Snapshot } from './lint-types/affected.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const concernsAll = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'src/console/web/tsconfig.json',
  'scripts/lint-types.ts',
  'scripts/lint-types',
].map((name) => join(root, name));

/** What people wrote: rules are for them. */
const isWritten = (path: string): boolean =>
  !/^(?:generated|src\/compiler\/client\/fetch|test\/compiler\/cases)\//.test(path);

const settingsPath = join(root, 'tsconfig.json');
const settings = JSON.parse(readFileSync(settingsPath, 'utf8')) as {
  readonly compilerOptions: object;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
};
// With one checker, what the compiler finds costs a tenth more than the rules alone; with four, which it has by itself, twice as much, as
// each works out for itself the types that files share. Tools that are built on version 6 refuse settings with this one among them.
const settingsWithOneChecker = JSON.stringify({
  ...settings,
  compilerOptions: { ...settings.compilerOptions, checkers: 1 },
});

/** Whether `tsconfig.json`, or that of the console, speaks of it. Others are judged with packages that a user's install leaves out. */
const isTyped = (path: string): boolean => {
  const isOneOf = (names: readonly string[]): boolean =>
    names.some((name) => matchesGlob(path, name) || path.startsWith(`${name}/`));
  return path.startsWith('src/console/web/') || (isOneOf(settings.include) && !isOneOf(settings.exclude));
};

const isJudged = (path: string): boolean => !path.endsWith('.json') && (isWritten(path) || isTyped(path));

const rules = [
  { name: 'await-thenable' },
  { name: 'no-floating-promises' },
  { name: 'no-misused-promises', options: { checksVoidReturn: { arguments: false, attributes: false } } },
  { name: 'switch-exhaustiveness-check', options: { considerDefaultExhaustiveForUnions: true } },
];

/** What tsgolint says. Offsets count UTF-16 units where a rule says it, and bytes where the compiler does. */
interface Finding {
  /** 0: of a rule, 1: of the compiler; others: of settings. */
  readonly kind: number;
  readonly rule?: string;
  /** None: of no file. */
  readonly file_path?: string;
  readonly range: { readonly pos: number };
  readonly message: { readonly id: string; readonly description: string };
}

const parts = ['server', 'console'] as const;
type Part = (typeof parts)[number];

const { values, positionals } = parseArgs({
  options: { part: { type: 'string' } },
  allowPositionals: true,
});
const chosen = parts.filter((part) => values.part === undefined || part === values.part);
if (chosen.length === 0) throw new Error(`--part is one of ${parts.join(', ')}.`);

// Twice tsgolint ended at once, without an error and without having looked at anything. It always has this to find.
const probe = join(root, `.cache/lint-types/probe-${chosen[0]}.ts`);
mkdirSync(dirname(probe), { recursive: true });
writeFileSync(probe, 'const work = async (): Promise<void> => {};\nwork();\n');

const named = positionals.map((path) => resolvePath(path));
if (named.length > 0) await tell(named);
else await tellOfChanges();

/** Of the whole project, without what was found right and nothing has changed of that its types depend on. */
async function tellOfChanges(): Promise<void> {
  const now = takeSnapshot(root, modules(), digestOf(root, concernsAll));
  for (const part of chosen) {
    const isOfPart = (path: string): boolean =>
      isJudged(path) && path.startsWith('src/console/web/') === (part === 'console');
    const files = affected(lastFoundRight(part), now).filter(isOfPart);
    const all = Object.keys(now.modules).filter(isOfPart);
    console.log(`${files.length} of ${all.length} files of the ${part} can have changed.`);
    const isRight = files.length === 0 || (await tell(files.map((path) => join(root, path))));
    if (isRight) keepFoundRight(`types-of-${part}`, JSON.stringify(now));
  }
}

function lastFoundRight(part: Part): Snapshot | undefined {
  try {
    return JSON.parse(foundRight(`types-of-${part}`) ?? 'null') ?? undefined;
  } catch {
    // One that cannot be read only costs time.
    return undefined;
  }
}

/** Resolves with whether there was nothing to tell. */
async function tell(files: readonly string[]): Promise<boolean> {
  const findings = (await judge(files)).filter((finding) => !isAllowed(finding)).map(inWords);
  for (const text of findings.sort()) console.error(text);
  if (findings.length > 0) process.exitCode = 1;
  return findings.length === 0;
}

/** Those that are committed or may be, and the generated ones; the data too that some of them import. */
function modules(): string[] {
  const list = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
    { cwd: root, encoding: 'utf8' },
  );
  const generated = readdirSync(join(root, 'generated'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ts$|^[^/]*\.json$/.test(name))
    .map((name) => join('generated', name));
  const all = new Set([...list.trim().split('\n'), ...generated, 'package.json']);
  return [...all].filter((path) => existsSync(join(root, path))).sort();
}

async function judge(files: readonly string[]): Promise<Finding[]> {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('oxlint-tsgolint/package.json'));
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = resolve(`@oxlint-tsgolint/${process.platform}-${process.arch}/tsgolint${suffix}`);
  // The second thread frees memory while the first one judges; that one alone works out the types that files share.
  const env = { ...process.env, GOMAXPROCS: '2' };
  const child = spawn(program, ['headless'], { stdio: ['pipe', 'pipe', 'inherit'], env });
  const isNamedOrWritten = (path: string): boolean => named.length > 0 || isWritten(relative(root, path));
  const configs = [
    { file_paths: [...files.filter(isNamedOrWritten), probe], rules },
    { file_paths: files.filter((path) => !isNamedOrWritten(path)), rules: [] },
  ];
  child.stdin.end(
    JSON.stringify({
      version: 2,
      configs,
      source_overrides: { [settingsPath]: settingsWithOneChecker },
      report_semantic: true,
      report_syntactic: true,
    }),
  );
  const chunks: Buffer[] = [];
  for await (const chunk of child.stdout) chunks.push(chunk as Buffer);
  const code = child.exitCode ?? (await new Promise<number | null>((done) => child.once('exit', done)));
  const messages = messagesIn(Buffer.concat(chunks));
  const failure = messages.find(({ type }) => type === 0);
  if (failure !== undefined || code !== 0)
    throw new Error(`tsgolint failed (${code}): ${failure?.text ?? ''}`);
  const found = messages.filter(({ type }) => type === 1).map(({ text }) => JSON.parse(text) as Finding);
  if (!found.some(({ file_path }) => file_path === probe))
    throw new Error('tsgolint ended without a look at the files. Run this again.');
  return found.filter(
    ({ kind, file_path: path }) =>
      path !== probe &&
      (kind !== 1 || path === undefined || named.length > 0 || isTyped(relative(root, path))),
  );
}

/** Each message is its length, its type (0 an error, 1 a finding) and JSON. */
function messagesIn(bytes: Buffer): { readonly type: number; readonly text: string }[] {
  const messages = [];
  for (let at = 0; at + 5 <= bytes.length;) {
    const end = at + 5 + bytes.readUInt32LE(at);
    messages.push({ type: bytes[at + 4]!, text: bytes.toString('utf8', at + 5, end) });
    at = end;
  }
  return messages;
}

function placeOf(
  path: string,
  { kind, range: { pos } }: Finding,
): { lines: readonly string[]; line: number; column: number } {
  const text = readFileSync(path);
  const all = text.toString();
  const before = (kind === 1 ? text.subarray(0, pos).toString() : all.slice(0, pos)).split('\n');
  return { lines: all.split('\n'), line: before.length, column: before.at(-1)!.length + 1 };
}

/** Whether the line above says why it may be: `// lint-types-disable-next-line <rule> -- <reason>`. */
function isAllowed(finding: Finding): boolean {
  const { rule, file_path: path } = finding;
  if (rule === undefined || path === undefined) return false;
  const { lines, line } = placeOf(path, finding);
  const above = lines[line - 2]?.trim() ?? '';
  return above.startsWith(`// lint-types-disable-next-line ${rule} -- `);
}

function inWords(finding: Finding): string {
  const { rule, file_path: path, message } = finding;
  const what = `${message.description} (${rule ?? message.id})`;
  if (path === undefined) return what;
  const { line, column } = placeOf(path, finding);
  return `${relative(root, path)}:${line}:${column}  ${what}`;
}
