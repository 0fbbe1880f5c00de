import { sql, type Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { InvitationState, PendingInvitation } from '#generated/console/types.gen.ts';
import type { ListInvitationsInput } from '#generated/console/families/people/handlers.ts';
import type { Page } from '#src/call/context.ts';
import { containing } from '#src/platform/db/like.ts';
import { iso, selectPage } from '#src/platform/db/records.ts';

type Db = Kysely<Database>;

const invitations = (db: Db) => db.selectFrom('user_invitations as i')
  .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'i.tenant_id').onRef('u.id', '=', 'i.user_id'))
  .innerJoin('users as inviter', (join) => join.onRef('inviter.tenant_id', '=', 'i.tenant_id').onRef('inviter.id', '=', 'i.invited_by'))
  .leftJoin('email_deliveries as d', (join) => join.onRef('d.tenant_id', '=', 'i.tenant_id').onRef('d.id', '=', 'i.email_delivery_id'))
  .where('u.status', '=', 'invited');

const state = sql<InvitationState>`case when i.expires_at > now() then 'open' else 'expired' end`;

/** The contract's representation of an invitation. */
const withRecord = (query: ReturnType<typeof invitations>) =>
  query.select([
    sql`json_build_object('id', u.id, 'name', u.name, 'email', u.email)`.as('user'), state.as('state'),
    sql`json_build_object('id', inviter.id, 'name', inviter.name, 'email', inviter.email)`.as('invited_by'),
    iso('i.created_at').as('sent_at'), iso('i.expires_at').as('expires_at'), 'd.id as email_delivery_id', 'd.status as email_status', 'd.error_message as email_error',
  ]);

const sortExpressions = { sent_at: sql`i.created_at`, expires_at: sql`i.expires_at`, name: sql`lower(u.name)` } as const;

export function selectInvitations(db: Db, query: ListInvitationsInput['query']): Promise<Page<PendingInvitation>> {
  const direction = sql.raw(query.order);
  let matching = invitations(db);
  if (query.state !== undefined) matching = matching.where(state, 'in', query.state);
  if (query.search !== undefined) {
    const pattern = containing(query.search);
    matching = matching.where(sql<boolean>`(u.name ilike ${pattern} or u.email ilike ${pattern})`);
  }
  return selectPage<PendingInvitation>(db, {
    matching,
    record: (rows) => withRecord(rows as ReturnType<typeof invitations>),
    orderBy: [sql`${sortExpressions[query.sort]} ${direction}`, sql`u.id ${direction}`],
    limit: query.limit,
    offset: query.offset,
  });
}
