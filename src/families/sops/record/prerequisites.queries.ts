import { sql } from 'kysely';
import type { SopPrerequisite } from '#generated/types.gen.ts';
import type { SopsHandlers } from '#generated/families/sops/handlers.ts';
import {
  isShownTo,
  viewerIn,
  viewerScope,
  type RecordViewer,
  type ViewerScope,
} from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { by, iso, list, record, selectRecords } from '#src/platform/db/query/index.ts';
import { sopRefOf, type Viewer } from './sop-record.queries.ts';

/** Links of an SOP to others that the viewer may read. */
const linksOf = (db: Db, viewer: RecordViewer, sopId: string) =>
  db
    .selectFrom('sop_prerequisites as l')
    .innerJoin('sops as p', (join) =>
      join.onRef('p.tenant_id', '=', 'l.tenant_id').onRef('p.id', '=', 'l.prerequisite_id'),
    )
    .where('l.sop_id', '=', sopId)
    .where('l.deleted_at', 'is', null)
    .where('p.deleted_at', 'is', null)
    .where(isShownTo('sop', viewer, 'p'));

const linkRecord = (query: ReturnType<typeof linksOf>) =>
  record<SopPrerequisite>()(
    query.select([
      'l.id',
      'l.sop_id',
      sopRefOf('p').as('prerequisite'),
      'l.is_required',
      'l.note',
      'l.position',
      iso('l.created_at').as('created_at'),
      'l.created_by',
    ]),
  );

export const prerequisiteList = list<SopsHandlers['listSopPrerequisites'], ViewerScope & { sopId: string }>()(
  {
    rows: (db, scope) => linksOf(db, viewerIn(scope), scope.sopId),
    record: linkRecord,
    id: 'l.id',
    filters: {},
    sorts: { created_at: by('l.created_at') },
    own: [sql`l.position`],
  },
);

export const prerequisiteScope = (viewer: RecordViewer, sopId: string) => ({ ...viewerScope(viewer), sopId });

/** All of them, in reading order. */
export const selectPrerequisites = (ctx: Viewer, sopId: string): Promise<SopPrerequisite[]> =>
  selectRecords(ctx.db, linkRecord(linksOf(ctx.db, ctx, sopId).orderBy('l.position').orderBy('l.id')));

export interface StoredLink {
  readonly id: string;
  readonly sop_id: string;
  readonly prerequisite_id: string;
  readonly is_required: boolean;
  readonly note: string | null;
}

/** All links of the SOP to others that are not deleted, those that the caller may not read too, in reading order. */
export const selectLinks = (db: Db, sopId: string): Promise<(StoredLink & { position: number })[]> =>
  db
    .selectFrom('sop_prerequisites as l')
    .innerJoin('sops as p', (join) =>
      join.onRef('p.tenant_id', '=', 'l.tenant_id').onRef('p.id', '=', 'l.prerequisite_id'),
    )
    .where('l.sop_id', '=', sopId)
    .where('l.deleted_at', 'is', null)
    .where('p.deleted_at', 'is', null)
    .select(['l.id', 'l.sop_id', 'l.prerequisite_id', 'l.is_required', 'l.note', 'l.position'])
    .orderBy('l.position')
    .orderBy('l.id')
    .execute();

export const findLinks = (
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; sop_id: string; deleted_at: string | null }[]> =>
  db
    .selectFrom('sop_prerequisites')
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .select(['id', 'sop_id', 'deleted_at'])
    .execute();

/** Those of these SOPs whose own prerequisites lead to `sopId`; nothing leads through a deleted SOP. */
export async function selectLeadingTo(db: Db, sopId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive reached (start, id) as (
      select l.sop_id, l.prerequisite_id from sop_prerequisites l where l.sop_id = any(${[...ids]}::uuid[]) and l.deleted_at is null
      union
      select r.start, l.prerequisite_id from reached r join sops s on s.id = r.id and s.deleted_at is null
      join sop_prerequisites l on l.sop_id = r.id where l.deleted_at is null)
    select distinct start as id from reached where id = ${sopId}::uuid`.execute(db);
  return rows.map(({ id }) => id);
}
