import type { Service } from '../support/service.ts';
import { word } from './private-marks.ts';

/** A map layer that its creator keeps to themselves. */
export async function seedPrivateMaps(
  service: Service,
  by: { readonly key: string },
): Promise<Readonly<Record<string, readonly string[]>>> {
  const { data } = await service.ok(
    'createMapLayer',
    {
      body: {
        name: `${word} places`,
        description: `${word} things`,
        source: { type: 'points', places: [{ name: `${word} pier`, latitude: 43.65, longitude: -70.25 }] },
        style: { type: 'pins', label_field: 'name' },
      },
    },
    by,
  );
  return { 'map-layers': [data.id] };
}
