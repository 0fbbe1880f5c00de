import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { isVisibleTask, type Viewer } from '#src/domain/visibility/index.ts';
import type { FoundNames, Mentioned } from './names.ts';

export interface NamesFor extends Mentioned {
  readonly taskId: string;
  readonly viewer: Viewer;
}

const ofIds = (ids: readonly string[]) => sql`any(${[...ids]}::uuid[])`;

/** Names behind the ids of a page of entries, as far as the viewer may see them, in one statement. */
export async function selectNames(
  db: Db,
  { taskId, viewer, userIds, clientIds, departmentIds, taskIds }: NamesFor,
): Promise<FoundNames> {
  const { rows } = await sql<{ names: string }>`
    select json_build_object(
      'users', coalesce((select json_object_agg(id, name) from users where id = ${ofIds(userIds)}), '{}'),
      'clients', coalesce((select json_object_agg(id, name) from clients where id = ${ofIds(clientIds)}), '{}'),
      'departments', coalesce((select json_object_agg(id, name) from departments where id = ${ofIds(departmentIds)}), '{}'),
      'stages', coalesce((select json_object_agg(id, json_build_object('name', name, 'template_id', status_template_id)) from task_stages where task_id = ${taskId}::uuid), '{}'),
      'statuses', coalesce((select json_agg(json_build_object('kind', record_kind, 'template_id', template_id, 'key', key, 'label', label)) from status_options
        where record_kind in ('task', 'task_stage') and (template_id is null or template_id in (select status_template_id from task_stages where task_id = ${taskId}::uuid))), '[]'),
      'fields', coalesce((select json_object_agg(key, name) from fields where record_kind = 'task' and deleted_at is null), '{}'),
      'tasks', coalesce((select json_object_agg(t.id, t.name) from tasks t where t.id = ${ofIds(taskIds)} and t.deleted_at is null and ${isVisibleTask(viewer)}), '{}'),
      'time_zone', app.zone_of(${viewer.userId}::uuid), 'locale', app.locale_of(${viewer.userId}::uuid))::text as names`.execute(
    db,
  );
  return JSON.parse(rows[0]!.names) as FoundNames;
}
