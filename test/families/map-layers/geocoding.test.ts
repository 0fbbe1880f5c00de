import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Nominatim } from '#src/platform/geocoding/nominatim.ts';
import { GeocoderRefused, type FoundPlace, type Geocoder } from '#src/platform/geocoding/index.ts';
import { NominatimServer } from '../../geocoding/nominatim-server.ts';
import { startService, type Service } from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';
import { newClient, newProfile } from '../client-records.ts';
import { newPerson, of, points, work, type Answer, type Person } from './desk.ts';

/** Jobs that look up addresses: which, how often, at what pace, and what becomes of a geocoder that does not answer. */
let service: Service;
let working: Service;
let server: NominatimServer;
let dana: Person;
let profile: string;
let tag: string;
beforeAll(async () => {
  service = await startService();
  server = await NominatimServer.start();
  dana = await newPerson(service);
  profile = (await newProfile(service)).id;
});
beforeEach(() => {
  tag = `t${randomUUID().slice(0, 8)}`;
  server.asked.length = 0;
  server.respond = undefined;
});
afterAll(async () => {
  await service.stop();
  await working?.stop();
  await server.stop();
});

const harbor: FoundPlace = { latitude: 43.6591, longitude: -70.2568, precision: 'street' };
/** Knows every address but those of Nowhere. */
class Atlas implements Geocoder {
  readonly name = 'atlas';
  readonly pauseMs: number;
  readonly asked: string[] = [];
  constructor(pauseMs = 0) {
    this.pauseMs = pauseMs;
  }
  async find({ text }: { readonly text: string }) {
    this.asked.push(text);
    return text.includes('Nowhere') ? null : harbor;
  }
}

const client = (city: string) =>
  newClient(service, profile, { tags: [tag], addresses: [{ address: { line1: tag, city } }] });
const draw = () =>
  dana.draw({
    source: {
      type: 'clients',
      filter_group: { conditions: [{ field: 'tags', operator: 'contains', value: tag }] },
    },
  });
const refresh = (layer: Answer): Promise<Answer> => dana.ok('refreshMapLayerPlaces', of(layer));
const ended = (job: Answer): Promise<Answer> => dana.ok('getJob', of(job));

it('looks up each address without a place once, and those that have expired again', async () => {
  await client('Harbor');
  await client('Harbor');
  await client('Nowhere');
  await client('By hand');
  await dana.ok('saveGeocodeCacheEntries', {
    body: {
      entries: [{ ...harbor, address_text: `${tag}, By hand`, outcome: 'found', provider: 'manual' }],
    },
  });
  const layer = await draw();
  expect(layer).toMatchObject({ feature_count: 1, unplaced_count: 3 });
  const atlas = new Atlas();
  const job = await refresh(layer);
  expect(job).toMatchObject({ kind: 'geocode_map_layer', status: 'queued', created_by: dana.id });
  expect((await refresh(layer)).id).toBe(job.id);
  await work(service, job, atlas);
  expect(await ended(job)).toMatchObject({ status: 'succeeded', progress_percent: 100 });
  expect(atlas.asked).toEqual([`${tag}, Harbor`, `${tag}, Nowhere`]);
  expect(await dana.list({ id: [layer.id] })).toMatchObject([{ feature_count: 3, unplaced_count: 1 }]);
  expect(await dana.ok('listUnplacedMapRecords', of(layer))).toMatchObject([{ reason: 'not_found' }]);

  await work(service, await refresh(layer), atlas);
  expect(atlas.asked).toHaveLength(2);
  await service.query(
    "update geocode_cache set expires_at = now() - interval '1 second' where tenant_id = $1 and address_text like $2 and provider = 'atlas'",
    [service.agencies[0].id, `${tag}%`],
  );
  await work(service, await refresh(layer), atlas);
  expect(atlas.asked.slice(2)).toEqual([`${tag}, Harbor`, `${tag}, Nowhere`]);
});

