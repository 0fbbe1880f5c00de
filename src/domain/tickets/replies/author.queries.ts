import { sql } from 'kysely';
import type { ActingAutomation, Identity } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';

/**
 * Who wrote the message, as the one who does what it asked for; undefined for one that nobody wrote. The history of the message tells the
 * automation that did, unless a member's draft was approved: then it tells who approved it.
 */
export async function findAuthor(db: Db, tenantId: string, messageId: string): Promise<Identity | undefined> {
  const author = await db
    .selectFrom('ticket_messages as m')
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'm.tenant_id').onRef('u.id', '=', 'm.author_id'),
    )
    .where('m.id', '=', messageId)
    .select([
      'u.id',
      'u.name',
      'u.kind',
      sql<ActingAutomation | null>`(select json_build_object('id', h.actor_id, 'name', h.actor_name) from audit_log h
        where h.tenant_id = m.tenant_id and h.record_kind = 'ticket_message' and h.record_id = m.id and h.action = 'created' and h.actor_type = 'automation'
          and not exists (select from ticket_drafts d where d.tenant_id = m.tenant_id and d.id = m.draft_id and d.review_id is not null)
        limit 1)`.as('automation'),
    ])
    .executeTakeFirst();
  if (author === undefined) return undefined;
  const { id, name, kind, automation } = author;
  return {
    ...{ tenantId, userId: id, name, kind: kind === 'member' ? 'user' : 'service_account' },
    // What was asked for was allowed when it was; it is carried out by the service.
    ...{ role: null, permissions: new Set(), credentialId: id, subject: id },
    ...(automation !== null && { automation }),
  };
}
