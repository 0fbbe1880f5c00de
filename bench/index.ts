// make bench: the service beside other ways to serve the same operations from the same database. Figures of one run on
// one machine mean little; the ratios to (a), medians of interleaved rounds, are what to compare.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBenchDatabase, onServer, type BenchTenant } from './database.ts';
import { encryptionKey, measureDeliveries } from './deliveries.ts';
import { measureHostile } from './hostile.ts';
import { load, type Request, type Sample, type Target } from './peers/load.ts';
import { median } from './median.ts';
import { measureConsumers } from './consumers.ts';
import { measureFairness } from './fairness.ts';
import { measureFullSize } from './full-size.ts';
import { measureLive } from './live.ts';
import { measureMcp } from './mcp.ts';
import { measureSearch } from './search.ts';
import { measureStatements } from './statements.ts';
import { measureUploads } from './uploads.ts';
import { startServer, type Server } from './process.ts';
import { startEmbedded } from '#src/platform/db/embedded/index.ts';
import { createLogger } from '#src/platform/log.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const only = process.env['BENCH_ONLY']?.split(',');
const connections = 32;
const databaseName = 'agency_bench';

// These ask for none of the data.
if (only === undefined || only.includes('hostile')) console.log(`${await measureHostile()}\n`);
if (only === undefined || only.includes('uploads')) console.log(`${await measureUploads()}\n`);
if (only === undefined || only.includes('live')) console.log(`${await measureLive()}\n`);
if (only?.every((word) => ['hostile', 'uploads', 'live'].includes(word)) === true) process.exit();

const dataDir = await mkdtemp(join(tmpdir(), 'agency-bench-'));
const embedded =
  process.env['DATABASE_URL'] === undefined
    ? await startEmbedded({ dataDir, log: createLogger('warn') })
    : undefined;
const serverUrl = process.env['DATABASE_URL'] ?? embedded!.ownerUrl;

console.log('creating 100,000 clients in 50 agencies …');
const { ownerUrl, tenants } = await createBenchDatabase(serverUrl, databaseName);
const identities = JSON.stringify(
  Object.fromEntries(tenants.map(({ token, id, userId }) => [token, { tenantId: id, userId }])),
);

// As it runs in production, logging and all; its queue is worked on by a process of its own, beside the one measured.
const service = {
  args: [
    '--disable-warning=ExperimentalWarning',
    '--max-semi-space-size=8',
    '--heap-growing-percent=50',
    'dist/server/main.js',
  ],
  env: {
    DATABASE_URL: ownerUrl,
    ROLE: 'serve',
    PORT: '0',
    SEED: 'none',
    RATE_LIMIT_REST: '100000000',
    ENCRYPTION_KEY: encryptionKey,
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: '.cache/node',
  },
};
const peer = (file: string) => ({
  args: [`bench/peers/${file}.ts`],
  env: { BENCH_DATABASE_URL: ownerUrl, BENCH_IDENTITIES: identities, NODE_ENV: 'production' },
});
const candidates: Record<string, { args: string[]; env: Record<string, string> }> = {
  'bare node:http + pg': peer('bare'),
  'node:http + pg, the same rows': peer('same-rows'),
  'this service': service,
  'Fastify + fast-json-stringify': peer('fastify'),
  'Express 5 + express-openapi-validator': peer('express-validator'),
  'Express 5 + openapi-backend': peer('openapi-backend'),
};

