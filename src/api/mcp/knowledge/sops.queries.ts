import { sql } from 'kysely';
import type { KnowledgeItem } from '#generated/mcp/types.gen.ts';
import { isVisibleRecord, type RecordViewer } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Characters of a text that is told as a whole. */
const shortText = 600;
/** Places that are looked at; an SOP may have many. */
const maxPlaces = 200;

/** Published SOPs that the caller may read and that fit a prompt, the best first, each with the passage that does. */
export async function selectFittingSops(
  db: Db,
  viewer: RecordViewer,
  prompt: string,
  most: number,
): Promise<KnowledgeItem[]> {
  const { rows } = await sql<KnowledgeItem>`
    select 'sop' as kind, s.id, left(s.title, 500) as title, null as client_id,
      case when length(best.body_text) <= ${shortText} then best.body_text
        else left(app.fitting_passage(best.language, best.body_text, app.any_word(${prompt})), 2000) end as excerpt
    from (
      select p.sop_id, sum(f.fit) as fit, (array_agg(p.id order by (p.place = 'block') desc, f.fit desc))[1] as place_id
      from app.find_sop_places(${prompt}, ${maxPlaces}) f join sop_places p on p.id = f.id
      group by p.sop_id) found
    join sops s on s.id = found.sop_id
    join sop_places best on best.id = found.place_id
    where ${isVisibleRecord(viewer, sql.lit('sop'), sql.ref('s.id'), ['sop'])}
    order by found.fit desc, s.id
    limit ${most}`.execute(db);
  return rows;
}
