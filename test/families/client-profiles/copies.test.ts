import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freeName } from '#src/domain/names/free-name.ts';
import { startService, type Service } from '../../support/service.ts';
import { newClient, newProfile } from '../client-records.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const suggest = async (body: object) => (await service.ok('suggestClientProfileName', { body })).data.name;

describe('a free name', () => {
  it.each([
    ['Retail', [], 'Retail'],
    [' Retail ', ['retail'], 'Retail 2'],
    ['Retail', ['retail', 'retail 2', 'retail 4'], 'Retail 3'],
    ['Retail 2', ['retail', 'retail 2'], 'Retail 3'],
  ])('for %j beside %j is %j', (wanted, taken, expected) => {
    expect(freeName(wanted, taken, 120)).toBe(expected);
  });

  it('is never longer than a name may be', () => {
    const longest = 'x'.repeat(120);
    expect(freeName(longest, [longest], 120)).toBe(`${'x'.repeat(118)} 2`);
  });
});

describe('a suggestion', () => {
  it('is the wanted name or the next one that is free', async () => {
    await newProfile(service, { name: 'Retail' });
    await newProfile(service, { name: 'RETAIL 2' });
    expect(await suggest({ base_name: 'Hospitality' })).toBe('Hospitality');
    expect(await suggest({ base_name: 'retail' })).toBe('retail 3');
    expect(await suggest({})).toBe('New profile');
  });

  it('is a read', async () => {
    const reader = { key: await service.keyWith(service.agencies[0], ['clients.view']) };
    expect(
      (await service.call('suggestClientProfileName', { body: { base_name: 'Retail' } }, reader)).status,
    ).toBe(200);
  });
});

describe('a duplicate', () => {
  const duplicate = (id: string, body: object = {}) =>
    service.call('duplicateClientProfile', { path: { id }, body });

  it('takes over options, transitions, fields and layout, but no clients', async () => {
    const source = await newProfile(service, {
      name: `Source ${randomUUID()}`,
      color: '#00ff00',
      allowed_transitions: [{ from: 'lead', to: 'active_client' }],
    });
    await newClient(service, source.id);
    const own = (
      await service.ok('createField', {
        body: {
          record_kind: 'client',
          profile_id: source.id,
          key: 'copied_field',
          name: 'Copied',
          config: { type: 'text' },
        },
      })
    ).data;
    const sections = [
      {
        key: 'main',
        title: 'Main',
        column_count: 1,
        items: [{ kind: 'field' as const, key: 'copied_field', width: 1 }],
      },
    ];
    await service.ok('updateClientProfile', { path: { id: source.id }, body: { layout: { sections } } });

    const copy = (await duplicate(source.id)).body.data;
    expect(copy).toMatchObject({
      name: `${source.name} 2`,
      color: '#00ff00',
      status_options: source.status_options,
      client_count: 0,
      allowed_transitions: source.allowed_transitions,
      shared_field_ids: [own.id],
      has_custom_layout: true,
      revision: 1,
    });
    const details = (await service.ok('getClientProfileDetails', { path: { id: copy.id } })).data;
    expect(details.layout.sections).toEqual(sections);
    expect(details.fields).toContainEqual(expect.objectContaining({ key: 'copied_field', origin: 'shared' }));
  });

  it('takes the name and folder that are named', async () => {
    const source = await newProfile(service);
    const name = `Copy ${randomUUID()}`;
    expect((await duplicate(source.id, { name, folder_id: null })).body.data.name).toBe(name);
    expect((await duplicate(source.id, { name })).status).toBe(409);
    expect((await duplicate(source.id, { folder_id: randomUUID() })).status).toBe(404);
    expect((await duplicate(randomUUID())).status).toBe(404);
  });
});
