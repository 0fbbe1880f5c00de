import { sql } from 'kysely';
import type {
  Agency,
  ClientTagCount,
  TenantContextClientProfile,
  TenantContextField,
  TenantContextUser,
} from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/db.ts';
import { as, record, selectRecords } from '#src/platform/db/records.ts';

// Reference data of every family, in the short forms of the tenant context. It is read here in one place and written nowhere.

export async function findAgency(db: Db): Promise<Agency> {
  return db
    .selectFrom('tenants')
    .select(['id', 'name', 'slug', 'time_zone', 'locale', 'currency'])
    .executeTakeFirstOrThrow();
}

export function selectProfilesInShort(db: Db, limit: number): Promise<TenantContextClientProfile[]> {
  const options = sql<TenantContextClientProfile['status_options']>`(
    select coalesce(json_agg(json_build_object(
      'key', o.key, 'label', o.label, 'color', o.color, 'category', o.category, 'position', o.position,
      'is_default', o.is_default, 'archived_at', null) order by o.position), '[]')
    from client_status_options o
    where o.tenant_id = p.tenant_id and o.profile_id = p.id and o.archived_at is null)`;
  return selectRecords(
    db,
    record<TenantContextClientProfile>()(
      db
        .selectFrom('client_profiles as p')
        .where('p.deleted_at', 'is', null)
        .select(['p.id', 'p.name', options.as('status_options')])
        .orderBy(sql`lower(p.name)`)
        .limit(limit),
    ),
  );
}

export function selectUsersInShort(db: Db, limit: number): Promise<TenantContextUser[]> {
  return selectRecords(
    db,
    record<TenantContextUser>()(
      db
        .selectFrom('users')
        .where('status', 'in', ['active', 'invited'])
        .select(['id', 'kind', 'name', 'email', 'status'])
        .orderBy(sql`lower(name)`)
        .orderBy('id')
        .limit(limit),
    ),
  );
}

export function selectClientTags(db: Db, limit: number): Promise<ClientTagCount[]> {
  return selectRecords(
    db,
    record<ClientTagCount>()(
      db
        .selectFrom(['clients as c', sql<{ tag: string }>`unnest(c.tags)`.as<'t'>(sql`t(tag)`)])
        .where('c.deleted_at', 'is', null)
        .groupBy('t.tag')
        .select(['t.tag', sql<number>`count(*)`.as('client_count')])
        .orderBy(sql`count(*) desc`)
        .orderBy('t.tag')
        .limit(limit),
    ),
  );
}

export function selectFieldsInShort(db: Db, limit: number): Promise<TenantContextField[]> {
  return selectRecords(
    db,
    record<TenantContextField>()(
      db
        .selectFrom('fields')
        .where('deleted_at', 'is', null)
        .select([
          'id',
          as<TenantContextField['record_kind']>('record_kind').as('record_kind'),
          'profile_id',
          'key',
          'name',
          as<TenantContextField['type']>('type').as('type'),
        ])
        .orderBy('record_kind')
        .orderBy('position')
        .orderBy('id')
        .limit(limit),
    ),
  );
}
