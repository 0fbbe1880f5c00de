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

/** What a search finds of an SOP, in order of reading. */
export interface PlacesOfSop {
  readonly sopId: string;
  readonly places: readonly Place[];
}

/** Stores the places of these SOPs anew: all, or those of their records alone. */
export async function replacePlaces(
  db: Db,
  sops: readonly PlacesOfSop[],
  which: 'all' | 'record',
): Promise<void> {
  if (sops.length === 0) return;
  const kinds = which === 'record' ? [...recordPlaces] : ['title', 'summary', 'tag', 'step', 'block'];
  const ids = sops.map(({ sopId }) => sopId);
  await sql`delete from sop_places where sop_id = any(${ids}::uuid[]) and place = any(${kinds}::text[])`.execute(
    db,
  );
  const rows = sops.flatMap(({ sopId, places }) =>
    places.map((place, index) => ({ ...place, sop_id: sopId, ordinal: index + 1 })),
  );
  if (rows.length === 0) return;
  await sql`
    insert into sop_places (sop_id, place, step_id, block_id, ordinal, body_text)
    select r.sop_id, r.place, r.step_id, r.block_id, r.ordinal, r.body_text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r (sop_id uuid, place text, step_id uuid, block_id uuid, ordinal integer, body_text text)`.execute(
    db,
  );
}

export async function selectLiveSteps(db: Db, versionId: string): Promise<SopPublishedStep[]> {
  const row = await db
    .selectFrom('sop_versions')
    .where('id', '=', versionId)
    .select(sql<SopPublishedStep[]>`steps`.as('steps'))
    .executeTakeFirst();
  return row?.steps ?? [];
}
