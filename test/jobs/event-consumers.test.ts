import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { emitStatement } from '#src/events/statement.ts';
import { startJobs, type EventConsumer, type EventKey, type Jobs } from '#src/jobs/index.ts';
import { createLogger } from '#src/log.ts';
import { openCoreDatabase, type CoreDatabase } from '../support/core-database.ts';
import { patiently } from '../support/waiting.ts';

let core: CoreDatabase;
let jobs: Jobs | undefined;
beforeAll(async () => {
  core = await openCoreDatabase();
  await core.owner.query('create table matched (consumer text, tenant_id uuid, event_id uuid)');
});
afterEach(async () => {
  await jobs?.stop();
  await core.owner.query("truncate matched; delete from graphile_worker._private_jobs; update events set processed_at = coalesce(processed_at, now())");
});
afterAll(() => core.close());

/** What the automations would do: finds the events that start something, and stores that they did. */
const matching = (name: string, type: string, isFailing: () => boolean = () => false): EventConsumer => ({
  name,
  async consume(owner, events) {
    await owner.query(
      `insert into matched select $1, e.tenant_id, e.id from unnest($2::uuid[], $3::uuid[]) as k (tenant_id, id)
       join events e on e.tenant_id = k.tenant_id and e.id = k.id where e.event_type = $4`,
      [name, events.map((event: EventKey) => event.tenantId), events.map((event: EventKey) => event.eventId), type]);
    if (isFailing()) throw new Error('the consumer failed');
  },
});

const start = async (...consumers: EventConsumer[]) => (jobs = await startJobs({ ownerUrl: core.ownerUrl, db: core.db, log: createLogger('silent'), consumers }));

const emit = (tenantId: string, types: readonly string[]) => core.db.write(tenantId, async (scope) => {
  scope.atCommit(emitStatement(types.map((type) => ({ type, data: { correlation_id: 'req_1' } })), []));
});

const matched = async () => (await core.owner.query<{ consumer: string; tenant_id: string }>('select consumer, tenant_id from matched order by 1, 2')).rows;
const unprocessed = async () => (await core.owner.query<{ n: number }>('select count(*)::integer as n from events where processed_at is null')).rows[0]!.n;

describe('consumers of events', () => {
  it('each get every event once, with its agency', async () => {
    const tenants = [await core.createTenant(), await core.createTenant()];
    await start(matching('webhooks', 'client.created'), matching('automations', 'client.updated'));
    await Promise.all(tenants.flatMap((tenant) => Array.from({ length: 20 }, () => emit(tenant, ['client.created', 'client.updated', 'client.deleted']))));
    await vi.waitFor(async () => expect(await unprocessed()).toBe(0), patiently);
    const rows = await matched();
    for (const tenant of tenants) {
      expect(rows.filter(({ tenant_id, consumer }) => tenant_id === tenant && consumer === 'webhooks')).toHaveLength(20);
      expect(rows.filter(({ tenant_id, consumer }) => tenant_id === tenant && consumer === 'automations')).toHaveLength(20);
    }
  });

  it('store what they store together with the mark that the event is processed, or not at all', async () => {
    let isFailing = true;
    const tenant = await core.createTenant();
    await start(matching('webhooks', 'client.created'), matching('automations', 'client.created', () => isFailing));
    await emit(tenant, ['client.created']);
    await vi.waitFor(async () => {
      const { rows: [job] } = await core.owner.query<{ attempts: number }>('select attempts from graphile_worker._private_jobs where last_error is not null');
      expect(job?.attempts).toBe(1);
    }, patiently);
    expect([await matched(), await unprocessed()]).toEqual([[], 1]);
    isFailing = false;
    await core.owner.query('update graphile_worker._private_jobs set run_at = now()');
    await vi.waitFor(async () => expect(await matched()).toHaveLength(2), patiently);
    expect(await unprocessed()).toBe(0);
  });

  it('hold up no other event by failing at one', async () => {
    const tenant = await core.createTenant();
    const picky: EventConsumer = {
      name: 'picky',
      async consume(owner, events) {
        const { rows } = await owner.query('select from events where event_type = $1 and id = any($2)', ['client.merged', events.map(({ eventId }) => eventId)]);
        if (rows.length > 0) throw new Error('cannot take this one');
      },
    };
    await emit(tenant, [...Array.from({ length: 30 }, () => 'client.created'), 'client.merged', 'client.updated']);
    await start(picky);
    await vi.waitFor(async () => expect(await unprocessed()).toBe(1), patiently);
  });
});
