import type { PoolClient } from 'pg';
import type { InTurn, Periodic } from '#src/platform/jobs/index.ts';
import type { Log } from '#src/platform/log.ts';
import { deleteKeptKey, selectKnownKeys } from './keys.queries.ts';
import { resealAll } from './reseal.ts';
import { countByKey, holdResealing, releaseResealing } from './sealed.queries.ts';
import type { SealedColumn } from './sealed-columns.ts';
import type { Sealer } from './sealer.ts';

export interface ResealingOptions {
  readonly sealer: Sealer;
  readonly columns: readonly SealedColumn[];
  readonly log: Pick<Log, 'info' | 'error'>;
  /** How long until it looks again for what processes with another first key have sealed (default: an hour). */
  readonly againMs?: number;
}

const beatMs = 5_000;
const hourMs = 3_600_000;

/**
 * Seals with the current key what former keys sealed: soon after the start, and each hour for what processes that were started
 * with another first key have sealed meanwhile. Says when former keys can go. For a process that has several keys.
 */
export function resealing({ sealer, columns, log, againMs = hourMs }: ResealingOptions): Periodic {
  let nextAt = 0;
  let hasToldDone = false;

  async function reseal(inTurn: InTurn): Promise<void> {
    const transact = <T>(work: (owner: PoolClient) => Promise<T>) =>
      inTurn((owner) => transaction(owner, work));
    const counts = await resealAll({ sealer, columns, transact });
    const sum = (of: 'resealed' | 'unreadable') => counts.reduce((total, count) => total + count[of], 0);
    const [resealed, unreadable] = [sum('resealed'), sum('unreadable')];
    if (resealed > 0)
      log.info({ resealed, key: sealer.currentKeyId }, 'secrets were resealed with the current key');
    if (unreadable > 0)
      return log.error(
        { unreadable },
        'secrets cannot be opened: add their keys to ENCRYPTION_KEY, behind the current one (`ops secrets`)',
      );
    // A process that still seals with the stored key shows by what it has sealed since the run before.
    if (resealed === 0 && (await inTurn((owner) => retireKeptKey(owner, sealer, columns))))
      log.info(
        'the encryption key that was stored in the database is removed: only ENCRYPTION_KEY has one now',
      );
    if (!hasToldDone || resealed > 0)
      log.info(
        { former: sealer.keyIds.filter((id) => id !== sealer.currentKeyId) },
        'no secret is sealed with a former key: former keys can be removed 15 minutes after every process has the current one in front',
      );
    hasToldDone = true;
  }

  return {
    name: 'secrets under former keys',
    everyMs: beatMs,
    async run(inTurn) {
      if (performance.now() < nextAt) return;
      if (await inTurn(holdResealing)) {
        try {
          await reseal(inTurn);
        } finally {
          await inTurn(releaseResealing);
        }
      }
      nextAt = performance.now() + againMs;
    },
  };
}

/** Removes the key that the database stores once nothing needs it; resolves with whether it did. */
async function retireKeptKey(
  owner: PoolClient,
  { currentKeyId }: Sealer,
  columns: readonly SealedColumn[],
): Promise<boolean> {
  const kept = (await selectKnownKeys(owner)).find(({ key }) => key !== null);
  if (kept === undefined || kept.key_id === currentKeyId) return false;
  // A secret that changed while it was being resealed may have been left out.
  for (const column of columns)
    if ((await countByKey(owner, column)).some(({ key_id: id }) => id === kept.key_id)) return false;
  return deleteKeptKey(owner, kept.key_id);
}

async function transaction<T>(owner: PoolClient, work: (owner: PoolClient) => Promise<T>): Promise<T> {
  await owner.query('begin');
  try {
    const done = await work(owner);
    await owner.query('commit');
    return done;
  } catch (error) {
    await owner.query('rollback').catch(() => {});
    throw error;
  }
}
