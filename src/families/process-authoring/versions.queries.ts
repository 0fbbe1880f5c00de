import { sql } from 'kysely';
import type { ProcessVersionEntry } from '#generated/console/types.gen.ts';
import type { ProcessAuthoringHandlers } from '#generated/console/families/process-authoring/handlers.ts';
import { userRefOf } from '#src/domain/refs/index.ts';
import { isLiveTask, isOpenTask, isVisibleTask, type Viewer } from '#src/domain/visibility/index.ts';
import { by, iso, list, record } from '#src/platform/db/query/index.ts';

const openTaskCount = (viewer: Viewer) => sql<number>`(
  select count(*) from tasks t where t.tenant_id = v.tenant_id and t.process_definition_id = v.process_definition_id
    and t.process_definition_version = v.version and ${isLiveTask()} and ${isVisibleTask(viewer)} and ${isOpenTask()})`;

/** Published versions of a process that is there. */
export const processVersions = list<
  ProcessAuthoringHandlers['listProcessVersions'],
  Viewer & { readonly processId: string }
>()({
  rows: (db, { processId }) =>
    db
      .selectFrom('process_versions as v')
      .innerJoin('process_definitions as p', (join) =>
        join.onRef('p.tenant_id', '=', 'v.tenant_id').onRef('p.id', '=', 'v.process_definition_id'),
      )
      .innerJoin('users as u', (join) =>
        join.onRef('u.tenant_id', '=', 'v.tenant_id').onRef('u.id', '=', 'v.published_by'),
      )
      .where('p.deleted_at', 'is', null)
      .where('p.id', '=', processId),
  record: (rows, viewer) =>
    record<ProcessVersionEntry>()(
      rows.select([
        'v.version',
        'v.change_note',
        sql<boolean>`v.version = p.version`.as('is_in_use'),
        sql<number>`jsonb_array_length(v.snapshot -> 'stages')`.as('stage_count'),
        openTaskCount(viewer).as('open_task_count'),
        iso('v.published_at').as('published_at'),
        userRefOf('u').as('published_by'),
      ]),
    ),
  id: 'v.version',
  filters: {},
  sorts: { version: by('v.version') },
});
