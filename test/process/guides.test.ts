import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BrowserSession } from '../support/browser-session.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { Receiver, testCaPath } from '../support/receiver.ts';
import { operatorOf } from '../operator/command.ts';
import { spawnService, type ServiceProcess } from './child.ts';

/** Readers copy the commands of the README and of the guides into a shell, one guide after the other. They work as they stand. */
const root = join(import.meta.dirname, '..', '..');
const run = promisify(execFile);
const key = Buffer.alloc(32, 7).toString('base64');

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
    ENCRYPTION_KEY: key,
    WEBHOOK_ALLOW_PRIVATE: '1',
    NODE_EXTRA_CA_CERTS: testCaPath,
  });
});
afterAll(async () => {
  await service?.stop();
  await Promise.all([database?.drop(), receiver?.stop()]);
  await rm(room, { recursive: true, force: true });
});

/** Blocks of shell commands. */
const blocksOf = async (file: string): Promise<string[]> =>
  [...(await readFile(join(root, file), 'utf8')).matchAll(/^```sh\n(.*?)^```$/gms)].map(
    ([, block]) => block!,
  );

/** What calls with something else than a key, does not end, waits for a worker, or needs an account elsewhere. */
const others = /oauth|SIGNATURE|scripts\/|curl -N|chat-files|cloud-files/;

/** Those that call the service with a key. */
const commandsOf = async (file: string): Promise<string> =>
  (await blocksOf(file))
    .filter((block) => /\b(?:api|curl|mcp)\b/.test(block) && !others.test(block))
    .join('\n');

/** The guides in the order in which they are read, the one first that defines `api`. */
const guides = [
  ...[
    'keys',
    'clients',
    'people',
    'processes',
    'tasks',
    'chat',
    'time',
    'files',
    'views',
    'maps',
    'escalations',
    'sops',
  ],
  ...[
    'services',
    'billing',
    'builder',
    'forms',
    'automations',
    'integrations',
    'training',
    'tickets',
    'custom-objects',
    'layouts',
    'webhooks',
    'mcp',
  ],
];

/** What a reader's shell writes; a command that is refused ends it. */
async function shell(commands: string): Promise<string> {
  const script = commands
    .replaceAll('http://127.0.0.1:4000', service.url)
    .replaceAll('https://example.com/hooks', receiver.url('/hooks', 'localhost'))
    .replaceAll('curl -s ', 'curl -sS --fail-with-body ');
  const { stdout } = await run('bash', ['-xeo', 'pipefail', '-c', script], {
    cwd: room,
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${error.stdout.slice(-2000)}\n${error.stderr.slice(-4000)}`);
  });
  return stdout;
}

// A machine without them has nobody who copies commands.
const isMissing = (...programs: string[]) =>
  programs.some((program) => spawnSync(program, ['--version']).error !== undefined);

it.skipIf(isMissing('bash', 'curl', 'node'))(
  'commands of the README and of the guides do what they say',
  async () => {
    const files = ['README.md', ...guides.map((name) => `docs/guides/${name}.md`)];
    await writeFile(join(room, 'brief.pdf'), '%PDF-1.4\n%%EOF\n');
    const stdout = await shell((await Promise.all(files.map(commandsOf))).join('\n'));
    // What guides end with.
    expect(stdout).toContain('"outcome":"updated"');
    expect(stdout).toMatch(/\bwhsec_[\w-]{43}/);
    expect(stdout).toContain(String.raw`{\"name\":\"list_clients\",\"status\":200`);
    expect(stdout).not.toContain('undefined');
  },
);

it('no guide with commands is left out', async () => {
  const names = (await readdir(join(root, 'docs/guides'))).map((file) => file.replace('.md', ''));
  const withCommands = await Promise.all(
    names.map(async (name) => ((await commandsOf(`docs/guides/${name}.md`)) === '' ? [] : [name])),
  );
  expect(withCommands.flat().toSorted()).toEqual(guides.toSorted());
});

it.skipIf(isMissing('bash', 'curl', 'openssl'))('commands of the guide to OAuth connect an app', async () => {
  const [connecting, using] = await blocksOf('docs/guides/oauth.md');
  const shown = await shell(`${connecting}\necho "$CLIENT $VERIFIER"`);

  const [address, values] = shown.trim().split('\n').slice(-2);
  const [client, verifier] = values!.split(' ');
  const code = await codeFor(address!);
  const tokens = JSON.parse(
    await shell(`${variables({ client, verifier, code })}\n${using!.split('\n')[0]}`),
  ) as Record<string, string>;
  const rest = using!.split('\n').slice(1).join('\n');
  const answers = await shell(
    `${variables({ client, access_token: tokens['access_token'], refresh_token: tokens['refresh_token'] })}\n${rest}`,
  );
  expect(answers).toContain('"agency":');
  expect(answers).toContain('"refresh_token":');
});

const variables = (values: Readonly<Record<string, string | undefined>>): string =>
  [
    'BASE=http://127.0.0.1:4000',
    'BACK=http://127.0.0.1:8765/callback',
    ...Object.entries(values).map(([name, value]) => `${name.toUpperCase()}='${value}'`),
  ].join('\n');

/** What the reader does in the browser: signs in as the owner of the first demo agency, allows, and copies the code. */
async function codeFor(address: string): Promise<string> {
  const { agencies } = JSON.parse(await readFile(join(room, '.data', 'demo.json'), 'utf8')) as {
    agencies: { id: string; owner: { email: string; password: string } }[];
  };
  const { id, owner } = agencies[0]!;
  const browser = new BrowserSession();
  const consent = await browser.submit(await browser.follow(address), '/sign-in', owner);
  const { location } = await browser.submit(consent, '/consent', { agency: id, decision: 'allow' });
  return location!.searchParams.get('code')!;
}

it('every command of the operator that a guide shows is understood', async () => {
  const guides = await Promise.all(
    (await readdir(join(root, 'docs/guides'))).map((name) =>
      readFile(join(root, 'docs/guides', name), 'utf8'),
    ),
  );
  const shown = [
    ...new Set(
      guides.flatMap((guide) => [...guide.matchAll(/make ops ARGS='([^']+)'/g)].map(([, args]) => args!)),
    ),
  ];
  expect(shown.length).toBeGreaterThan(3);
  const operate = operatorOf({
    DATABASE_URL: database.ownerUrl,
    ENCRYPTION_KEY: key,
    DATA_DIR: join(room, '.data'),
  });
  for (const args of shown) {
    const words = [...args.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
    // What a command writes goes into the room, where the reader's shell is.
    const here = words.map((word, at) => (words[at - 1] === '--to' ? join(room, word) : word));
    const { code, stdout, stderr } = await operate(...here, '--yes');
    expect(code, `ops ${args}: ${stdout}${stderr}`).toBe(0);
  }
});
