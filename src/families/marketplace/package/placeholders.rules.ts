import { createHash } from 'node:crypto';

/** The identifier of a record within an item: the same in every version, and of no use to find the record. */
export function sourceIdOf(listingId: string, recordId: string): string {
  const hex = createHash('sha256').update(`${listingId} ${recordId}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

export const sourcePlaceholder = (sourceId: string): string => `{{ source.${sourceId}.id }}`;
export const choicePlaceholder = (key: string): string => `{{ mapping.${key}.id }}`;

const placeholders =
  /\{\{ (?:source\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})|mapping\.([a-z][a-z0-9_]*))\.id \}\}/g;

/** The value with what stands for ids replaced, wherever it stands; `source` and `mapping` answer what for. */
export function filledIn<T>(
  value: T,
  { source, mapping }: { source: (id: string) => string; mapping: (key: string) => string },
): T {
  const text = JSON.stringify(value).replaceAll(
    placeholders,
    (_, sourceId: string | undefined, key: string | undefined) =>
      sourceId === undefined ? mapping(key!) : source(sourceId),
  );
  return JSON.parse(text) as T;
}

/** The value without placeholders, to look for ids that are none. */
export const withoutPlaceholders = (text: string): string => text.replaceAll(placeholders, '');
