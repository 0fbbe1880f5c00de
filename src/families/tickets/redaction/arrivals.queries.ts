import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** A message as mail intake kept it when it arrived, or as a report about it returned it. */
export interface Arrival {
  readonly id: string;
  readonly mail_id: string | null;
  readonly raw_file_id: string | null;
  readonly message_id: string | null;
  /** Files that are the message itself, as a report returns it; those of a correspondent are attachments. */
  readonly returned_file_ids: readonly string[];
}

interface Of {
  readonly id: string;
  readonly ticket_id: string;
  readonly direction: string;
  readonly raw_file_id: string | null;
  readonly created_at: string;
}

/**
 * Arrivals that say what the message says: itself, the same mail for other inboxes, and its repetitions. Of a message that was sent, the
 * reports of mail servers that came to its ticket since: they return it, and nothing tells which of them returns which.
 */
export async function selectArrivals(db: Db, message: Of): Promise<Arrival[]> {
  const { id, ticket_id: ticketId, raw_file_id: rawFileId, created_at: at } = message;
  const columns = sql`c.id, c.mail_id, c.raw_file_id, c.message_id`;
  const none = sql`'{}'::uuid[] as returned_file_ids`;
  const { rows } = await sql<Arrival>`
    with own as (
      select c.external_id, c.digest, ${columns} from ticket_communications c where c.message_id = ${id}::uuid
      union select c.external_id, c.digest, ${columns} from ticket_communications c where c.raw_file_id = ${rawFileId}::uuid)
    select ${columns}, ${none} from own c
    union select ${columns}, ${none} from own o join ticket_communications c on c.mail_id = o.mail_id
    union select ${columns}, ${none} from own o cross join ticket_inboxes i
      join ticket_communications c on c.inbox_id = i.id and c.external_id = o.external_id and c.digest = o.digest
    union select ${columns}, c.file_ids from tickets k join ticket_communications c on c.ticket_id = k.id
      where ${message.direction === 'outbound'} and (k.id = ${ticketId}::uuid or k.merged_into_id = ${ticketId}::uuid)
        and c.message_id is null and c.occurred_at >= ${at}::timestamptz and exists (
          select from ticket_intake_decisions d where d.communication_id = c.id and d.decision = 'delivery_report')`.execute(
    db,
  );
  return rows;
}

/** Deletes files that are the message itself, with every reference to them, and the heads of its arrivals. */
export async function deleteOriginals(
  db: Db,
  arrivals: readonly Arrival[],
  fileIds: readonly string[],
  messageId: string,
): Promise<void> {
  const messages = [messageId, ...arrivals.flatMap(({ message_id: id }) => id ?? [])];
  await sql`update ticket_messages set raw_file_id = null where id = any(${messages}::uuid[]) and raw_file_id is not null`.execute(
    db,
  );
  const ids = arrivals.map(({ id }) => id);
  const gone = sql`${[...fileIds]}::uuid[]`;
  await sql`
    update ticket_communications set raw_file_id = null, headers = '[]',
      file_ids = array(select f from unnest(file_ids) with ordinality u (f, place) where f <> all(${gone}) order by place)
    where id = any(${ids}::uuid[])`.execute(db);
  await sql`delete from managed_files where id = any(${gone})`.execute(db);
}
