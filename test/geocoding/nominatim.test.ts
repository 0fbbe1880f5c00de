import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { GeocoderRefused } from '#src/platform/geocoding/index.ts';
import { Nominatim } from '#src/platform/geocoding/nominatim.ts';
import { NominatimServer } from './nominatim-server.ts';

/** The protocol of Nominatim, against a server of ours that speaks it. */
let server: NominatimServer;
beforeAll(async () => void (server = await NominatimServer.start()));
beforeEach(() => {
  server.respond = undefined;
  server.asked.length = 0;
});
afterAll(() => server.stop());

const nominatim = (allowPrivate = true) =>
  new Nominatim({ url: server.url, addresses: { allowPrivate }, userAgent: 'tests (https://here.example)' });
const quay = { text: '14 Quay Street, Portland, US', parts: { city: 'Portland', country: 'US' } };
const place = (place_rank: number) => ({ lat: '43.6591', lon: '-70.2568', place_rank });

it('asks for the best place in the country, and says who asks', async () => {
  server.places.set(quay.text, place(30));
  expect(await nominatim().find(quay)).toEqual({
    latitude: 43.6591,
    longitude: -70.2568,
    precision: 'rooftop',
  });
  expect(server.asked).toMatchObject([
    {
      query: { q: quay.text, format: 'jsonv2', limit: '1', countrycodes: 'us' },
      headers: { 'user-agent': 'tests (https://here.example)' },
    },
  ]);
});

it.each([
  [30, 'rooftop'],
  [28, 'rooftop'],
  [27, 'street'],
  [26, 'street'],
  [21, 'city'],
  [16, 'city'],
  [12, 'region'],
  [5, 'region'],
  [4, 'country'],
])('takes rank %i as %s', async (rank, precision) => {
  server.places.set(quay.text, place(rank));
  expect(await nominatim().find(quay)).toMatchObject({ precision });
});

it('knows no place without a result', async () => {
  expect(await nominatim().find({ text: 'Nowhere', parts: {} })).toBeNull();
  expect(server.asked[0]!.query).not.toHaveProperty('countrycodes');
});

it.each<[string, number, string]>([
  ['a refusal', 403, '{}'],
  ['a wrong address', 404, '{}'],
  ['another protocol', 200, '{"results": []}'],
  ['a place that is none', 200, '[{"lat": "north"}]'],
  ['a redirect', 302, ''],
])('gives up at %s', async (_what, status, body) => {
  server.respond = (response) => void response.writeHead(status, { location: '/other' }).end(body);
  await expect(nominatim().find(quay)).rejects.toBeInstanceOf(GeocoderRefused);
});

it.each([429, 500, 503])('leaves it to a later attempt after %i', async (status) => {
  server.respond = (response) => void response.writeHead(status).end();
  const error = await nominatim()
    .find(quay)
    .catch((thrown: unknown) => thrown);
  expect(error).not.toBeInstanceOf(GeocoderRefused);
  expect(String(error)).toContain(String(status));
});

it('reads no answer without end', async () => {
  server.respond = (response) => void response.writeHead(200).end(`[${' '.repeat(300_000)}]`);
  await expect(nominatim().find(quay)).rejects.toThrow();
});

it('does not reach inside', async () => {
  await expect(nominatim(false).find(quay)).rejects.toThrow('GEOCODER_URL');
  expect(server.asked).toEqual([]);
});
