import { isObject, type Json } from './fields.ts';

/** A list with its names once, where that is shorter than naming them in each record; undefined where it is not. */
export function asRows(records: readonly unknown[]): { columns: string[]; rows: unknown[][] } | undefined {
  if (records.length < 2 || !records.every(isObject)) return undefined;
  const flat = records.map((record) => flattened(record));
  const columns = [...new Set(flat.flatMap((record) => Object.keys(record)))];
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
