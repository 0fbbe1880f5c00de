// The rules of typescript-eslint that need types, run by tsgolint on the compiler written in Go: 17 s for the whole project where
// ESLint takes 90. Named files are judged alone; without names, those that may have changed since all were found right.
// Oxlint can drive it, but not prove that it looked at anything; over the protocol that is spoken here it has a fault of its own to find.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve as resolvePath } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digestOf } from '../src/compiler/digest.ts';
import { foundRight, keepFoundRight } from './found-right.ts';
import { affected, takeSnapshot, type Snapshot } from './lint-types/affected.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const concernsAll = [
  'package-lock.json',
  'tsconfig.json',
  'src/console/web/tsconfig.json',
  'scripts/lint-types.ts',
  'scripts/lint-types',
].map((name) => join(root, name));

const isJudged = (path: string): boolean =>
  !/^(?:generated|src\/compiler\/client\/fetch|test\/compiler\/cases)\//.test(path);

const rules = [
  { name: 'await-thenable' },
  { name: 'no-floating-promises' },
  { name: 'no-misused-promises', options: { checksVoidReturn: { arguments: false, attributes: false } } },
  { name: 'switch-exhaustiveness-check', options: { considerDefaultExhaustiveForUnions: true } },
];

/** What tsgolint says of a file; offsets count UTF-16 units. */
interface Finding {
  readonly rule: string;
  readonly file_path: string;
  readonly range: { readonly pos: number };
  readonly message: { readonly description: string };
}

// Twice tsgolint ended at once, without an error and without having looked at anything. It always has this to find.
const probe = join(root, '.cache/lint-types/probe.ts');
mkdirSync(dirname(probe), { recursive: true });
writeFileSync(probe, 'const work = async (): Promise<void> => {};\nwork();\n');

const named = process.argv.slice(2).map((path) => resolvePath(path));
if (named.length > 0) await tell(named);
else await tellOfChanges();

/** Of the whole project, without what was found right and nothing has changed of that its types depend on. */
async function tellOfChanges(): Promise<void> {
  const now = takeSnapshot(root, modules(), digestOf(root, concernsAll));
  const files = affected(lastFoundRight(), now).filter(isJudged);
  console.log(
    `${files.length} of ${Object.keys(now.modules).filter(isJudged).length} files can have changed.`,
  );
  if (files.length > 0) await tell(files.map((path) => join(root, path)));
  if (process.exitCode === undefined) keepFoundRight('promises', JSON.stringify(now));
}

function lastFoundRight(): Snapshot | undefined {
  try {
    return JSON.parse(foundRight('promises') ?? 'null') ?? undefined;
  } catch {
    // One that cannot be read only costs time.
    return undefined;
  }
}

async function tell(files: readonly string[]): Promise<void> {
  const findings = (await judge(files)).filter((finding) => !isAllowed(finding)).map(inWords);
  for (const text of findings.sort()) console.error(text);
  if (findings.length > 0) process.exitCode = 1;
}

/** Those that are committed or may be, and the generated ones, which others import. */
function modules(): string[] {
  const list = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
    { cwd: root, encoding: 'utf8' },
  );
  const generated = readdirSync(join(root, 'generated'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join('generated', name));
  const all = new Set([...list.trim().split('\n'), ...generated]);
  return [...all].filter((path) => existsSync(join(root, path))).sort();
}

async function judge(files: readonly string[]): Promise<Finding[]> {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('oxlint-tsgolint/package.json'));
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = resolve(`@oxlint-tsgolint/${process.platform}-${process.arch}/tsgolint${suffix}`);
  // Each thread works out for itself the types that files share: with one it takes 46 s of CPU, with two 69.
  const env = { ...process.env, GOMAXPROCS: '1' };
  const child = spawn(program, ['headless'], { stdio: ['pipe', 'pipe', 'inherit'], env });
  child.stdin.end(JSON.stringify({ version: 2, configs: [{ file_paths: [...files, probe], rules }] }));
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
  return found.filter(({ file_path }) => file_path !== probe);
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

function placeOf({ file_path, range }: Finding): { lines: readonly string[]; line: number; column: number } {
  const text = readFileSync(file_path, 'utf8');
  const before = text.slice(0, range.pos).split('\n');
  return { lines: text.split('\n'), line: before.length, column: before.at(-1)!.length + 1 };
}

/** Whether the line above says why it may be: `// lint-types-disable-next-line <rule> -- <reason>`. */
function isAllowed(finding: Finding): boolean {
  const { lines, line } = placeOf(finding);
  const above = lines[line - 2]?.trim() ?? '';
  return above.startsWith(`// lint-types-disable-next-line ${finding.rule} -- `);
}

function inWords(finding: Finding): string {
  const { line, column } = placeOf(finding);
  return `${relative(root, finding.file_path)}:${line}:${column}  ${finding.message.description} (${finding.rule})`;
}
