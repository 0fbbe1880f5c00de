import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { Uploader } from '../files/upload.ts';
import { drawing, managing, newName, newPerson, of, points, type Answer, type Person } from './desk.ts';

/** Layers of GeoJSON files. */
let service: Service;
let dana: Person;
let manager: Person;
beforeAll(async () => {
  service = await startService();
  dana = await newPerson(service);
  manager = await newPerson(service, managing);
});
afterAll(() => service.stop());

describe('files', () => {
  const upload = async (person: Person, content: unknown) => {
    const bytes = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
    const uploader = new Uploader(service, { key: person.key });
    return (await uploader.upload({ bytes, name: 'areas.geojson', type: 'application/geo+json' })).attachment
      .id;
  };
  const feature = (type: string, coordinates: unknown, properties: object = {}) => ({
    type: 'Feature',
    geometry: { type, coordinates },
    properties,
  });
  const square = [
    [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
      [0, 0],
    ],
  ];
  const collection = (...features: object[]) => ({ type: 'FeatureCollection', features });

  it('show their points, lines and areas', async () => {
    const file_id = await upload(
      dana,
      collection(
        feature('Polygon', square, { title: 'North', kind: 'a', inhabitants: 7 }),
        feature('Point', [50, 50, 120], { title: 'Peak', kind: 'b' }),
        { type: 'Feature', geometry: null, properties: {} },
      ),
    );
    const drawn = await dana.draw({
      source: { type: 'geojson', file_id, name_property: 'title' },
      style: { type: 'shapes', color_field: 'kind', color_rules: [{ value: 'a', color: '#123456' }] },
    });
    expect(drawn).toMatchObject({ feature_count: 2, unplaced_count: null });
    const { features } = await dana.features(drawn);
    expect(features).toEqual([
      expect.objectContaining({
        geometry: { type: 'Polygon', coordinates: square },
        properties: expect.objectContaining({ label: 'North', color: '#123456', record: null }),
      }),
      expect.objectContaining({
        geometry: { type: 'Point', coordinates: [50, 50] },
        properties: expect.objectContaining({ label: 'Peak', color: null }),
      }),
    ]);
    expect((await dana.features(drawn, { bbox: [9, 9, 20, 20] })).features).toHaveLength(1);
    expect((await dana.features(drawn, { bbox: [11, 11, 20, 20] })).features).toHaveLength(0);
    expect(
      await dana.refused('updateMapLayer', { ...of(drawn), body: { style: { type: 'heatmap' } } }),
    ).toEqual([400, expect.stringContaining('the file has lines or areas')]);
  });

  it('are seen by those who see the layer, and let go with the source', async () => {
    const file_id = await upload(manager, collection(feature('Point', [1, 2])));
    const drawn = await manager.draw({
      source: { type: 'geojson', file_id },
      visibility: 'shared',
      style: { type: 'heatmap' },
    });
    const own = await dana.draw({ source: { type: 'geojson', file_id } });
    expect(own.feature_count).toBe(1);
    const sam = await newPerson(service, drawing);
    const get = () => service.call('getAttachment', { path: { id: file_id } }, { key: sam.key });
    expect((await get()).status).toBe(200);
    await manager.ok('updateMapLayer', { ...of(drawn), body: { source: points() } });
    expect((await get()).status).toBe(404);
    expect(await service.query('select 1 from map_layer_features where layer_id = $1', [drawn.id])).toEqual(
      [],
    );
  });

  it.each<[string, unknown, string]>([
    ['no JSON', '{"type":', 'is not GeoJSON'],
    ['something else', { type: 'Topology' }, 'is not a FeatureCollection'],
    ['a collection without features', { type: 'FeatureCollection' }, 'has no list of features'],
    [
      'a mixture',
      collection(feature('GeometryCollection', [])),
      'features[0].geometry of the type GeometryCollection',
    ],
    ['other coordinates', collection(feature('Point', [500_000, 4_000_000])), 'WGS 84'],
    ['texts as coordinates', collection(feature('LineString', 'x')), 'coordinates that are no array'],
    [
      'a line that is too long',
      collection(
        feature(
          'LineString',
          Array.from({ length: 10_001 }, () => [0, 0]),
        ),
      ),
      'with 10001 positions',
    ],
    [
      'too many features',
      collection(...Array.from({ length: 20_001 }, () => feature('Point', [0, 0]))),
      'has 20001 features',
    ],
  ])('are refused with %s', async (_what, content, message) => {
    const file_id = await upload(dana, content);
    const body = { name: newName(), source: { type: 'geojson', file_id }, style: { type: 'pins' } };
    expect(await dana.refused('createMapLayer', { body })).toEqual([400, expect.stringContaining(message)]);
  });

  it('answer with lines and areas of 8 MB at most', async () => {
    // Positions of 16 bytes as they are stored, 72 kB a line.
    const line = Array.from({ length: 4_500 }, (_, nth) => [(nth % 10) + 0.125, 1.125]);
    const many = Array.from({ length: 130 }, (_, nth) => feature('LineString', line, { nth }));
    const file_id = await upload(dana, collection(...many));
    const drawn = await dana.draw({
      source: { type: 'geojson', file_id },
      style: { type: 'shapes', label_field: 'nth' },
    });
    const { features, has_more: hasMore } = await dana.features(drawn);
    expect(hasMore).toBe(true);
    expect(features.length).toBeGreaterThan(100);
    expect(features.length).toBeLessThan(130);
  });

  it('answer with as much as fits, and say that there is more', async () => {
    const file_id = await upload(
      dana,
      collection(...Array.from({ length: 5_001 }, (_, nth) => feature('Point', [nth / 100, 1], { nth }))),
    );
    const drawn = await dana.draw({
      source: { type: 'geojson', file_id },
      style: { type: 'circles', radius_field: 'nth' },
    });
    const { features, has_more: hasMore } = await dana.features(drawn);
    expect([features.length, hasMore, features[0].properties.weight]).toEqual([5_000, true, 5_000]);
    expect((await dana.features(drawn, { bbox: [0, 0, 10, 10] })).has_more).toBe(false);
    const clustered = await dana.features(drawn, { zoom: 0, is_clustered: true });
    expect(clustered.has_more).toBe(false);
    expect(
      clustered.features.reduce((sum: number, { properties }: Answer) => sum + properties.feature_count, 0),
    ).toBe(5_001);
  });
});
