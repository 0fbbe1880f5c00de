import { keyIdOfSealed, type Sealer } from '#src/platform/secrets/index.ts';
import { insertAudit, noAgency } from './audit.queries.ts';
import { plural, type Command, type Operator } from './command.ts';
import {
  sealedColumns,
  selectSealed,
  updateSealed,
  type SealedColumn,
  type SealedRow,
} from './sealed.queries.ts';

/** How the secrets of one column are sealed. */
export interface SealedCount {
  readonly secrets: string;
  /** With the first key of `ENCRYPTION_KEY`. */
  readonly current: number;
  /** With another one that is listed. */
  readonly former: number;
  /** That no listed key opens. */
  readonly unreadable: number;
}

const nameOf = ({ table, column }: SealedColumn): string => `${table.replace('app.', '')}.${column}`;

/** Opens every secret once, and forgets it. */
export async function countSealed({ owner, sealer }: Operator): Promise<SealedCount[]> {
  const keys = await sealer();
  const counts: SealedCount[] = [];
  for (const column of sealedColumns) {
    const count = { current: 0, former: 0, unreadable: 0 };
    for await (const rows of selectSealed(owner, column))
      for (const row of rows) count[stateOf(keys, column, row)] += 1;
    counts.push({ secrets: nameOf(column), ...count });
  }
  return counts;
}

function stateOf(
  sealer: Sealer,
  { contextOf }: SealedColumn,
  row: SealedRow,
): 'current' | 'former' | 'unreadable' {
  try {
    sealer.open(row.sealed, contextOf(row));
  } catch {
    return 'unreadable';
  }
  return keyIdOfSealed(row.sealed) === sealer.currentKeyId ? 'current' : 'former';
}

const list: Command = {
  name: 'secrets',
  summary: 'Count sealed secrets by the key that opens them; shows none of them',
  async run(operator) {
    const rows = await countSealed(operator);
    const unreadable = rows.reduce((sum, row) => sum + row.unreadable, 0);
    return {
      rows: rows.map((row) => ({ ...row })),
      message: `current key: ${(await operator.sealer()).currentKeyId}`,
      exitCode: unreadable > 0 ? 1 : 0,
    };
  },
};

const reseal: Command = {
  name: 'secrets reseal',
  summary: 'Seal all secrets with the first key of ENCRYPTION_KEY, so that former keys can retire',
  details:
    'Keep the former keys for a day longer: answers that callers may ask for again under an Idempotency-Key stay sealed\nwith them until they are removed.',
  async run(operator) {
    const sealer = await operator.sealer();
    const rows = [];
    for (const column of sealedColumns)
      rows.push({ secrets: nameOf(column), ...(await resealColumn(operator, sealer, column)) });
    const unreadable = rows.reduce((sum, row) => sum + row.unreadable, 0);
    const resealed = rows.reduce((sum, row) => sum + row.resealed, 0);
    return {
      rows,
      message:
        unreadable > 0
          ? `${plural(unreadable, 'secret')} could not be opened: add their keys to ENCRYPTION_KEY, behind the current one.`
          : `${plural(resealed, 'secret')} resealed with ${sealer.currentKeyId}. Former keys can be removed from ENCRYPTION_KEY tomorrow.`,
      exitCode: unreadable > 0 ? 1 : 0,
    };
  },
};

/** A page in one transaction, with its rows of the audit log. */
async function resealColumn(
  { owner, change, name: command }: Operator,
  sealer: Sealer,
  column: SealedColumn,
) {
  let resealed = 0;
  let unreadable = 0;
  for await (const rows of selectSealed(owner, column)) {
    const former = rows.filter((row) => keyIdOfSealed(row.sealed) !== sealer.currentKeyId);
    const opened = former.flatMap((row) => {
      try {
        return [{ row, secret: sealer.open(row.sealed, column.contextOf(row)) }];
      } catch {
        unreadable += 1;
        return [];
      }
    });
    if (opened.length === 0) continue;
    resealed += await change(async (inside) => {
      const changed: SealedRow[] = [];
      for (const { row, secret } of opened)
        if (await updateSealed(inside, column, row, sealer.seal(secret, column.contextOf(row))))
          changed.push(row);
      const agencies = new Set(changed.map(({ tenant_id: id }) => id ?? noAgency));
      await insertAudit(
        inside,
        [...agencies].map((agencyId) => ({
          command,
          agencyId,
          recordKind: 'secret',
          action: 'resealed',
          values: { secrets: nameOf(column), key: sealer.currentKeyId },
        })),
      );
      return changed.length;
    });
  }
  return { resealed, unreadable };
}

export const secretCommands: readonly Command[] = [list, reseal];
