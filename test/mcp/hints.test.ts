import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hintFor, hintTable } from '#src/api/mcp/hints.ts';
import { catalogue, type ProblemCode } from '#src/platform/errors/index.ts';

const codes = Object.keys(catalogue) as ProblemCode[];

test('every error of the catalogue has a hint, and each conflict one of its own', () => {
  expect(hintTable().map(({ kind }) => kind)).toEqual(expect.arrayContaining(codes));
  for (const { kind, hint } of hintTable()) expect(hint, kind).toMatch(/^[A-Z].{20,}[.]$/);
  const conflicts = codes.filter((code) => catalogue[code].status === 409).map((code) => hintFor(code));
  expect(new Set(conflicts).size).toBe(conflicts.length);
});

test('only a stale revision speaks of revisions, and only a used call_id of a new one', () => {
  const speakingOf = (words: RegExp) =>
    hintTable()
      .filter(({ hint }) => words.test(hint))
      .map(({ kind }) => kind);
  expect(speakingOf(/revision/)).toEqual(['stale_revision']);
  expect(speakingOf(/new call_id/)).toEqual(['idempotency_conflict']);
});

test('only failures that pass by themselves are to be repeated as they are', () => {
  const repeatable = hintTable()
    .filter(({ hint }) =>
      /^(Call again in|Repeat the call once)|Repeat the call once|Wait as long/.test(hint),
    )
    .map(({ kind }) => kind);
  expect(repeatable.sort()).toEqual(
    ['busy', 'expectation_failed', 'internal', 'rate_limited', 'request_timeout', 'unavailable'].sort(),
  );
});

test('only a missing permission is said to be missing', () => {
  const missing = hintTable().filter(({ hint }) => /which permission is missing/.test(hint));
  expect(missing.map(({ kind }) => kind)).toEqual(['permission_denied']);
});

test('a refusal that names no permission does not send the person to look for one', () => {
  expect(hintFor('permission_denied', { namesPermission: false })).not.toMatch(/which permission/);
});

test('an operation without a handler is said to be unavailable, and is not to be repeated', () => {
  const hint = hintFor('not_implemented');
  expect(hint).toContain('not available yet');
  expect(hint).not.toMatch(/again|Repeat the call once/);
});

test('the guide lists every hint with the error that it belongs to', () => {
  const guide = readFileSync(new URL('../../docs/guides/ai-hosts.md', import.meta.url), 'utf8');
  const rows = guide.split('\n').filter((line) => /^\| `[a-z_]+` \| \d{3} \|/.test(line));
  expect(rows).toEqual(
    hintTable().map(({ kind, status, type, hint }) => `| \`${kind}\` | ${status} | \`${type}\` | ${hint} |`),
  );
});
