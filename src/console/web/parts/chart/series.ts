/** Looks that are told apart without color too: by their fill in bars, by their stroke in lines. */
export type Look = 'good' | 'part' | 'bad' | 'quiet';

export interface Series {
  readonly title: string;
  readonly look: Look;
  /** One for each bucket; null where there is nothing to tell. */
  readonly values: readonly (number | null)[];
}

/** Where a chart's buckets lie in time. */
export interface Buckets {
  /** Instants where they begin, in milliseconds. */
  readonly starts: readonly number[];
  /** Length of each, in milliseconds. */
  readonly length: number;
}

export const bucketsOf = (buckets: readonly { readonly starts_at: string }[], seconds: number): Buckets => ({
  starts: buckets.map(({ starts_at: at }) => Date.parse(at)),
  length: seconds * 1000,
});
