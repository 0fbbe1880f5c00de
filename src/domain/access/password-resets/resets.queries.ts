import { sql } from 'kysely';
import type { SystemMailRow } from '#src/platform/mail/index.ts';
import type { Origin } from '#src/call/origin.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Stores the link and queues its mail where there is such an account; does not tell whether there is. */
export async function insertReset(
  system: Db,
  email: string,
  hash: Buffer,
  expiresAt: Date,
  mail: SystemMailRow,
): Promise<void> {
  await sql`select app.request_password_reset(${email}, ${hash}, ${expiresAt.toISOString()}::timestamptz, ${JSON.stringify(mail)}::jsonb)`.execute(
    system,
  );
}

export async function findResetByHash(
  system: Db,
  hash: Buffer,
): Promise<{ email: string; names: string[]; expires_at: string } | undefined> {
  const { rows } = await sql<{
    email: string;
    names: string[];
    expires_at: string;
  }>`select * from app.find_password_reset(${hash})`.execute(system);
  return rows[0];
}

export interface PasswordByReset {
  /** Of the link's token. */
  readonly hash: Buffer;
  readonly passwordHash: string;
  readonly mail: SystemMailRow;
  readonly origin: Origin;
  /** Hashes of the account and of where it comes from, as limits on signing in count them. */
  readonly account: Buffer;
  readonly address: Buffer;
}

/** Answers whose password it was; null when the link does not hold any more. */
export async function updatePasswordByReset(
  system: Db,
  { hash, passwordHash, mail, origin, account, address }: PasswordByReset,
): Promise<string | null> {
  const { rows } = await sql<{ account_id: string | null }>`
    select app.reset_password(${hash}, ${passwordHash}, ${JSON.stringify(mail)}::jsonb, ${JSON.stringify(origin)}::jsonb, ${account}, ${address}) as account_id`.execute(
    system,
  );
  return rows[0]!.account_id;
}
