import { sql, type Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { ProcessVersionEntry } from '#generated/console/types.gen.ts';
import type { ListProcessVersionsInput } from '#generated/console/families/process-authoring/handlers.ts';
import type { Page } from '#src/call/context.ts';
import { iso, selectPage } from '#src/platform/db/records.ts';
import { isLiveTask, isOpenTask, isVisibleTask, type Viewer } from '#src/domain/tasks/visibility.queries.ts';

type Db = Kysely<Database>;

const versions = (db: Db, processId: string) => db.selectFrom('process_versions as v')
  .innerJoin('process_definitions as p', (join) => join.onRef('p.tenant_id', '=', 'v.tenant_id').onRef('p.id', '=', 'v.process_definition_id'))
  .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'v.tenant_id').onRef('u.id', '=', 'v.published_by'))
  .where('p.deleted_at', 'is', null).where('p.id', '=', processId);

const openTaskCount = (viewer: Viewer) => sql<number>`(
  select count(*) from tasks t where t.tenant_id = v.tenant_id and t.process_definition_id = v.process_definition_id
    and t.process_definition_version = v.version and ${isLiveTask()} and ${isVisibleTask(viewer)} and ${isOpenTask()})`;

export function selectVersions(db: Db, processId: string, query: ListProcessVersionsInput['query'], viewer: Viewer): Promise<Page<ProcessVersionEntry>> {
  return selectPage<ProcessVersionEntry>(db, {
    matching: versions(db, processId),
    record: (rows) => (rows as ReturnType<typeof versions>).select([
      'v.version', 'v.change_note', sql<boolean>`v.version = p.version`.as('is_in_use'),
      sql<number>`jsonb_array_length(v.snapshot -> 'stages')`.as('stage_count'), openTaskCount(viewer).as('open_task_count'),
      iso('v.published_at').as('published_at'), sql`json_build_object('id', u.id, 'name', u.name, 'email', u.email)`.as('published_by'),
    ]),
    orderBy: [sql`v.version ${sql.raw(query.order)}`],
    limit: query.limit,
    offset: query.offset,
  });
}
