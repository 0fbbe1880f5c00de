/** How exactly a place is known, the best first. */
export type Precision = 'rooftop' | 'street' | 'city' | 'region' | 'country';

/** An address in its parts, as clients and custom fields have them. */
export interface AddressParts {
  readonly line1?: string;
  readonly line2?: string;
  readonly city?: string;
  readonly region?: string;
  readonly postal_code?: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
}

export interface SoughtAddress {
  /** The address in one line. */
  readonly text: string;
  readonly parts: AddressParts;
}

export interface FoundPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly precision: Precision;
}

/** What finds the places of addresses. Asked by jobs alone, outside of any transaction. */
export interface Geocoder {
  /** `provider` of the entries that it makes. */
  readonly name: string;
  /** Between two addresses of one agency. */
  readonly pauseMs: number;
  /** Null for an address that it does not know. */
  find(address: SoughtAddress, signal?: AbortSignal): Promise<FoundPlace | null>;
}

/** The geocoder refuses to work for us: asking again is no use. Its message is for the person who asked. */
export class GeocoderRefused extends Error {
  override readonly name = 'GeocoderRefused';
}
