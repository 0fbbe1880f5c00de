import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { countRows } from '#src/platform/db/query/index.ts';

/** Aliases that are for tickets of this inbox alone. */
export const countAliasesFor = (db: Db, inboxId: string): Promise<number> =>
  countRows(
    db
      .selectFrom('ticket_senders as s')
      .where('s.deleted_at', 'is', null)
      .where(sql<boolean>`s.inbox_ids = array[${inboxId}::uuid]`),
  );

/** Takes the inbox out of all aliases that name it; answers which these were. */
export async function takeInboxOutOfAliases(
  db: Db,
  inboxId: string,
  now: Date,
): Promise<{ id: string; revision: number }[]> {
  const { rows } = await sql<{ id: string; revision: number }>`
    update ticket_senders set inbox_ids = array_remove(inbox_ids, ${inboxId}::uuid), revision = revision + 1, updated_at = ${now}::timestamptz
    where ${inboxId}::uuid = any(inbox_ids) and deleted_at is null returning id, revision`.execute(db);
  return rows;
}

/** The first of these e-mail addresses that is a sender already. */
export async function findSenderAddress(
  db: Db,
  addresses: readonly { readonly channel: string; readonly value: string }[],
): Promise<string | undefined> {
  const emails = addresses
    .filter(({ channel }) => channel === 'email')
    .map(({ value }) => value.toLowerCase());
  const { rows } = await sql<{ sender_address: string }>`
    select sender_address from ticket_senders
    where deleted_at is null and confirmed_at is not null and lower(sender_address) = any(${emails}::text[]) limit 1`.execute(
    db,
  );
  return rows[0]?.sender_address;
}
