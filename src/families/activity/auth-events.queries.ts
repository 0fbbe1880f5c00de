import { sql, type Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { AuthEvent } from '#generated/types.gen.ts';
import type { ListAuthEventsInput } from '#generated/families/activity/handlers.ts';
import { credentialRef } from '#src/domain/access/credential-ref.queries.ts';
import type { Page } from '#src/call/context.ts';
import { containing } from '#src/platform/db/like.ts';
import { iso, selectPage } from '#src/platform/db/records.ts';

type Db = Kysely<Database>;

const events = (db: Db) => db.selectFrom('auth_events as e');

const subject = sql`(
  select json_build_object('id', u.id, 'name', u.name, 'email', u.email)
  from users u where u.tenant_id = e.tenant_id and u.id = e.user_id)`;

const actor = sql`case when e.actor_type is not null then json_strip_nulls(json_build_object('type', e.actor_type, 'id', e.actor_id,
  'name', (select left(u.name, 200) from users u where u.tenant_id = e.tenant_id and u.id = e.actor_id))) end`;

/** The contract's representation of an event. */
function withRecord(query: ReturnType<typeof events>) {
  return query.select([
    'e.id', 'e.kind', 'e.outcome',
    subject.as('user'),
    actor.as('actor'),
    'e.credential_id', credentialRef('e.tenant_id', 'e.app_credential_id').as('app'), 'e.oauth_client_name', 'e.changes', 'e.failure_reason', 'e.ip_address', 'e.user_agent', 'e.request_id',
    iso('e.occurred_at').as('occurred_at'),
  ]);
}

/** People look for a person, a program or what went wrong. */
const mentions = (text: string) => {
  const pattern = containing(text);
  return sql<boolean>`(e.oauth_client_name ilike ${pattern} or e.failure_reason ilike ${pattern} or exists (
    select from users u where u.tenant_id = e.tenant_id and u.id = e.user_id and (u.name ilike ${pattern} or u.email ilike ${pattern})))`;
};

export function selectAuthEvents(db: Db, query: ListAuthEventsInput['query']): Promise<Page<AuthEvent>> {
  const direction = sql.raw(query.order);
  let matching = events(db);
  if (query.kind !== undefined) matching = matching.where('e.kind', 'in', query.kind);
  if (query.outcome !== undefined) matching = matching.where('e.outcome', 'in', query.outcome);
  if (query.user_id !== undefined) matching = matching.where('e.user_id', 'in', query.user_id);
  if (query.credential_id !== undefined) matching = matching.where('e.credential_id', 'in', query.credential_id);
  if (query.ip_address !== undefined) matching = matching.where('e.ip_address', '=', query.ip_address);
  if (query.occurred_after !== undefined) matching = matching.where(sql<boolean>`e.occurred_at >= ${query.occurred_after}::timestamptz`);
  if (query.occurred_before !== undefined) matching = matching.where(sql<boolean>`e.occurred_at < ${query.occurred_before}::timestamptz`);
  if (query.search !== undefined) matching = matching.where(mentions(query.search));
  return selectPage<AuthEvent>(db, {
    matching,
    record: (rows) => withRecord(rows as ReturnType<typeof events>),
    orderBy: [sql`e.occurred_at ${direction}`, sql`e.id ${direction}`],
    limit: query.limit,
    offset: query.offset,
  });
}
