import { sql, type Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { RecordRef } from '#generated/types.gen.ts';

type Db = Kysely<Database>;

export interface OpenAssignments {
  readonly total: number;
  readonly records: RecordRef[];
}

const mostListed = 200;

/** Unfinished records that somebody is in charge of: clients who are with the agency before those who may come. */
export async function selectOpenAssignments(db: Db, userId: string, canSeeClients: boolean): Promise<OpenAssignments> {
  const { rows } = await sql<OpenAssignments>`
    with open as (
      select 'client' as kind, c.id, c.name, c.status_category = 'active' as is_pressing
      from clients c where c.assigned_to @> array[${userId}::uuid] and c.deleted_at is null and c.status_category <> 'inactive'
    ), first as (select * from open order by is_pressing desc, lower(name), id limit ${mostListed})
    select (select count(*) from open) as total, coalesce((
      select jsonb_agg(jsonb_build_object('kind', kind, 'id', id, 'name', case when ${canSeeClients}::boolean then left(name, 300) end)
        order by is_pressing desc, lower(name), id) from first), '[]') as records`.execute(db);
  return rows[0]!;
}
