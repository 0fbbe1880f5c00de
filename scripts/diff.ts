// Says what changed between the released contract and the one at hand; `--help` says how.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { diffContracts, type Change } from '../src/compiler/diff/index.ts';
import { printReleased } from '../src/compiler/diff/released.ts';
import type { OpenApiDocument } from '../src/compiler/schema.ts';

const usage = `node scripts/diff.ts [--base REF] [--breaking | --record]

Compares generated/openapi.json with spec/released.json: operations, permissions, parameters, bodies, responses and events.

  --base REF   compare with the released contract of a commit instead
  --breaking   list only breaking changes that are not acknowledged
  --record     make the contract at hand the released one: when a version is tagged, or a breaking change is acknowledged

Fails for a breaking change that spec/CHANGELOG.md does not name between backticks, in the words of this list. A name that begins with
an asterisk in place of where it is, as in \`* is gone\`, acknowledges the same change everywhere.`;

const path = (relative: string): string => fileURLToPath(new URL(`../${relative}`, import.meta.url));
const released = 'spec/released.json';
const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    breaking: { type: 'boolean' },
    record: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});

process.exitCode = main();

function main(): number {
  if (values.help === true) return say(usage, 0);
  const before =
    values.base === undefined
      ? readFileSync(path(released), 'utf8')
      : git('show', `${values.base}:${released}`);
  if (before === undefined) return say(`${values.base} has no ${released}. Name a commit that has it.`, 2);
  const contract = parse(readFileSync(path('generated/openapi.json'), 'utf8'));
  const changes = diffContracts(parse(before), contract);
  const acknowledged = report(changes);
  if (acknowledged === undefined) return 1;
  return values.record === true ? record(contract, acknowledged) : 0;
}

/** Lists the changes. Answers the breaking ones, or undefined when one of them is not acknowledged. */
function report(changes: readonly Change[]): readonly Change[] | undefined {
  const changelog = readFileSync(path('spec/CHANGELOG.md'), 'utf8');
  const everywhere = [...changelog.matchAll(/`\*( [^`]+)`/g)].map(([, what]) => what!);
  const isAcknowledged = ({ text }: Change): boolean =>
    changelog.includes(`\`${text}\``) || everywhere.some((what) => text.endsWith(what));
  const breaking = changes.filter(({ isBreaking }) => isBreaking);
  const open = breaking.filter((change) => !isAcknowledged(change));
  for (const change of values.breaking === true ? open : changes) {
    console.log(
      `${change.isBreaking ? (isAcknowledged(change) ? 'acknowledged' : 'BREAKING    ') : '            '}  ${change.text}`,
    );
  }
  console.log(
    `${changes.length} changes since the ${values.base === undefined ? 'last release' : `release at ${values.base}`}, ${breaking.length} breaking, ${open.length} of them not acknowledged`,
  );
  if (open.length === 0) return breaking;
  console.error(
    'Undo what breaks callers, or say why it must be in spec/CHANGELOG.md: a line "- `the words above`: the reason".',
  );
  return undefined;
}

function record(contract: OpenApiDocument, acknowledged: readonly Change[]): number {
  const tag = git('describe', '--tags', '--exact-match', '--match', 'v*');
  if (acknowledged.length === 0 && tag === undefined)
    return say(
      `Nothing to record: no breaking change is acknowledged, and no version (v*) is tagged. Other changes stay listed until then.`,
      1,
    );
  writeFileSync(path(released), printReleased(contract));
  return say(`${released} holds the contract at hand.`, 0);
}

function parse(json: string): OpenApiDocument {
  return JSON.parse(json) as OpenApiDocument;
}

/** What git prints; undefined when it fails, for want of a repository, a tag or the commit. */
function git(...args: string[]): string | undefined {
  try {
    return (
      execFileSync('git', args, {
        cwd: path(''),
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 256 * 1024 * 1024,
      }).trimEnd() || undefined
    );
  } catch {
    return undefined;
  }
}

function say(text: string, code: number): number {
  (code === 0 ? console.log : console.error)(text);
  return code;
}
