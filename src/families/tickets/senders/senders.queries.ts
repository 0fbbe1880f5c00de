import { sql } from 'kysely';
import type { TicketSender } from '#generated/console/types.gen.ts';
import type { TicketsHandlers } from '#generated/console/families/tickets/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import { addressProblem } from '#src/domain/tickets/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  byName,
  countRows,
  iso,
  list,
  oneOf,
  oneOfIds,
  record,
  selectRecord,
  since,
} from '#src/platform/db/query/index.ts';

/** Who asks: members see their own addresses, those who see tickets also aliases, those who manage them also addresses of others. */
export interface SenderReader {
  readonly userId: string;
  readonly seesAliases: boolean;
  readonly seesOthers: boolean;
}

const seen = (db: Db, { userId, seesAliases, seesOthers }: SenderReader) =>
  db
    .selectFrom('ticket_senders as s')
    .where('s.deleted_at', 'is', null)
    .where(
      sql<boolean>`(s.user_id = ${userId}::uuid or case s.kind when 'alias' then ${seesAliases}::boolean else ${seesOthers}::boolean end)`,
    );

const senderRecord = (rows: ReturnType<typeof seen>) =>
  record<TicketSender>()(
    rows.select([
      's.id',
      as<TicketSender['kind']>()('s.kind').as('kind'),
      's.sender_address',
      's.name',
      's.user_id',
      's.inbox_ids',
      sql<boolean>`(s.confirmed_at is not null)`.as('is_confirmed'),
      sql<boolean>`(${addressProblem('s')} is null)`.as('can_send'),
      addressProblem('s').as('problem'),
      's.revision',
      iso('s.created_at').as('created_at'),
      iso('s.updated_at').as('updated_at'),
      's.created_by',
    ]),
  );

export const senderList = list<TicketsHandlers['listTicketSenders'], SenderReader>()({
  rows: seen,
  record: senderRecord,
  id: 's.id',
  filters: { kind: oneOf('s.kind'), user_id: oneOfIds('s.user_id'), updated_after: since('s.updated_at') },
  sorts: {
    name: byName('s.name'),
    sender_address: sql`lower(s.sender_address)`,
    created_at: by('s.created_at'),
  },
});

/** With `isHeld`, nobody else changes it before the transaction ends. */
export const selectSender = (
  db: Db,
  reader: SenderReader,
  id: string,
  isHeld = false,
): Promise<JsonText<TicketSender> | undefined> =>
  selectRecord(
    db,
    senderRecord(
      seen(db, reader)
        .where('s.id', '=', id)
        .$if(isHeld, (query) => query.forUpdate()),
    ),
  );

/** Whoever has the address as a sender. */
export interface AddressHolder {
  readonly id: string;
  readonly kind: TicketSender['kind'];
  readonly user_id: string | null;
  readonly is_confirmed: boolean;
  /** Whether a code that was sent to it can be entered still. */
  readonly is_waiting: boolean;
}

export const findHolder = (db: Db, address: string, now: Date): Promise<AddressHolder | undefined> =>
  db
    .selectFrom('ticket_senders as s')
    .where('s.deleted_at', 'is', null)
    .where(sql<boolean>`lower(s.sender_address) = lower(${address})`)
    .select([
      's.id',
      as<TicketSender['kind']>()('s.kind').as('kind'),
      's.user_id',
      sql<boolean>`(s.confirmed_at is not null)`.as('is_confirmed'),
      sql<boolean>`(s.code_expires_at > ${now}::timestamptz)`.as('is_waiting'),
    ])
    .executeTakeFirst();

export const countSenders = (db: Db): Promise<number> =>
  countRows(db.selectFrom('ticket_senders').where('deleted_at', 'is', null));

/** Whether an inbox receives under the address. */
export async function isInboxAddress(db: Db, address: string): Promise<boolean> {
  const { rows } = await sql<{ is_one: boolean }>`
    select exists (select from ticket_inbox_addresses where channel = 'email' and lower(value) = lower(${address})) as is_one`.execute(
    db,
  );
  return rows[0]!.is_one;
}

/** Codes that were sent to the address since then, whatever became of its senders. */
export async function countCodes(db: Db, address: string, kind: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from email_deliveries
    where lower(to_address) = lower(${address}) and kind = ${kind} and created_at > ${since}::timestamptz`.execute(
    db,
  );
  return rows[0]!.count;
}

/** Nobody sees the code, so the record stays as it is. */
export const updateCode = async (db: Db, id: string, hash: Buffer, expiresAt: Date): Promise<void> => {
  await db
    .updateTable('ticket_senders')
    .set({ code_hash: hash, code_expires_at: expiresAt.toISOString(), code_attempts: 0 })
    .where('id', '=', id)
    .execute();
};

/** Confirms the address by the code of this hash; false when it has another by now. */
export async function confirmSender(db: Db, id: string, hash: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update ticket_senders set confirmed_at = ${now}::timestamptz, code_hash = null, code_expires_at = null, revision = revision + 1,
      updated_at = ${now}::timestamptz
    where id = ${id}::uuid and code_hash = ${hash} and confirmed_at is null and deleted_at is null returning id`.execute(
    db,
  );
  return rows.length > 0;
}
