import { sql, type RawBuilder } from 'kysely';
import type { Client, ClientRef } from '#generated/types.gen.ts';
import type { JsonText } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, fixed, iso, record, recordQuery, selectRecords } from '#src/platform/db/query/index.ts';
import { holdDefinitions } from '#src/domain/field-values/index.ts';

/** Clients that callers may see. */
export const liveClients = (db: Db) => db.selectFrom('clients as c').where('c.deleted_at', 'is', null);

/** The columns of the contract's representation of a client, `c`, as the user sees it. */
export const clientColumns = (userId: string) =>
  [
    'c.id',
    'c.name',
    'c.slug',
    'c.profile_id',
    'c.status',
    as<Client['status_category']>()('c.status_category').as('status_category'),
    as<Client['contacts']>()('c.contacts').as('contacts'),
    as<Client['addresses']>()('c.addresses').as('addresses'),
    'c.tags',
    'c.assigned_to',
    as<Client['field_values']>()('c.field_values').as('field_values'),
    as<Client['source']>()('c.source').as('source'),
    isPinnedBy(userId).as('is_pinned'),
    'c.revision',
    iso('c.created_at').as('created_at'),
    iso('c.updated_at').as('updated_at'),
    'c.created_by',
  ] as const;

/** The contract's representation of a client, as the user sees it. */
export const clientRecord = (query: ReturnType<typeof liveClients>, userId: string) =>
  record<Client>()(query.select(clientColumns(userId)));

export const isPinnedBy = (userId: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from client_pins p where p.tenant_id = c.tenant_id and p.user_id = ${userId} and p.client_id = c.id)`;

/** What singles a client out. */
export type ClientKey = { readonly id: string } | { readonly slug: string };

const withKey = (db: Db, key: ClientKey) =>
  'id' in key ? liveClients(db).where('c.id', '=', key.id) : liveClients(db).where('c.slug', '=', key.slug);

const clientByKey = fixed((db, { userId, ...key }: ClientKey & { userId: string }) =>
  recordQuery(db, clientRecord(withKey(db, key), userId)),
);

export async function selectClient(
  db: Db,
  userId: string,
  key: ClientKey,
): Promise<JsonText<Client> | undefined> {
  const [row] = await clientByKey(db, { userId, ...key });
  return row?.record;
}

/** The client into which this one was merged. */
export async function findSurvivor(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('clients').where('id', '=', id).select('merged_into_id').executeTakeFirst();
  return row?.merged_into_id ?? undefined;
}

/** The client for a change of it; held until the transaction ends. */
export async function lockClient(db: Db, userId: string, key: ClientKey): Promise<Client | undefined> {
  const holding = holdDefinitions(db);
  const locked = selectRecords(db, clientRecord(withKey(db, key).forUpdate(), userId));
  return (await Promise.all([holding, locked]))[1][0];
}

/** Holds several clients at once, always in the same order, so that two requests about the same ones cannot block each other. */
export async function lockClients(db: Db, ids: readonly string[]): Promise<void> {
  const holding = holdDefinitions(db);
  const locking = db
    .selectFrom('clients')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  await Promise.all([holding, locking]);
}

export async function clientExists(db: Db, id: string): Promise<boolean> {
  return (await liveClients(db).where('c.id', '=', id).select('c.id').executeTakeFirst()) !== undefined;
}

/** Clients with a contact of this e-mail address, or of this name, without regard to case; the latest change first. */
export function selectClientRefs(
  db: Db,
  by: { readonly email: string } | { readonly name: string },
  limit: number,
): Promise<ClientRef[]> {
  const matching =
    'email' in by
      ? liveClients(db).where('c.id', 'in', (keys) =>
          keys
            .selectFrom('client_contact_keys as k')
            .where('k.kind', '=', 'email')
            .where('k.value', '=', by.email.toLowerCase())
            .select('k.client_id'),
        )
      : liveClients(db).where(sql<boolean>`lower(c.name) = lower(${by.name} collate app.unicode)`);
  return matching
    .select(['c.id', 'c.name', 'c.slug'])
    .orderBy('c.updated_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute();
}

/** Who has the slug now. */
export function findSlugHolder(db: Db, slug: string): Promise<{ id: string; name: string } | undefined> {
  return liveClients(db).where('c.slug', '=', slug).select(['c.id', 'c.name']).executeTakeFirst();
}
