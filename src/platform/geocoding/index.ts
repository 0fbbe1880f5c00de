// Finds the places of addresses: one interface, a provider behind it.
import type { AddressPolicy } from '#src/platform/outbound/index.ts';
import type { Geocoder } from './geocoder.ts';
import { Gazetteer } from './gazetteer.ts';
import { Nominatim } from './nominatim.ts';

export {
  GeocoderRefused,
  type AddressParts,
  type FoundPlace,
  type Geocoder,
  type Precision,
  type SoughtAddress,
} from './geocoder.ts';

export type GeocoderKind = 'gazetteer' | 'nominatim' | 'none';

/** What the operator has chosen. */
export interface GeocoderSettings {
  readonly kind: GeocoderKind;
  /** Of Nominatim. */
  readonly url: string | null;
}

export interface GeocoderTools {
  readonly addresses: AddressPolicy;
  readonly ca?: string | undefined;
  /** Public address of the service; null for one that has none. */
  readonly baseUrl: string | null;
}

/** The geocoder of this installation; null when the operator wants none. */
export function openGeocoder(
  { kind, url }: GeocoderSettings,
  { baseUrl, ...tools }: GeocoderTools,
): Geocoder | null {
  if (kind === 'none') return null;
  if (kind === 'gazetteer' || url === null) return new Gazetteer();
  const userAgent = ['agency-management-service', ...(baseUrl === null ? [] : [`(${baseUrl})`])].join(' ');
  return new Nominatim({ ...tools, url, userAgent });
}