it('looks up only what the person sees who asked', async () => {
  await client('Harbor');
  const layer = await draw();
  const job = await refresh(layer);
  await service.query("update users set permissions = '{clients.edit}' where id = $1", [dana.id]);
  const atlas = new Atlas();
  await work(service, job, atlas);
  await service.query(
    "update users set permissions = '{clients.view,clients.edit,objects.view}' where id = $1",
    [dana.id],
  );
  expect(atlas.asked).toEqual([]);
  expect(await ended(job)).toMatchObject({ status: 'succeeded' });
});

it('asks for one address a pause, for all jobs of the agency', async () => {
  await client('One');
  await client('Two');
  const [first, second] = [await draw(), await draw()];
  await client('Three');
  const atlas = new Atlas(150);
  const begun = Date.now();
  const jobs = [await refresh(first), await refresh(second)];
  await Promise.all(jobs.map((job) => work(service, job, atlas)));
  expect(atlas.asked.length).toBeGreaterThanOrEqual(3);
  // The first needs not wait.
  expect(Date.now() - begun).toBeGreaterThanOrEqual(150 * (atlas.asked.length - 1));
});

it('ends with the reason when the geocoder refuses, and is tried again when it does not answer', async () => {
  await client('Harbor');
  const layer = await draw();
  const refusing = new (class extends Atlas {
    override find(): Promise<never> {
      return Promise.reject(new GeocoderRefused('Not for you.'));
    }
  })();
  const job = await refresh(layer);
  await work(service, job, refusing);
  expect(await ended(job)).toMatchObject({ status: 'failed', error: 'Not for you.' });

  const nominatim = new Nominatim({ url: server.url, addresses: { allowPrivate: true }, userAgent: 'tests' });
  server.respond = (response) => void response.writeHead(503).end();
  const later = await refresh(layer);
  await expect(work(service, later, nominatim)).rejects.toThrow('503');
  expect(await ended(later)).toMatchObject({ status: 'running' });
  server.respond = undefined;
  server.places.set(`${tag}, Harbor`, { lat: '1', lon: '2', place_rank: 30 });
  await work(service, later, nominatim);
  expect(await ended(later)).toMatchObject({ status: 'succeeded' });
  expect((await dana.features(layer)).features).toMatchObject([{ geometry: { coordinates: [2, 1] } }]);
});

it('is for those who edit clients, and for layers with addresses', async () => {
  const layer = await draw();
  const viewer = await newPerson(service, ['clients.view']);
  expect(await viewer.refused('refreshMapLayerPlaces', of(layer))).toEqual([
    403,
    expect.stringContaining('clients.edit'),
  ]);
  const other = await newPerson(service);
  expect(await other.refused('refreshMapLayerPlaces', of(layer))).toEqual([404, expect.any(String)]);
  expect(await dana.refused('refreshMapLayerPlaces', of(await dana.draw({ source: points() })))).toEqual([
    409,
    expect.stringContaining('has no addresses'),
  ]);
});

it('finds towns in a worker without settings, and nothing where there is no geocoder', async () => {
  working = await startService({ config: { role: 'all' } });
  const somebody = await newPerson(working);
  const { id } = await newProfile(working);
  await newClient(working, id, {
    addresses: [{ address: { city: 'Portland', region: 'ME', country: 'US' } }],
  });
  const layer = await somebody.draw({ source: { type: 'clients' } });
  await somebody.ok('refreshMapLayerPlaces', of(layer));
  await expect
    .poll(async () => (await somebody.features(layer)).features, patiently)
    .toMatchObject([{ properties: { precision: 'city' } }]);

  const none = await working.startAnother({ geocoder: { kind: 'none', url: null } });
  const answer = await fetch(`${none.url}/console/api/map-layers/${layer.id}/geocode`, {
    method: 'POST',
    headers: { authorization: `Bearer ${somebody.key}` },
  });
  expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('has no geocoder')]);
  await none.stop();
});
