import { sql } from 'kysely';
import type { FieldType } from '#generated/types.gen.ts';
import { as } from '#src/platform/db/query/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { TaskField } from './prompt.rules.ts';

/** The custom fields of tasks that there are of these, by key. */
export async function selectTaskFields(db: Db, keys: readonly string[]): Promise<Map<string, TaskField>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('fields')
    .where('record_kind', '=', 'task')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`key = any(${[...keys]}::text[])`)
    .select(['key', as<FieldType>()('fields.type').as('type'), 'is_sensitive'])
    .execute();
  return new Map(rows.map(({ key, ...field }) => [key, field]));
}
