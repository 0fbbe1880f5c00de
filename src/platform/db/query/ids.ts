import { randomUUIDv7 } from 'node:crypto';

/**
 * An id as Postgres writes it. Callers may write a UUID in either case; whoever compares one with a stored id in code,
 * rather than in SQL, brings it to this form first.
 */
export function storedId<T extends string | null | undefined>(id: T): T {
  return (typeof id === 'string' ? id.toLowerCase() : id) as T;
}

/** A UUIDv7, as Postgres makes them: for an id that has to be known before its row is written. */
export const uuid7 = (): string => randomUUIDv7();
