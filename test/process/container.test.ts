import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { constants, copyFileSync, cpSync, existsSync, mkdirSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '#src/platform/db/embedded/postmaster.ts';
import { plain } from '../isolate/pictures.ts';
import { patiently } from '../support/waiting.ts';
import { startService, type Service } from '../support/service.ts';
import { tcpUrl } from '../support/urls.ts';

/**
 * The image's last stage, run without Docker: the steps of `Dockerfile` in an empty folder, with what was built here in place of
 * the first stage; then its command as another user, who may write nothing there.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

/** As the image's user on a file system that is read-only but for one folder: `sh -c` takes it as `$0`. */
const isolation =
  'mount --bind "$0" "$0" && mount -o remount,bind,ro / && exec setpriv --reuid 65534 --regid 65534 --clear-groups "$@"';
/** The kernel lets root alone do that, and not in every container. */
function canIsolate(): boolean {
  try {
    execFileSync('unshare', ['--mount', 'sh', '-c', isolation, tmpdir(), 'true'], { stdio: 'pipe' });
    return true;
  } catch (error) {
    console.warn(
      `The file system is not made read-only, only the folder of the image is (${(error as Error).message.split('\n').at(-1)!}).`,
    );
    return false;
  }
}

let service: Service;
let place: string;
let app: string;
let temporary: string;
let image: Image;
let isIsolated = false;
const children: ChildProcess[] = [];

interface Image {
  readonly steps: readonly { readonly name: string; readonly text: string }[];
  readonly environment: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly health: readonly string[];
  readonly user: string | undefined;
}

/** The steps of the last stage; the few forms that ours has. */
function imageOf(dockerfile: string): Image {
  const steps = dockerfile
    .split(/^FROM .*$/m)
    .at(-1)!
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => /^(\S+) (.*)$/.exec(line)!)
    .map(([, name, text]) => ({ name: name!, text: text! }));
  const only = (name: string) => steps.findLast((step) => step.name === name)?.text;
  const environment = Object.fromEntries(
    only('ENV')!
      .split(' ')
      .map((pair) => pair.split('=')),
  );
  return {
    steps,
    environment: environment as Record<string, string>,
    command: JSON.parse(only('CMD')!) as string[],
    health: JSON.parse(only('HEALTHCHECK')!.replace(/^.* CMD /, '')) as string[],
    user: only('USER'),
  };
}

const pathWithNode = () => `${join(place, 'bin')}:${process.env['PATH']}`;

/** Copies and runs, as the builder of images would; the other steps only describe the image. */
function build(): void {
  for (const { name, text } of image.steps) {
    if (name === 'COPY') {
      const paths = text
        .replace(/^--from=build /, '')
        .replaceAll('/app/', '')
        .split(' ');
      const target = paths.pop()!;
      for (const path of paths) {
        const to = target === './' ? path : target;
        mkdirSync(dirname(join(app, to)), { recursive: true });
        cpSync(join(root, path), join(app, to), { recursive: true });
      }
    } else if (name === 'RUN') {
      // What npm keeps is everybody's here: it is used, and not cleaned away.
      const command = text.replace(' && npm cache clean --force', '');
      const environment = {
        PATH: pathWithNode(),
        HOME: process.env['HOME'],
        npm_config_prefer_offline: 'true',
      };
      execFileSync('sh', ['-c', command], { cwd: app, env: environment, stdio: 'pipe' });
    } else expect(['WORKDIR', 'ENV', 'USER', 'EXPOSE', 'HEALTHCHECK', 'CMD']).toContain(name);
  }
}

