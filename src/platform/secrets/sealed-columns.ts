import type { Database } from '#generated/database.ts';
import type { SealContext } from './sealer.ts';

/** Columns whose name says that they hold sealed secrets, of every table: each has to be declared (src/compose.ts). */
type NamedSealed = {
  [Table in keyof Database]: `${Table}.${Extract<keyof Database[Table], `${string}sealed`>}`;
}[keyof Database];

/** Answers under an `Idempotency-Key` are sealed only where they hold secrets, so their column is named for what it holds. */
export type SealedColumnName = NamedSealed | 'idempotency_keys.body';

/** The row of a secret; `tenant_id` where its table has one. */
export interface SealedRow {
  readonly sealed: Buffer;
  readonly tenant_id?: string;
  readonly [key: string]: unknown;
}

/** How the secrets of a column are found and opened. */
export interface SealedFacts {
  /** Columns that name a row, the agency first, so that secrets are taken agency by agency. */
  readonly key: readonly string[];
  /** `base64` where the column is text and holds other values too (default `bytes`). */
  readonly form?: 'bytes' | 'base64';
  /** A condition that holds wherever there is a secret, and that an index serves. */
  readonly where?: string;
  /** What a secret of the row is bound to; several where the row does not tell which. */
  contextsOf(row: Pick<SealedRow, 'tenant_id'>): readonly SealContext[];
}

export interface SealedColumn extends SealedFacts {
  readonly table: string;
  readonly column: string;
  /** How operators see it, without the schema. */
  readonly name: string;
}

/** The declared columns, in the order in which they are declared. */
export const sealedColumnsOf = (declared: Readonly<Record<SealedColumnName, SealedFacts>>): SealedColumn[] =>
  Object.entries(declared).map(([name, facts]) => ({
    ...facts,
    table: name.slice(0, name.lastIndexOf('.')),
    column: name.slice(name.lastIndexOf('.') + 1),
    name: name.replace(/^app\./, ''),
  }));
