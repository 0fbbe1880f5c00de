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
