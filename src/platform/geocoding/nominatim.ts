import { AddressRefused, boundedFetch, type AddressPolicy } from '#src/platform/outbound/index.ts';
import {
  GeocoderRefused,
  type FoundPlace,
  type Geocoder,
  type Precision,
  type SoughtAddress,
} from './geocoder.ts';

export interface NominatimOptions {
  /** Base address of the server, without a trailing slash. */
  readonly url: string;
  readonly addresses: AddressPolicy;
  readonly ca?: string | undefined;
  /** Who asks, as the terms of public servers require. */
  readonly userAgent: string;
}

const timeoutMs = 20_000;
const silenceMs = 10_000;
const maxBytes = 256 * 1024;

/** A server that speaks the protocol of Nominatim: `GET /search?format=jsonv2`. */
export class Nominatim implements Geocoder {
  readonly name = 'nominatim';
  // What the terms of the public server allow.
  readonly pauseMs = 1_000;
  readonly #options: NominatimOptions;

  constructor(options: NominatimOptions) {
    this.#options = options;
  }

  async find({ text, parts }: SoughtAddress, signal?: AbortSignal): Promise<FoundPlace | null> {
    const { url, userAgent, addresses, ca } = this.#options;
    const query = new URLSearchParams({ q: text, format: 'jsonv2', limit: '1', addressdetails: '0' });
    if (parts.country !== undefined) query.set('countrycodes', parts.country.toLowerCase());
    const timeout = AbortSignal.timeout(timeoutMs);
    const fetch = boundedFetch({
      addresses,
      ca,
      silenceMs,
      maxBytes,
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
    const response = await fetch(`${url}/search?${query}`, {
      headers: { accept: 'application/json', 'user-agent': userAgent },
    }).catch((error: unknown) => {
      throw error instanceof AddressRefused ? new GeocoderRefused(mayNotReach(error)) : error;
    });
    if (response.ok) return placeOf(await response.json());
    await response.body?.cancel();
    if (isPassing(response.status)) throw new Error(`The geocoder answered ${response.status}.`);
    throw new GeocoderRefused(
      `The geocoder refuses our requests (${response.status}). The operator of the service has to look at GEOCODER_URL.`,
    );
  }
}

const mayNotReach = ({ message }: AddressRefused): string =>
  `The service may not reach its geocoder: ${message}. The operator of the service has to look at GEOCODER_URL.`;

const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** The best result of a response; an error for a response that is none of Nominatim. */
function placeOf(results: unknown): FoundPlace | null {
  if (!Array.isArray(results))
    throw new GeocoderRefused('The geocoder does not speak the protocol of Nominatim.');
  const [best] = results as readonly unknown[];
  if (best === undefined) return null;
  const { lat, lon, place_rank: rank } = best as Readonly<Record<string, unknown>>;
  const [latitude, longitude] = [Number(lat), Number(lon)];
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180))
    throw new GeocoderRefused('The geocoder does not speak the protocol of Nominatim.');
  return { latitude, longitude, precision: precisionOf(Number(rank)) };
}

/** Ranks of Nominatim: 4 countries, 5 to 12 regions and counties, up to 25 towns and their parts, 26 and 27 streets, above them buildings. */
function precisionOf(rank: number): Precision {
  if (rank >= 28) return 'rooftop';
  if (rank >= 26) return 'street';
  if (rank >= 13) return 'city';
  return rank >= 5 ? 'region' : 'country';
}
