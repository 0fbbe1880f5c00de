import { sql } from 'kysely';
import type { Actor, AuthEvent } from '#generated/types.gen.ts';
import type { ActivityHandlers } from '#generated/families/activity/handlers.ts';
import { credentialRef } from '#src/domain/access/index.ts';
import { userRefOrNull } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  before,
  by,
  containing,
  equalTo,
  iso,
  list,
  oneOf,
  oneOfIds,
  record,
  since,
} from '#src/platform/db/query/index.ts';

const actor = sql<Actor | null>`case when e.actor_type is not null then json_strip_nulls(json_build_object('type', e.actor_type, 'id', e.actor_id,
  'name', (select left(u.name, 200) from users u where u.tenant_id = e.tenant_id and u.id = e.actor_id))) end`;

/** People look for a person, a program or what went wrong. */
const mentions = (
  pattern: string,
) => sql<boolean>`(e.oauth_client_name ilike ${pattern} or e.failure_reason ilike ${pattern} or exists (
  select from users u where u.tenant_id = e.tenant_id and u.id = e.user_id and (u.name ilike ${pattern} or u.email ilike ${pattern})))`;

export const authEvents = list<ActivityHandlers['listAuthEvents']>()({
  rows: (db: Db) => db.selectFrom('auth_events as e'),
  record: (events) =>
    record<AuthEvent>()(
      events.select([
        'e.id',
        as<AuthEvent['kind']>()('e.kind').as('kind'),
        'e.outcome',
        userRefOrNull('e.user_id').as('user'),
        actor.as('actor'),
        'e.credential_id',
        credentialRef('e.tenant_id', 'e.app_credential_id').as('app'),
        'e.oauth_client_name',
        as<AuthEvent['changes']>()('e.changes').as('changes'),
        'e.failure_reason',
        'e.ip_address',
        'e.user_agent',
        'e.request_id',
        iso('e.occurred_at').as('occurred_at'),
      ]),
    ),
  id: 'e.id',
  filters: {
    kind: oneOf('e.kind'),
    outcome: oneOf('e.outcome'),
    user_id: oneOfIds('e.user_id'),
    credential_id: oneOfIds('e.credential_id'),
    ip_address: equalTo('e.ip_address'),
    occurred_after: since('e.occurred_at'),
    occurred_before: before('e.occurred_at'),
    search: { prepare: containing, condition: mentions },
  },
  sorts: { occurred_at: by('e.occurred_at') },
});
