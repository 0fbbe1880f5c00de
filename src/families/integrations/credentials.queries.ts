import { sql } from 'kysely';
import type { IntegrationCredential } from '#generated/types.gen.ts';
import type { IntegrationsHandlers } from '#generated/families/integrations/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import { providers } from '#src/domain/integrations/index.ts';
import { userRef } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  byName,
  countRows,
  emptyLast,
  iso,
  isoOrNull,
  list,
  mentions,
  oneOf,
  oneOfIds,
  record,
  recordFilters,
  recordSorts,
  reviseRecord,
  selectRecord,
  selectRecords,
} from '#src/platform/db/query/index.ts';

/** Who looks at connections: all see their own; `seesShared` those of the agency too. */
export interface ConnectionViewer {
  readonly userId: string;
  readonly seesShared: boolean;
}

const all = (db: Db) => db.selectFrom('connections as c');

export const mayUse = ({ userId, seesShared }: ConnectionViewer) =>
  seesShared
    ? sql<boolean>`(c.owner_id = ${userId} or c.visibility = 'agency')`
    : sql<boolean>`c.owner_id = ${userId}`;

const withSubaccounts = providers
  .filter(({ subaccounts }) => subaccounts !== undefined)
  .map(({ key }) => key);

/** A token without renewal ends the connection. */
const expiresAt = sql<
  string | null
>`case when c.refresh_token_sealed is null and c.status in ('active', 'failing') then app.iso(c.token_expires_at) end`;

/** The contract's representation of a connection: no secret, sealed or not. */
const credentialRecord = (query: ReturnType<typeof all>) =>
  record<IntegrationCredential>()(
    query.select([
      'c.id',
      'c.integration_key',
      'c.name',
      'c.account_label',
      as<IntegrationCredential['status']>()('c.status').as('status'),
      'c.status_message',
      as<IntegrationCredential['visibility']>()('c.visibility').as('visibility'),
      'c.scopes',
      sql<boolean>`c.integration_key = any(${withSubaccounts}::text[])`.as('has_subaccounts'),
      userRef('c.owner_id').as('owner'),
      expiresAt.as('expires_at'),
      isoOrNull('c.last_used_at').as('last_used_at'),
      isoOrNull('c.last_checked_at').as('last_checked_at'),
      'c.revision',
      iso('c.created_at').as('created_at'),
      iso('c.updated_at').as('updated_at'),
    ]),
  );

export const credentials = list<IntegrationsHandlers['listIntegrationCredentials'], ConnectionViewer>()({
  rows: (db, viewer) => all(db).where(mayUse(viewer)),
  record: credentialRecord,
  id: 'c.id',
  filters: {
    ...recordFilters('c'),
    integration_key: oneOf('c.integration_key'),
    status: oneOf('c.status'),
    visibility: oneOf('c.visibility'),
    owner_id: oneOfIds('c.owner_id'),
    search: mentions('c.name', 'c.account_label'),
  },
  sorts: {
    ...recordSorts('c'),
    name: byName('c.name'),
    last_used_at: emptyLast('c.last_used_at'),
    expires_at: emptyLast(expiresAt),
  },
});

export const selectCredential = (db: Db, id: string): Promise<JsonText<IntegrationCredential> | undefined> =>
  selectRecord(db, credentialRecord(all(db).where('c.id', '=', id)));

export const countConnections = (db: Db): Promise<number> => countRows(all(db));

export interface ConnectionChange {
  readonly name?: string;
  readonly visibility?: 'agency' | 'personal';
  readonly owner_id?: string;
  readonly inputs_sealed?: Buffer;
  readonly account_label?: string | null;
  readonly status?: 'active' | 'failing';
  readonly status_message?: string | null;
  readonly revoked_at?: null;
  readonly last_checked_at?: Date;
}

export async function updateConnection(
  db: Db,
  id: string,
  change: ConnectionChange,
  now: Date,
): Promise<void> {
  await reviseRecord(db, 'connections', id, change, now);
}

/** What the agency has of each service: connections that the viewer may use, and scopes of those that work. */
export interface ServiceUse {
  readonly integration_key: string;
  readonly connections: number;
  readonly active: number;
  readonly problems: number;
  readonly connected_at: string;
  /** Of each connection that works. */
  readonly scopes: readonly (readonly string[])[];
  readonly ids: readonly string[];
}

export async function selectServiceUses(db: Db, viewer: ConnectionViewer): Promise<ServiceUse[]> {
  return all(db)
    .where(mayUse(viewer))
    .groupBy('c.integration_key')
    .select([
      'c.integration_key',
      sql<number>`(count(*) filter (where c.status <> 'revoked'))::int`.as('connections'),
      sql<number>`(count(*) filter (where c.status = 'active'))::int`.as('active'),
      sql<number>`(count(*) filter (where c.status in ('expired', 'failing', 'revoked')))::int`.as(
        'problems',
      ),
      sql<string>`app.iso(min(c.created_at))`.as('connected_at'),
      sql<string[][]>`coalesce(json_agg(c.scopes) filter (where c.status in ('active', 'failing')), '[]')`.as(
        'scopes',
      ),
      sql<string[]>`(array_agg(c.id::text order by c.created_at desc, c.id desc))[1:200]`.as('ids'),
    ])
    .execute() as Promise<ServiceUse[]>;
}

/** Connections by their ids. */
export async function selectCredentialsByIds(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, IntegrationCredential>> {
  if (ids.length === 0) return new Map();
  const found = await selectRecords(db, credentialRecord(all(db).where(oneOfIds('c.id')(ids))));
  return new Map(found.map((one) => [one.id, one]));
}
