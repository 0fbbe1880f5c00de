import type { PoolClient } from 'pg';
import { selectSealed, updateSealed } from './sealed.queries.ts';
import type { SealedColumn, SealedRow } from './sealed-columns.ts';
import type { Sealer } from './sealer.ts';

export interface ResealOptions {
  readonly sealer: Sealer;
  readonly columns: readonly SealedColumn[];
  /** Does a batch in one transaction of the owner role. */
  transact<T>(work: (owner: PoolClient) => Promise<T>): Promise<T>;
  /** In the transaction of each batch, with the rows that it has sealed anew. */
  onResealed?(owner: PoolClient, column: SealedColumn, rows: readonly SealedRow[]): Promise<void>;
}

/** What became of the secrets of one column that other keys had sealed. */
export interface ResealCount {
  readonly secrets: string;
  readonly resealed: number;
  /** That no listed key opens. */
  readonly unreadable: number;
}

/**
 * Seals with the current key what other keys sealed, agency by agency, a batch at a time. It may be interrupted anywhere: what is
 * done is not read again.
 */
export async function resealAll(options: ResealOptions): Promise<ResealCount[]> {
  const counts: ResealCount[] = [];
  for (const column of options.columns) counts.push(await resealColumn(options, column));
  return counts;
}

async function resealColumn(options: ResealOptions, column: SealedColumn): Promise<ResealCount> {
  let [resealed, unreadable] = [0, 0];
  let after: SealedRow | undefined;
  do {
    const batch = await options.transact((owner) => resealBatch(owner, options, column, after));
    resealed += batch.resealed;
    unreadable += batch.unreadable;
    after = batch.next;
  } while (after !== undefined);
  return { secrets: column.name, resealed, unreadable };
}

async function resealBatch(
  owner: PoolClient,
  { sealer, onResealed }: ResealOptions,
  column: SealedColumn,
  after: SealedRow | undefined,
) {
  const { rows, next } = await selectSealed(owner, column, { after, exceptKeyId: sealer.currentKeyId });
  const changed: SealedRow[] = [];
  let unreadable = 0;
  for (const row of rows) {
    const opened = openRow(sealer, column, row);
    if (opened === undefined) unreadable += 1;
    else if (await updateSealed(owner, column, row, sealer.seal(opened.secret, opened.context)))
      changed.push(row);
  }
  if (changed.length > 0) await onResealed?.(owner, column, changed);
  return { resealed: changed.length, unreadable, next };
}

/** The secret of a row, with what it is bound to; undefined where no listed key opens it. */
export function openRow(sealer: Sealer, column: SealedColumn, row: SealedRow) {
  for (const context of column.contextsOf(row)) {
    try {
      return { secret: sealer.open(row.sealed, context), context };
    } catch {
      // Bound to something else, or sealed with a key that is not listed.
    }
  }
  return undefined;
}
