import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { auditActions, newClient, newProfile } from '../client-records.ts';
import { newField, writeValues } from './field-records.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

describe("the agency's own values", () => {
  it('begin empty and grow a revision with each change', async () => {
    expect((await service.ok('getAgencyFields')).data).toEqual({
      field_values: {},
      revision: 1,
      updated_at: null,
    });
    const [vat, opened] = [await newField(service), await newField(service, { config: { type: 'date' } })];
    const first = (
      await service.ok('updateAgencyFields', {
        body: { field_values: { [vat.key]: 'DE1', [opened.key]: '2014-05-01' }, expected_revision: 1 },
      })
    ).data;
    expect(first).toMatchObject({
      field_values: { [vat.key]: 'DE1', [opened.key]: '2014-05-01' },
      revision: 2,
      updated_at: expect.any(String),
    });
    const second = (
      await service.ok('updateAgencyFieldValue', {
        body: { key: opened.key, value: null, expected_revision: 2 },
      })
    ).data;
    expect(second).toMatchObject({ field_values: { [vat.key]: 'DE1' }, revision: 3 });
    expect((await service.ok('getAgencyFields')).data).toEqual(second);
    expect((await writeValues(service, { [vat.key]: 'DE1' })).body.data).toEqual(second);
    expect(
      (await service.call('updateAgencyFields', { body: { field_values: {}, expected_revision: 2 } })).status,
    ).toBe(409);
    const wrong = await service.call('updateAgencyFieldValue', { body: { key: opened.key, value: 'soon' } });
    expect([wrong.status, wrong.body.error.message]).toEqual([
      400,
      `body.value of ${opened.key} must be a calendar date such as 2026-03-02, in the years 0001 to 9999`,
    ]);
    expect(await auditActions(service, service.agencies[0].id)).toEqual(['updated', 'updated']);
    expect(await service.takeEvents()).toEqual([]);
    expect((await service.ok('getAgencyFields', {}, { key: service.agencies[1].key })).data).toEqual({
      field_values: {},
      revision: 1,
      updated_at: null,
    });
  });
});

describe('the history of values', () => {
  it('tells who changed what, newest first, by record, field, key, person and time', async () => {
    const [agency] = service.agencies;
    const profile = await newProfile(service);
    const ofAgency = await newField(service);
    const ofClient = await newField(service, { record_kind: 'client' });
    await writeValues(service, { [ofAgency.key]: 'a' });
    await writeValues(service, { [ofAgency.key]: 'b' });
    const client = await newClient(service, profile.id, { field_values: { [ofClient.key]: 'c' } });

    const list = async (query: Record<string, unknown>) =>
      (await service.ok('listFieldHistory', { query })).data;
    const entries = await list({ field_id: [ofAgency.id] });
    expect(entries).toMatchObject([
      {
        record_kind: 'agency',
        record_id: agency.id,
        field_id: ofAgency.id,
        field_key: ofAgency.key,
        field_name: 'Field',
        previous_value: 'a',
        value: 'b',
        is_masked: false,
      },
      { previous_value: null, value: 'a' },
    ]);
    expect(entries[0]!.actor).toMatchObject({ type: 'service_account', name: 'Everything' });
    const ids = async (query: Record<string, unknown>) =>
      (await list(query)).map((entry: { id: string }) => entry.id);
    const [newest, oldest] = entries.map((entry: { id: string }) => entry.id);
    expect(await ids({ key: [ofAgency.key], order: 'asc' })).toEqual([oldest, newest]);
    expect(await ids({ record_id: [client.id] })).toHaveLength(1);
    expect(await ids({ record_kind: ['client'], field_id: [ofAgency.id] })).toEqual([]);
    expect(await ids({ field_id: [ofAgency.id], changed_by: [entries[0]!.actor.id] })).toHaveLength(2);
    expect(await ids({ field_id: [ofAgency.id], changed_by: [agency.ownerId] })).toEqual([]);
    expect(
      await ids({
        field_id: [ofAgency.id],
        changed_after: entries[0]!.changed_at,
        changed_before: '2100-01-01T00:00:00Z',
      }),
    ).toContain(newest);
    expect(await ids({ field_id: [ofAgency.id], changed_before: entries[1]!.changed_at })).toEqual([]);
    expect(
      (
        await service.ok(
          'listFieldHistory',
          { query: { field_id: [ofAgency.id] } },
          { key: service.agencies[1].key },
        )
      ).data,
    ).toEqual([]);
  });

  it('of the agency needs settings.view', async () => {
    const field = await newField(service);
    await writeValues(service, { [field.key]: 'a' });
    const key = await service.keyWith(service.agencies[0], ['clients.view']);
    expect((await service.ok('listFieldHistory', { query: { field_id: [field.id] } }, { key })).data).toEqual(
      [],
    );
    const refused = await service.call('listFieldHistory', { query: { record_kind: ['agency'] } }, { key });
    expect([refused.status, refused.body.error.message]).toEqual([
      403,
      expect.stringContaining('settings.view'),
    ]);
  });

  it('withholds sensitive values from those who may not manage settings, and events never carry them', async () => {
    const profile = await newProfile(service);
    const secret = await newField(service, { record_kind: 'client', is_sensitive: true });
    const plain = await newField(service, { record_kind: 'client' });
    await service.takeEvents();
    const client = await newClient(service, profile.id, {
      field_values: { [secret.key]: 'hidden', [plain.key]: 'shown' },
    });
    expect(client.field_values).toEqual({ [secret.key]: 'hidden', [plain.key]: 'shown' });
    const [created] = await service.takeEvents();
    expect(created!.data.field_values).toEqual({ [plain.key]: 'shown' });
    await service.ok('updateClient', {
      path: { id: client.id },
      body: { field_values: { [secret.key]: 'still hidden', [plain.key]: 'x' } },
    });
    expect(JSON.stringify(await service.takeEvents())).not.toContain('hidden');

    const key = await service.keyWith(service.agencies[0], ['clients.view']);
    const masked = (await service.ok('listFieldHistory', { query: { field_id: [secret.id] } }, { key })).data;
    expect(masked).toMatchObject([
      { previous_value: null, value: null, is_masked: true },
      { previous_value: null, value: null, is_masked: true },
    ]);
    expect(
      (await service.ok('listFieldHistory', { query: { field_id: [secret.id] } })).data[0],
    ).toMatchObject({ value: 'still hidden', is_masked: false });
  });
});
