import type { PoolClient } from 'pg';

/** Rows between two places of a table: from the first, without the second. */
export interface Stretch {
  readonly from: string;
  readonly to: string;
}

// A statement that reads the table for what is past its time also reads all that is not, and what was removed before it: with
// five million rows the last one took 2.6 s. Stretches of blocks cost the same from the first to the last.
const aimMs = 60;
const firstBlocks = 16;
const maxBlocks = 2_048;

/**
 * Takes a table a stretch of blocks at a time, in as large ones as take some tens of milliseconds, so that nobody waits for a
 * statement. `visit` works on the rows of a stretch and answers how many it removed. Rows that move behind the walk meanwhile are met
 * by the next one.
 */
export async function walkBlocks(
  owner: PoolClient,
  table: string,
  visit: (stretch: Stretch) => Promise<number>,
): Promise<number> {
  const { rows } = await owner.query<{ blocks: string }>(
    "select pg_relation_size($1::regclass) / current_setting('block_size')::integer as blocks",
    [table],
  );
  const blocks = Number(rows[0]!.blocks);
  let removed = 0;
  let size = firstBlocks;
  for (let from = 0; from < blocks;) {
    const to = Math.min(from + size, blocks);
    const startedAt = performance.now();
    removed += await visit({ from: `(${from},0)`, to: `(${to},0)` });
    size = paced(size, performance.now() - startedAt, maxBlocks);
    from = to;
  }
  return removed;
}

/**
 * How much to take at once, after taking `size` took `tookMs`. At most twice as much: behind rows that stay may lie many that go.
 */
export const paced = (size: number, tookMs: number, max: number): number =>
  Math.max(1, Math.min(max, 2 * size, Math.round((size * aimMs) / Math.max(tookMs, 1))));
