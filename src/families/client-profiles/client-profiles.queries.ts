import { sql } from 'kysely';
import type { ClientProfile, ClientStatusTransition } from '#generated/types.gen.ts';
import type { ClientProfilesHandlers } from '#generated/families/client-profiles/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import { hasPublishedLayout } from '#src/domain/layouts/index.ts';
import { selectClientStatusKeys } from '#src/domain/status-options/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  byName,
  hasNoValue,
  holds,
  insertRecord,
  iso,
  jsonb,
  list,
  mentions,
  named,
  oneOfIds,
  oneOfKeys,
  otherThan,
  record,
  recordFilters,
  recordSorts,
  reviseRecord,
  selectRecord,
  softDeleteRecord,
} from '#src/platform/db/query/index.ts';
import type { StoredLayout } from './layout.rules.ts';

/** A profile as its rules need it. */
export interface StoredProfile {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly color: string | null;
  readonly folder_id: string | null;
  readonly allowed_transitions: ClientStatusTransition[] | null;
  readonly layout: StoredLayout | null;
  readonly revision: number;
}

/** What can be written; JSON columns as values, not as text. */
export type ProfileValues = Pick<
  StoredProfile,
  'name' | 'description' | 'color' | 'folder_id' | 'allowed_transitions' | 'layout'
>;

const present = (db: Db) => db.selectFrom('client_profiles as p').where('p.deleted_at', 'is', null);

/** The options of profile `p` as the contract shows them; `condition` narrows them. */
export const statusOptions = (condition = sql`true`) => sql<ClientProfile['status_options']>`(
  select coalesce(json_agg(json_build_object(
    'key', o.key, 'label', o.label, 'color', o.color, 'category', o.category, 'position', o.position,
    'is_default', o.is_default, 'archived_at', app.iso(o.archived_at)) order by o.position), '[]')
  from client_status_options o
  where o.tenant_id = p.tenant_id and o.profile_id = p.id and ${condition})`;

const clientCount = sql<number>`(
  select count(*) from clients c where c.tenant_id = p.tenant_id and c.profile_id = p.id and c.deleted_at is null)`;

// A field that has come to belong to every profile, or to this one, is no longer shared.
const sharedFieldIds = sql<string[]>`(
  select coalesce(json_agg(s.field_id order by s.position), '[]')
  from client_profile_fields s join fields f on f.tenant_id = s.tenant_id and f.id = s.field_id
  where s.tenant_id = p.tenant_id and s.profile_id = p.id and f.profile_id <> p.id and f.deleted_at is null)`;

/** The contract's representation of a profile. */
const profileRecord = (query: ReturnType<typeof present>) =>
  record<ClientProfile>()(
    query.select([
      'p.id',
      'p.name',
      'p.description',
      'p.color',
      'p.folder_id',
      statusOptions().as('status_options'),
      as<ClientProfile['allowed_transitions']>()('p.allowed_transitions').as('allowed_transitions'),
      sharedFieldIds.as('shared_field_ids'),
      sql<boolean>`(p.layout is not null or ${hasPublishedLayout('p')})`.as('has_custom_layout'),
      clientCount.as('client_count'),
      'p.revision',
      iso('p.created_at').as('created_at'),
      iso('p.updated_at').as('updated_at'),
      'p.created_by',
    ]),
  );

const usesField = (ids: readonly string[]) => sql<boolean>`(
  exists (select 1 from fields f
    where f.tenant_id = p.tenant_id and f.profile_id = p.id and f.id = any(${ids}::uuid[]) and f.deleted_at is null)
  or exists (select 1 from client_profile_fields s
    join fields f on f.tenant_id = s.tenant_id and f.id = s.field_id and f.deleted_at is null
    where s.tenant_id = p.tenant_id and s.profile_id = p.id and s.field_id = any(${ids}::uuid[])))`;

const hasStatus = (keys: readonly string[]) => sql<boolean>`exists (
  select 1 from client_status_options o
  where o.tenant_id = p.tenant_id and o.profile_id = p.id and o.archived_at is null and o.key = any(${keys}::text[]))`;

const hasClients = sql<boolean>`exists (
  select 1 from clients c where c.tenant_id = p.tenant_id and c.profile_id = p.id and c.deleted_at is null)`;

export const profileList = list<ClientProfilesHandlers['listClientProfiles']>()({
  rows: present,
  record: profileRecord,
  id: 'p.id',
  filters: {
    ...recordFilters('p'),
    folder_id: oneOfIds('p.folder_id'),
    is_root: hasNoValue('p.folder_id'),
    status: oneOfKeys(selectClientStatusKeys, hasStatus),
    field_id: usesField,
    has_clients: holds(hasClients),
    search: mentions('p.name', 'p.description'),
  },
  sorts: {
    ...recordSorts('p'),
    name: byName('p.name'),
    client_count: sql`client_count`,
  },
});

export const selectClientProfile = (db: Db, id: string): Promise<JsonText<ClientProfile> | undefined> =>
  selectRecord(db, profileRecord(present(db).where('p.id', '=', id)));

/** With `lock`, nobody else changes the profile, and no client can be given it, before the transaction ends. */
export async function findClientProfile(
  db: Db,
  id: string,
  lock = false,
): Promise<StoredProfile | undefined> {
  const row = await present(db)
    .where('p.id', '=', id)
    .select([
      'p.id',
      'p.name',
      'p.description',
      'p.color',
      'p.folder_id',
      'p.allowed_transitions',
      'p.layout',
      'p.revision',
    ])
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return row as StoredProfile | undefined;
}

/** Another present profile with that name, without regard to case. */
export function findNamesake(
  db: Db,
  name: string,
  ownId?: string,
): Promise<{ id: string; name: string } | undefined> {
  return present(db)
    .where(named('p.name', name))
    .where(otherThan('p.id', ownId))
    .select(['p.id', 'p.name'])
    .executeTakeFirst();
}

/** Names in use that begin with `stem`, in lower case. */
export async function selectNamesLike(db: Db, stem: string): Promise<string[]> {
  const rows = await present(db)
    .where(sql<boolean>`starts_with(lower(p.name), lower(${stem} collate app.unicode))`)
    .select(sql<string>`lower(p.name)`.as('name'))
    .execute();
  return rows.map((row) => row.name);
}

export const insertClientProfile = (
  db: Db,
  values: ProfileValues,
  userId: string,
  now: Date,
): Promise<string> =>
  insertRecord(
    db,
    'client_profiles',
    {
      ...values,
      allowed_transitions: jsonb(values.allowed_transitions),
      layout: jsonb(values.layout),
      created_by: userId,
    },
    now,
  );

/** For a profile made in this transaction: a layout names fields, which it has only once it exists. */
export async function updateInitialLayout(db: Db, id: string, layout: StoredLayout | null): Promise<void> {
  await db
    .updateTable('client_profiles')
    .set({ layout: jsonb(layout) })
    .where('id', '=', id)
    .execute();
}

export function updateClientProfile(
  db: Db,
  id: string,
  { allowed_transitions, layout, ...columns }: Partial<ProfileValues>,
  now: Date,
): Promise<void> {
  return reviseRecord(
    db,
    'client_profiles',
    id,
    {
      ...columns,
      ...(allowed_transitions !== undefined && { allowed_transitions: jsonb(allowed_transitions) }),
      ...(layout !== undefined && { layout: jsonb(layout) }),
    },
    now,
  );
}

export const softDeleteClientProfile = (db: Db, id: string, userId: string, now: Date): Promise<void> =>
  softDeleteRecord(db, 'client_profiles', id, userId, now);
