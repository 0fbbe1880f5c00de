import { sql, type Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { Permission } from '#generated/permissions.ts';
import type { CustomObjectStatusOptions } from '#generated/types.gen.ts';
import type { ListCustomObjectStatusOptionsInput } from '#generated/families/status-options/handlers.ts';
import type { Page } from '#src/call/context.ts';
import { containing } from '#src/platform/db/like.ts';
import { iso, selectPage } from '#src/platform/db/records.ts';

type Db = Kysely<Database>;

const objects = (db: Db) => db.selectFrom('custom_objects as c').where('c.deleted_at', 'is', null);

/** States that records may be in; an archived one is in no record (its replacement moves them). */
const states = sql`case when c.lifecycle is null
  then json_build_array(json_build_object('key', 'active', 'label', 'Active', 'category', 'open', 'position', 0))
  else (
    select coalesce(json_agg(json_build_object('key', s -> 'key', 'label', s -> 'label', 'category', s -> 'category', 'position', s -> 'position')
      order by (s ->> 'position')::integer), '[]')
    from jsonb_array_elements(c.lifecycle -> 'states') s where s ->> 'archived_at' is null) end`;

/** The contract's representation of an object's states. */
const withRecord = (query: ReturnType<typeof objects>) => query.select([
  'c.id as custom_object_id', 'c.key as object_key', 'c.name as object_name',
  sql<string>`coalesce(c.lifecycle ->> 'initial', 'active')`.as('initial_status'),
  sql<boolean>`c.lifecycle is not null`.as('has_own_lifecycle'),
  states.as('options'), iso('c.updated_at').as('updated_at'),
]);

const sortExpressions = { updated_at: sql`c.updated_at`, object_name: sql`lower(c.name)` } as const;

/** Objects that somebody with these permissions may see. */
export function selectObjectStates(
  db: Db, query: ListCustomObjectStatusOptionsInput['query'], held: readonly Permission[],
): Promise<Page<CustomObjectStatusOptions>> {
  const direction = sql.raw(query.order);
  let matching = objects(db).where(sql<boolean>`(c.view_permission is null or c.view_permission = any(${[...held]}::text[]))`);
  if (query.custom_object_id !== undefined) matching = matching.where(sql<boolean>`c.id = any(${query.custom_object_id}::uuid[])`);
  if (query.search !== undefined) {
    const pattern = containing(query.search);
    matching = matching.where(sql<boolean>`(c.name ilike ${pattern} or c.key ilike ${pattern})`);
  }
  return selectPage<CustomObjectStatusOptions>(db, {
    matching,
    record: (rows) => withRecord(rows as ReturnType<typeof objects>),
    orderBy: [sql`${sortExpressions[query.sort]} ${direction}`, sql`c.id ${direction}`],
    limit: query.limit,
    offset: query.offset,
  });
}
