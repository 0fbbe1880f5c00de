import { sql } from 'kysely';
import type { SopPublishedStep } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/** A text of a published SOP that a search looks through. */
export interface Place {
  readonly place: 'title' | 'summary' | 'tag' | 'step' | 'block';
  readonly step_id: string | null;
  readonly block_id: string | null;
  readonly body_text: string;
}

const recordPlaces = ['title', 'summary', 'tag'] as const;

/** Stores the places of the SOP anew, in order of reading: all, or those of its record alone. */
export async function replacePlaces(
  db: Db,
  sopId: string,
  places: readonly Place[],
  which: 'all' | 'record',
): Promise<void> {
  const kinds = which === 'record' ? [...recordPlaces] : ['title', 'summary', 'tag', 'step', 'block'];
  await sql`delete from sop_places where sop_id = ${sopId}::uuid and place = any(${kinds}::text[])`.execute(
    db,
  );
  if (places.length === 0) return;
  await sql`
    insert into sop_places (sop_id, place, step_id, block_id, ordinal, body_text)
    select ${sopId}::uuid, r.place, r.step_id, r.block_id, n, r.body_text
    from rows from (jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as (place text, step_id uuid, block_id uuid, body_text text))
      with ordinality r (place, step_id, block_id, body_text, n)`.execute(db);
}

export async function selectLiveSteps(db: Db, versionId: string): Promise<SopPublishedStep[]> {
  const row = await db
    .selectFrom('sop_versions')
    .where('id', '=', versionId)
    .select(sql<SopPublishedStep[]>`steps`.as('steps'))
    .executeTakeFirst();
  return row?.steps ?? [];
}
