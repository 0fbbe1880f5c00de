// How fast events reach consumers, by the number of consumers: see `measureConsumers`.
import pg from 'pg';
import type { BenchDatabase } from './database.ts';
import { openDatabase } from '#src/platform/db/index.ts';
import { createLogger } from '#src/platform/log.ts';
import { startOutbox, type EventConsumer } from '#src/platform/outbox/index.ts';

const backlog = 20_000;
const singles = 200;
const flood = 100_000;

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1]!;

/**
 * Events a second to 1, 3 and 6 consumers that store a row for each batch, over 50 agencies; the time from a commit to a
 * consumer in an idle system; and that time for one agency while another has just emitted 100,000 events.
 */
export async function measureConsumers({ ownerUrl, tenants }: BenchDatabase): Promise<string> {
  const owner = new pg.Client(ownerUrl);
  await owner.connect();
  await owner.query('create table if not exists bench_consumed (consumer text, events integer)');
  const db = await openDatabase({ ownerUrl });
  const emit = async (tenantId: string, count: number) => {
    await db.write(tenantId, async (scope) => {
      scope.atCommit({
        sql: "select app.emit_events($1::jsonb, '[]')",
        parameters: [
          JSON.stringify(
            Array.from({ length: count }, () => ({
              type: 'client.created',
              data: { correlation_id: 'bench' },
            })),
          ),
        ],
      });
    });
    db.wakeWorkers();
  };
  const lines: string[] = [];
  for (const number of [1, 3, 6]) {
    const counts = new Map<string, number>();
    const heard = new Map<string, () => void>();
    const consumers = Array.from({ length: number }, (_, place): EventConsumer => ({
      name: `bench ${number} ${place}`,
      async consume(client, events) {
        await client.query({
          name: 'consumed',
          text: 'insert into bench_consumed values ($1, $2)',
          values: [`bench ${place}`, events.length],
        });
        counts.set(`bench ${place}`, (counts.get(`bench ${place}`) ?? 0) + events.length);
        if (place === 0) heard.get(events[0]!.tenantId)?.();
      },
    }));
    const isDone = (count: number) =>
      counts.size === number && [...counts.values()].every((value) => value >= count);
    for (const { id } of tenants) await emit(id, backlog / tenants.length);
    const startedAt = performance.now();
    const outbox = await startOutbox({ ownerUrl, db, log: createLogger('warn'), consumers });
    while (!isDone(backlog)) await new Promise((resolve) => setTimeout(resolve, 5));
    const rate = backlog / ((performance.now() - startedAt) / 1000);

    const one = async (tenantId: string): Promise<number> => {
      const arrived = new Promise<void>((resolve) => heard.set(tenantId, resolve));
      const at = performance.now();
      await emit(tenantId, 1);
      await arrived;
      return performance.now() - at;
    };
    const idle: number[] = [];
    for (let round = 0; round < singles; round += 1) {
      idle.push(await one(tenants[round % tenants.length]!.id));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const flooding = Promise.all(Array.from({ length: flood / 5_000 }, () => emit(tenants[0]!.id, 5_000)));
    const beside: number[] = [];
    for (let round = 0; round < 20; round += 1) beside.push(await one(tenants[1 + round]!.id));
    await flooding;
    for (let round = 0; round < 20; round += 1) beside.push(await one(tenants[1 + round]!.id));
    await outbox.stop();
    await owner.query("delete from app.event_positions where consumer like 'bench %'");
    lines.push(
      `${number} consumers | ${rate.toFixed(0)} events/s to each | from the commit, idle: median ${percentile(idle, 0.5).toFixed(0)} ms, p95 ${percentile(idle, 0.95).toFixed(0)} ms | beside another agency's 100,000: median ${percentile(beside, 0.5).toFixed(0)} ms, longest ${Math.max(...beside).toFixed(0)} ms`,
    );
  }
  await db.close();
  await owner.end();
  return lines.join('\n');
}
