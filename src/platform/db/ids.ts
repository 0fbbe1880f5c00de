import { randomBytes } from 'node:crypto';

/**
 * An id as Postgres writes it. Callers may write a UUID in either case; whoever compares one with a stored id in code,
 * rather than in SQL, brings it to this form first.
 */
export function storedId<T extends string | null | undefined>(id: T): T {
  return (typeof id === 'string' ? id.toLowerCase() : id) as T;
}

/** A UUIDv7, as Postgres makes them: for an id that has to be known before its row is written. */
export function uuid7(): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
