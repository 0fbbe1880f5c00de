import type { ReferenceEntry, ReferenceIndex } from '#generated/reference.types.ts';

const people = /^(?:user|assignee|member|owner|author|watcher|reviewer|approver|mentioned_user)$/;

/** What the path calls records of a kind, in the singular, such as `client_profile`. */
const nounOf = (path: string): string =>
  path.slice('/v1/'.length).replaceAll('-', '_').replace(/ies$/, 'y').replace(/s$/, '');

/**
 * The list of the records that an id names, as far as its name tells: `id` and `ids` are those of the operation's own path,
 * `client_id` those of `/v1/clients`, and `profile_id` in the family of clients those of `/v1/client-profiles`.
 */
export function listOf(
  name: string,
  entry: ReferenceEntry,
  { operations }: ReferenceIndex,
): ReferenceEntry | undefined {
  const lists = operations.filter(
    ({ method, path, isPending }) => method === 'GET' && isPending !== true && /^\/v1\/[^/{]+$/.test(path),
  );
  const own = lists.find(({ path }) => entry.path === path || entry.path.startsWith(`${path}/`));
  if (name === 'id' || name === 'ids') return own;
  const noun = /^(.+)_ids?$/.exec(name)?.[1] ?? (name === 'assigned_to' ? 'assignee' : undefined);
  if (noun === undefined) return undefined;
  if (people.test(noun)) return lists.find(({ path }) => path === '/v1/users');
  const called = (wanted: string) => lists.find(({ path }) => nounOf(path) === wanted);
  return (
    called(noun) ?? (own === undefined ? undefined : called(`${nounOf(own.path).split('_')[0]}_${noun}`))
  );
}

const id = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Names under which ids stand in a value. */
export function idNames(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return id.test(value) ? [name] : [];
  if (typeof value !== 'object' || value === null) return [];
  return [
    ...new Set(
      Array.isArray(value)
        ? value.flatMap((item) => idNames(item, name))
        : Object.entries(value).flatMap(([key, item]) => idNames(item, key)),
    ),
  ];
}

/** The value with ids of records in place of the example's. Of a list, as many as there are records. */
export function withIds(value: unknown, found: ReadonlyMap<string, readonly string[]>, name = ''): unknown {
  const known = found.get(name) ?? [];
  if (typeof value === 'string') return id.test(value) ? (known[0] ?? value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withIds(item, found, key)]));
  if (known.length > 0 && value.every((item) => typeof item === 'string' && id.test(item)))
    return known.slice(0, value.length);
  return value.map((item) => withIds(item, found, name));
}
