import { sql, type RawBuilder } from 'kysely';
import type {
  Agency,
  ClientTagCount,
  NamedRef,
  TenantContextClientProfile,
  TenantContextCount,
  TenantContextField,
  TenantContextProcess,
  TenantContextSection,
  TenantContextStatus,
  TenantContextTag,
  TenantContextUser,
} from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, record, selectRecords } from '#src/platform/db/query/index.ts';

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

export function selectDepartmentsInShort(db: Db, limit: number): Promise<NamedRef[]> {
  return selectRecords(
    db,
    record<NamedRef>()(
      db
        .selectFrom('departments')
        .select(['id', 'name'])
        .orderBy(sql`lower(name)`)
        .orderBy('id')
        .limit(limit),
    ),
  );
}

const statusKinds = ['task', 'task_stage', 'ticket', 'escalation'];

export function selectStatusesInShort(db: Db, limit: number): Promise<TenantContextStatus[]> {
  return selectRecords(
    db,
    record<TenantContextStatus>()(
      db
        .selectFrom('status_options as o')
        .where('o.template_id', 'is', null)
        .where('o.archived_at', 'is', null)
        .select([
          as<TenantContextStatus['record_kind']>()('o.record_kind').as('record_kind'),
          'o.key',
          'o.label',
          'o.category',
          'o.is_default',
        ])
        .orderBy(sql`array_position(${statusKinds}::text[], o.record_kind)`)
        .orderBy('o.position')
        .limit(limit),
    ),
  );
}

export function selectTaskTags(db: Db, limit: number): Promise<TenantContextTag[]> {
  return selectRecords(
    db,
    record<TenantContextTag>()(
      db
        .selectFrom('tag_priority_options as o')
        .where('o.record_kind', '=', 'task')
        .where('o.kind', '=', 'tag')
        .where('o.archived_at', 'is', null)
        .select([as<string>()('o.tag').as('tag'), 'o.label', 'o.color'])
        .orderBy('o.position')
        .orderBy('o.id')
        .limit(limit),
    ),
  );
}

/** The stages are those of the working copy, which may have been edited since. */
export function selectProcessesInShort(db: Db, limit: number): Promise<TenantContextProcess[]> {
  return selectRecords(
    db,
    record<TenantContextProcess>()(
      db
        .selectFrom('process_definitions as p')
        .where('p.status', '=', 'published')
        .where('p.deleted_at', 'is', null)
        .select([
          'p.id',
          'p.name',
          as<number>()('p.version').as('version'),
          sql<number>`(select count(*) from process_stages s where s.tenant_id = p.tenant_id and s.process_definition_id = p.id)`.as(
            'stage_count',
          ),
        ])
        .orderBy(sql`lower(p.name)`)
        .orderBy('p.id')
        .limit(limit),
    ),
  );
}

/** How many entries each of these sections has, in one statement. */
export async function countSections(
  db: Db,
  sections: readonly CountedSection[],
): Promise<TenantContextCount[]> {
  const { rows } = await sql<TenantContextCount>`select section, count from (values ${sql.join(
    sections.map((section) => sql`(${section}::text, (${counts[section]}))`),
  )}) c (section, count)`.execute(db);
  return rows.map(({ section, count }) => ({ section, count: Number(count) }));
}

export type CountedSection = Exclude<TenantContextSection, 'agency' | 'caller' | 'counts'>;

const counts: Readonly<Record<CountedSection, RawBuilder<number>>> = {
  client_profiles: sql`select count(*) from client_profiles where deleted_at is null`,
  users: sql`select count(*) from users where status in ('active', 'invited')`,
  client_tags: sql`select count(distinct tag) from clients c, unnest(c.tags) tag where c.deleted_at is null`,
  departments: sql`select count(*) from departments`,
  statuses: sql`select count(*) from status_options where template_id is null and archived_at is null`,
  task_tags: sql`select count(*) from tag_priority_options where record_kind = 'task' and kind = 'tag' and archived_at is null`,
  processes: sql`select count(*) from process_definitions where status = 'published' and deleted_at is null`,
  fields: sql`select count(*) from fields where deleted_at is null and custom_object_id is null`,
};

export function selectFieldsInShort(db: Db, limit: number): Promise<TenantContextField[]> {
  return selectRecords(
    db,
    record<TenantContextField>()(
      db
        .selectFrom('fields')
        .where('deleted_at', 'is', null)
        .where('custom_object_id', 'is', null)
        .select([
          'id',
          as<TenantContextField['record_kind']>()('fields.record_kind').as('record_kind'),
          'profile_id',
          'key',
          'name',
          as<TenantContextField['type']>()('fields.type').as('type'),
        ])
        .orderBy('record_kind')
        .orderBy('position')
        .orderBy('id')
        .limit(limit),
    ),
  );
}
