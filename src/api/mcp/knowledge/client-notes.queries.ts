import { sql } from 'kysely';
import type { KnowledgeItem } from '#generated/mcp/types.gen.ts';
import { isVisibleRecord, type RecordViewer } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Characters of a note that is told as a whole. */
const shortText = 600;

/** Notes that the caller may see and that fit a prompt, the best first, each with the passage that does. */
export async function selectFittingNotes(
  db: Db,
  viewer: RecordViewer,
  prompt: string,
  clients: readonly string[],
  most: number,
): Promise<KnowledgeItem[]> {
  const { rows } = await sql<KnowledgeItem>`
    select 'client_note' as kind, n.id, left(coalesce(n.title || ' (' || c.name || ')', c.name), 500) as title, n.client_id,
      case when length(n.body_text) <= ${shortText} then n.body_text else left(app.fitting_passage(n.language, n.body_text, asked), 2000) end as excerpt
    from (${sql.join(
      (clients.length === 0 ? [null] : clients).map(
        (client) => sql`select id, fit from app.find_client_notes(${prompt}, ${client}::uuid, ${most})`,
      ),
      sql` union `,
    )}) found
    cross join app.any_word(${prompt}) asked
    join client_notes n on n.id = found.id
    join clients c on c.id = n.client_id
    where ${isVisibleRecord(viewer, sql.lit('client_note'), sql.ref('n.id'), ['client_note'])}
      and (${clients.length === 0} or n.client_id = any(${[...clients]}::uuid[]))
    order by array_position(${[...clients]}::uuid[], n.client_id), found.fit desc, n.id limit ${most}`.execute(
    db,
  );
  return rows;
}
