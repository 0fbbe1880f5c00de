import { sql, type Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';
import { isVisibleTicket } from '../ticket-links.queries.ts';
import { isVisibleTask, type Viewer } from '../visibility.queries.ts';
import type { FoundNames, Mentioned } from './names.ts';

export interface NamesFor extends Mentioned {
  readonly taskId: string;
  readonly viewer: Viewer;
  /** Who looks at tickets; null for somebody who sees none. */
  readonly tickets: Viewer | null;
}

const ofIds = (ids: readonly string[]) => sql`any(${[...ids]}::uuid[])`;

/** Names behind the ids of a page of entries, as far as the viewer may see them, in one statement. */
export async function selectNames(db: Kysely<Database>, { taskId, viewer, tickets, userIds, clientIds, departmentIds, recordIds }: NamesFor): Promise<FoundNames> {
  const { rows } = await sql<{ names: string }>`
    select json_build_object(
      'users', coalesce((select json_object_agg(id, name) from users where id = ${ofIds(userIds)}), '{}'),
      'clients', coalesce((select json_object_agg(id, name) from clients where id = ${ofIds(clientIds)}), '{}'),
      'departments', coalesce((select json_object_agg(id, name) from departments where id = ${ofIds(departmentIds)}), '{}'),
      'stages', coalesce((select json_object_agg(id, json_build_object('name', name, 'template_id', status_template_id)) from task_stages where task_id = ${taskId}::uuid), '{}'),
      'statuses', coalesce((select json_agg(json_build_object('kind', entity_kind, 'template_id', template_id, 'key', key, 'label', label)) from status_options
        where entity_kind in ('task', 'task_stage') and (template_id is null or template_id in (select status_template_id from task_stages where task_id = ${taskId}::uuid))), '[]'),
      'fields', coalesce((select json_object_agg(key, name) from fields where entity_type = 'task' and deleted_at is null), '{}'),
      'records', coalesce((select json_object_agg(r.kind || ' ' || r.id, json_build_object('name', r.name, 'number', r.number)) from (
        select 'ticket' as kind, k.id, left(k.subject, 300) as name, k.number from tickets k where k.id = ${ofIds(recordIds)} and ${tickets === null ? sql`false` : isVisibleTicket(tickets)}
        union all select 'task', t.id, t.name, t.number from tasks t where t.id = ${ofIds(recordIds)} and t.deleted_at is null and ${isVisibleTask(viewer)}
        union all select 'comment', m.id, left(m.body_text, 80), null from comments m
          where m.id = ${ofIds(recordIds)} and m.erased_at is null and (m.record_id = ${taskId}::uuid or m.record_id in (select id from task_stages where task_id = ${taskId}::uuid))
      ) r), '{}'),
      'time_zone', (select time_zone from tenants))::text as names`.execute(db);
  return JSON.parse(rows[0]!.names) as FoundNames;
}
