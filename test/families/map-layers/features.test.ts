import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newClient, newProfile } from '../client-records.ts';
import { newField, newKey } from '../fields/field-records.ts';
import { managing, newPerson, of, points, type Answer, type Person } from './desk.ts';

/** What maps draw: the places of records that the caller sees and of the layer itself, and what has no place. */
let service: Service;
let dana: Person;
let manager: Person;
let profile: string;
/** Only clients of this test. */
let tag: string;
let layer: Answer;
const clients: Record<string, Answer> = {};

const quay = { line1: '14 Quay Street', city: 'Portland', region: 'ME', postal_code: '04101', country: 'US' };
const quayText = '14 Quay Street, Portland, ME 04101, US';
const source = (more: object = {}) => ({
  type: 'clients',
  filter_group: { conditions: [{ field: 'tags', operator: 'contains', value: tag }] },
  ...more,
});
const save = (text: string, latitude: number, longitude: number, more: object = {}) =>
  dana.ok('saveGeocodeCacheEntries', {
    body: {
      entries: [
        {
          address_text: text,
          outcome: 'found',
          latitude,
          longitude,
          precision: 'rooftop',
          provider: 'manual',
          ...more,
        },
      ],
    },
  });
const client = async (name: string, addresses: object[], more: object = {}) => {
  clients[name] = await newClient(service, profile, { name, tags: [tag], addresses, ...more });
};

beforeAll(async () => {
  service = await startService();
  dana = await newPerson(service);
  manager = await newPerson(service, managing);
  tag = `t${randomUUID().slice(0, 8)}`;
  await newField(service, { record_kind: 'client', key: 'size', name: 'Size', config: { type: 'number' } });
  await newField(service, {
    record_kind: 'client',
    key: 'depot',
    name: 'Depot',
    config: { type: 'address' },
  });
  profile = (await newProfile(service)).id;
  const lost = { line1: '1 Nowhere Road', city: 'Portland', region: 'ME', country: 'US' };
  await client('Harbor', [{ address: quay }, { label: 'Branch', address: { city: 'Bath' } }], {
    field_values: { size: 5, depot: { city: 'Oslo' } },
  });
  await client('Inland', [{ address: { city: 'Bangor', country: 'US' } }], { field_values: { size: 50 } });
  await client('Lost', [{ address: lost }]);
  await client('New', [{ address: { city: 'Somewhere Else' } }]);
  await client('Homeless', []);
  await save(quayText, 43.6591, -70.2568);
  await save('Bangor, US', 44.8, -68.77, { precision: 'city' });
  await save('Bath', 43.91, -69.82);
  await save('Oslo', 59.91, 10.75);
  await dana.ok('saveGeocodeCacheEntries', {
    body: {
      entries: [
        { address_text: '1 Nowhere Road, Portland, ME, US', outcome: 'not_found', provider: 'nominatim' },
      ],
    },
  });
  layer = await dana.draw({
    source: source(),
    style: {
      type: 'circles',
      label_field: 'name',
      radius_field: 'field_values.size',
      color_field: 'field_values.size',
      color_rules: [
        { from: 10, color: '#aa0000' },
        { value: 5, color: '#00aa00' },
      ],
    },
  });
});
afterAll(() => service.stop());

const named = ({ features }: Answer) => features.map(({ properties }: Answer) => properties.record.name);

