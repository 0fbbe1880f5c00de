import { expect, it } from 'vitest';
import { Gazetteer } from '#src/platform/geocoding/gazetteer.ts';
import { openGeocoder, type AddressParts } from '#src/platform/geocoding/index.ts';

/** The geocoder that comes with the service: towns, and no guess among namesakes. */
const gazetteer = new Gazetteer();
const find = (parts: AddressParts) => gazetteer.find({ text: '', parts });

it.each<[string, AddressParts, number, number]>([
  [
    'a town of a state',
    { line1: '14 Quay Street', city: 'Portland', region: 'ME', country: 'US' },
    43.67,
    -70.25,
  ],
  [
    'its namesake by the name of the state',
    { city: 'portland', region: 'Oregon', country: 'US' },
    45.52,
    -122.68,
  ],
  [
    'the only one in a country, whatever its region is called',
    { city: 'Toulouse', region: '31', country: 'FR' },
    43.62,
    1.45,
  ],
  ['a town without accents', { city: 'Zurich', country: 'CH' }, 47.38, 8.55],
])('finds %s', async (_what, parts, latitude, longitude) => {
  const place = await find(parts);
  expect(place).toMatchObject({ precision: 'city' });
  expect(place!.latitude).toBeCloseTo(latitude, 1);
  expect(place!.longitude).toBeCloseTo(longitude, 1);
});

it.each<[string, AddressParts]>([
  ['namesakes in a country', { city: 'Portland', country: 'US' }],
  ['namesakes anywhere', { city: 'Springfield' }],
  ['a town that is not in the list', { city: 'Nowhere upon Nothing', country: 'GB' }],
  ['an address without a town', { line1: '14 Quay Street', country: 'US' }],
])('does not guess about %s', async (_what, parts) => {
  expect(await find(parts)).toBeNull();
});

it('is what an installation has without settings', () => {
  const tools = { addresses: { allowPrivate: false }, baseUrl: null };
  expect(openGeocoder({ kind: 'gazetteer', url: null }, tools)?.name).toBe('gazetteer');
  expect(openGeocoder({ kind: 'nominatim', url: 'https://n.example' }, tools)?.name).toBe('nominatim');
  expect(openGeocoder({ kind: 'none', url: null }, tools)).toBeNull();
});