const spread = <T>(make: (tenant: BenchTenant, index: number) => T): T[] => tenants.map(make);
const header = (tenant: BenchTenant) => ({ authorization: `Bearer ${tenant.token}` });
const targets: Target[] = (
  [
    [
      'list of 50',
      spread((tenant): Request => ({
        method: 'GET',
        path: '/v1/clients?limit=50',
        headers: header(tenant),
      })),
    ],
    [
      'get',
      spread((tenant, index): Request => ({
        method: 'GET',
        path: `/v1/clients/${tenant.clientIds[index % 20]}`,
        headers: header(tenant),
      })),
    ],
    [
      'create',
      spread((tenant): Request => ({
        method: 'POST',
        path: '/v1/clients',
        headers: { ...header(tenant), 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Load client [<id>]', profile_id: tenant.profileId }),
      })),
    ],
  ] as const
).map(([name, requests]) => ({ name, connections, seconds, requests }));

const worker = await startServer(service.args, { ...service.env, ROLE: 'work', LOG_LEVEL: 'warn' });
const servers = new Map<string, Server>();
const startMs = new Map<string, number>();
for (const [name, { args, env }] of Object.entries(candidates)) {
  if (only !== undefined && !only.some((word) => name.includes(word))) continue;
  const server = await startServer(args, env);
  servers.set(name, server);
  startMs.set(name, server.startMs);
}

const samples = new Map<string, Sample[]>();
const keyOf = (name: string, target: Target) => `${name}/${target.name}`;
for (const target of targets) {
  for (const server of servers.values()) await load(server, { ...target, seconds: 1 });
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, server] of servers) {
      const key = keyOf(name, target);
      samples.set(key, [...(samples.get(key) ?? []), await load(server, target)]);
    }
  }
  // What was created is removed, so that every round finds the same data.
  await onServer(ownerUrl, ["delete from clients where name like 'Load client %'", 'vacuum analyze clients']);
}

const base = [...servers.keys()][0] ?? 'nothing';
const figure = (name: string, target: Target, of: (sample: Sample) => number) =>
  median(samples.get(keyOf(name, target))!.map(of));
console.log(
  `\nrequests per second as a ratio to ${base} · CPU of the server in µs per request · p99 in ms; ${rounds} rounds of ${seconds} s, ${connections} connections\n`,
);
console.log(['', ...targets.map((target) => target.name), 'start', 'memory'].join(' | '));
for (const [name, server] of servers) {
  const cells = targets.map((target) => {
    const rate = figure(name, target, (sample) => sample.requestsPerSecond);
    const ratio = rate / figure(base, target, (sample) => sample.requestsPerSecond);
    return `${ratio.toFixed(2)} · ${figure(name, target, (sample) => sample.cpuMicrosPerRequest).toFixed(0)} µs · ${figure(name, target, (sample) => sample.p99Ms).toFixed(0)} ms (${rate.toFixed(0)}/s)`;
  });
  console.log(
    [
      name,
      ...cells,
      `${(startMs.get(name)! / 1000).toFixed(2)} s`,
      `${server.memoryMiB().toFixed(0)} MiB`,
    ].join(' | '),
  );
}

for (const server of [...servers.values(), worker]) await server.stop();
if (only === undefined || only.includes('mcp')) {
  const server = await startServer(service.args, {
    ...service.env,
    RATE_LIMIT_MCP_TENANT: '100000000',
    RATE_LIMIT_MCP_SUBJECT: '100000000',
    LOG_LEVEL: 'warn',
  });
  console.log(`\n${await measureMcp(server, tenants)} · ${server.memoryMiB().toFixed(0)} MiB`);
  await server.stop();
}
if (only === undefined || only.includes('full-size'))
  console.log(`\n${await measureFullSize(tenants, service)}`);
if (only === undefined || only.includes('deliveries'))
  console.log(`\n${await measureDeliveries({ ownerUrl, tenants }, service)}`);
if (only === undefined || only.includes('consumers'))
  console.log(`\n${await measureConsumers({ ownerUrl, tenants })}`);
if (only === undefined || only.includes('statements'))
  console.log(`\n${await measureStatements({ ownerUrl, tenants })}`);
if (only === undefined || only.includes('fairness'))
  console.log(`\n${await measureFairness({ ownerUrl, tenants }, service)}`);
// Last: it makes one agency fifty times as large.
if (only === undefined || only.includes('search'))
  console.log(`\n${await measureSearch({ ownerUrl, tenants })}`);
await onServer(serverUrl, [`drop database ${databaseName} with (force)`]);
await embedded?.stop();
await rm(dataDir, { recursive: true, force: true });
