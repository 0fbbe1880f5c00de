import type { OauthGrant } from '#generated/console/types.gen.ts';
import type { OauthGrantsHandlers } from '#generated/console/families/oauth-grants/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import { userRefOf } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  by,
  byName,
  emptyLast,
  iso,
  isoOrNull,
  list,
  mentions,
  oneOf,
  oneOfIds,
  record,
  reviseRecord,
  selectRecord,
} from '#src/platform/db/query/index.ts';

const grants = (db: Db) =>
  db
    .selectFrom('oauth_grants as g')
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'g.tenant_id').onRef('u.id', '=', 'g.user_id'),
    );

/** The contract's representation of a grant. */
const grantRecord = (query: ReturnType<typeof grants>) =>
  record<OauthGrant>()(
    query.select([
      'g.id',
      userRefOf('u').as('user'),
      'g.client_id as oauth_client_id',
      'g.client_name as oauth_client_name',
      'g.client_source as oauth_client_source',
      'g.redirect_host as redirect_target',
      'g.can_manage_people',
      'g.status',
      'g.revoke_reason',
      isoOrNull('g.revoked_at').as('revoked_at'),
      isoOrNull('g.last_used_at').as('last_used_at'),
      iso('g.created_at').as('created_at'),
    ]),
  );

/** `ownerId` is whose grants there are to see; null for everybody's. */
export const grantList = list<OauthGrantsHandlers['listOauthGrants'], { ownerId: string | null }>()({
  rows: (db, { ownerId }) => (ownerId === null ? grants(db) : grants(db).where('g.user_id', '=', ownerId)),
  record: grantRecord,
  id: 'g.id',
  filters: {
    status: oneOf('g.status'),
    user_id: oneOfIds('g.user_id'),
    search: mentions('g.client_name', 'u.name', 'u.email'),
  },
  sorts: {
    created_at: by('g.created_at'),
    last_used_at: emptyLast('g.last_used_at'),
    oauth_client_name: byName('g.client_name'),
  },
});

export const selectGrant = (db: Db, id: string): Promise<JsonText<OauthGrant> | undefined> =>
  selectRecord(db, grantRecord(grants(db).where('g.id', '=', id)));

/** Takes the row lock. */
export const findGrantForUpdate = (db: Db, id: string) =>
  db
    .selectFrom('oauth_grants')
    .where('id', '=', id)
    .select(['id', 'user_id', 'status'])
    .forUpdate()
    .executeTakeFirst();

export interface Revocation {
  readonly id: string;
  readonly by: string;
  readonly reason: 'user' | 'admin';
  readonly at: Date;
}

export async function updateGrantRevoked(db: Db, { id, by, reason, at }: Revocation): Promise<void> {
  await reviseRecord(
    db,
    'oauth_grants',
    id,
    { status: 'revoked', revoked_at: at, revoked_by: by, revoke_reason: reason },
    at,
  );
}
