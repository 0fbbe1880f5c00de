import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import express, { type Express } from 'express';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signatureHeader } from '#src/platform/delivery/sign.ts';

// The guide tells receivers what to copy: each of its code blocks runs here as it stands there.
const root = join(import.meta.dirname, '..', '..');
const scratch = join(root, '.cache', 'test-readme');
const run = promisify(execFile);

const secret = 'whsec_5f2c9d8e7b6a4c3d2e1f';
const former = 'whsec_00112233445566778899';
const body = JSON.stringify({
  id: 'a',
  event_type: 'client.created',
  created_at: '2026-11-21T10:00:00Z',
  tenant_id: 'b',
  data: { client: { name: 'Café $HOME "\u{1F680}"' } },
});
const tampered = body.replace('Caf', 'Cap');
const ago = (seconds: number): Date => new Date(Date.now() - seconds * 1000);
const both = (): string => signatureHeader(body, [secret, former], ago(2));

function snippet(language: string): string {
  const [, section] =
    /^## Receiving webhooks\n(.*?)^## /ms.exec(
      `${readFileSync(join(root, 'docs/guides/webhooks.md'), 'utf8')}\n## `,
    ) ?? [];
  const blocks = [...(section ?? '').matchAll(/^```(\w+)\n(.*?)^```$/gms)].filter(
    ([, name]) => name === language,
  );
  if (blocks.length !== 1)
    throw new Error(
      `docs/guides/webhooks.md has ${blocks.length} blocks of ${language} about receiving webhooks instead of one.`,
    );
  return blocks[0]![2]!;
}

const missing = (...programs: string[]): string[] =>
  programs.filter((program) => spawnSync(program, ['--version']).error !== undefined);

beforeAll(() => {
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
});

describe('the receiver in TypeScript', () => {
  let app: Express;

  beforeAll(async () => {
    const path = join(scratch, 'receiver.ts');
    writeFileSync(path, `${snippet('ts').replace(`'./generated/`, `'#generated/`)}\nexport { app };\n`);
    ({ app } = (await import(pathToFileURL(path).href)) as { app: Express });
    vi.stubEnv('WEBHOOK_SECRET', secret);
    vi.spyOn(console, 'log').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  async function answer(receiver: Express, raw: string, header: string): Promise<string> {
    const server = receiver.listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`, {
        method: 'POST',
        body: raw,
        headers: { 'content-type': 'application/json', 'x-at-signature': header },
      });
      return `${response.status} ${await response.text()}`.trim();
    } finally {
      server.close();
    }
  }

  it('accepts what is genuine, of any size that is sent, and answers 400 to what is not', async () => {
    expect(await answer(app, body, both())).toBe('204');
    const large = body.replace('Café', 'é'.repeat(150_000));
    expect(await answer(app, large, signatureHeader(large, [secret], ago(0)))).toBe('204');
    expect(await answer(app, tampered, both())).toBe('400 signature_mismatch');
    expect(await answer(app, body, signatureHeader(body, [secret], ago(-400)))).toBe(
      '400 timestamp_in_future',
    );
  });

  it('says what is wrong behind a parser of JSON', async () => {
    expect(await answer(express().use(express.json()).use(app), body, both())).toBe('400 malformed_body');
    expect(vi.mocked(console.warn).mock.lastCall?.[0]).toContain('a framework parsed it already');
  });
});

describe('the receiver in Python', () => {
  const harness = `
import sys
try:
    print(verify_webhook(sys.argv[1].encode(), sys.argv[2], sys.argv[3:])['data']['client']['name'])
except ValueError as error:
    print('refused:', error)
`;

  async function answer(raw: string, header: string, ...secrets: string[]): Promise<string> {
    const path = join(scratch, 'receiver.py');
    writeFileSync(path, snippet('python') + harness);
    const { stdout } = await run('python3', [path, raw, header, ...secrets], {
      env: { ...process.env, PYTHONIOENCODING: 'utf-8', PYTHONUTF8: '1' },
    });
    return stdout.trim();
  }

  it('accepts what is genuine and refuses what is not', async ({ skip }) => {
    skip(missing('python3').length > 0, 'python3 is not on this machine');
    const mismatch = 'refused: signature_mismatch';
    for (const secrets of [[secret], [former], ['whsec_other', former]])
      expect(await answer(body, both(), ...secrets)).toBe('Café $HOME "\u{1F680}"');
    expect(await answer(tampered, both(), secret)).toBe(mismatch);
    expect(await answer(body, both(), 'whsec_other')).toBe(mismatch);
    expect(await answer(body, both())).toBe(mismatch);
    for (const header of ['', 'é', 't=1', 'v1=abc', 't=é,v1=é'])
      expect([header, await answer(body, header, secret, '')]).toEqual([header, mismatch]);
    for (const seconds of [400, -400])
      expect(await answer(body, signatureHeader(body, [secret], ago(seconds)), secret)).toBe(
        'refused: timestamp outside the tolerance',
      );
  });
});

describe('the check in a shell', () => {
  async function answer(raw: string, header: string, key: string): Promise<string> {
    writeFileSync(join(scratch, 'body.json'), raw);
    const env = { ...process.env, SIGNATURE: header, WEBHOOK_SECRET: key };
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', snippet('sh')], { cwd: scratch, env });
    return stdout.trim();
  }

  it('tells a match from what does not match', async ({ skip }) => {
    const absent = missing('bash', 'openssl');
    skip(absent.length > 0, `${absent.join(' and ')} is not on this machine`);
    for (const key of [secret, former])
      expect(await answer(body, both(), key)).toMatch(/^matches, signed [2-9] s ago$/);
    expect(await answer(tampered, both(), secret)).toMatch(/^does not match: .* v1=[0-9a-f]{64}$/);
    expect(await answer(`${body}\n`, both(), secret)).toMatch(/^does not match/);
    expect(await answer(body, both(), 'whsec_other')).toMatch(/^does not match/);
    // What it prints is what would have matched, which tells a changed body from a wrong secret.
    const header = both();
    const [, v1] = /v1=(\w+)$/.exec(await answer(tampered, header, secret)) ?? [];
    expect(await answer(tampered, header.replace(/v1=\w+/, `v1=${v1}`), secret)).toMatch(/^matches/);
  });
});
