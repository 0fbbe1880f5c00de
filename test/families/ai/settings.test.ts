import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type BodyOf, type Service } from '../../support/service.ts';
import { StreamingModel } from '../../ai/streaming-model.ts';

let service: Service;
let model: StreamingModel;
beforeAll(async () => {
  model = await StreamingModel.start();
  service = await startService({ config: { aiModels: [model.spec(), model.spec({ key: 'other-model' })] } });
});
afterAll(async () => {
  await service.stop();
  await model.stop();
});

const read = async (): Promise<BodyOf<'getTenantAiSettings'>['data']> =>
  (await service.ok('getTenantAiSettings', {})).data;
const update = (body: object) => service.call('updateTenantAiSettings', { body });

it('begin with what the operator offers, in the language of the agency, without keeping texts', async () => {
  expect(await read()).toMatchObject({
    is_enabled: true,
    default_model: 'test-model',
    allowed_models: ['test-model', 'other-model'],
    language: 'en-US',
    is_content_logged: false,
    log_retention_days: 90,
    can_read_private_records: false,
    credits_used_this_month: 0,
    revision: 1,
    updated_by: null,
  });
});

it('keep what is changed, and who changed it', async () => {
  const { revision } = await read();
  const { data } = (await update({ tone: 'formal', expected_revision: revision })).body;
  expect(data).toMatchObject({ tone: 'formal', revision: revision + 1 });
  expect(data.updated_by).not.toBeNull();
  expect((await update({ tone: 'neutral', expected_revision: revision })).status).toBe(409);
  expect((await update({ tone: 'formal' })).body.data.revision).toBe(revision + 1);
});

it('have a default model among those allowed', async () => {
  expect((await update({ default_model: 'unknown' })).status).toBe(400);
  expect((await update({ allowed_models: ['test-model', 'unknown'] })).status).toBe(400);
  expect((await update({ allowed_models: ['other-model'] })).status).toBe(400);
  expect((await update({ allowed_models: ['other-model'], default_model: 'other-model' })).status).toBe(200);
  expect((await update({ default_model: 'test-model' })).status).toBe(400);
  const { data } = await service.ok('getAiConfigOptions', {});
  expect(data.models.map(({ key, is_default }) => [key, is_default])).toEqual([['other-model', true]]);
  expect(data.models[0]!.credits_per_million).toEqual({
    input: 1_000_000,
    cached_input: 100_000,
    output: 2_000_000,
  });
});

it.each([
  [{ weekdays: ['monday'] }, 'body.memory_refresh.weekdays'],
  [{ anchor_date: '9999-12-31' }, 'body.memory_refresh.anchor_date'],
])('refuse a refresh of memories that cannot come so: %j', async (more, place) => {
  const plain = { frequency: 'monthly', interval: 1, time_of_day: '03:00', time_zone: 'UTC' };
  const { status, body } = await update({ memory_refresh: { ...plain, ...more } });
  expect([status, (body as { error?: { message?: string } }).error?.message]).toEqual([
    400,
    expect.stringContaining(place),
  ]);
});

it('say so where the operator has set up no model', async () => {
  const bare = await startService();
  try {
    const { data } = await bare.ok('getTenantAiSettings', {});
    expect(data).toMatchObject({ default_model: null, allowed_models: [] });
    const { status, body } = await bare.call('refreshAiMemory', { body: { scope: 'agency' } });
    expect([status, body.error.message]).toEqual([
      409,
      expect.stringContaining('The operator of the service sets AI_URL'),
    ]);
  } finally {
    await bare.stop();
  }
});
