// What an agency notices of others that take all they can get: see `measureFairness`.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import type { BenchDatabase, BenchTenant } from './database.ts';
import { subscribe } from './deliveries.ts';
import { send } from './fairness-load.ts';
import { startServer, type Server } from './process.ts';

const calls = Number(process.env['BENCH_FAIRNESS_CALLS'] ?? 500);
const busyAgencies = 5;

interface Latency {
  readonly medianMs: number;
  readonly p95Ms: number;
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1]!;

/**
 * Five agencies saturate reads, writes, jobs (events with a webhook each) and MCP at once, with the worker in the same
 * process; a sixth makes 500 reads and 500 updates, one after the other. Its p95 is to stay under twice its quiet value
 * plus 20 ms.
 */
export async function measureFairness(
  { ownerUrl, tenants }: BenchDatabase,
  service: { args: string[]; env: Record<string, string> },
): Promise<string> {
  const server = await startServer(service.args, {
    ...service.env,
    ROLE: 'all',
    WEBHOOK_ALLOW_PRIVATE: '1',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_MCP_TENANT: '100000000',
    RATE_LIMIT_MCP_SUBJECT: '100000000',
  });
  const quiet = tenants[busyAgencies]!;
  const receiver = await startServer(['bench/peers/receiver.ts'], {});
  const owner = new pg.Client(ownerUrl);
  await owner.connect();
  try {
    const busy = tenants.slice(0, busyAgencies);
    await subscribe(
      ownerUrl,
      owner,
      busy.map(({ id }) => id),
      receiver.url,
    );
    await measure(server, quiet, 100); // what is loaded with the first calls
    const alone = await measure(server, quiet, calls);
    const startedAt = new Date();
    const load = startLoad(server, busy);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const beside = await measure(server, quiet, calls);
    const done = await load.stop();
    const attempts = await attemptsSince(owner, startedAt);
    const line = (name: string, of: (kind: { reads: Latency; updates: Latency }) => Latency) => {
      const [before, under] = [of(alone), of(beside)];
      const bound = 2 * before.p95Ms + 20;
      return `${name}: median ${before.medianMs.toFixed(1)} ms quiet, ${under.medianMs.toFixed(1)} ms beside five busy agencies; p95 ${before.p95Ms.toFixed(1)} and ${under.p95Ms.toFixed(1)} ms (bound ${bound.toFixed(1)}: ${under.p95Ms <= bound ? 'held' : 'BROKEN'})`;
    };
    return [
      `fairness, while the five made ${done} calls, and ${attempts} attempts were made to deliver their webhooks`,
      line('reads', ({ reads }) => reads),
      line('updates', ({ updates }) => updates),
    ].join('\n');
  } finally {
    await server.stop();
    await receiver.stop();
    await owner.end();
  }
}

async function attemptsSince(owner: pg.Client, since: Date): Promise<number> {
  const { rows } = await owner.query<{ attempts: number }>(
    'select count(*)::integer as attempts from webhook_attempts where started_at >= $1',
    [since],
  );
  return rows[0]!.attempts;
}

async function measure(
  server: Server,
  tenant: BenchTenant,
  count: number,
): Promise<{ reads: Latency; updates: Latency }> {
  const [reads, updates]: [number[], number[]] = [[], []];
  for (let call = 0; call < count; call += 1) {
    const id = tenant.clientIds[call % tenant.clientIds.length]!;
    reads.push(await timed(() => send(server.url, tenant, 'GET', `/v1/clients/${id}`)));
    updates.push(
      await timed(() =>
        send(server.url, tenant, 'PATCH', `/v1/clients/${id}`, { name: `Renamed ${call} ${count}` }),
      ),
    );
  }
  const latency = (values: readonly number[]): Latency => ({
    medianMs: percentile(values, 0.5),
    p95Ms: percentile(values, 0.95),
  });
  return { reads: latency(reads), updates: latency(updates) };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** In a thread of its own, so that its callers do not hold up the one that is measured. */
function startLoad(server: Server, tenants: readonly BenchTenant[]): { stop(): Promise<number> } {
  const load = new Worker(new URL('./fairness-load.ts', import.meta.url), {
    workerData: { url: server.url, tenants },
  });
  return {
    async stop() {
      load.postMessage('stop');
      const [done] = (await once(load, 'message')) as [number];
      await load.terminate();
      return done;
    },
  };
}
