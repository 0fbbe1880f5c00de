import type { Pool, PoolClient } from 'pg';
import { keyContext } from '#src/api/auth/operator.ts';
import { headersPurpose, secretPurpose } from '#src/platform/delivery/index.ts';
import { mailPurpose, noAgencyContext } from '#src/platform/mail/operator.ts';
import type { SealContext } from '#src/platform/secrets/index.ts';

/** A column that holds sealed secrets, and what these are bound to. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** Columns that name a row. */
  readonly key: readonly string[];
  readonly contextOf: (row: { readonly tenant_id?: string }) => SealContext;
}

const ofAgency =
  (purpose: string): SealedColumn['contextOf'] =>
  ({ tenant_id: tenantId }) => ({ tenantId: tenantId!, purpose });

/**
 * Every column of secrets that are kept. Answers under an `Idempotency-Key` are sealed as well, and removed after a day
 * (src/api/door/idempotency.ts).
 */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'webhook_settings',
    column: 'secret_sealed',
    key: ['tenant_id'],
    contextOf: ofAgency(secretPurpose),
  },
  {
    table: 'webhook_settings',
    column: 'former_secret_sealed',
    key: ['tenant_id'],
    contextOf: ofAgency(secretPurpose),
  },
  {
    table: 'webhook_endpoints',
    column: 'headers_sealed',
    key: ['tenant_id', 'id'],
    contextOf: ofAgency(headersPurpose),
  },
  { table: 'email_deliveries', column: 'sealed', key: ['tenant_id', 'id'], contextOf: ofAgency(mailPurpose) },
  {
    table: 'app.system_mails',
    column: 'sealed',
    key: ['id'],
    contextOf: () => ({ tenantId: noAgencyContext, purpose: mailPurpose }),
  },
  { table: 'app.oauth_keys', column: 'sealed', key: ['slot'], contextOf: () => keyContext },
];

/** A sealed secret, with the key columns of its row. */
export interface SealedRow {
  readonly sealed: Buffer;
  readonly tenant_id?: string;
  readonly [key: string]: unknown;
}

const rowsPerPage = 500;

/** All secrets of a column, a page at a time, so that any number of them fits into memory. */
export async function* selectSealed(
  owner: Pool,
  { table, column, key }: SealedColumn,
): AsyncGenerator<SealedRow[]> {
  const names = key.join(', ');
  let after: unknown[] | undefined;
  for (;;) {
    const { rows }: { rows: SealedRow[] } = await owner.query<SealedRow>(
      `select ${names}, ${column} as sealed from ${table}
       where ${column} is not null ${after === undefined ? '' : `and (${names}) > (${key.map((_, index) => `$${index + 1}`).join(', ')})`}
       order by ${names} limit ${rowsPerPage}`,
      after,
    );
    if (rows.length === 0) return;
    yield rows;
    const last = rows.at(-1)!;
    after = key.map((name) => last[name]);
  }
}

/** Stores a secret anew, unless it was changed meanwhile. */
export async function updateSealed(
  owner: PoolClient,
  { table, column, key }: SealedColumn,
  row: SealedRow,
  sealed: Buffer,
): Promise<boolean> {
  const { rowCount } = await owner.query(
    `update ${table} set ${column} = $1 where ${column} = $2 and ${key.map((name, index) => `${name} = $${index + 3}`).join(' and ')}`,
    [sealed, row.sealed, ...key.map((name) => row[name])],
  );
  return rowCount === 1;
}