beforeAll(async () => {
  service = await startService({});
  // The image has a store of its own, which its first process makes the installation's.
  await service.query('delete from app.file_store');
  image = imageOf(await readFile(join(root, 'Dockerfile'), 'utf8'));
  place = await mkdtemp(join(tmpdir(), 'image-'));
  await chmod(place, 0o755);
  app = join(place, 'app');
  temporary = join(place, 'tmp');
  for (const folder of [app, temporary, join(place, 'bin')]) mkdirSync(folder);
  await chmod(temporary, 0o777);
  // The Node of the base image, where every user can run it.
  copyFileSync(process.execPath, join(place, 'bin/node'), constants.COPYFILE_FICLONE);
  build();
  isIsolated = canIsolate();
  // What nobody may write to is nearly as good as a read-only file system.
  execFileSync('chmod', ['-R', 'a-w,a+rX', app]);
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});
afterAll(async () => {
  if (place !== undefined) {
    execFileSync('chmod', ['-R', 'u+w', place]);
    await rm(place, { recursive: true, force: true });
  }
  await service?.stop();
});

interface Running {
  readonly child: ChildProcess;
  readonly environment: NodeJS.ProcessEnv;
  readonly output: () => string;
}

const environmentOf = (settings: Record<string, string>): NodeJS.ProcessEnv => ({
  PATH: pathWithNode(),
  HOME: '/nonexistent',
  ...image.environment,
  TMPDIR: temporary,
  HOST: '127.0.0.1',
  ...service.environment,
  // Another user sees nothing of where the tests' server has its data and its socket.
  DATABASE_URL: tcpUrl(service.ownerUrl),
  DATA_DIR: join(temporary, 'agency-data'),
  ...settings,
});

/** Starts the command as the image's user would. Resolves once it says that it is ready. */
async function start(command: readonly string[], settings: Record<string, string>): Promise<Running> {
  const environment = environmentOf(settings);
  const [program, ...rest] = isIsolated
    ? ['unshare', '--mount', 'sh', '-c', isolation, temporary, ...command]
    : command;
  const child = spawn(program!, rest, {
    cwd: app,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Whoever is not root stays who they are: the folder is not to be written to by them either.
    ...(isRoot && !isIsolated && { uid: nobody, gid: nobody }),
  });
  children.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  while (!/^ready \S+$/m.test(text)) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}:\n${text}`);
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  }
  return { child, environment, output: () => text };
}

async function stop({ child }: Running): Promise<number | null> {
  child.kill('SIGTERM');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

/** Throws when the image would not be healthy. */
function askHealth({ environment }: Running): void {
  const [command, ...rest] = image.health;
  execFileSync(command!, rest, { env: environment, stdio: 'pipe' });
}

it('names a user who is not root, and packages without those of development', async () => {
  expect(image.user).toBe('node');
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const ofDevelopment = Object.keys(packages).filter((path) => packages[path]!.dev === true);
  expect(ofDevelopment.length).toBeGreaterThan(100);
  expect(ofDevelopment.filter((path) => existsSync(join(app, path)))).toEqual([]);
  expect(existsSync(join(app, 'node_modules/kysely'))).toBe(true);
  const version = execFileSync(process.execPath, ['--version'], { encoding: 'utf8' }).trim().slice(1);
  const text = await readFile(join(root, 'Dockerfile'), 'utf8');
  expect(text.match(/^FROM node:\S+/gm)).toEqual([
    `FROM node:${version}-bookworm-slim`,
    `FROM node:${version}-bookworm-slim`,
  ]);
});

it('serves everything, and ends on SIGTERM', async () => {
  const port = await freePort();
  const running = await start(image.command, { PORT: String(port), RESPONSE_CHECK_SAMPLE: '1' });
  const url = `http://127.0.0.1:${port}`;
  const headers = { authorization: `Bearer ${service.agencies[0].key}` };
  const get = async (path: string) => {
    const response = await fetch(url + path, { headers });
    return { status: response.status, text: await response.text() };
  };
  const paths = [
    '/',
    '/healthz',
    '/console',
    '/console/reference',
    '/v1/openapi.json',
    '/v1/openapi.json?family=tasks',
    '/v1/openapi.json?callable=true',
    '/v1/llms.txt',
    '/v1/clients',
    '/v1/tenant-context',
    '/v1/tasks',
    '/v1/fields',
    '/v1/users',
    '/.well-known/oauth-authorization-server',
  ];
  const answers = await Promise.all(paths.map(async (path) => [path, (await get(path)).status]));
  expect(answers).toEqual(paths.map((path) => [path, 200]));
  const page = (await get('/console')).text;
  const assets = Array.from(page.matchAll(/\/console\/assets\/[\w.-]+/g), ([path]) => path);
  expect(assets.length).toBeGreaterThan(0);
  for (const asset of assets) expect((await get(asset)).status, asset).toBe(200);
  const mcp = await fetch(`${url}/v1/mcp`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
  });
  expect(await mcp.text()).toContain('service_start');
  await vi.waitFor(() => askHealth(running), patiently);
  expect(await stop(running)).toBe(0);
  expect(running.output()).not.toMatch(/"level":"(?:error|fatal)"/);
});

