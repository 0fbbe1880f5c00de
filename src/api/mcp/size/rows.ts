import { isObject, type Json } from './fields.ts';

/** A list with its names once, where that is shorter than naming them in each record; undefined where it is not. */
export function asRows(records: readonly unknown[]): { columns: string[]; rows: unknown[][] } | undefined {
  if (records.length < 2 || !records.every(isObject)) return undefined;
  const flat = records.map((record) => flattened(record));
  const all = [...new Set(flat.flatMap((record) => Object.keys(record)))];
  // A record without a client has `client: null`, which its empty `client.id` says as well.
  const isSaid = (name: string) =>
    all.some((other) => other.startsWith(`${name}.`)) && flat.every((record) => record[name] == null);
  const columns = all.filter((name) => !isSaid(name));
  const rows = flat.map((record) => columns.map((column) => record[column] ?? null));
  const table = { columns, rows };
  return JSON.stringify(table).length < JSON.stringify(records).length ? table : undefined;
}

/** `{ client: { id, name } }` as `client.id` and `client.name`; lists stay what they are. */
function flattened(record: Json): Json {
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) =>
      isObject(value) && Object.values(value).every((inner) => typeof inner !== 'object' || inner === null)
        ? Object.entries(value).map(([inner, leaf]): [string, unknown] => [`${name}.${inner}`, leaf])
        : [[name, value] as [string, unknown]],
    ),
  );
}