describe('records', () => {
  it('lie where their primary address does, the heaviest first', async () => {
    const drawn = await dana.features(layer);
    expect(drawn).toMatchObject({ type: 'FeatureCollection', has_more: false });
    expect(drawn.features).toEqual([
      expect.objectContaining({
        id: clients['Inland'].id,
        properties: expect.objectContaining({ weight: 50, color: '#aa0000', precision: 'city' }),
      }),
      {
        type: 'Feature',
        id: clients['Harbor'].id,
        geometry: { type: 'Point', coordinates: [-70.2568, 43.6591] },
        properties: {
          record: { kind: 'client', id: clients['Harbor'].id, name: 'Harbor' },
          label: 'Harbor',
          color: '#00aa00',
          weight: 5,
          feature_count: 1,
          precision: 'rooftop',
        },
      },
    ]);
  });

  it('are cut to the part of the map, across the 180th meridian too', async () => {
    expect(named(await dana.features(layer, { bbox: [-71, 43, -70, 44] }))).toEqual(['Harbor']);
    expect(named(await dana.features(layer, { bbox: [-70, 44, -60, 45] }))).toEqual(['Inland']);
    // From Greenwich eastwards to the coast of Maine.
    expect(named(await dana.features(layer, { bbox: [0, 0, -70, 90] }))).toEqual(['Harbor']);
    expect(
      await dana.refused('getMapLayerFeatures', { ...of(layer), query: { bbox: [0, 50, 1, 40], zoom: 3 } }),
    ).toEqual([400, expect.stringContaining('query.bbox')]);
    expect(
      await dana.refused('getMapLayerFeatures', { ...of(layer), query: { bbox: [0, -91, 1, 40], zoom: 3 } }),
    ).toEqual([400, expect.stringContaining('query.bbox')]);
  });

  it('become one place where they are near', async () => {
    const drawn = await dana.features(layer, { zoom: 2, is_clustered: true });
    expect(drawn.features).toEqual([
      expect.objectContaining({
        id: null,
        properties: { record: null, label: null, color: null, weight: 55, feature_count: 2, precision: null },
      }),
    ]);
    const [longitude, latitude] = drawn.features[0].geometry.coordinates;
    expect(latitude).toBeCloseTo((43.6591 + 44.8) / 2, 4);
    expect(longitude).toBeCloseTo((-70.2568 - 68.77) / 2, 4);
    expect((await dana.features(layer, { zoom: 12, is_clustered: true })).features).toHaveLength(2);
  });

  it('are joined as pins unless the style or the call says otherwise', async () => {
    const pins = await dana.draw({ source: source(), style: { type: 'pins' } });
    expect((await dana.features(pins, { zoom: 2 })).features).toHaveLength(1);
    expect((await dana.features(pins, { zoom: 2, is_clustered: false })).features).toHaveLength(2);
    const apart = await dana.draw({ source: source(), style: { type: 'pins', is_clustered: false } });
    expect((await dana.features(apart, { zoom: 2 })).features).toHaveLength(2);
    expect((await dana.features(layer, { zoom: 2 })).features).toHaveLength(2);
  });

  it('show all addresses, or those of a field, where the source says so', async () => {
    const all = await dana.draw({ source: source({ address_scope: 'all' }), style: { type: 'pins' } });
    expect(named(await dana.features(all, { is_clustered: false }))).toEqual(['Harbor', 'Harbor', 'Inland']);
    expect(all).toMatchObject({ feature_count: 3, unplaced_count: 3 });
    const depots = await dana.draw({ source: source({ address_field_key: 'depot' }) });
    expect(named(await dana.features(depots))).toEqual(['Harbor']);
    expect(depots).toMatchObject({ feature_count: 1, unplaced_count: 4 });
  });

  it('label with words where the value is a key or an id', async () => {
    const labels = async (label_field: string) => {
      const drawn = await dana.draw({
        source: source(),
        style: { type: 'circles', label_field, radius_field: 'field_values.size' },
      });
      return (await dana.features(drawn)).features.map(({ properties }: Answer) => properties.label);
    };
    expect(await labels('field_values.size')).toEqual(['50', '5']);
    expect(await labels('source')).toEqual(['Api', 'Api']);
    const [profileName] = await service.query<{ name: string }>(
      'select name from client_profiles where id = $1',
      [profile],
    );
    expect(await labels('profile_id')).toEqual([profileName!.name, profileName!.name]);
    expect(await labels('field_values.depot')).toEqual([null, null]);
  });

  it('are nothing to somebody who may not view them', async () => {
    const shared = await manager.draw({ source: source(), visibility: 'shared' });
    expect(shared).toMatchObject({ feature_count: 2, unplaced_count: 3 });
    const outside = await newPerson(service, []);
    expect(await outside.features(shared)).toEqual({
      type: 'FeatureCollection',
      features: [],
      has_more: false,
    });
    expect(await outside.list({ id: [shared.id] })).toMatchObject([{ feature_count: 0, unplaced_count: 0 }]);
    expect(await outside.ok('listUnplacedMapRecords', of(shared))).toEqual([]);
    expect(
      await outside.refused('getMapLayerFeatures', { ...of(layer), query: { bbox: [0, 0, 1, 1], zoom: 3 } }),
    ).toEqual([404, expect.stringContaining('map layer')]);
  });

  it('stay drawn when their place has expired, until it is looked up again', async () => {
    await service.query(
      "update geocode_cache set provider = 'nominatim', expires_at = now() - interval '1 day' where tenant_id = $1 and address_text = 'Bangor, US'",
      [service.agencies[0].id],
    );
    expect(named(await dana.features(layer))).toContain('Inland');
  });
});

