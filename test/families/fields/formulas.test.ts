import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newClient, newProfile } from '../client-records.ts';
import { agencyValues, choices, configOf, newField, newKey, writeValues } from './field-records.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const formula = (expression: string, result_type = 'number', rest: object = {}) => ({
  type: 'formula',
  expression,
  result_type,
  ...rest,
});
const update = (id: string, body: object) => service.call('updateField', { path: { id }, body });

describe('a formula field', () => {
  it('is computed when what it reads changes, and through other formulas', async () => {
    const price = await newField(service, { config: { type: 'money' } });
    const count = await newField(service, { config: { type: 'number' } });
    const total = await newField(service, { config: formula(`${price.key} * ${count.key}`, 'money') });
    const large = await newField(service, { config: formula(`amount(${total.key}) > 100`, 'checkbox') });
    expect(configOf(total, 'formula').depends_on).toEqual([price.key, count.key]);

    await writeValues(service, { [price.key]: { amount_minor: 2_500, currency: 'USD' }, [count.key]: 3 });
    expect(await agencyValues(service)).toMatchObject({
      [total.key]: { amount_minor: 7_500, currency: 'USD' },
      [large.key]: false,
    });
    await writeValues(service, { [count.key]: 5 });
    expect(await agencyValues(service)).toMatchObject({
      [total.key]: { amount_minor: 12_500, currency: 'USD' },
      [large.key]: true,
    });
    await writeValues(service, { [count.key]: null });
    expect(await agencyValues(service)).not.toHaveProperty(total.key);
    const written = await writeValues(service, { [total.key]: { amount_minor: 1, currency: 'USD' } });
    expect([written.status, written.body.error.message]).toEqual([
      400,
      expect.stringMatching(/computed by a formula/),
    ]);
  });

  it('is computed for the records there are when it is defined or changed, with history', async () => {
    const profile = await newProfile(service);
    const seats = await newField(service, { record_kind: 'client', config: { type: 'number' } });
    const [one, none] = [
      await newClient(service, profile.id, { field_values: { [seats.key]: 7 } }),
      await newClient(service, profile.id),
    ];
    const rounded = await newField(service, {
      record_kind: 'client',
      config: formula(`${seats.key} / 3`, 'number', { decimals: 1 }),
    });
    const valueOf = async (id: string) =>
      (await service.ok('getClient', { path: { id } })).data.field_values[rounded.key];
    expect([await valueOf(one.id), await valueOf(none.id)]).toEqual([2.3, undefined]);
    expect((await update(rounded.id, { config: formula(`${seats.key} * 2`) })).status).toBe(200);
    expect(await valueOf(one.id)).toBe(14);
    const history = (await service.ok('listFieldHistory', { query: { field_id: [rounded.id] } })).data;
    expect(
      history.map((entry: { previous_value: unknown; value: unknown }) => [
        entry.previous_value,
        entry.value,
      ]),
    ).toEqual([
      [2.3, 14],
      [null, 2.3],
    ]);
    expect((await service.takeEvents()).filter((event) => event.event_type === 'client.updated')).toEqual([]);
  });

  it('of one profile is computed for its clients only', async () => {
    const [profile, other] = [await newProfile(service), await newProfile(service)];
    const base = await newField(service, { record_kind: 'client', config: { type: 'number' } });
    const [own, foreign] = [
      await newClient(service, profile.id, { field_values: { [base.key]: 1 } }),
      await newClient(service, other.id, { field_values: { [base.key]: 1 } }),
    ];
    const { key } = await newField(service, {
      record_kind: 'client',
      profile_id: profile.id,
      config: formula(`${base.key} + 1`),
    });
    expect((await service.ok('getClient', { path: { id: own.id } })).data.field_values[key]).toBe(2);
    expect(
      (await service.ok('getClient', { path: { id: foreign.id } })).data.field_values,
    ).not.toHaveProperty(key);
  });

  it('leaves the clients that lose it when it is narrowed to a profile', async () => {
    const [profile, other] = [await newProfile(service), await newProfile(service)];
    const [own, foreign] = [await newClient(service, profile.id), await newClient(service, other.id)];
    const field = await newField(service, { record_kind: 'client', config: formula('1') });
    const holders = async () =>
      Promise.all(
        [own, foreign].map(
          async ({ id }) => (await service.ok('getClient', { path: { id } })).data.field_values[field.key],
        ),
      );
    expect(await holders()).toEqual([1, 1]);
    expect((await update(field.id, { profile_id: profile.id })).status).toBe(200);
    expect(await holders()).toEqual([1, undefined]);
  });

  it('is refused when it cannot be read or would depend on itself', async () => {
    const refused = async (config: object) => {
      const { status, body } = await service.call('createField', {
        body: { record_kind: 'agency', key: newKey(), name: 'F', config },
      });
      return [status, body.error.message];
    };
    expect(await refused(formula('1 +'))).toEqual([
      400,
      expect.stringMatching(/body.config.expression cannot be used: The expression cannot be read/),
    ]);
    expect(await refused(formula('nothing_such + 1'))).toEqual([
      400,
      expect.stringMatching(/"nothing_such"/),
    ]);
    expect(await refused(formula('"a"'))).toEqual([
      400,
      expect.stringMatching(/computes text, but result_type is number/),
    ]);
    const own = newKey();
    const self = await service.call('createField', {
      body: { record_kind: 'agency', key: own, name: 'F', config: formula(`${own} + 1`) },
    });
    expect([self.status, self.body.error.message]).toEqual([
      409,
      `The formula would depend on itself: ${own} -> ${own}.`,
    ]);

    const a = await newField(service, { config: formula('1') });
    const b = await newField(service, { config: formula(`${a.key} + 1`) });
    const c = await newField(service, { config: formula(`${b.key} + 1`) });
    const cycle = await update(a.id, { config: formula(`${c.key} + 1`) });
    expect(cycle.status).toBe(409);
    for (const { key } of [a, b, c]) expect(cycle.body.error.message).toContain(key);
  });

  it('keeps others from changing what it needs', async () => {
    const a = await newField(service, { config: formula('1') });
    const b = await newField(service, { config: formula(`${a.key} + 1`) });
    const retyped = await update(a.id, { config: formula('"x"', 'text') });
    expect([retyped.status, retyped.body.error.message]).toEqual([409, expect.stringContaining(b.key)]);
    const deleted = await service.call('deleteField', { path: { id: a.id }, query: { force: true } });
    expect([deleted.status, deleted.body.error.message]).toEqual([409, expect.stringContaining(b.key)]);
  });

  it('follows when a choice it reads is replaced', async () => {
    const tier = await newField(service, {
      config: { type: 'single_choice', choices: choices('Gold', 'Silver') },
    });
    const rate = await newField(service, { config: formula(`${tier.key} == "gold" ? 2 : 1`) });
    await writeValues(service, { [tier.key]: 'gold' });
    expect((await agencyValues(service))[rate.key]).toBe(2);
    await service.ok('bulkReplaceFieldChoice', {
      body: { field_id: tier.id, from_key: 'gold', to_key: 'silver' },
    });
    expect(await agencyValues(service)).toMatchObject({ [tier.key]: 'silver', [rate.key]: 1 });
  });
});
