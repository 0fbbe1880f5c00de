import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { analyse } from '#src/compiler/analyse.ts';
import { formatDiagnostic } from '#src/compiler/diagnostics.ts';
import { rulesOfHosted } from '../../spec/lint/rules.ts';
import { brokenHosted, hostedFiles, hostedRoot } from './hosted-contract.ts';

let base: string;

beforeAll(() => {
  base = `${mkdtempSync(join(tmpdir(), 'hosted-rules-'))}/`;
  mkdirSync(`${base}spec/families`, { recursive: true });
  cpSync(new URL('../../spec/shared', import.meta.url).pathname, `${base}spec/shared`, { recursive: true });
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** What is said about the contract of letters after an edit. */
function messagesAfter(edit?: readonly [path: string, from: string, to: string]): string[] {
  for (const [path, text] of Object.entries(hostedFiles)) {
    if (edit?.[0] === path && !text.includes(edit[1]))
      throw new Error(`${path} has no "${edit[1]}" to edit.`);
    writeFileSync(base + path, edit?.[0] === path ? text.replaceAll(edit[1], () => edit[2]) : text);
  }
  const { diagnostics } = analyse({
    spec: base + hostedRoot,
    overlays: [`${base}spec/shared/hosted.overlay.yaml`],
    rules: rulesOfHosted('/hosted/'),
  });
  // Shared shapes are judged with the contracts that they were written for.
  return diagnostics
    .map((diagnostic) => formatDiagnostic(diagnostic, base))
    .filter((message) => !message.startsWith('spec/shared/'));
}

it('say nothing about hosted addresses that keep them', () => {
  expect(messagesAfter()).toEqual([]);
});

it.each(brokenHosted)('%s: %j', (rule, edit, message) => {
  expect(messagesAfter(edit)).toContainEqual(
    expect.stringMatching(new RegExp(`^spec/.+:\\d+:\\d+  error ${rule}  .*${escape(message)}`)),
  );
});

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
