// What the operator's command asks of the store.
import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { compare, type StoreFault } from './mark.ts';
import { selectMarkAsOwner, upsertMarkAsOwner } from './mark.queries.ts';
import type { Storage } from './storage.ts';

type Owner = Pick<PoolClient, 'query'>;

/** `unused`: no process has started with a store yet. */
export async function checkStore(owner: Owner, storage: Storage): Promise<StoreFault | 'unused' | undefined> {
  const known = await selectMarkAsOwner(owner);
  return known === null ? 'unused' : compare(storage, known);
}

/** Makes this store the one of the installation, for files that were moved there. */
export async function adoptStore(owner: Owner, storage: Storage): Promise<void> {
  const mark = (await storage.readMark()) ?? (await selectMarkAsOwner(owner)) ?? randomUUID();
  await storage.writeMark(mark);
  await upsertMarkAsOwner(owner, mark);
}
