import { sql } from 'kysely';
import type { SopUsage } from '#generated/console/types.gen.ts';
import type { SopsHandlers } from '#generated/console/families/sops/handlers.ts';
import { namedRefFrom } from '#src/domain/refs/index.ts';
import {
  isShownTo,
  readsWorkingCopies,
  viewerIn,
  type RecordViewer,
  type ViewerScope,
} from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, list, oneOf, record } from '#src/platform/db/query/index.ts';

type Scope = ViewerScope & { readonly sopId: string };

/** Everything that refers to the SOP, as far as the viewer may see what does. Lessons join with training. */
const usages = (viewer: RecordViewer, sopId: string) => sql<{
  key: string;
  kind: SopUsage['kind'];
  record_id: string;
  name: string;
  place: string | null;
}>`(
  select 'stage_tool ' || t.id as key, 'stage_tool' as kind, d.id as record_id, d.name, g.name as place
  from stage_tools t
  join process_definitions d on d.tenant_id = t.tenant_id and d.id = t.process_definition_id and d.deleted_at is null
  join process_stages g on g.tenant_id = t.tenant_id and g.id = t.stage_definition_id
  where t.type = 'sop' and (t.config ->> 'sop_id')::uuid = ${sopId}::uuid and ${sql.lit(viewer.can('tasks.view'))}
  union all
  ${readsWorkingCopies(viewer, 'sop') ? workingBlocks(viewer, sopId) : liveBlocks(viewer, sopId)}
  union all
  select 'prerequisite ' || l.id, 'prerequisite', s.id, s.title, null
  from sop_prerequisites l
  join sops s on s.tenant_id = l.tenant_id and s.id = l.sop_id and s.deleted_at is null
  where l.deleted_at is null and l.prerequisite_id = ${sopId}::uuid and ${isShownTo('sop', viewer, 's')})`;

/** Blocks of working copies that link to the SOP, for those who read these. */
const workingBlocks = (viewer: RecordViewer, sopId: string) => sql`
  select 'sop_block ' || b.id, 'sop_block', s.id, s.title, p.title
  from sop_blocks b
  join sops s on s.tenant_id = b.tenant_id and s.id = b.sop_id and s.deleted_at is null
  join sop_steps p on p.tenant_id = b.tenant_id and p.id = b.step_id
  where b.deleted_at is null and b.content ->> 'type' = 'sop' and b.content ->> 'sop_id' = ${sopId} and ${isShownTo('sop', viewer, 's')}`;

/** Those of live versions, for everybody else. */
const liveBlocks = (viewer: RecordViewer, sopId: string) => sql`
  select 'sop_block ' || (b.block ->> 'id'), 'sop_block', s.id, s.title, p.step ->> 'title'
  from sops s
  join sop_versions v on v.tenant_id = s.tenant_id and v.id = s.live_version_id
  cross join jsonb_array_elements(v.steps) p (step)
  cross join jsonb_array_elements(p.step -> 'blocks') b (block)
  where s.deleted_at is null and b.block -> 'content' ->> 'type' = 'sop' and b.block -> 'content' ->> 'sop_id' = ${sopId} and ${isShownTo('sop', viewer, 's')}`;

export const usageList = list<SopsHandlers['listSopUsages'], Scope>()({
  rows: (db: Db, scope) => db.selectFrom(usages(viewerIn(scope), scope.sopId).as('u')),
  record: (rows) =>
    record<SopUsage>()(
      rows.select([
        as<SopUsage['kind']>()('u.kind').as('kind'),
        namedRefFrom('u.record_id', 'u.name').as('record'),
        'u.place',
      ]),
    ),
  id: 'u.key',
  filters: { kind: oneOf('u.kind') },
  sorts: { name: sql`lower(u.name)` },
  own: [sql`u.kind`, sql`lower(u.name)`],
});
