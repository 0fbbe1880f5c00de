/** A JSON object of unknown shape, as read from an author's file. */
export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isContainer = (value: unknown): value is JsonObject | unknown[] =>
  typeof value === 'object' && value !== null;

/** Own property only: documents may well have keys such as `constructor`. */
export const own = (value: unknown, key: string | number): unknown =>
  isContainer(value) && Object.hasOwn(value, key) ? (value as JsonObject)[key] : undefined;

/**
 * Sets an own property, also for the key `__proto__`, which plain assignment would take for the prototype.
 */
export function put(target: JsonObject, key: string, value: unknown): void {
  if (key !== '__proto__') {
    target[key] = value;
    return;
  }
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}

/** JSON with a line for each entry down to a depth, and no indentation: half as long as when all of it is laid out, and read in a diff. */
export function jsonLines(value: unknown, depth: number): string {
  if (depth === 0 || !isContainer(value)) return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const lines = Array.isArray(value)
    ? value.map((item) => jsonLines(item, depth - 1))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => `${JSON.stringify(key)}:${jsonLines(item, depth - 1)}`);
  return lines.length === 0 ? `${open}${close}` : `${open}\n${lines.join(',\n')}\n${close}`;
}
