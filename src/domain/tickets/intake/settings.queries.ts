import { sql } from 'kysely';
import type { TicketIntakeSettings, TicketUnknownSenders } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/** What an agency has that never said otherwise (domain model §18). */
export const defaultIntake: TicketIntakeSettings = {
  review_expiry_days: 30,
  spam_threshold: 0.8,
  min_match_confidence: 0.7,
  max_message_bytes: 26_214_400,
  max_messages_per_sender_per_hour: 30,
};

export async function selectIntakeSettings(db: Db): Promise<TicketIntakeSettings> {
  const { rows } = await sql<{ intake: TicketIntakeSettings }>`select intake from ticket_settings`.execute(
    db,
  );
  return rows[0]?.intake ?? defaultIntake;
}

/** What an inbox does with people whom nobody knows. */
export const findUnknownSenders = async (db: Db, inboxId: string): Promise<TicketUnknownSenders> => {
  const { rows } = await sql<{ unknown_senders: TicketUnknownSenders }>`
    select unknown_senders from ticket_inboxes where id = ${inboxId}::uuid`.execute(db);
  return rows[0]?.unknown_senders ?? 'hold';
};
