import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

const maxAttempts = 5;

export async function takeCodeAttempt(db: Db, senderId: string, now: Date): Promise<Buffer | undefined> {
  const { rows } = await sql<{ code_hash: Buffer }>`
    update ticket_senders set code_attempts = code_attempts + 1
    where id = ${senderId}::uuid and deleted_at is null and confirmed_at is null and code_attempts < ${maxAttempts}::integer
      and code_expires_at > ${now}::timestamptz returning code_hash`.execute(db);
  return rows[0]?.code_hash;
}
