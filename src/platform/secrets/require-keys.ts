import type { Connections } from '#src/platform/db/index.ts';
import { StartError } from '#src/platform/errors/index.ts';
import { selectKeyIds, withOwner } from './keys.queries.ts';
import { countByKey } from './sealed.queries.ts';
import type { SealedColumn } from './sealed-columns.ts';
import type { Sealer } from './sealer.ts';

export interface RequiredKeys {
  readonly db: Pick<Connections, 'system'>;
  readonly ownerUrl: string;
  readonly sealer: Sealer;
  loadColumns(): Promise<readonly SealedColumn[]>;
}

/**
 * Fails when the database holds secrets of a key that is not listed, such as a former one that was removed too early, or a new one
 * that this process was not given. They would fail later, each where it is needed. Reads them only when there was such a key.
 */
export async function requireKeys({ db, ownerUrl, sealer, loadColumns }: RequiredKeys): Promise<void> {
  const isListed = new Set(sealer.keyIds);
  const known = await selectKeyIds(db.system);
  if (known.every((id) => isListed.has(id))) return;
  const columns = await loadColumns();
  const secrets = new Map<string, number>();
  await withOwner(ownerUrl, async (owner) => {
    for (const column of columns)
      for (const { key_id: id, secrets: count } of await countByKey(owner, column))
        if (!isListed.has(id)) secrets.set(id, (secrets.get(id) ?? 0) + count);
  });
  if (secrets.size === 0) return;
  const found = [...secrets].map(([id, count]) => `${count} with the key ${id}`).join(', ');
  throw new StartError(
    `Secrets in this database are sealed with keys that ENCRYPTION_KEY does not list (${found}): add them to ENCRYPTION_KEY, separated by a comma. A former key can be removed once \`ops secrets\` says so.`,
  );
}
