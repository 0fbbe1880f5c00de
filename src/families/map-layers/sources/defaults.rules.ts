import type { MapLayerSource, MapLayerStyle } from '#generated/types.gen.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import type { Source, Style } from './source.ts';

/** A source as a layer keeps it: with what a request may leave out. */
export function completeSource(source: MapLayerSource): Source {
  switch (source.type) {
    case 'clients':
      return {
        type: 'clients',
        filter_group: source.filter_group ?? null,
        address_scope: source.address_scope ?? 'primary',
        address_field_key: source.address_field_key ?? null,
      };
    case 'custom_object_records':
      return {
        type: 'custom_object_records',
        custom_object_id: storedId(source.custom_object_id),
        address_field_key: source.address_field_key,
        filter_group: source.filter_group ?? null,
      };
    case 'points':
      return {
        type: 'points',
        places: source.places.map((place) => ({ ...place, note: place.note ?? null })),
      };
    case 'geojson':
      return {
        type: 'geojson',
        file_id: storedId(source.file_id),
        name_property: source.name_property ?? null,
      };
    case 'tiles':
      return { ...source, tile_size_px: source.tile_size_px ?? 256 };
    default:
      return source;
  }
}

const usualColor = '#2f6fed';
const usualHeat = ['#2c7bb6', '#abd9e9', '#ffffbf', '#fdae61', '#d7191c'];

/** The same of a style. */
export function completeStyle(style: MapLayerStyle): Style {
  switch (style.type) {
    case 'pins':
      return {
        type: 'pins',
        icon: style.icon ?? null,
        color: style.color ?? usualColor,
        pin_size: style.pin_size ?? 'medium',
        ...labelled(style),
        is_clustered: style.is_clustered ?? true,
      };
    case 'circles':
      return {
        type: 'circles',
        color: style.color ?? usualColor,
        opacity: style.opacity ?? 1,
        radius_px: style.radius_px ?? 12,
        radius_field: style.radius_field ?? null,
        ...labelled(style),
      };
    case 'heatmap':
      return {
        type: 'heatmap',
        radius_px: style.radius_px ?? 24,
        opacity: style.opacity ?? 1,
        weight_field: style.weight_field ?? null,
        colors: style.colors ?? usualHeat,
      };
    case 'shapes':
      return {
        type: 'shapes',
        fill_color: style.fill_color ?? null,
        fill_opacity: style.fill_opacity ?? 1,
        stroke_color: style.stroke_color ?? usualColor,
        stroke_width_px: style.stroke_width_px ?? 2,
        ...labelled(style),
      };
    default:
      return { type: 'raster', opacity: style.opacity ?? 1 };
  }
}

const labelled = ({
  label_field: label = null,
  color_field: color = null,
  color_rules: rules = [],
}: Pick<Extract<MapLayerStyle, { type: 'pins' }>, 'label_field' | 'color_field' | 'color_rules'>) => ({
  label_field: label,
  color_field: color,
  color_rules: rules,
});
