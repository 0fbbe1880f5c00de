/** Largest payload that is stored and delivered; larger ones lose their longest texts (domain model §16.1). */
export const largestPayloadBytes = 256 * 1024;

// Shorter strings are names, states and addresses, which are no texts and mostly may not be null.
const minTextBytes = 1024;

interface Text {
  readonly holder: Record<string, unknown> | unknown[];
  readonly key: string | number;
  readonly bytes: number;
}

/**
 * The payload as it is, when it is small enough; otherwise a copy whose longest texts are null, with `truncated: true`.
 * The measure is the JSON text in UTF-8, which is what receivers get.
 */
export function truncate<T extends object>(data: T): T | (T & { truncated: true }) {
  const json = JSON.stringify(data);
  let excess = Buffer.byteLength(json) - largestPayloadBytes;
  if (excess <= 0) return data;
  const copy = { ...(JSON.parse(json) as T), truncated: true as const };
  excess += Buffer.byteLength('"truncated":true,');
  for (const { holder, key, bytes } of longestFirst(copy)) {
    if (excess <= 0) break;
    (holder as Record<string | number, unknown>)[key] = null;
    excess -= bytes - 'null'.length;
  }
  return copy;
}

function longestFirst(root: object): Text[] {
  const texts: Text[] = [];
  const visit = (holder: Record<string, unknown> | unknown[]): void => {
    for (const [key, value] of Object.entries(holder)) {
      if (typeof value === 'object' && value !== null) visit(value as Record<string, unknown>);
      if (typeof value !== 'string') continue;
      const bytes = Buffer.byteLength(JSON.stringify(value));
      if (bytes >= minTextBytes) texts.push({ holder, key, bytes });
    }
  };
  visit(root as Record<string, unknown>);
  return texts.sort((a, b) => b.bytes - a.bytes);
}
