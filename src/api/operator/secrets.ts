import type { PoolClient } from 'pg';
import { keyIdOf, keyIdOfSealed, type SealedColumn, type SealedRow } from '#src/platform/secrets/index.ts';
import { openRow, resealAll, selectSealed } from '#src/platform/secrets/operator.ts';
import { insertAudit, noAgency } from './audit.queries.ts';
import { plural, type Command, type Operator } from './command.ts';

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

export interface SealedState {
  readonly counts: readonly SealedCount[];
  /** Names of the keys that sealed any of them. */
  readonly keyIds: ReadonlySet<string>;
}

/** Opens every secret once, and forgets it. */
export async function countSealed(operator: Operator): Promise<SealedState> {
  const counts: SealedCount[] = [];
  const keyIds = new Set<string>();
  const sealer = await operator.sealer();
  for (const column of await operator.loadSealedColumns()) {
    const count = { current: 0, former: 0, unreadable: 0 };
    for await (const row of rowsOf(operator, column)) {
      const keyId = keyIdOfSealed(row.sealed);
      if (keyId !== undefined) keyIds.add(keyId);
      if (openRow(sealer, column, row) === undefined) count.unreadable += 1;
      else count[keyId === sealer.currentKeyId ? 'current' : 'former'] += 1;
    }
    counts.push({ secrets: column.name, ...count });
  }
  return { counts, keyIds };
}

/** A page at a time, so that any number of them fits into memory. */
async function* rowsOf({ owner }: Operator, column: SealedColumn): AsyncGenerator<SealedRow> {
  let after: SealedRow | undefined;
  do {
    const { rows, next } = await selectSealed(owner, column, { after });
    yield* rows;
    after = next;
  } while (after !== undefined);
}

const list: Command = {
  name: 'secrets',
  summary: 'Count sealed secrets by the key that opens them; shows none of them',
  async run(operator) {
    const { counts, keyIds } = await countSealed(operator);
    const unreadable = counts.reduce((sum, row) => sum + row.unreadable, 0);
    const spare = operator.settings.encryptionKeys
      .slice(1)
      .map(keyIdOf)
      .filter((id) => !keyIds.has(id));
    return {
      rows: counts.map((row) => ({ ...row })),
      message: [`current key: ${(await operator.sealer()).currentKeyId}`, ...spare.map(removable)].join('\n'),
      exitCode: unreadable > 0 ? 1 : 0,
    };
  },
};

const removable = (keyId: string): string =>
  `The key ${keyId} can be removed from ENCRYPTION_KEY, 15 minutes after every process has the current one in front.`;

const reseal: Command = {
  name: 'secrets reseal',
  summary: 'Seal all secrets with the first key of ENCRYPTION_KEY, so that former keys can retire',
  details: 'Workers do it by themselves, soon after they start with several keys and each hour.',
  async run(operator) {
    const sealer = await operator.sealer();
    const rows = await resealAll({
      sealer,
      columns: await operator.loadSealedColumns(),
      transact: (work) => operator.change(work),
      onResealed: (owner, column, changed) =>
        auditResealed(operator.name, owner, column, changed, sealer.currentKeyId),
    });
    const unreadable = rows.reduce((sum, row) => sum + row.unreadable, 0);
    const resealed = rows.reduce((sum, row) => sum + row.resealed, 0);
    return {
      rows: rows.map((row) => ({ ...row })),
      message:
        unreadable > 0
          ? `${plural(unreadable, 'secret')} could not be opened: add their keys to ENCRYPTION_KEY, behind the current one.`
          : `${plural(resealed, 'secret')} resealed with ${sealer.currentKeyId}. \`ops secrets\` says which keys can be removed from ENCRYPTION_KEY.`,
      exitCode: unreadable > 0 ? 1 : 0,
    };
  },
};

/** A row of the audit log for each agency of the batch. */
async function auditResealed(
  command: string,
  owner: PoolClient,
  { name: secrets }: SealedColumn,
  changed: readonly SealedRow[],
  key: string,
): Promise<void> {
  const agencies = new Set(changed.map(({ tenant_id: id }) => id ?? noAgency));
  await insertAudit(
    owner,
    [...agencies].map((agencyId) => ({
      command,
      agencyId,
      recordKind: 'secret',
      action: 'resealed',
      values: { secrets, key },
    })),
  );
}

export const secretCommands: readonly Command[] = [list, reseal];
