import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newPerson, type Answer, type Person } from './desk.ts';

/** The cache of places: how addresses are found in it, what expires, and what only a person replaces. */
let service: Service;
let dana: Person;
beforeAll(async () => {
  service = await startService();
  dana = await newPerson(service);
});
afterAll(() => service.stop());

const found = { outcome: 'found', latitude: 43.6591, longitude: -70.2568, precision: 'rooftop' };
const save = (...entries: object[]): Promise<Answer> =>
  dana.ok('saveGeocodeCacheEntries', { body: { entries } });
const query = (...address_texts: string[]): Promise<Answer> =>
  dana.ok('queryGeocodeCache', { body: { address_texts } });
const newAddress = () => `${randomUUID()} Quay Street, Portland`;
const daysUntil = (entry: Answer) =>
  Math.round((Date.parse(entry.expires_at) - Date.parse(entry.updated_at)) / 86_400_000);

it('finds an address without regard to case, accents, punctuation and spaces', async () => {
  const mark = randomUUID().slice(0, 8);
  const { entries } = await save({
    ...found,
    address_text: `14 Quäy Street, ${mark}, ME 04101`,
    provider: 'nominatim',
  });
  expect(entries).toEqual([
    expect.objectContaining({
      ...found,
      address_text: `14 Quäy Street, ${mark}, ME 04101`,
      normalized_address: `14 quay street ${mark} me 04101`,
      provider: 'nominatim',
    }),
  ]);
  expect(daysUntil(entries[0])).toBe(180);
  const known = await query(`14  quay street; ${mark.toUpperCase()} ME-04101.`, `${mark} Nowhere`);
  expect(known.entries).toEqual(entries);
  expect(known.missing).toEqual([{ address_text: `${mark} Nowhere`, normalized_address: `${mark} nowhere` }]);
});

it('keeps the last entry of an address, in the place of the first', async () => {
  const [one, two] = [newAddress(), newAddress()];
  const { entries } = await save(
    { ...found, address_text: one, provider: 'nominatim' },
    { ...found, address_text: two, provider: 'nominatim' },
    { address_text: one.toUpperCase(), outcome: 'not_found', latitude: 1, longitude: 1, provider: 'other' },
  );
  expect(
    entries.map(({ address_text, outcome, latitude, precision }: Answer) => [
      address_text,
      outcome,
      latitude,
      precision,
    ]),
  ).toEqual([
    [one.toUpperCase(), 'not_found', null, null],
    [two, 'found', 43.6591, 'rooftop'],
  ]);
  expect(daysUntil(entries[0])).toBe(30);
  expect((await query(two, one, two.toUpperCase())).entries).toEqual([entries[1], entries[0]]);
});

it('keeps what a person has set until a person sets it again', async () => {
  const address_text = newAddress();
  const { entries } = await save({ ...found, address_text, provider: 'manual' });
  expect(entries[0]).toMatchObject({ provider: 'manual', expires_at: null });
  expect((await save({ ...found, latitude: 1, address_text, provider: 'nominatim' })).entries).toEqual(
    entries,
  );
  expect((await save({ ...found, latitude: 2, address_text, provider: 'manual' })).entries[0]).toMatchObject({
    latitude: 2,
    provider: 'manual',
    created_at: entries[0].created_at,
  });
});

it('returns expired addresses as missing', async () => {
  const address_text = newAddress();
  await save({ ...found, address_text, provider: 'nominatim' });
  await service.query(
    "update geocode_cache set expires_at = now() - interval '1 second' where tenant_id = $1 and address_text = $2",
    [service.agencies[0].id, address_text],
  );
  expect(await query(address_text)).toMatchObject({ entries: [], missing: [{ address_text }] });
  await save({ ...found, address_text, provider: 'nominatim' });
  expect((await query(address_text)).missing).toEqual([]);
});

it('refuses an address that says nothing', async () => {
  const entry = { ...found, address_text: '---', provider: 'manual' };
  expect(await dana.refused('saveGeocodeCacheEntries', { body: { entries: [entry] } })).toEqual([
    400,
    expect.stringContaining('body.entries[0].address_text has neither letters nor digits.'),
  ]);
  expect(await dana.refused('queryGeocodeCache', { body: { address_texts: ['abc', '...'] } })).toEqual([
    400,
    expect.stringContaining('body.address_texts[1]'),
  ]);
});

it('is for those who edit and view clients', async () => {
  const viewer = await newPerson(service, ['clients.view']);
  const outside = await newPerson(service, []);
  const entry = { ...found, address_text: newAddress(), provider: 'manual' };
  expect(await viewer.refused('saveGeocodeCacheEntries', { body: { entries: [entry] } })).toEqual([
    403,
    expect.stringContaining('clients.edit'),
  ]);
  expect(await outside.refused('queryGeocodeCache', { body: { address_texts: ['abc'] } })).toEqual([
    403,
    expect.stringContaining('clients.view'),
  ]);
});
