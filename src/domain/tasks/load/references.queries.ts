import { sql } from 'kysely';
import type { Person } from '#src/domain/people/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Ids of a request that name other records. */
export interface ReferenceIds {
  readonly clientId?: string | null | undefined;
  readonly departmentIds?: readonly (string | null)[];
  readonly userIds?: readonly string[];
}

/** What of them exists in the agency. */
export interface References {
  /** `owners`: members in charge of it who can work. */
  readonly client: {
    readonly id: string;
    readonly name: string;
    readonly slug: string;
    readonly owners: readonly string[];
  } | null;
  readonly departments: readonly { readonly id: string; readonly name: string }[];
  /** Everybody who has not left. */
  readonly users: readonly Person[];
  readonly timeZone: string;
}

/** Looks all of them up in one statement. */
export async function selectReferences(
  db: Db,
  { clientId = null, departmentIds = [], userIds = [] }: ReferenceIds,
): Promise<References> {
  const { rows } = await sql<Omit<References, 'timeZone'> & { time_zone: string }>`
    select
      (select jsonb_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'owners', (
          select coalesce(jsonb_agg(o.id order by o.place), '[]') from unnest(c.assigned_to) with ordinality o(id, place)
          where exists (select from users u where u.id = o.id and u.kind = 'member' and u.status in ('invited', 'active'))))
        from clients c where c.id = ${clientId}::uuid and c.deleted_at is null) as client,
      coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name)) from departments d
        where d.id = any(${departmentIds.filter((id) => id !== null)}::uuid[])), '[]') as departments,
      coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'kind', u.kind, 'status', u.status)) from users u where u.id = any(${[...userIds]}::uuid[]) and u.status <> 'removed'), '[]') as users,
      (select time_zone from tenants) as time_zone`.execute(db);
  const { time_zone: timeZone, ...found } = rows[0]!;
  return { ...found, timeZone };
}
