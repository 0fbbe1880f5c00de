import { sql } from 'kysely';
import type { AddressParts } from '#src/platform/geocoding/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { addressLines, type Matched } from '../sources/matched.queries.ts';

export interface Sought {
  readonly normalized: string;
  readonly text: string;
  readonly parts: AddressParts;
}

/** Addresses of the records without a place or with an expired one, each once, in one order. */
export async function selectSought(db: Db, matched: Matched, now: Date, limit: number): Promise<Sought[]> {
  const { rows } = await sql<Sought>`
    select distinct on (a.normalized) a.normalized, a.address_text as text, a.address as parts
    from ${addressLines(matched)}
    where a.normalized is not null and (g.outcome is null or g.expires_at <= ${now})
    order by a.normalized, a.address_text limit ${limit}`.execute(db);
  return rows;
}
