import type { MapFeature, MapFeatures } from '#generated/console/types.gen.ts';
import type { GetMapLayerFeaturesInput } from '#generated/console/families/map-layers/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { readTexts } from '#src/domain/views/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import type { StoredLayer } from '../layers/layers.queries.ts';
import { requireLayer } from '../layers/show.ts';
import { matchRecords } from '../sources/matched.queries.ts';
import { findSourceList } from '../sources/record-list.ts';
import { recordKindOf, type RecordSource, type Source } from '../sources/source.ts';
import { fieldsOf } from '../sources/style.rules.ts';
import { boxOf, type Box } from './box.rules.ts';
import { colorFor } from './colors.rules.ts';
import { selectFeatures, type FeatureRow } from './features.queries.ts';
import { drawnValues, placesOfFile, placesOfPoints, placesOfRecords, type Places } from './places.queries.ts';

export async function getMapLayerFeatures(
  ctx: ReadContext,
  { path, query }: GetMapLayerFeaturesInput,
): Promise<MapFeatures> {
  const layer = await requireLayer(ctx, path.id);
  const drawn = await findDrawn(ctx, layer, boxOf(query.bbox));
  if (drawn === undefined) return { type: 'FeatureCollection', features: [], has_more: false };
  const isClustered =
    query.is_clustered ?? (layer.style.type === 'pins' && layer.style.is_clustered === true);
  const rows = await selectFeatures(ctx.db, drawn.places, isClustered ? query.zoom : null);
  const labelOf = await drawn.readLabels(rows.map(({ label }) => label));
  return {
    type: 'FeatureCollection',
    features: rows.map((row) => toFeature(layer, row, labelOf(row.label))),
    has_more: (rows[0]?.total ?? 0) > rows.length,
  };
}

interface Drawn {
  readonly places: Places;
  readonly readLabels: (values: readonly unknown[]) => Promise<(value: unknown) => string | null>;
}

/** What the layer draws for the caller; undefined when they may not see its records. */
async function findDrawn(ctx: ReadContext, layer: StoredLayer, box: Box): Promise<Drawn | undefined> {
  const { source, style } = layer;
  const fields = fieldsOf(style);
  switch (source.type) {
    case 'clients':
    case 'custom_object_records':
      return findDrawnRecords(ctx, source, layer, box);
    case 'points':
      return { places: placesOfPoints(source, fields, box), readLabels: plainLabels };
    case 'geojson': {
      const label = fields.label ?? source.name_property ?? null;
      return { places: placesOfFile(layer.id, { ...fields, label }, box), readLabels: plainLabels };
    }
    default:
      throw conflict(`The layer shows pictures (${source.type}), which have no features.`);
  }
}

async function findDrawnRecords(
  ctx: ReadContext,
  source: RecordSource,
  { style }: StoredLayer,
  box: Box,
): Promise<Drawn | undefined> {
  const found = await findSourceList(ctx, source);
  if (found === undefined) return undefined;
  const { list, find } = found;
  const fields = fieldsOf(style);
  const labelled = fields.label === null ? undefined : find(fields.label);
  return {
    places: placesOfRecords(await matchRecords(ctx, source, found), drawnValues(fields, find), box),
    readLabels:
      labelled === undefined ? async () => () => null : (labels) => readTexts(ctx, list, labelled, labels),
  };
}

const plainLabels = async () => (value: unknown) =>
  value === null || typeof value === 'object' ? null : String(value);

const maxLabel = 300;

function toFeature({ source, style }: StoredLayer, row: FeatureRow, label: string | null): MapFeature {
  const { id, name, latitude, longitude, weight, precision } = row;
  const isOne = row.feature_count === 1;
  const rules = 'color_rules' in style ? (style.color_rules ?? []) : [];
  return {
    type: 'Feature',
    id,
    geometry: row.geometry ?? { type: 'Point', coordinates: [longitude!, latitude!] },
    properties: {
      record: id === null ? null : { kind: kindOf(source), id, name },
      label: isOne ? (label?.slice(0, maxLabel) ?? null) : null,
      color: isOne && fieldsOf(style).color !== null ? colorFor(rules, row.color) : null,
      weight,
      feature_count: row.feature_count,
      precision,
    },
  };
}

const kindOf = (source: Source) => recordKindOf(source as RecordSource);
