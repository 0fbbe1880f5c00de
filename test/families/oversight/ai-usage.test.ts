import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMember } from '../organization/people.ts';
import { startService, type Service } from '../../support/service.ts';
import { exported } from './exported.ts';

let service: Service;
let dana: { id: string; name?: string };
beforeAll(async () => {
  service = await startService();
  const [agency] = service.agencies;
  dana = await addMember(service, agency, { permissions: [] });
  await service.query(`update tenants set time_zone = 'America/New_York' where id = $1`, [agency.id]);
  const add = (at: string, purpose: string, status: string, user: string | null, credits: number) =>
    service.query(
      `insert into ai_requests (tenant_id, purpose, status, origin, user_id, model, input_tokens, cached_input_tokens, output_tokens, credits, created_at, finished_at)
        values ($1, $2, $3, 'api', $4, '=model', 100, 10, 20, $5, $6, $6)`,
      [agency.id, purpose, status, user, credits, at],
    );
  await add('2026-03-02T03:00:00Z', 'content', 'succeeded', dana.id, 5); // still the first of March in New York
  await add('2026-03-02T12:00:00Z', 'content', 'failed', dana.id, 0);
  await add('2026-03-02T13:00:00Z', 'memory', 'succeeded', null, 7);
  await add('2026-04-02T13:00:00Z', 'memory', 'refused', null, 0);
});
afterAll(() => service.stop());

const spring = { created_after: '2026-03-01T00:00:00Z', created_before: '2026-05-01T00:00:00Z' };
const usage = async (group_by: 'day' | 'month' | 'purpose' | 'user' | 'model' | 'preset' | 'origin') => {
  const { data } = await service.ok('getAiUsage', { query: { ...spring, group_by } });
  return data.groups.map(({ key, label, totals }) => [key, label, totals.request_count, totals.credits]);
};

it('sums what requests cost, in all and by what they are asked for', async () => {
  const { data } = await service.ok('getAiUsage', { query: spring });
  expect(data.totals).toEqual({
    request_count: 4,
    failed_count: 2,
    input_tokens: 400,
    cached_input_tokens: 40,
    output_tokens: 80,
    credits: 12,
  });
  expect(await usage('purpose')).toEqual([
    ['memory', 'memory', 2, 7],
    ['content', 'content', 2, 5],
  ]);
  expect(await usage('user')).toEqual([
    [null, 'Without a user', 2, 7],
    [dana.id, expect.any(String), 2, 5],
  ]);
  expect(await usage('model')).toEqual([['=model', '=model', 4, 12]]);
  expect(await usage('preset')).toEqual([[null, 'Without a preset', 4, 12]]);
  expect(await usage('origin')).toEqual([['api', 'api', 4, 12]]);
});

it('has the days and months of the agency, in order', async () => {
  expect(await usage('day')).toEqual([
    ['2026-03-01', '2026-03-01', 1, 5],
    ['2026-03-02', '2026-03-02', 2, 7],
    ['2026-04-02', '2026-04-02', 1, 0],
  ]);
  expect(await usage('month')).toEqual([
    ['2026-03', '2026-03', 3, 12],
    ['2026-04', '2026-04', 1, 0],
  ]);
});

it('is of thirty days unless asked otherwise, and of 400 at most', async () => {
  expect((await service.ok('getAiUsage', {})).data.totals.request_count).toBe(0);
  const status = async (query: Record<string, string>) =>
    (await service.call('getAiUsage', { query })).status;
  expect(
    await status({ created_after: '2025-01-01T00:00:00Z', created_before: '2026-02-10T00:00:00Z' }),
  ).toBe(400);
  expect(
    await status({ created_after: '2026-03-02T00:00:00Z', created_before: '2026-03-01T00:00:00Z' }),
  ).toBe(400);
});

it('tells what is left of the credit', async () => {
  const { data } = await service.ok('getAiUsage', {});
  expect(data).toMatchObject({ credits_used_this_month: 0, monthly_credit_limit: null, credit_balance: 0 });
});

it('is exported request by request, without what was asked', async () => {
  const path = `/console/api/ai-usage/export?created_after=${spring.created_after}&created_before=${spring.created_before}`;
  const { headers, lines } = await exported(service, path);
  expect(headers.get('content-disposition')).toBe('attachment; filename="ai-usage.csv"');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/,memory,refused,api,,,'=model,,,100,10,20,0,$/);
  const query = { ...spring, purpose: ['content' as const], user_id: [dana.id] };
  const { body } = await service.call('exportAiRequests', { query });
  expect(String(body).split('\r\n')).toHaveLength(4);
  const nobody = await service.keyWith(service.agencies[0], []);
  expect((await exported(service, path, nobody)).status).toBe(403);
  expect((await exported(service, path, service.agencies[1].key)).lines).toEqual([]);
});
