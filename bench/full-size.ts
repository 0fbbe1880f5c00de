// What a start and the memory of the service are once all operations are built: see `measureFullSize`.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { compile } from '../src/compiler/compile.ts';
import { formatDiagnostic, hasErrors } from '../src/compiler/diagnostics.ts';
import { bundleServer } from '../scripts/bundle.ts';
import { syntheticContract } from '../scripts/synthetic-contract.ts';
import type { BenchTenant } from './database.ts';
import { median } from './median.ts';
import { startServer, type Server } from './process.ts';

const size = { operations: 751, families: 37 };
const starts = 5;
const targets = { startMs: 400, loadedMiB: 180, calledMiB: 260 };

const repository = join(import.meta.dirname, '..');
const folder = join(repository, '.cache/full-size');
// As deep as dist/server/, from where modules find files of their own.
const output = join(repository, 'dist/full-size/');

/**
 * Takes the place of src/api/served.ts. What an operation would do is made up, so that a family's first call loads the handlers of
 * a family that is built, in their place.
 */
const servedModule = `import { families as madeUp } from './generated/operations.ts';
import { loadHandlers as built } from '#generated/handlers.ts';

const handlers = Object.values(built);
const families = madeUp.map((family) => ({
  ...family,
  operations: family.operations.map((operation) => ({ ...operation, permission: 'clients.view', events: [] })),
}));
const handle = ({ isList }) => async () => (isList ? { items: [], total: 0 } : {});

export const served = {
  families,
  async loadHandlers(name) {
    const index = families.findIndex((family) => family.name === name);
    await handlers[index % handlers.length]();
    return Object.fromEntries(families[index].operations.map((operation) => [operation.id, handle(operation)]));
  },
};
export const loadResponses = async () => ({});
`;

interface Service {
  readonly args: readonly string[];
  readonly env: Record<string, string>;
}

/**
 * The service with a made-up contract of full size in place of its own: time to be ready, memory once what is loaded in the
 * background is there, and after one call of every operation.
 */
export async function measureFullSize(tenants: readonly BenchTenant[], service: Service): Promise<string> {
  await build();
  const args = [...service.args.slice(0, -1), join(output, 'main.js')];
  const env = { ...service.env, LOG_LEVEL: 'warn' };
  const startsMs: number[] = [];
  for (let count = 0; count < starts; count++) {
    const started = await startServer(args, env);
    startsMs.push(started.startMs);
    await started.stop();
  }
  const server = await startServer(args, env);
  await sleep(5_000);
  const loaded = server.memoryMiB();
  const statuses = await callAll(server, tenants[0]!.token);
  const called = server.memoryMiB();
  await server.stop();
  const line = (what: string, value: number, limit: number, unit: string): string =>
    `${what}: ${value.toFixed(0)} ${unit}, target at most ${limit}${value > limit ? ' — missed' : ''}`;
  return [
    `${size.operations} made-up operations in ${size.families} families; calls: ${statuses}`,
    line(`start, median of ${starts}`, median(startsMs), targets.startMs, 'ms'),
    line('memory after load', loaded, targets.loadedMiB, 'MiB'),
    line('memory after one call of every operation', called, targets.calledMiB, 'MiB'),
  ].join('\n');
}

async function build(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of syntheticContract(size)) write(join(folder, 'spec', path), text);
  const spec = join(folder, 'spec/openapi.yaml');
  const { diagnostics } = await compile({ spec, out: join(folder, 'generated'), serverOnly: true });
  if (hasErrors(diagnostics)) throw new Error(diagnostics.map((each) => formatDiagnostic(each)).join('\n'));
  const served = join(folder, 'served.ts');
  write(served, servedModule);
  await bundleServer({ ifStale: false, output, served });
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

interface Described {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> };
}

/** Calls every operation once; answers how often which status came. */
async function callAll(server: Server, token: string): Promise<string> {
  const { paths } = JSON.parse(readFileSync(join(folder, 'generated/openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, Described>>;
  };
  const counts = new Map<number, number>();
  for (const [path, item] of Object.entries(paths))
    for (const [method, { requestBody }] of Object.entries(item)) {
      if (!/^(?:get|post|put|patch|delete)$/.test(method)) continue;
      const response = await fetch(
        server.url + path.replaceAll(/\{\w+\}/g, '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10'),
        {
          method: method.toUpperCase(),
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          ...(requestBody && {
            body: JSON.stringify(requestBody.content['application/json']?.example ?? {}),
          }),
        },
      );
      await response.arrayBuffer();
      counts.set(response.status, (counts.get(response.status) ?? 0) + 1);
    }
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
}
