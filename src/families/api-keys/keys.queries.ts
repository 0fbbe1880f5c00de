import { sql } from 'kysely';
import type { ApiKey, ApiKeyStatus } from '#generated/console/types.gen.ts';
import type { ApiKeysHandlers } from '#generated/console/families/api-keys/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import { namedRefOf, namedRefOfOrNull } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  by,
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
  selectRecord,
  since,
} from '#src/platform/db/query/index.ts';
import { permissionsGiven } from './service-accounts.queries.ts';

const keys = (db: Db) =>
  db
    .selectFrom('api_keys as k')
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'k.tenant_id').onRef('u.id', '=', 'k.user_id'),
    )
    .leftJoin('users as c', (join) =>
      join.onRef('c.tenant_id', '=', 'k.tenant_id').onRef('c.id', '=', 'k.created_by'),
    )
    .where('u.kind', '=', 'service_account');

const isValid = sql<boolean>`k.revoked_at is null and (k.expires_at is null or k.expires_at > now())`;

/** What its dates amount to (domain model §15). */
const status = sql<ApiKeyStatus>`case when k.revoked_at is not null then 'revoked' when k.expires_at <= now() then 'expired'
  when k.previous_expires_at > now() then 'rotating' else 'active' end`;

/** A key that ends takes the former secret with it. */
const formerExpiresAt = sql<
  string | null
>`case when ${status} = 'rotating' then app.iso(least(k.previous_expires_at, k.expires_at)) end`;

/** The contract's representation of a key: nothing that the secret could be made from. */
const keyRecord = (query: ReturnType<typeof keys>) =>
  record<ApiKey>()(
    query.select([
      'k.id',
      'k.name',
      'k.hint',
      namedRefOf('u').as('service_account'),
      permissionsGiven.as('permissions'),
      status.as('status'),
      isoOrNull('k.expires_at').as('expires_at'),
      formerExpiresAt.as('former_expires_at'),
      isoOrNull('k.revoked_at').as('revoked_at'),
      isoOrNull('k.last_used_at').as('last_used_at'),
      'k.revision',
      iso('k.created_at').as('created_at'),
      iso('k.updated_at').as('updated_at'),
      'k.created_by',
      namedRefOfOrNull('c').as('creator'),
    ]),
  );

export const keyList = list<ApiKeysHandlers['listApiKeys']>()({
  rows: keys,
  record: keyRecord,
  id: 'k.id',
  filters: {
    service_account_id: oneOfIds('k.user_id'),
    status: oneOf(status),
    search: mentions('k.name', 'u.name', 'k.hint'),
    updated_after: since('k.updated_at'),
  },
  sorts: {
    created_at: by('k.created_at'),
    last_used_at: emptyLast('k.last_used_at'),
    name: byName('k.name'),
  },
});

export const selectKey = (db: Db, id: string): Promise<JsonText<ApiKey> | undefined> =>
  selectRecord(db, keyRecord(keys(db).where('k.id', '=', id)));

/** Whose key it is, which never changes. */
export async function findAccountOfKey(db: Db, id: string): Promise<string | undefined> {
  return (await keys(db).where('k.id', '=', id).select('k.user_id').executeTakeFirst())?.user_id;
}

export async function countValidKeys(db: Db, accountId: string): Promise<number> {
  return countRows(keys(db).where('k.user_id', '=', accountId).where(isValid));
}

/** Those that have expired too: nobody can tell then that they might come back. */
export function selectKeysToRevoke(db: Db, accountId: string): Promise<{ id: string; is_valid: boolean }[]> {
  return keys(db)
    .where('k.user_id', '=', accountId)
    .where('k.revoked_at', 'is', null)
    .orderBy('k.id')
    .select(['k.id', isValid.as('is_valid')])
    .execute();
}
