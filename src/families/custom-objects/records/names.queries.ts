import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { literally } from '#src/platform/db/query/index.ts';

/** Names, in lower case, of records of the custom object that begin with the text. */
export async function selectNamesLike(db: Db, objectId: string, stem: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select lower(r.name) as name from custom_object_records r
    where r.custom_object_id = ${objectId}::uuid and r.deleted_at is null and lower(r.name) like ${`${literally(stem.toLowerCase())}%`}
    limit 10000`.execute(db);
  return rows.map(({ name }) => name);
}
