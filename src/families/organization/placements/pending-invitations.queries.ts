import { sql } from 'kysely';
import type { InvitationStatus, PendingInvitation } from '#generated/console/types.gen.ts';
import type { OrganizationHandlers } from '#generated/console/families/organization/handlers.ts';
import { userRefOf } from '#src/domain/refs/index.ts';
import { by, byName, iso, list, mentions, oneOf, record } from '#src/platform/db/query/index.ts';

const status = sql<InvitationStatus>`case when i.expires_at > now() then 'open' else 'expired' end`;

export const invitations = list<OrganizationHandlers['listInvitations']>()({
  rows: (db) =>
    db
      .selectFrom('user_invitations as i')
      .innerJoin('users as u', (join) =>
        join.onRef('u.tenant_id', '=', 'i.tenant_id').onRef('u.id', '=', 'i.user_id'),
      )
      .innerJoin('users as inviter', (join) =>
        join.onRef('inviter.tenant_id', '=', 'i.tenant_id').onRef('inviter.id', '=', 'i.invited_by'),
      )
      .leftJoin('email_deliveries as d', (join) =>
        join.onRef('d.tenant_id', '=', 'i.tenant_id').onRef('d.id', '=', 'i.email_delivery_id'),
      )
      .where('u.status', '=', 'invited'),
  record: (rows) =>
    record<PendingInvitation>()(
      rows.select([
        userRefOf('u').as('user'),
        status.as('status'),
        userRefOf('inviter').as('invited_by'),
        iso('i.created_at').as('sent_at'),
        iso('i.expires_at').as('expires_at'),
        'd.id as email_delivery_id',
        'd.status as email_status',
        'd.error_message as email_error',
      ]),
    ),
  id: 'u.id',
  filters: { status: oneOf(status), search: mentions('u.name', 'u.email') },
  sorts: { sent_at: by('i.created_at'), expires_at: by('i.expires_at'), name: byName('u.name') },
});
