import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import type { FeedRow } from './feed.queries.ts';

/** What a page of entries names by key or id. */
export interface Words {
  readonly users: Readonly<Record<string, string>>;
  /** Labels of statuses by kind of record, set of options and key. */
  readonly statuses: readonly {
    readonly kind: string;
    readonly set_id: string | null;
    readonly key: string;
    readonly label: string;
  }[];
  /** Names of custom fields by kind of record and key. */
  readonly fields: readonly { readonly kind: string; readonly key: string; readonly name: string }[];
}

/** One statement for the whole page. */
export async function selectWords(db: Db, rows: readonly FeedRow[]): Promise<Words> {
  const people = rows.flatMap(({ people_before, people_after }) => [
    ...(people_before ?? []),
    ...(people_after ?? []),
  ]);
  const sets = rows.flatMap(({ status_set_id }) => status_set_id ?? []);
  const keys = rows.flatMap(({ changes }) =>
    changes.flatMap(({ field }) => (field.startsWith(customPrefix) ? field.slice(customPrefix.length) : [])),
  );
  const found = await sql<{ words: string }>`
    select json_build_object(
      'users', coalesce((select json_object_agg(id, name) from users where id = any(${people}::uuid[])), '{}'),
      'statuses', coalesce((select json_agg(o) from (
        select record_kind as kind, template_id as set_id, key, label from status_options
        where record_kind in ('task', 'task_stage') and (template_id is null or template_id = any(${sets}::uuid[]))
        union all
        select 'client', profile_id, key, label from client_status_options where profile_id = any(${sets}::uuid[])) o), '[]'),
      'fields', coalesce((select json_agg(json_build_object('kind', record_kind, 'key', key, 'name', name)) from fields
        where record_kind in ('client', 'task') and deleted_at is null and key = any(${keys}::text[])), '[]'))::text as words`.execute(
    db,
  );
  return JSON.parse(found.rows[0]!.words) as Words;
}

export const customPrefix = 'field_values.';
