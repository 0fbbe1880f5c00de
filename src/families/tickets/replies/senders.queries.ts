import { sql } from 'kysely';
import type { TicketReplySender } from '#generated/types.gen.ts';
import type { TicketsHandlers } from '#generated/families/tickets/handlers.ts';
import { canSend, defaultSignatureId, sendingProblem, senderName } from '#src/domain/tickets/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, list, record } from '#src/platform/db/query/index.ts';

interface SenderScope {
  readonly inboxId: string;
  readonly userId: string;
  /** The one that a reply without `sender_id` has. */
  readonly defaultId: string | null;
}

const addresses = (db: Db, { inboxId }: SenderScope) =>
  db.selectFrom('ticket_inbox_addresses as a').where('a.inbox_id', '=', inboxId);

export const senderList = list<TicketsHandlers['listTicketReplySenders'], SenderScope>()({
  rows: addresses,
  record: (rows, { inboxId, userId, defaultId }) =>
    record<TicketReplySender>()(
      rows.select([
        'a.id',
        sql<TicketReplySender['kind']>`'inbox'`.as('kind'),
        as<TicketReplySender['channel']>()('a.channel').as('channel'),
        senderName('a').as('name'),
        'a.value as sender_address',
        sql<boolean>`(a.id is not distinct from ${defaultId}::uuid)`.as('is_default'),
        canSend('a').as('can_send'),
        sendingProblem('a').as('problem'),
        sql<
          string | null
        >`case when a.channel = 'email' then ${defaultSignatureId(userId, sql<string>`${inboxId}::uuid`)} end`.as(
          'signature_id',
        ),
        'a.position',
      ]),
    ),
  id: 'a.id',
  filters: {},
  sorts: { name: sql`lower(${senderName('a')})` },
  own: ({ defaultId }) => [sql`(a.id is distinct from ${defaultId}::uuid)`, sql`a.position`, sql`a.id`],
});
