import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { auditActions } from '../client-records.ts';
import { newField, newKey } from '../fields/field-records.ts';
import { managing, newName, newPerson, of, points, type Answer, type Person } from './desk.ts';

/** Layers: what they keep, who sees and changes them, their names and their order. */
let service: Service;
let manager: Person;
let dana: Person;
let sam: Person;
beforeAll(async () => {
  service = await startService();
  manager = await newPerson(service, managing);
});
beforeEach(async () => {
  dana = await newPerson(service);
  sam = await newPerson(service);
});
afterAll(() => service.stop());

const update = (layer: Answer, body: object) => ({ ...of(layer), body });
const tiles = {
  type: 'tiles',
  url_template: 'https://tiles.example/{z}/{x}/{y}.png',
  attribution: 'Somebody',
};

describe('creating a layer', () => {
  it('keeps it to the creator, with what was left out', async () => {
    const layer = await dana.draw({ name: '  Piers ', source: points(['Pier', 43.65, -70.25]) });
    expect(layer).toMatchObject({
      name: 'Piers',
      description: null,
      visibility: 'private',
      is_shown: true,
      min_zoom: 0,
      max_zoom: 22,
      source: {
        type: 'points',
        places: [{ name: 'Pier', note: null, latitude: 43.65, longitude: -70.25 }],
      },
      style: { type: 'pins', icon: null, pin_size: 'medium', color_rules: [], is_clustered: true },
      feature_count: 1,
      unplaced_count: null,
      revision: 1,
      created_by: dana.id,
    });
    expect((await dana.list()).map(({ id }) => id)).toContain(layer.id);
    expect((await sam.list()).map(({ id }) => id)).not.toContain(layer.id);
    expect(await auditActions(service, layer.id)).toEqual(['created']);
  });

  it('asks for settings.manage to share it', async () => {
    expect(
      await dana.refused('createMapLayer', { body: { ...(await body()), visibility: 'shared' } }),
    ).toEqual([403, expect.stringContaining('settings.manage')]);
    const shared = await manager.draw({ visibility: 'shared' });
    expect((await sam.list({ visibility: ['shared'] })).map(({ id }) => id)).toContain(shared.id);
  });

  it('completes styles of every type', async () => {
    const circles = await dana.draw({ style: { type: 'circles' } });
    expect(circles.style).toMatchObject({ opacity: 1, radius_px: 12, radius_field: null, label_field: null });
    const heat = await dana.draw({ style: { type: 'heatmap' } });
    expect(heat.style).toMatchObject({ radius_px: 24, opacity: 1, weight_field: null });
    const raster = await dana.draw({ source: tiles, style: { type: 'raster' } });
    expect(raster).toMatchObject({
      source: { tile_size_px: 256 },
      style: { type: 'raster', opacity: 1 },
      feature_count: null,
      unplaced_count: null,
    });
    const wms = { type: 'wms', url: 'https://maps.example/wms', layer_names: ['roads'], attribution: null };
    expect((await dana.draw({ source: wms, style: { type: 'raster' } })).source).toEqual(wms);
  });

  const drawn = { source: points(), style: { type: 'pins' } };
  it.each<[string, object, string]>([
    [
      'a style for pictures',
      { style: { type: 'raster' } },
      'body.style.type is raster, which needs a source of',
    ],
    ['a style for shapes', { style: { type: 'shapes' } }, 'body.style.type is shapes'],
    ['pins on pictures', { source: tiles }, 'body.style.type is pins'],
    [
      'a template without a row',
      { source: { ...tiles, url_template: 'https://tiles.example/{z}/{x}.png' }, style: { type: 'raster' } },
      'body.source.url_template has no {y}',
    ],
    ['zoom levels the wrong way round', { min_zoom: 9, max_zoom: 3 }, 'body.min_zoom is 9'],
    [
      'a property that places lack',
      { style: { type: 'pins', label_field: 'status' } },
      'body.style.label_field names "status"',
    ],
    [
      'a number that places lack',
      { style: { type: 'heatmap', weight_field: 'name' } },
      'body.style.weight_field names "name"',
    ],
    [
      'a property that clients lack',
      { source: { type: 'clients' }, style: { type: 'pins', color_field: 'mood' } },
      'body.style.color_field names "mood"',
    ],
    [
      'a text as a number',
      { source: { type: 'clients' }, style: { type: 'circles', radius_field: 'name' } },
      'body.style.radius_field names "name", which is neither a number',
    ],
    [
      'an unknown address field',
      { source: { type: 'clients', address_field_key: 'nowhere' } },
      'body.source.address_field_key names "nowhere"',
    ],
    [
      'a filter on what clients lack',
      {
        source: {
          type: 'clients',
          filter_group: { conditions: [{ field: 'mood', operator: 'equals', value: 'x' }] },
        },
      },
      'body.source.filter_group.conditions[0].field',
    ],
    [
      'an unknown custom object',
      {
        source: {
          type: 'custom_object_records',
          custom_object_id: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e9999',
          address_field_key: 'site',
        },
      },
      'body.source.custom_object_id',
    ],
    [
      'an unknown file',
      { source: { type: 'geojson', file_id: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e9999' } },
      'body.source.file_id',
    ],
  ])('refuses %s', async (_what, more, message) => {
    const given = { name: newName(), ...drawn, ...more };
    expect(await dana.refused('createMapLayer', { body: given })).toEqual([
      400,
      expect.stringContaining(message),
    ]);
  });

  it('asks for the right to view the records', async () => {
    const outside = await newPerson(service, []);
    const source = { type: 'clients' };
    expect(
      await outside.refused('createMapLayer', { body: { name: newName(), source, style: { type: 'pins' } } }),
    ).toEqual([403, expect.stringContaining('clients.view')]);
  });

  it('lets nobody have more than a hundred', async () => {
    await service.query(
      `insert into map_layers (tenant_id, name, visibility, is_shown, position, min_zoom, max_zoom, source, style, created_by)
       select $1, 'Full ' || n, 'private', true, 1000 + n, 0, 22, '{"type": "points", "places": []}', '{"type": "pins"}', $2
       from generate_series(1, 100) n`,
      [service.agencies[0].id, sam.id],
    );
    expect(await sam.refused('createMapLayer', { body: await body() })).toEqual([
      409,
      'Somebody can have 100 map layers. Delete some of them first.',
    ]);
    await service.query("delete from map_layers where name like 'Full %'");
  });
});

const body = async () => ({ name: newName(), source: points(), style: { type: 'pins' } });

describe('names', () => {
  it('are unique among what somebody sees', async () => {
    const name = newName();
    await dana.draw({ name });
    expect(
      await dana.refused('createMapLayer', { body: { ...(await body()), name: name.toUpperCase() } }),
    ).toEqual([409, expect.stringContaining(`"${name.toUpperCase()}"`)]);
    const other = await sam.draw({ name });
    const shared = await manager.draw({ visibility: 'shared' });
    expect(await sam.refused('updateMapLayer', update(other, { name: shared.name }))).toEqual([
      409,
      expect.stringContaining(shared.name),
    ]);
    expect(await sam.ok('updateMapLayer', update(other, { name: name.toLowerCase() }))).toMatchObject({
      name: name.toLowerCase(),
      revision: 2,
    });
  });

  it('are looked at again when a layer is shared', async () => {
    const shared = await manager.draw({ visibility: 'shared' });
    const own = await manager.draw();
    await service.query('update map_layers set name = $1 where id = $2', [shared.name, own.id]);
    expect(await manager.refused('updateMapLayer', update(own, { visibility: 'shared' }))).toEqual([
      409,
      expect.stringContaining(shared.name),
    ]);
  });
});

describe('changing a layer', () => {
  it('replaces source and style, and counts the change', async () => {
    const layer = await dana.draw();
    const changed = await dana.ok(
      'updateMapLayer',
      update(layer, {
        description: 'Ours',
        source: points(['One', 1, 1], ['Two', 2, 2]),
        style: { type: 'heatmap', radius_px: 30 },
        is_shown: false,
        min_zoom: 3,
        max_zoom: 9,
        expected_revision: 1,
      }),
    );
    expect(changed).toMatchObject({
      description: 'Ours',
      style: { type: 'heatmap', radius_px: 30, opacity: 1 },
      feature_count: 2,
      is_shown: false,
      min_zoom: 3,
      max_zoom: 9,
      revision: 2,
    });
    expect(
      await dana.refused('updateMapLayer', update(layer, { name: newName(), expected_revision: 1 })),
    ).toEqual([409, expect.any(String)]);
    expect(await dana.ok('updateMapLayer', update(layer, { description: 'Ours' }))).toMatchObject({
      revision: 2,
    });
    expect(await auditActions(service, layer.id)).toEqual(['created', 'updated']);
  });

  it('keeps style and source together', async () => {
    const layer = await dana.draw();
    expect(await dana.refused('updateMapLayer', update(layer, { style: { type: 'shapes' } }))).toEqual([
      400,
      expect.stringContaining('body.style.type'),
    ]);
    expect(await dana.refused('updateMapLayer', update(layer, { source: tiles }))).toEqual([
      400,
      expect.stringContaining('body.style.type'),
    ]);
    expect(await dana.refused('updateMapLayer', update(layer, { min_zoom: 23 }))).toEqual([
      400,
      expect.stringContaining('body.min_zoom'),
    ]);
  });

  it('is for its creator, and of a shared one for those who manage the settings', async () => {
    const own = await dana.draw();
    for (const operation of ['updateMapLayer', 'deleteMapLayer'] as const)
      expect(
        await manager.refused(
          operation,
          operation === 'updateMapLayer' ? update(own, { name: 'X' }) : of(own),
        ),
      ).toEqual([404, expect.stringContaining('map layer')]);
    const shared = await manager.draw({ visibility: 'shared' });
    expect(await dana.refused('updateMapLayer', update(shared, { name: 'X' }))).toEqual([
      403,
      expect.stringContaining('settings.manage'),
    ]);
    expect(await dana.refused('deleteMapLayer', of(shared))).toEqual([403, expect.any(String)]);
    expect(await dana.refused('updateMapLayer', update(own, { visibility: 'shared' }))).toEqual([
      403,
      expect.any(String),
    ]);
  });

  it('gives a layer that is no longer shared back to its creator', async () => {
    const other = await newPerson(service, managing);
    const shared = await manager.draw({ visibility: 'shared' });
    expect(await other.ok('updateMapLayer', update(shared, { visibility: 'private' }))).toMatchObject({
      visibility: 'private',
      created_by: manager.id,
    });
    expect((await other.list()).map(({ id }) => id)).not.toContain(shared.id);
    expect((await manager.list()).map(({ id }) => id)).toContain(shared.id);
  });
});

describe('the order', () => {
  it('puts new layers on top, and others where they are placed', async () => {
    const [one, two] = [await dana.draw(), await dana.draw()];
    const below = await dana.draw({ position: 0 });
    const ids = async () => (await dana.list({ created_by: [dana.id] })).map(({ id }) => id);
    expect(await ids()).toEqual([below.id, one.id, two.id]);
    expect(below.position).toBe(0);
    const top = await dana.ok('updateMapLayer', update(below, { position: 100_000 }));
    expect(await ids()).toEqual([one.id, two.id, below.id]);
    expect(top.revision).toBe(2);
    const positions = (await dana.list({ created_by: [dana.id] })).map(({ position }) => position);
    expect(positions).toEqual(positions.toSorted((a: number, b: number) => a - b));
    const [stored] = await service.query<{ revision: number }>(
      'select revision from map_layers where id = $1',
      [one.id],
    );
    expect(stored!.revision).toBe(1);
  });
});

describe('the list', () => {
  it('is filtered by source, search and what maps show', async () => {
    const name = newName();
    const layer = await dana.draw({ name: `Café ${name}`, is_shown: false });
    const picture = await dana.draw({ source: tiles, style: { type: 'raster' } });
    const ids = async (query: object) => (await dana.list(query)).map(({ id }) => id);
    expect(await ids({ search: `cafe ${name}` })).toEqual([layer.id]);
    expect(await ids({ source_type: ['tiles', 'wms'], created_by: [dana.id] })).toEqual([picture.id]);
    expect(await ids({ is_shown: false, created_by: [dana.id] })).toEqual([layer.id]);
    expect(await ids({ sort: 'name', order: 'desc', created_by: [dana.id] })).toEqual([picture.id, layer.id]);
  });
});

describe('deleting a layer', () => {
  it('leaves its name to others', async () => {
    const layer = await dana.draw();
    expect(await dana.refused('deleteMapLayer', { ...of(layer), query: { expected_revision: 7 } })).toEqual([
      409,
      expect.any(String),
    ]);
    expect(await dana.ok('deleteMapLayer', of(layer))).toMatchObject({ id: layer.id });
    expect(await dana.refused('deleteMapLayer', of(layer))).toEqual([404, expect.any(String)]);
    expect(await dana.draw({ name: layer.name })).toMatchObject({ name: layer.name });
    expect(await auditActions(service, layer.id)).toEqual(['created', 'deleted']);
  });
});

it('follows the new key of a field that it names', async () => {
  const [key, next] = [newKey('site'), newKey('spot')];
  const size = newKey('size');
  const field = await newField(service, { record_kind: 'client', key, config: { type: 'address' } });
  const number = await newField(service, { record_kind: 'client', key: size, config: { type: 'number' } });
  const named = `field_values.${size}`;
  const layer = await dana.draw({
    source: {
      type: 'clients',
      address_field_key: key,
      filter_group: { conditions: [{ field: named, operator: 'greater_than', value: 3 }] },
    },
    style: { type: 'circles', radius_field: named, label_field: named, color_field: 'status' },
  });
  const rename = (id: string, newOne: string) =>
    service.ok('renameFieldKey', { body: { field_id: id, key: newOne } });
  await rename(field.id, next);
  await rename(number.id, `${size}_2`);
  const [stored] = await dana.list({ id: [layer.id] });
  const renamed = `field_values.${size}_2`;
  expect(stored.source).toMatchObject({
    address_field_key: next,
    filter_group: { conditions: [{ field: renamed }] },
  });
  expect(stored.style).toMatchObject({ radius_field: renamed, label_field: renamed, color_field: 'status' });
});

it('can be named by views with a map', async () => {
  const layer = await manager.draw({ visibility: 'shared' });
  const display = (id: string) => ({ type: 'map', address_field: 'addresses', map_layer_ids: [id] });
  const save = (id: string) =>
    service.call(
      'createView',
      { body: { name: newName(), record_kind: 'client', display: display(id) } },
      { key: manager.key },
    );
  expect((await save(layer.id)).status).toBe(200);
  await manager.ok('deleteMapLayer', of(layer));
  const { status, body: refused } = await save(layer.id);
  expect([status, refused.error.message]).toEqual([
    400,
    expect.stringContaining('body.display.map_layer_ids[0]'),
  ]);
});
