import type { PoolClient } from 'pg';
import type { Periodic } from './periodic.ts';

// Measured beside writes of five agencies: after a second a search reads at most some hundred new entries.
const everyMs = 1_000;

/**
 * Moves new entries of search indexes from their pending lists to where they are found quickly. A search reads the whole list,
 * up to 4 MB of all agencies; left to Postgres, the list is moved when it is full, by the write that fills it.
 */
export const mergeSearchIndexes: Periodic = {
  name: 'search indexes',
  everyMs,
  run: (inTurn) => inTurn(mergeAll),
};

async function mergeAll(owner: PoolClient): Promise<void> {
  await owner.query({
    name: 'merge-search-indexes',
    text: `select gin_clean_pending_list(i.indexrelid)
        from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
        where a.amname = 'gin' and c.relkind = 'i' and i.indisvalid
          and c.relnamespace = 'public'::regnamespace and pg_has_role(c.relowner, 'usage')`,
  });
}
