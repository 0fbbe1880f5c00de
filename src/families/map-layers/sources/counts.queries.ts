import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { addressLines, isPlaced, type Matched } from './matched.queries.ts';

/** Places of a layer, and lines of `listUnplacedMapRecords`. */
export interface RecordCounts {
  readonly feature_count: number;
  readonly unplaced_count: number;
}

export async function countLines(db: Db, matched: Matched): Promise<RecordCounts> {
  const { rows } = await sql<RecordCounts>`
    select count(*) filter (where ${isPlaced})::int as feature_count, count(*) filter (where not ${isPlaced})::int as unplaced_count
    from ${addressLines(matched)}`.execute(db);
  return rows[0]!;
}