it('has what children need that parse images', async () => {
  const port = await freePort();
  const running = await start(image.command, { PORT: String(port) });
  const post = async (path: string, body: object) => {
    const response = await fetch(`http://127.0.0.1:${port}/v1/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${service.agencies[0].key}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    expect(response.status, text).toBe(200);
    // oxlint-disable-next-line typescript/no-explicit-any -- the contract is checked elsewhere
    return (JSON.parse(text) as { data: any }).data;
  };
  const bytes = await plain(40, 30);
  const upload = { file_name: 'a.png', content_type: 'image/png', size: bytes.length };
  const { id } = await post('managed-uploads', upload);
  const part = { part_number: 1, checksum_sha256: hash('sha256', bytes) };
  const { parts } = await post(`managed-uploads/${id}/parts`, { parts: [part] });
  await fetch(parts[0].url, { method: 'PUT', headers: parts[0].headers, body: new Uint8Array(bytes) });
  const { attachment } = await post(`managed-uploads/${id}/complete`, { part_numbers: [1] });
  const made = await post('images/resize', { file_id: attachment.id, width_px: 20, format: 'webp' });
  expect(made).toMatchObject({ content_type: 'image/webp', image_width_px: 20, image_height_px: 15 });
  expect(await stop(running)).toBe(0);
});

it('works with ROLE=work, ready at METRICS_PORT', async () => {
  const port = await freePort();
  const running = await start(image.command, { ROLE: 'work', METRICS_PORT: String(port) });
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  expect(await stop(running)).toBe(0);
});

it('has the operator’s command', () => {
  const output = execFileSync(join(place, 'bin/node'), ['dist/ops/ops.js', 'migrations', '--json'], {
    cwd: app,
    env: environmentOf({}),
    encoding: 'utf8',
  });
  expect(JSON.parse(output)).toMatchObject({ message: expect.stringMatching(/^\d+ applied, none pending$/) });
});

it('ends on SIGTERM when npm started it', async () => {
  const port = await freePort();
  const running = await start(['npm', 'start', '--loglevel=error'], {
    PORT: String(port),
    npm_config_cache: join(temporary, 'npm'),
    npm_config_update_notifier: 'false',
  });
  await stop(running);
  // The service itself has ended, not npm alone.
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
});

it('is composed of a service, a worker and a database, which read from the settings of the service alone', async () => {
  const { services } = parse(await readFile(join(root, 'compose.yaml'), 'utf8'), { merge: true }) as {
    services: Record<
      string,
      { environment: Record<string, unknown>; read_only?: boolean; healthcheck?: { test: string[] } }
    >;
  };
  expect(Object.keys(services)).toEqual(['database', 'service', 'worker']);
  expect([services['service']!.read_only, services['worker']!.read_only]).toEqual([true, true]);
  const known = await readFile(join(root, '.env.example'), 'utf8');
  for (const name of ['service', 'worker'])
    for (const variable of Object.keys(services[name]!.environment)) expect(known).toContain(`${variable}=`);
  expect(services['worker']!.healthcheck!.test).toContain('node');
});
