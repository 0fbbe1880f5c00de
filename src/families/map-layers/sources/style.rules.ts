import type { ViewedColumn } from '#src/domain/list-columns/index.ts';
import { invalid, listed } from '#src/platform/errors/index.ts';
import { hasAddresses, type Source, type Style } from './source.ts';

/** Finds a property of the records of a layer. */
export type Find = (name: string) => ViewedColumn | undefined;

const features = ['clients', 'custom_object_records', 'points', 'geojson'] as const;

const sourcesOf: Readonly<Record<Style['type'], readonly Source['type'][]>> = {
  pins: features,
  circles: features,
  heatmap: features,
  shapes: ['geojson'],
  raster: ['tiles', 'wms'],
};

/** Properties of the places of a layer. */
const pointProperties = ['name', 'note'];

/** Names of properties in a style, by what they decide. */
export interface StyleFields {
  readonly label: string | null;
  readonly color: string | null;
  /** A number. */
  readonly weight: string | null;
}

export function fieldsOf(style: Style): StyleFields {
  const { label_field: label = null, color_field: color = null } =
    'label_field' in style ? style : ({} as { label_field?: null; color_field?: null });
  const weight =
    style.type === 'circles' ? style.radius_field : style.type === 'heatmap' ? style.weight_field : null;
  return { label, color, weight: weight ?? null };
}

/** 400 at the place of a style that the source cannot have, or of a property that its records lack; `find` is of sources with records. */
export function requireFitting(source: Source, style: Style, find: Find | undefined): void {
  const fitting = sourcesOf[style.type];
  if (!fitting.includes(source.type))
    throw invalid(
      'body.style.type',
      `is ${style.type}, which needs a source of ${listed([...fitting])}. The source is ${source.type}.`,
    );
  const { label, color, weight } = fieldsOf(style);
  const weightName = style.type === 'circles' ? 'radius_field' : 'weight_field';
  const named = [
    { name: label, place: 'body.style.label_field', isNumber: false },
    { name: color, place: 'body.style.color_field', isNumber: false },
    { name: weight, place: `body.style.${weightName}`, isNumber: true },
  ];
  for (const { name, place, isNumber } of named)
    if (name !== null) requireProperty(source, name, place, isNumber, find);
}

function requireProperty(
  source: Source,
  name: string,
  place: string,
  isNumber: boolean,
  find: Find | undefined,
): void {
  if (source.type === 'points') return requirePointProperty(name, place, isNumber);
  // Features of a file may have any, each its own.
  if (!hasAddresses(source) || find === undefined) return;
  const column = find(name);
  if (column === undefined)
    throw invalid(place, `names "${name}", which is not a property of the records of this layer.`);
  if (isNumber && column.kind !== 'number')
    throw invalid(place, `names "${name}", which is neither a number nor an amount of money.`);
}

function requirePointProperty(name: string, place: string, isNumber: boolean): void {
  if (isNumber) throw invalid(place, `names "${name}", but places of a layer have no numbers.`);
  if (!pointProperties.includes(name))
    throw invalid(place, `names "${name}". Places of a layer have a name and a note.`);
}
