// What the webhook engine does, beside what the queue alone could do: see `measureDeliveries`.
import pg from 'pg';
import type { BenchDatabase } from './database.ts';
import { median } from './median.ts';
import { startServer, type Server } from './process.ts';
import { openSealer } from '#src/platform/secrets/index.ts';
import { openDatabase } from '#src/platform/db/index.ts';
import { readConfig } from '#src/config.ts';

interface Arrivals {
  readonly count: number;
  readonly firstAt: number;
  readonly lastAt: number;
  readonly arrivals: Readonly<Record<string, number>>;
}

const events = 20_000;
const idleEvents = 100;
export const encryptionKey = Buffer.alloc(32, 7).toString('base64');

const event = (name: string): object => ({
  correlation_id: 'req_bench',
  occurred_at: '2026-03-02T14:05:09.412Z',
  actor: { type: 'system' },
  causation: { depth: 0 },
  client: {
    id: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10',
    name,
    slug: 'harbor-dental',
    status: 'lead',
    status_category: 'prospect',
  },
  field_values: { industry: 'dental', monthly_budget: 4200 },
  assigned_to: [],
  source: 'api',
});

/**
 * Deliveries a second, from stored events to recorded attempts, over 50 agencies with one loopback receiver; the same number
 * of POSTs by the queue alone; and the time from a creation's answer to its request at the receiver in an idle system.
 */
export async function measureDeliveries(
  { ownerUrl, tenants }: BenchDatabase,
  service: { args: string[]; env: Record<string, string> },
): Promise<string> {
  const owner = new pg.Client(ownerUrl);
  await owner.connect();
  const env = { ...service.env, WEBHOOK_ALLOW_PRIVATE: '1', LOG_LEVEL: 'warn' };
  const receiver = await startServer(['bench/peers/receiver.ts'], {});
  await subscribe(
    ownerUrl,
    owner,
    tenants.map(({ id }) => id),
    receiver.url,
  );

  for (const [index, { id }] of tenants.entries())
    await emit(owner, id, events / tenants.length, `Stored ${index}`);
  await owner.query('vacuum analyze');
  const startedAt = performance.timeOrigin + performance.now();
  const worker = await startServer(service.args, { ...env, ROLE: 'work' });
  const done = await until(receiver, owner, events);
  await worker.stop();
  const rate = (events / (done.lastAt - done.firstAt)) * 1000;
  const whole = (events / (done.recordedAt - startedAt)) * 1000;

  const ceiling = await measureCeiling(owner, ownerUrl);
  const idle = await measureIdle(service.args, env, receiver, tenants[0]!);
  await receiver.stop();
  await owner.end();
  return [
    `deliveries | ${rate.toFixed(0)}/s (${whole.toFixed(0)}/s with the start of the worker and the last row), ${(rate / ceiling).toFixed(2)} of the queue alone with one POST per job (${ceiling.toFixed(0)}/s)`,
    `from a creation's answer to its request at the receiver, idle | median ${median(idle).toFixed(0)} ms, p95 ${percentile(idle, 0.95).toFixed(0)} ms`,
  ].join('\n');
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1]!;

/** An endpoint for `client.created` of each agency, as the settings would make it, whatever it had before. */
export async function subscribe(
  ownerUrl: string,
  owner: pg.Client,
  tenantIds: readonly string[],
  url: string,
): Promise<void> {
  const db = await openDatabase({ ownerUrl });
  const sealer = await openSealer(readConfig({ ENCRYPTION_KEY: encryptionKey }), db);
  for (const tenantId of tenantIds) {
    const secret = sealer.seal(`whsec_${'a'.repeat(43)}`, { tenantId, purpose: 'webhook_secret' });
    await owner.query(
      `insert into webhook_settings (tenant_id, enabled_events, secret_sealed, secret_created_at) values ($1, '{client.created}', $2, now())
         on conflict (tenant_id) do update set enabled_events = excluded.enabled_events, secret_sealed = excluded.secret_sealed`,
      [tenantId, secret],
    );
    await owner.query(
      `insert into webhook_endpoints (tenant_id, url) values ($1, $2)
         on conflict (tenant_id, event_type) do update set url = excluded.url, status = 'active', consecutive_failures = 0`,
      [tenantId, url],
    );
  }
  await db.close();
}

async function emit(owner: pg.Client, tenantId: string, count: number, name: string): Promise<void> {
  const emitted = Array.from({ length: count }, () => ({ type: 'client.created', data: event(name) }));
  await owner.query('begin');
  await owner.query("select set_config('app.tenant_id', $1, true)", [tenantId]);
  await owner.query("select app.emit_events($1::jsonb, '[]')", [JSON.stringify(emitted)]);
  await owner.query('commit');
}

async function until(
  receiver: Server,
  owner: pg.Client,
  count: number,
): Promise<Arrivals & { recordedAt: number }> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const {
      rows: [row],
    } = await owner.query<{ n: number }>(
      "select count(*)::integer as n from webhook_deliveries where status = 'delivered'",
    );
    if (row!.n >= count)
      return { ...(await arrivalsOf(receiver)), recordedAt: performance.timeOrigin + performance.now() };
  }
}

const arrivalsOf = async (receiver: Server): Promise<Arrivals> =>
  (await (await fetch(receiver.url)).json()) as Arrivals;

/** Jobs of the same bodies, in a queue of their own. */
async function measureCeiling(owner: pg.Client, ownerUrl: string): Promise<number> {
  const receiver = await startServer(['bench/peers/receiver.ts'], {});
  await owner.query(
    "select count(graphile_worker.add_job('post', json_build_object('body', $1::text))) from generate_series(1, $2)",
    [JSON.stringify(event('Ceiling')), events],
  );
  const worker = await startServer(['bench/peers/raw-worker.ts'], {
    BENCH_DATABASE_URL: ownerUrl,
    BENCH_RECEIVER: receiver.url,
    NODE_ENV: 'production',
  });
  let arrived = await arrivalsOf(receiver);
  while (arrived.count < events) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    arrived = await arrivalsOf(receiver);
  }
  await worker.stop();
  await receiver.stop();
  return (events / (arrived.lastAt - arrived.firstAt)) * 1000;
}

async function measureIdle(
  args: readonly string[],
  env: Record<string, string>,
  receiver: Server,
  tenant: BenchDatabase['tenants'][number],
): Promise<number[]> {
  const server = await startServer(args, { ...env, ROLE: 'all' });
  const answeredAt = new Map<string, number>();
  for (let index = 0; index < idleEvents + 5; index += 1) {
    const name = `Latency ${index}`;
    await fetch(`${server.url}/v1/clients`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tenant.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name, profile_id: tenant.profileId }),
    });
    answeredAt.set(name, performance.timeOrigin + performance.now());
    await new Promise((resolve) => setTimeout(resolve, 50 + (index % 7) * 10));
  }
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const { arrivals } = await arrivalsOf(receiver);
  await server.stop();
  // The first few load code; a request may even overtake the answer of the creation.
  return [...answeredAt]
    .slice(5)
    .map(([name, at]) => Math.max(0, (arrivals[name] ?? Number.POSITIVE_INFINITY) - at));
}
