/**
 * An id as Postgres writes it. Callers may write a UUID in either case; whoever compares one with a stored id in code,
 * rather than in SQL, brings it to this form first.
 */
export function storedId<T extends string | null | undefined>(id: T): T {
  return (typeof id === 'string' ? id.toLowerCase() : id) as T;
}