describe('unplaced records', () => {
  const unplaced = (query: Record<string, unknown> = {}): Promise<Answer> =>
    dana.ok('listUnplacedMapRecords', { ...of(layer), query });

  it('are listed by name, with the reason', async () => {
    expect(await unplaced({ order: 'asc' })).toEqual([
      {
        record: { kind: 'client', id: clients['Homeless'].id, name: 'Homeless' },
        address_text: null,
        reason: 'no_address',
      },
      {
        record: { kind: 'client', id: clients['Lost'].id, name: 'Lost' },
        address_text: '1 Nowhere Road, Portland, ME, US',
        reason: 'not_found',
      },
      {
        record: { kind: 'client', id: clients['New'].id, name: 'New' },
        address_text: 'Somewhere Else',
        reason: 'not_geocoded',
      },
    ]);
    const names = async (query: Record<string, unknown>) =>
      (await unplaced(query)).map(({ record }: Answer) => record.name);
    expect(await names({ limit: 1 })).toEqual(['New']);
    expect(await names({ reason: ['not_found', 'no_address'] })).toEqual(['Lost', 'Homeless']);
  });

  it('are to be looked up again when the answer has expired', async () => {
    const expire = (when: string) =>
      service.query(
        `update geocode_cache set expires_at = now() + interval '${when}' where tenant_id = $1 and outcome = 'not_found'`,
        [service.agencies[0].id],
      );
    await expire('-1 day');
    expect((await unplaced({ reason: ['not_found'] })).length).toBe(0);
    await expire('1 day');
    expect((await unplaced({ reason: ['not_found'] })).length).toBe(1);
  });

  it('are none of a source without addresses', async () => {
    const places = await dana.draw();
    expect(await dana.refused('listUnplacedMapRecords', of(places))).toEqual([
      409,
      'The source of the layer is points, which has no addresses.',
    ]);
  });
});

it('draws records of custom objects that the caller sees', async () => {
  const owner = await service.ok('createCustomObject', {
    body: {
      key: newKey('site'),
      name: 'Site',
      plural_name: 'Sites',
      definition: { fields: [{ key: 'place', name: 'Place', config: { type: 'address' } }] } as never,
    },
  });
  const object = owner.data;
  const { data: record } = await service.ok('createCustomObjectRecord', {
    body: { custom_object_id: object.id, name: 'Wharf', field_values: { place: { city: 'Bath' } } },
  });
  const sites = { type: 'custom_object_records', custom_object_id: object.id, address_field_key: 'place' };
  const drawn = await manager.draw({
    source: sites,
    visibility: 'shared',
    style: { type: 'pins', label_field: 'name' },
  });
  expect((await manager.features(drawn)).features).toEqual([
    expect.objectContaining({
      id: record.id,
      properties: expect.objectContaining({
        label: 'Wharf',
        record: { kind: 'custom_object_record', id: record.id, name: 'Wharf' },
      }),
    }),
  ]);
  const outside = await newPerson(service, ['clients.view']);
  expect((await outside.features(drawn)).features).toEqual([]);
});

