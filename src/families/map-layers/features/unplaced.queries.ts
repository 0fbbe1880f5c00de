import { sql } from 'kysely';
import type { MapUnplacedReason, MapUnplacedRecord } from '#generated/console/types.gen.ts';
import type { Page } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import { inDirection, pageQuery, record, toPage } from '#src/platform/db/query/index.ts';
import { addressLines, isPlaced, reasonAt, type Matched } from '../sources/matched.queries.ts';

export interface UnplacedPage {
  readonly kind: MapUnplacedRecord['record']['kind'];
  readonly reason: readonly MapUnplacedReason[] | undefined;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

interface Line {
  id: string;
  name: string | null;
  address_text: string | null;
  reason: MapUnplacedReason;
  place: number;
}

/** Records without a place, once for each of their addresses that has none. */
export async function selectUnplaced(
  db: Db,
  matched: Matched,
  now: Date,
  { kind, reason, order, limit, offset }: UnplacedPage,
): Promise<Page<MapUnplacedRecord>> {
  const lines = sql<Line>`(select m.id, m.name, a.address_text, a.place, ${reasonAt(now)} as reason
    from ${addressLines(matched)} where not ${isPlaced})`;
  const rows = db
    .selectFrom(lines.as('u'))
    .$if(reason !== undefined, (query) => query.where(sql<boolean>`u.reason = any(${reason}::text[])`));
  const row = await pageQuery(db, {
    matching: rows,
    record: (matching) =>
      record<MapUnplacedRecord>()(
        matching.select([
          sql<
            MapUnplacedRecord['record']
          >`json_build_object('kind', ${kind}::text, 'id', u.id, 'name', u.name)`.as('record'),
          'u.address_text',
          'u.reason',
        ]),
      ),
    orderBy: [sql`lower(u.name)`, sql`u.id`, sql`u.place`].map((column) => inDirection(column, order)),
    limit,
    offset,
  }).executeTakeFirstOrThrow();
  return toPage(row);
}
