import { sql, type Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';

type Db = Kysely<Database>;

/** Counts an attempt to sign in as failed; answers the seconds to wait before the next, or 0 when it may go on. */
export async function updateSignInBegun(system: Db, account: Buffer, address: Buffer): Promise<number> {
  const { rows } = await sql<{ wait: number }>`select app.begin_sign_in(${account}, ${address}) as wait`.execute(system);
  return rows[0]!.wait;
}

/** Takes the count back: the attempt was right. */
export async function updateSignInEnded(system: Db, account: Buffer, address: Buffer): Promise<void> {
  await sql`select app.end_sign_in(${account}, ${address})`.execute(system);
}

export interface Attempts {
  readonly bucket: string;
  readonly subject: Buffer;
  readonly most: number;
  readonly windowSeconds: number;
}

/** Counts one in a window; answers the seconds to wait, or 0. */
export async function updateAttempts(system: Db, { bucket, subject, most, windowSeconds }: Attempts): Promise<number> {
  const { rows } = await sql<{ wait: number }>`select app.take_attempt(${bucket}, ${subject}, ${most}::integer, ${windowSeconds}::integer) as wait`.execute(system);
  return rows[0]!.wait;
}