describe('a layer whose field is gone', () => {
  it('says so instead of showing something else', async () => {
    const key = newKey('gone');
    const field = await newField(service, { record_kind: 'client', key, config: { type: 'number' } });
    const filter_group = {
      conditions: [{ field: `field_values.${key}`, operator: 'greater_than', value: 1 }],
    };
    const drawn = await dana.draw({ source: { type: 'clients', filter_group } });
    await service.ok('deleteField', { path: { id: field.id } });
    const query = { bbox: [-180, -90, 180, 90], zoom: 1 };
    await expect
      .poll(() => dana.refused('getMapLayerFeatures', { ...of(drawn), query }), { timeout: 20_000 })
      .toEqual([409, expect.stringContaining('The layer can no longer be shown')]);
    expect(await dana.list({ id: [drawn.id] })).toMatchObject([
      { feature_count: null, unplaced_count: null },
    ]);
    expect(await dana.ok('updateMapLayer', { ...of(drawn), body: { source: source() } })).toMatchObject({
      feature_count: 2,
    });
  });
});

it('draws the places of a layer, and no pictures', async () => {
  const drawn = await dana.draw({ source: points(['North', 80, 10], ['South', -80, 10]) });
  expect((await dana.features(drawn, { bbox: [0, 0, 20, 90] })).features).toEqual([
    {
      type: 'Feature',
      id: null,
      geometry: { type: 'Point', coordinates: [10, 80] },
      properties: { record: null, label: 'North', color: null, weight: 1, feature_count: 1, precision: null },
    },
  ]);
  const tiles = { type: 'tiles', url_template: 'https://tiles.example/{z}/{x}/{y}.png', attribution: null };
  const pictures = await dana.draw({ source: tiles, style: { type: 'raster' } });
  expect(
    await dana.refused('getMapLayerFeatures', { ...of(pictures), query: { bbox: [0, 0, 1, 1], zoom: 3 } }),
  ).toEqual([409, 'The layer shows pictures (tiles), which have no features.']);
});

it('draws thousands of clients, each address looked up once', async () => {
  const many = 3_000;
  const [{ id }, agencyId] = [clients['Inland'], service.agencies[0].id];
  const [columns] = await service.query<{ names: string }>(
    `select string_agg(quote_ident(attname), ', ') as names from pg_attribute where attrelid = 'clients'::regclass and attnum > 0
       and not attisdropped and attgenerated = '' and attname not in ('id', 'slug', 'name', 'addresses')`,
  );
  await service.query(
    `insert into clients (id, slug, name, addresses, ${columns!.names})
     select app.uuid7(), 'many-' || n, 'Many ' || n, jsonb_build_array(jsonb_build_object('label', null, 'is_primary', true,
       'address', jsonb_build_object('line1', n || ' Main Street', 'city', 'Many'))), ${columns!.names}
     from clients, generate_series(1, ${many}) n where clients.id = $1`,
    [id],
  );
  await service.query(
    `insert into geocode_cache (tenant_id, normalized_address, address_text, outcome, latitude, longitude, precision, provider, created_at, updated_at)
     select $1, n || ' main street many', n || ' Main Street, Many', 'found', 10 + n / 10000.0, 10, 'rooftop', 'manual', now(), now()
     from generate_series(1, ${many}) n`,
    [agencyId],
  );
  for (const table of ['clients', 'geocode_cache']) await service.query(`analyze ${table}`);
  const drawn = await dana.draw({ source: source(), style: { type: 'circles' } });
  expect(drawn).toMatchObject({ feature_count: many + 2 });
  expect((await dana.features(drawn, { bbox: [9, 9, 11, 11] })).features).toHaveLength(many);
});
