import type { Service, TestAgency } from '../support/service.ts';

/** Private layers of clients, places and pictures; clients with an address that is known to be nowhere, one that is new, and none. */
export async function seedMapLayers(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const caller = { key: agency.key };
  const [first, second] = records['clients']!;
  for (const [id, city] of [
    [first!, 'Nowhere'],
    [second!, 'Newtown'],
  ] as const)
    await service.ok(
      'updateClient',
      {
        path: { id },
        body: { addresses: [{ label: `${mark} office`, address: { line1: `${mark} street`, city } }] },
      },
      caller,
    );
  await service.ok(
    'saveGeocodeCacheEntries',
    {
      body: {
        entries: [{ address_text: `${mark} street, Nowhere`, outcome: 'not_found', provider: 'nominatim' }],
      },
    },
    caller,
  );
  const description = `${mark} things`;
  const bodies = [
    {
      name: `${mark} clients`,
      description,

      source: { type: 'clients' },
      style: { type: 'pins' },
    },
    {
      name: `${mark} places`,
      description,
      is_shown: false,
      source: { type: 'points', places: [{ name: `${mark} pier`, latitude: 43.65, longitude: -70.25 }] },
      style: { type: 'circles' },
    },
    {
      name: `${mark} pictures`,
      description,
      source: {
        type: 'tiles',
        url_template: 'https://tiles.example/{z}/{x}/{y}.png',
        attribution: `${mark} maps`,
      },
      style: { type: 'raster' },
    },
  ] as const;
  for (const body of bodies) {
    const { data } = await service.ok('createMapLayer', { body: body as never }, caller);
    (records['map-layers'] ??= []).push(data.id);
  }
}
