import { sql, type Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { OauthGrant } from '#generated/console/types.gen.ts';
import type { ListOauthGrantsInput } from '#generated/console/families/oauth-grants/handlers.ts';
import type { JsonText, Page } from '#src/call/context.ts';
import { containing } from '#src/platform/db/like.ts';
import { iso, orderBy, selectPage, selectRecord } from '#src/platform/db/records.ts';

type Db = Kysely<Database>;

const grants = (db: Db) => db.selectFrom('oauth_grants as g').innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'g.tenant_id').onRef('u.id', '=', 'g.user_id'));

/** The contract's representation of a grant. */
function withRecord(query: ReturnType<typeof grants>) {
  return query.select([
    'g.id',
    sql`json_build_object('id', u.id, 'name', u.name, 'email', u.email)`.as('user'),
    'g.client_id as oauth_client_id', 'g.client_name as oauth_client_name', 'g.client_source as oauth_client_source',
    'g.redirect_host as redirect_target', 'g.can_manage_people', 'g.state', 'g.revoke_reason',
    iso('g.revoked_at').as('revoked_at'), iso('g.last_used_at').as('last_used_at'), iso('g.created_at').as('created_at'),
  ]);
}

const sortExpressions = {
  created_at: sql`g.created_at`,
  last_used_at: sql`g.last_used_at`,
  oauth_client_name: sql`lower(g.client_name)`,
} as const;

/** `ownerId` is whose grants there are to see; null for everybody's. */
export function selectGrants(db: Db, query: ListOauthGrantsInput['query'], ownerId: string | null): Promise<Page<OauthGrant>> {
  let matching = grants(db);
  if (ownerId !== null) matching = matching.where('g.user_id', '=', ownerId);
  if (query.state !== undefined) matching = matching.where('g.state', 'in', query.state);
  if (query.user_id !== undefined) matching = matching.where('g.user_id', 'in', query.user_id);
  if (query.search !== undefined) {
    const pattern = containing(query.search);
    matching = matching.where(sql<boolean>`(g.client_name ilike ${pattern} or u.name ilike ${pattern} or u.email ilike ${pattern})`);
  }
  return selectPage<OauthGrant>(db, {
    matching,
    record: (rows) => withRecord(rows as ReturnType<typeof grants>),
    orderBy: [orderBy(sortExpressions[query.sort], query.order), sql`g.id ${sql.raw(query.order)}`],
    limit: query.limit,
    offset: query.offset,
  });
}

export const selectGrant = (db: Db, id: string): Promise<JsonText<OauthGrant> | undefined> => selectRecord<OauthGrant>(db, withRecord(grants(db).where('g.id', '=', id)));

/** Takes the row lock. */
export const findGrantForUpdate = (db: Db, id: string) =>
  db.selectFrom('oauth_grants').where('id', '=', id).select(['id', 'user_id', 'state']).forUpdate().executeTakeFirst();

export interface Revocation {
  readonly id: string;
  readonly by: string;
  readonly reason: 'user' | 'admin';
  readonly at: Date;
}

export async function updateGrantRevoked(db: Db, { id, by, reason, at }: Revocation): Promise<void> {
  await db.updateTable('oauth_grants')
    .set((eb) => ({ state: 'revoked', revoked_at: at, revoked_by: by, revoke_reason: reason, revision: eb('revision', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .execute();
}
