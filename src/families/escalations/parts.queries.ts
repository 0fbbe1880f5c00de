import { sql } from 'kysely';
import { searched } from '#src/domain/filters/index.ts';
import { asSearch, type OptionFace, type ViewedList } from '#src/domain/views/index.ts';
import { canView, viewerScope } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { escalationColumns } from './columns.queries.ts';
import { escalations } from './escalations.queries.ts';

/** How the agency shows statuses and tags of escalations. */
async function selectFaces(db: Db): Promise<Record<'status' | 'tags', OptionFace[]>> {
  const { rows } = await sql<OptionFace & { readonly column: 'status' | 'tags' }>`
    select 'status' as "column", o.key as value, o.label as text, o.color, 0 as part, o.position
      from status_options o where o.record_kind = 'escalation' and o.template_id is null
    union all
    select 'tags', lower(o.tag), o.label, o.color, 1, o.position from tag_priority_options o where o.record_kind = 'escalation' and o.tag is not null
    order by part, position, value`.execute(db);
  const of = (wanted: string): OptionFace[] =>
    rows.filter(({ column }) => column === wanted).map(({ value, text, color }) => ({ value, text, color }));
  return { status: of('status'), tags: of('tags') };
}

/** Escalations in views. What client one is about shows to those who may see clients, as everywhere. */
export const viewedEscalations: ViewedList = {
  columns: escalationColumns,
  id: sql.ref('e.id'),
  name: sql.ref('e.title'),
  rows: (ctx) => escalations(ctx.db, viewerScope(ctx)),
  search: asSearch(searched('e.id', 'search_escalations')),
  own: [sql`e.created_at desc`],
  faces: ({ db }) => selectFaces(db),
  shownIf: (ctx) => ({ client_id: sql<boolean>`${sql.lit(canView(ctx, 'client'))}` }),
};
