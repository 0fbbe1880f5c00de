import type { Pool, PoolClient } from 'pg';
import type { SealedColumn, SealedRow } from './sealed-columns.ts';

type Queryable = Pick<Pool | PoolClient, 'query'>;

/** SQL for the name of the key behind a secret (sealer.ts); null for values of the column that are not sealed. */
const keyIdIn = ({ column, form }: SealedColumn): string =>
  form === 'base64'
    ? // The first byte of a secret makes its base64 start with A, which no JSON does.
      `case when substr(${column}, 1, 1) = 'A' then encode(substring(decode(substr(${column}, 1, 8), 'base64') from 2 for 4), 'hex') end`
    : `encode(substring(${column} from 2 for 4), 'hex')`;

export interface Wanted {
  /** Where the page before ended. */
  readonly after?: SealedRow | undefined;
  /** Leaves out what this key sealed. */
  readonly exceptKeyId?: string | undefined;
}

export interface Page {
  readonly rows: readonly SealedRow[];
  /** Where the next page begins; undefined for the last one. */
  readonly next: SealedRow | undefined;
}

// A transaction that changes a page holds its rows for some ten milliseconds.
const rowsPerPage = 100;
// Of the answers under an Idempotency-Key few are sealed: 300,000 at once took 2.1 s.
const rowsPerLook = 2_000;

/** A page of the column's secrets, in the order of agencies; it may be empty although others follow. */
export async function selectSealed(
  owner: Queryable,
  column: SealedColumn,
  { after, exceptKeyId }: Wanted,
): Promise<Page> {
  const names = column.key.join(', ');
  const values: unknown[] = [];
  const value = (of: unknown) => `$${values.push(of)}`;
  const { rows } = await owner.query<SealedRow & FoundRow>(
    `select * from (
       select ${names}, ${column.column} as sealed, ${keyIdIn(column)} as key_id, row_number() over (order by ${names}) = ${rowsPerLook} as is_end
       from ${column.table}
       where ${holdsSealed(column)}${after === undefined ? '' : ` and (${names}) > (${column.key.map((name) => value(after[name])).join(', ')})`}
       order by ${names} limit ${rowsPerLook}) look
     where key_id ${exceptKeyId === undefined ? 'is not null' : `<> ${value(exceptKeyId)}`} or is_end
     order by ${names} limit ${rowsPerPage}`,
    values,
  );
  const last = rows.at(-1);
  return {
    rows: rows
      .filter(({ key_id: keyId }) => keyId !== null && keyId !== exceptKeyId)
      .map((row) => ({ ...row, sealed: bytesOf(row.sealed) })),
    next: rows.length === rowsPerPage || last?.is_end === true ? last : undefined,
  };
}

interface FoundRow {
  readonly sealed: Buffer | string;
  readonly key_id: string | null;
  readonly is_end: boolean;
}

const bytesOf = (sealed: Buffer | string): Buffer =>
  typeof sealed === 'string' ? Buffer.from(sealed, 'base64') : sealed;

const holdsSealed = ({ column, where }: SealedColumn): string =>
  where === undefined ? `${column} is not null` : `${column} is not null and ${where}`;

/** Stores a secret anew, unless it was changed meanwhile; resolves with whether it did. */
export async function updateSealed(
  owner: PoolClient,
  { table, column, key, form }: SealedColumn,
  row: SealedRow,
  sealed: Buffer,
): Promise<boolean> {
  const stored = (value: Buffer) => (form === 'base64' ? value.toString('base64') : value);
  const { rowCount } = await owner.query(
    `update ${table} set ${column} = $1 where ${column} = $2 and ${key.map((name, index) => `${name} = $${index + 3}`).join(' and ')}`,
    [stored(sealed), stored(row.sealed), ...key.map((name) => row[name])],
  );
  return rowCount === 1;
}

/** How many secrets of the column each key sealed. */
export async function countByKey(
  owner: Queryable,
  column: SealedColumn,
): Promise<{ key_id: string; secrets: number }[]> {
  const { rows } = await owner.query<{ key_id: string; secrets: number }>(
    `select ${keyIdIn(column)} as key_id, count(*)::int as secrets from ${column.table}
     where ${holdsSealed(column)} and ${keyIdIn(column)} is not null group by 1`,
  );
  return rows;
}

/** One process at a time seals anew. False while another one does. */
export async function holdResealing(owner: PoolClient): Promise<boolean> {
  const { rows } = await owner.query<{ is_held: boolean }>(
    "select pg_try_advisory_lock(hashtext('reseal secrets')) as is_held",
  );
  return rows[0]!.is_held;
}

/** As `holdResealing`, until the transaction ends. */
export async function holdResealingHere(owner: PoolClient): Promise<boolean> {
  const { rows } = await owner.query<{ is_held: boolean }>(
    "select pg_try_advisory_xact_lock(hashtext('reseal secrets')) as is_held",
  );
  return rows[0]!.is_held;
}

export async function releaseResealing(owner: PoolClient): Promise<void> {
  await owner.query("select pg_advisory_unlock(hashtext('reseal secrets'))");
}
