import type { PoolClient } from 'pg';
import { counted } from '#src/platform/counted.ts';
import { keyIdOf, keyIdOfSealed, type SealedColumn, type SealedRow } from '#src/platform/secrets/index.ts';
import {
  countByKey,
  deleteKeyId,
  holdResealingHere,
  openRow,
  resealAll,
  selectKnownKeys,
  selectSealed,
} from '#src/platform/secrets/operator.ts';
import { insertAudit, noAgency } from './audit.queries.ts';
import { Refused, type Command, type Operator } from './command.ts';

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
    const sealer = await operator.sealer();
    const forgettable = (await selectKnownKeys(operator.owner))
      .map(({ key_id: id }) => id)
      .filter((id) => !sealer.keyIds.includes(id) && !keyIds.has(id));
    return {
      rows: counts.map((row) => ({ ...row })),
      message: [
        `current key: ${sealer.currentKeyId}`,
        ...spare.map(removable),
        ...forgettable.map(
          (id) => `The key ${id} was removed and seals nothing: \`ops secrets forget ${id}\` ends its life.`,
        ),
      ].join('\n'),
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
          ? `${counted(unreadable, 'secret')} could not be opened: add their keys to ENCRYPTION_KEY, behind the current one.`
          : `${counted(resealed, 'secret')} resealed with ${sealer.currentKeyId}. \`ops secrets\` says which keys can be removed from ENCRYPTION_KEY.`,
      exitCode: unreadable > 0 ? 1 : 0,
    };
  },
};

const forget: Command = {
  name: 'secrets forget',
  argument: 'KEY',
  summary: 'Forget a key that seals nothing any more',
  details:
    'KEY is its name, as `ops secrets` shows it. Do it once no process has the key in ENCRYPTION_KEY: a start then need not look for\nsecrets of that key, and where the database stores the key itself, it is removed.',
  async run(operator, { argument }) {
    const keyId = argument.toLowerCase();
    await requireForgettable(operator, operator.owner, keyId);
    await operator.confirm(
      `Forget the key ${keyId}? What is sealed with it elsewhere, such as in backups, needs it still.`,
    );
    await operator.change(async (owner) => {
      if (!(await holdResealingHere(owner)))
        throw new Refused('A worker is resealing secrets. Try again in a minute.');
      await requireForgettable(operator, owner, keyId);
      await deleteKeyId(owner, keyId);
      await insertAudit(owner, [
        {
          command: operator.name,
          agencyId: noAgency,
          recordKind: 'secret',
          action: 'forgotten',
          values: { key: keyId },
        },
      ]);
    });
    return { message: `The key ${keyId} is forgotten.` };
  },
};

/** Refuses a key that nobody knows, one that a process has, and one that a secret needs. */
async function requireForgettable(
  operator: Operator,
  owner: Pick<PoolClient, 'query'>,
  keyId: string,
): Promise<void> {
  const known = await selectKnownKeys(owner);
  if (!known.some(({ key_id: id }) => id === keyId))
    throw new Refused(
      `No key ${keyId} ever sealed anything here. Known are ${known.map(({ key_id: id }) => id).join(', ')}.`,
    );
  const sealer = await operator.sealer();
  if (keyId === sealer.currentKeyId)
    throw new Refused(`The key ${keyId} is the current one. Put another one before it in ENCRYPTION_KEY.`);
  const needed: string[] = [];
  for (const column of await operator.loadSealedColumns()) {
    const found = (await countByKey(owner, column)).find(({ key_id: id }) => id === keyId);
    if (found !== undefined) needed.push(`${found.secrets} of ${column.name}`);
  }
  if (needed.length > 0)
    throw new Refused(
      `The key ${keyId} still seals secrets: ${needed.join(', ')}. \`ops secrets reseal\` seals them with the current key.`,
    );
  if (operator.settings.encryptionKeys.some((key) => keyIdOf(key) === keyId))
    throw new Refused(
      `The key ${keyId} is still in ENCRYPTION_KEY. Remove it there, restart every process, then forget it.`,
    );
}

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

export const secretCommands: readonly Command[] = [list, reseal, forget];
