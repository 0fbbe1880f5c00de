import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { Receiver, testCaPath } from '../support/receiver.ts';
import { spawnService, type ServiceProcess } from './child.ts';

/** Readers copy the commands of the README and of the guides into a shell, one guide after the other. They work as they stand. */
const root = join(import.meta.dirname, '..', '..');
const run = promisify(execFile);

let room: string;
let database: TestDatabase;
let receiver: Receiver;
let service: ServiceProcess;

beforeAll(async () => {
  [room, database, receiver] = await Promise.all([
    mkdtemp(join(tmpdir(), 'guides-')),
    createTestDatabase(),
    Receiver.start(),
  ]);
  service = await spawnService({
    DATABASE_URL: database.ownerUrl,
    SEED: 'demo',
    DATA_DIR: join(room, '.data'),
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    WEBHOOK_ALLOW_PRIVATE: '1',
    NODE_EXTRA_CA_CERTS: testCaPath,
  });
});
afterAll(async () => {
  await service?.stop();
  await Promise.all([database?.drop(), receiver?.stop()]);
  await rm(room, { recursive: true, force: true });
});

/** Blocks of shell commands that call the service. */
async function commandsOf(file: string): Promise<string> {
  const blocks = [...(await readFile(join(root, file), 'utf8')).matchAll(/^```sh\n(.*?)^```$/gms)].map(
    ([, block]) => block!,
  );
  return blocks
    .filter((block) => /\b(?:api|curl|mcp)\b/.test(block) && !/oauth|SIGNATURE|scripts\//.test(block))
    .join('\n');
}

// A machine without them has nobody who copies commands.
const isMissing = ['bash', 'curl', 'node'].some(
  (program) => spawnSync(program, ['--version']).error !== undefined,
);

it.skipIf(isMissing)('commands of the README and of the guides do what they say', async () => {
  const files = [
    'README.md',
    ...['keys', 'clients', 'people', 'processes', 'tasks', 'webhooks', 'mcp'].map(
      (name) => `docs/guides/${name}.md`,
    ),
  ];
  const commands = (await Promise.all(files.map(commandsOf)))
    .join('\n')
    .replaceAll('http://127.0.0.1:4000', service.url)
    .replaceAll('https://example.com/hooks', receiver.url('/hooks', 'localhost'))
    // A refusal ends the script with the command that was refused.
    .replaceAll('curl -s ', 'curl -sS --fail-with-body ');
  const { stdout } = await run('bash', ['-xeo', 'pipefail', '-c', commands], {
    cwd: room,
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${error.stdout.slice(-2000)}\n${error.stderr.slice(-4000)}`);
  });
  // What each guide ends with.
  expect(stdout).toContain('"outcome":"updated"');
  expect(stdout).toMatch(/\bwhsec_\w+/);
  expect(stdout).toMatch(/"name":"list_clients","status":200/);
  expect(stdout).not.toContain('undefined');
});
