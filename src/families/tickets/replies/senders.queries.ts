import { sql } from 'kysely';
import type { TicketReplySender } from '#generated/types.gen.ts';
import type { TicketsHandlers } from '#generated/families/tickets/handlers.ts';
import {
  defaultSignatureId,
  isOfferedIn,
  replyProblem,
  sendingProblem,
  senderName,
} from '#src/domain/tickets/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, list, record } from '#src/platform/db/query/index.ts';

interface SenderScope {
  readonly inboxId: string;
  readonly userId: string;
  /** The one that a reply without `sender_id` has. */
  readonly defaultId: string | null;
}

interface SenderRow {
  readonly id: string;
  readonly kind: string;
  readonly channel: string;
  readonly name: string;
  readonly sender_address: string;
  readonly problem: string | null;
  readonly position: number;
}

/** Addresses of the inbox in their order, then aliases for it, then personal addresses of the member. */
const senders = (db: Db, { inboxId, userId }: SenderScope) => {
  const inbox = sql<string>`${inboxId}::uuid`;
  return db.selectFrom(
    sql<SenderRow>`(
      select a.id, 'inbox' as kind, a.channel, ${senderName('a')} as name, a.value as sender_address,
        ${sendingProblem('a')} as problem, a.position
      from ticket_inbox_addresses a where a.inbox_id = ${inbox}
      union all
      select s.id, s.kind, 'email', s.name, s.sender_address, ${replyProblem('s', inbox)},
        ((select count(*) from ticket_inbox_addresses b where b.tenant_id = s.tenant_id and b.inbox_id = ${inbox})
          + row_number() over (order by s.kind, app.fold(s.name), s.id) - 1)::integer
      from ticket_senders s where ${isOfferedIn('s', inbox, userId)})`.as<'a'>('a'),
  );
};

export const senderList = list<TicketsHandlers['listTicketReplySenders'], SenderScope>()({
  rows: senders,
  record: (rows, { inboxId, userId, defaultId }) =>
    record<TicketReplySender>()(
      rows.select([
        'a.id',
        as<TicketReplySender['kind']>()('a.kind').as('kind'),
        as<TicketReplySender['channel']>()('a.channel').as('channel'),
        'a.name',
        'a.sender_address',
        sql<boolean>`(a.id is not distinct from ${defaultId}::uuid)`.as('is_default'),
        sql<boolean>`(a.problem is null)`.as('can_send'),
        'a.problem',
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
  sorts: { name: sql`lower(a.name)` },
  own: ({ defaultId }) => [sql`(a.id is distinct from ${defaultId}::uuid)`, sql`a.position`, sql`a.id`],
});
