import type { FoundPlace, Geocoder, SoughtAddress } from './geocoder.ts';

interface City {
  readonly latitude: number;
  readonly longitude: number;
  readonly country: string;
  /** Names and codes of its state or province, folded. */
  readonly regions: ReadonlySet<string>;
}

/**
 * Finds towns in a list that comes with the service (7,300 of them), and asks nobody: every place is that of the town. An address
 * whose town could be several is not found.
 */
export class Gazetteer implements Geocoder {
  readonly name = 'gazetteer';
  readonly pauseMs = 0;
  #cities: Promise<ReadonlyMap<string, readonly City[]>> | undefined;

  async find({ parts }: SoughtAddress): Promise<FoundPlace | null> {
    if (parts.city === undefined) return null;
    this.#cities ??= readCities();
    const namesakes = (await this.#cities).get(folded(parts.city)) ?? [];
    const city = theOne(namesakes, parts.country, parts.region);
    return city === undefined
      ? null
      : { latitude: city.latitude, longitude: city.longitude, precision: 'city' };
  }
}

/** The only one in the country, or in the region where there are several; regions are written in many ways, so a single one needs none. */
function theOne(
  namesakes: readonly City[],
  country: string | undefined,
  region: string | undefined,
): City | undefined {
  const inCountry = country === undefined ? namesakes : namesakes.filter((city) => city.country === country);
  if (inCountry.length === 1) return inCountry[0];
  if (region === undefined) return undefined;
  const inRegion = inCountry.filter(({ regions }) => regions.has(folded(region)));
  return inRegion.length === 1 ? inRegion[0] : undefined;
}

async function readCities(): Promise<ReadonlyMap<string, readonly City[]>> {
  const { default: places } = await import('city-timezones');
  const cities = new Map<string, City[]>();
  for (const place of places.cityMapping) {
    const city: City = {
      latitude: place.lat,
      longitude: place.lng,
      country: place.iso2,
      regions: new Set([place.province, place.state_ansi].filter((name) => name != null).map(folded)),
    };
    for (const name of new Set([place.city, place.city_ascii].map(folded))) {
      const namesakes = cities.get(name);
      if (namesakes === undefined) cities.set(name, [city]);
      else namesakes.push(city);
    }
  }
  return cities;
}

const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s\p{P}]+/gu, ' ')
    .trim();
