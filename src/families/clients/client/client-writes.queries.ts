import { sql } from 'kysely';
import type { Client, ClientMatch, UserRef } from '#generated/types.gen.ts';
import type { JsonText } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import { fixed, holdName } from '#src/platform/db/query/index.ts';
import { clientColumns } from './clients.queries.ts';

/** What the contacts of a client are recognised by. */
export interface ContactKeys {
  readonly emails: readonly string[];
  readonly phones: readonly string[];
}

/** A client that another one is like, by the agency's settings. */
export type AlikeClient = ClientMatch & { readonly is_forbidden: boolean };

export interface NewClient {
  readonly id: string;
  readonly name: string;
  readonly profileId: string;
  /** Null for the profile's default. */
  readonly status: string | null;
  /** Taken as it is, or made free by a number behind it. */
  readonly slug: { readonly exactly: string } | { readonly like: string };
  readonly contacts: Client['contacts'];
  readonly contactKeys: ContactKeys;
  readonly addresses: Client['addresses'];
  readonly tags: readonly string[];
  readonly assignedTo: readonly string[];
  readonly fieldValues: Client['field_values'];
  readonly source: Client['source'];
}

/** What came of an insertion; `record` is null when something was in its way. */
export interface Insertion {
  readonly record: JsonText<Client> | null;
  /** Users in charge, as far as they exist and can work. */
  readonly assigned: UserRef[];
  /** Whether the profile exists and has the status. */
  readonly hasOption: boolean;
  /** Clients like this one, by the agency's settings. */
  readonly alike: AlikeClient[];
}

interface InsertionRow extends Omit<Insertion, 'hasOption'> {
  readonly has_option: boolean;
}

/** A new client as parameters of its statement; exactly one of the slugs is set. */
interface InsertionParameters
  extends Omit<NewClient, 'slug' | 'contacts' | 'contactKeys' | 'addresses' | 'fieldValues'>, ContactKeys {
  readonly exactSlug: string | undefined;
  readonly slugLike: string | undefined;
  readonly contacts: string;
  readonly addresses: string;
  readonly fieldValues: string;
  readonly userCount: number;
  readonly userId: string;
  readonly now: Date;
}

const insertion = fixed<InsertionParameters, InsertionRow>(
  (db, client) => sql<InsertionRow>`
  with option as (
    select o.key, o.category
    from client_profiles p join client_status_options o on o.tenant_id = p.tenant_id and o.profile_id = p.id
    where p.id = ${client.profileId} and p.deleted_at is null and o.archived_at is null
      and case when ${client.status}::text is null then o.is_default else o.key = ${client.status} end
  ), people as (
    select count(*) as total, coalesce(jsonb_agg(
      jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email) order by array_position(${client.assignedTo}::uuid[], u.id)), '[]') as refs
    from users u where u.id = any(${client.assignedTo}::uuid[]) and u.status in ('invited', 'active')
  ), alike as materialized (
    select * from app.matching_clients(${client.emails}::text[], ${client.phones}::text[], ${client.name})
  ), added as (
    insert into clients (id, profile_id, name, slug, status, status_category, contacts, addresses, tags, assigned_to, field_values, source,
      created_at, updated_at, created_by)
    select ${client.id}::uuid, ${client.profileId}::uuid, ${client.name},
      ${client.exactSlug === undefined ? sql`app.free_client_slug(${client.slugLike})` : sql`${client.exactSlug}::text`}, option.key, option.category,
      ${client.contacts}::jsonb, ${client.addresses}::jsonb, ${client.tags}::text[], ${client.assignedTo}::uuid[],
      ${client.fieldValues}::jsonb, ${client.source}, ${client.now}::timestamptz, ${client.now}::timestamptz, ${client.userId}::uuid
    from option, people
    where people.total = ${client.userCount} and not exists (select from alike where is_forbidden)
    on conflict (tenant_id, slug) where deleted_at is null do nothing
    returning *
  )
  select (select row_to_json(r)::text from (${db.selectFrom('added as c' as 'clients as c').select(clientColumns(client.userId))}) r) as record,
    (select refs from people) as assigned,
    exists (select from option) as has_option,
    coalesce((select jsonb_agg(a) from alike a), '[]') as alike`,
);

/**
 * Stores a client and answers everything that its checks and its event need, in one statement: profile, status, users,
 * duplicates and slug each stand in its way when they do not fit, and the caller is told which.
 */
export async function insertClient(db: Db, client: NewClient, userId: string, now: Date): Promise<Insertion> {
  const { slug, contacts, addresses, fieldValues, contactKeys, ...plain } = client;
  const [row] = await insertion(db, {
    ...plain,
    exactSlug: 'exactly' in slug ? slug.exactly : undefined,
    slugLike: 'like' in slug ? slug.like : undefined,
    contacts: JSON.stringify(contacts),
    addresses: JSON.stringify(addresses),
    fieldValues: JSON.stringify(fieldValues),
    ...contactKeys,
    userCount: client.assignedTo.length,
    userId,
    now,
  });
  const { has_option: hasOption, ...rest } = row!;
  return { hasOption, ...rest };
}

/** Clients like one with these addresses, numbers and name; null for a name that is not in question. */
export async function selectAlike(
  db: Db,
  { emails, phones, name }: ContactKeys & { readonly name: string | null },
): Promise<AlikeClient[]> {
  return (
    await sql<AlikeClient>`select * from app.matching_clients(${emails}::text[], ${phones}::text[], ${name}::text)`.execute(
      db,
    )
  ).rows;
}

/** Lets those who lost the race for a slug like this go one by one, each seeing what the one before took. */
export const queueForSlug = (db: Db, slug: string): Promise<void> => holdName(db, 'client slug', slug);

/** Properties that a change may give another value. */
export type ClientChanges = Partial<
  Pick<
    Client,
    | 'name'
    | 'slug'
    | 'profile_id'
    | 'status'
    | 'contacts'
    | 'addresses'
    | 'tags'
    | 'assigned_to'
    | 'field_values'
  >
>;

/** Stores changes of a locked client and answers the record after them. */
export async function updateClient(
  db: Db,
  userId: string,
  id: string,
  changes: ClientChanges,
  now: Date,
): Promise<Client> {
  const { contacts, addresses, field_values: values, ...plain } = changes;
  const changed = db
    .updateTable('clients')
    .set((eb) => ({
      ...plain,
      ...(contacts && { contacts: JSON.stringify(contacts) }),
      ...(addresses && { addresses: JSON.stringify(addresses) }),
      ...(values && { field_values: JSON.stringify(values) }),
      revision: eb('revision', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .returningAll();
  const row = await db
    .with('changed', () => changed)
    .selectFrom((eb) =>
      eb
        .selectFrom('changed as c' as 'clients as c')
        .select(clientColumns(userId))
        .as('r'),
    )
    .select(sql<string>`row_to_json(r)::text`.as('record'))
    .executeTakeFirstOrThrow();
  return JSON.parse(row.record) as Client;
}

/** Deletes a locked client; what members keep about it goes with it, and its outside accounts become free. */
export async function softDeleteClient(db: Db, id: string, userId: string, now: Date): Promise<void> {
  await sql`
    with freed as (delete from client_integration_accounts where client_id = ${id}),
      unpinned as (delete from client_pins where client_id = ${id})
    update clients set deleted_at = ${now}, deleted_by = ${userId}, updated_at = ${now}, revision = revision + 1 where id = ${id}`.execute(
    db,
  );
}
