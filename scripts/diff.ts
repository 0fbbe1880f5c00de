// Says what changed between the contract of a commit and the one at hand; `--help` says how.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { diffContracts, type Change } from '../src/compiler/diff/index.ts';
import type { OpenApiDocument } from '../src/compiler/schema.ts';

const usage = `node scripts/diff.ts [--base REF] [--breaking]

Compares generated/openapi.json with that of a commit: operations, permissions, parameters, bodies, answers and events.
Without --base the commit is the last release (a tag v*), and the one before this when there is none yet.

  --breaking   list breaking changes only

Fails for a breaking change that spec/CHANGELOG.md does not name between backticks, in the words of this list.`;

const path = (relative: string): string => fileURLToPath(new URL(`../${relative}`, import.meta.url));
const { values } = parseArgs({ options: { base: { type: 'string' }, breaking: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } });

process.exitCode = main();

function main(): number {
  if (values.help === true) return say(usage, 0);
  const base = values.base ?? git('describe', '--tags', '--abbrev=0', '--match', 'v*') ?? git('rev-parse', '--verify', '--quiet', 'HEAD^');
  if (base === undefined) return say('There is no earlier contract to compare with.', 0);
  const before = git('show', `${base}:generated/openapi.json`);
  if (before === undefined) return say(`${base} has no generated/openapi.json. Name a commit that has: --base REF.`, values.base === undefined ? 0 : 2);
  const after = readFileSync(path('generated/openapi.json'), 'utf8');
  return report(base, before.trim() === after.trim() ? [] : diffContracts(parse(before), parse(after)));
}

function report(base: string, changes: readonly Change[]): number {
  const changelog = readFileSync(path('spec/CHANGELOG.md'), 'utf8');
  const isAcknowledged = ({ text }: Change): boolean => changelog.includes(`\`${text}\``);
  const breaking = changes.filter(({ isBreaking }) => isBreaking);
  const open = breaking.filter((change) => !isAcknowledged(change));
  for (const change of values.breaking === true ? breaking : changes) {
    console.log(`${change.isBreaking ? (isAcknowledged(change) ? 'acknowledged' : 'BREAKING    ') : '            '}  ${change.text}`);
  }
  console.log(`${changes.length} changes since ${base.slice(0, 12)}, ${breaking.length} breaking, ${open.length} of them not acknowledged`);
  if (open.length > 0) console.error('Undo what breaks callers, or say why it must be in spec/CHANGELOG.md: a line "- `the words above`: the reason".');
  return open.length > 0 ? 1 : 0;
}

function parse(json: string): OpenApiDocument {
  return JSON.parse(json) as OpenApiDocument;
}

/** What git prints; undefined when it fails, for want of a repository, a tag or the commit. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: path(''), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 256 * 1024 * 1024 }).trimEnd() || undefined;
  } catch {
    return undefined;
  }
}

function say(text: string, code: number): number {
  (code === 0 ? console.log : console.error)(text);
  return code;
}
