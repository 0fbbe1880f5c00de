import { sql, type Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { StatusEntityKind } from './status-set.ts';

type Db = Kysely<Database>;

/**
 * Keeps the options of these kinds as they are until the transaction ends; the templates of stages go with `task_stage`.
 * Whoever gives a record a status asks for this before reading the options and before locking the record
 * (`Promise.all([lockStatusSets(db, ['task', 'task_stage']), lockTask(...)])` is one round trip): a change of options takes
 * its locks in the same order, so that no record is given an option in the moment in which it is archived.
 */
export async function lockStatusSets(db: Db, kinds: readonly StatusEntityKind[]): Promise<void> {
  await sql`select from status_option_sets where entity_kind = any(${[...kinds]}::text[]) order by entity_kind for share`.execute(db);
}

/**
 * Those of these templates that there are, kept from being deleted until the transaction ends: for whoever lets a process
 * or a stage of one name them.
 */
export async function lockStatusTemplates(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('status_templates').where('id', 'in', [...ids]).where('deleted_at', 'is', null)
    .select('id').orderBy('id').forShare().execute();
  return new Set(rows.map(({ id }) => id));
}
