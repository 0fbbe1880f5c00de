import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';
import { StreamingModel } from '../../ai/streaming-model.ts';

/** What happens without anybody asking: memories end, refreshes come round, and what a lost process left is put right. */
let service: Service;
let model: StreamingModel;
let agency: TestAgency;
beforeAll(async () => {
  model = await StreamingModel.start();
  service = await startService({
    config: { role: 'all', aiModels: [model.spec()], aiMonthlyCredits: 1_000_000 },
  });
  agency = service.agencies[0];
});
afterAll(async () => {
  await service.stop();
  await model.stop();
});

const memory = async (subject: string, more: object = {}) =>
  (await service.ok('saveAiMemory', { body: { scope: 'agency', subject, statement: 'Yes.', ...more } })).data
    .memory;
const makeDue = (kind: string) =>
  service.query("update timers set due_at = now() - interval '1 second' where tenant_id = $1 and kind = $2", [
    agency.id,
    kind,
  ]);

it('retracts a memory at its end, and not one whose end was moved', async () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  const [ends, stays] = [
    await memory('Ends', { expires_at: inAnHour }),
    await memory('Stays', { expires_at: inAnHour }),
  ];
  await service.query('update ai_memories set expires_at = $2 where id = $1', [
    ends.id,
    new Date(Date.now() - 10_000).toISOString(),
  ]);
  await makeDue('retract_ai_memory');
  const status = async (id: string) => {
    const { data } = await service.ok('listAiMemories', {
      query: { id: [id], status: ['active', 'retracted'] },
    });
    return [data[0]!.status, data[0]!.retraction_reason];
  };
  await expect.poll(() => status(ends.id), patiently).toEqual(['retracted', 'expired']);
  expect(await status(stays.id)).toEqual(['active', null]);
});

it('refreshes by the schedule of the settings the scopes that have changed since, and sets the next time', async () => {
  await memory('Anything');
  await service.ok('updateTenantAiSettings', {
    body: {
      memory_refresh: {
        frequency: 'weekly',
        interval: 1,
        weekdays: ['sunday'],
        time_of_day: '03:00',
        time_zone: 'America/New_York',
      },
    },
  });
  const next = async () =>
    (
      await service.query<{ due_at: Date }>(
        "select due_at from timers where tenant_id = $1 and kind = 'refresh_ai_memories'",
        [agency.id],
      )
    )[0]?.due_at;
  expect((await next())!.getTime()).toBeGreaterThan(Date.now());
  const asked = model.asked.length;
  await makeDue('refresh_ai_memories');
  await expect.poll(() => model.asked.length, patiently).toBe(asked + 1);
  await expect.poll(async () => (await next())!.getTime(), patiently).toBeGreaterThan(Date.now());
  const jobs = async () =>
    (await service.ok('listJobs', { query: { kind: ['refresh_memory'], status: ['succeeded'] } })).data
      .length;
  await expect.poll(jobs, patiently).toBe(1);
  // Nothing has changed since.
  await makeDue('refresh_ai_memories');
  await expect.poll(async () => (await next())!.getTime(), patiently).toBeGreaterThan(Date.now());
  expect(await jobs()).toBe(1);
  await service.ok('updateTenantAiSettings', { body: { memory_refresh: null } });
  expect(await next()).toBeUndefined();
});

it('ends requests whose process was lost, and gives their credit back', async () => {
  const id = randomUUID();
  await service.query(
    "insert into ledger_accounts (tenant_id, ledger, owner_id, balance, reserved) values ($1, 'ai_credit', $1, 100, 60) on conflict (tenant_id, ledger, owner_id, currency) do update set balance = 100, reserved = 60",
    [agency.id],
  );
  await service.query(
    "insert into ledger_reservations (tenant_id, cause_id, ledger, owner_id, amount, created_at) values ($1, $2, 'ai_credit', $1, 60, now())",
    [agency.id, id],
  );
  await service.query(
    "insert into ai_requests (tenant_id, id, purpose, status, origin, model, created_at) values ($1, $2, 'memory', 'running', 'system', 'test-model', now())",
    [agency.id, id],
  );
  await service.query(
    "insert into timers (tenant_id, kind, record_id, due_at) values ($1, 'end_abandoned_ai_request', $2, now())",
    [agency.id, id],
  );
  await expect
    .poll(async () => (await service.ok('getAiRequest', { path: { id } })).data.request, patiently)
    .toMatchObject({ status: 'failed', credits: 0, error: expect.stringContaining('was stopped') });
  const [account] = await service.query(
    'select balance::integer, reserved::integer from ledger_accounts where tenant_id = $1',
    [agency.id],
  );
  expect(account).toEqual({ balance: 100, reserved: 0 });
});
