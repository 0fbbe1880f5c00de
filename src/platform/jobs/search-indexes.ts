import type { PoolClient } from 'pg';
import type { Periodic } from './periodic.ts';

// Measured beside writes of five agencies: after a second a search reads at most some hundred new entries.
const everyMs = 1_000;
// Finding them goes through all indexes of the database, six milliseconds; there are new ones after a migration or `reindex`.
const lookEveryMs = 60_000;

/**
 * Moves new entries of search indexes from their pending lists to where they are found quickly. A search reads the whole list,
 * up to 4 MB of all agencies; left to Postgres, the list is moved when it is full, by the write that fills it. Indexes of tables
 * that nobody has written since are left alone: there are sixty, and to open each takes longer than to find its list empty.
 */
export function mergeSearchIndexes(): Periodic {
  const merged = new Map<string, string>();
  let known: readonly string[] = [];
  let lookedAt = -Infinity;
  return {
    name: 'search indexes',
    everyMs,
    async run(inTurn) {
      if (performance.now() - lookedAt > lookEveryMs) {
        known = await inTurn(selectIndexes);
        lookedAt = performance.now();
      }
      const indexes = await inTurn((owner) => selectWrites(owner, known));
      const written = indexes.filter(({ index, writes }) => writes !== (merged.get(index) ?? '0'));
      if (written.length === 0) return;
      await inTurn((owner) => merge(owner, written));
      for (const { index, writes } of written) merged.set(index, writes);
    },
  };
}

interface SearchIndex {
  readonly index: string;
  /**
   * How often its table was written, as the database counts it: what a connection writes within a second of its last report is
   * counted with its next transaction, or after ten seconds.
   */
  readonly writes: string;
}

async function selectIndexes(owner: PoolClient): Promise<string[]> {
  const { rows } = await owner.query<{ index: string }>(
    `select i.indexrelid::text as index
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
     where a.amname = 'gin' and c.relkind = 'i' and c.relnamespace = 'public'::regnamespace and pg_has_role(c.relowner, 'usage')`,
  );
  return rows.map(({ index }) => index);
}

/** Of those that are still there. */
async function selectWrites(owner: PoolClient, indexes: readonly string[]): Promise<SearchIndex[]> {
  const { rows } = await owner.query<SearchIndex>({
    name: 'writes-of-search-indexes',
    text: `select i.indexrelid::text as index, (pg_stat_get_tuples_inserted(i.indrelid) + pg_stat_get_tuples_updated(i.indrelid))::text as writes
        from pg_index i where i.indexrelid = any($1::oid[]) and i.indisvalid`,
    values: [indexes],
  });
  return rows;
}

async function merge(owner: PoolClient, indexes: readonly SearchIndex[]): Promise<void> {
  await owner.query({
    name: 'merge-search-indexes',
    text: 'select gin_clean_pending_list(i::regclass) from unnest($1::oid[]) i',
    values: [indexes.map(({ index }) => index)],
  });
}
