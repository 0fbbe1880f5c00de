import { sql } from 'kysely';
import type { SystemMailRow } from '#src/platform/mail/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** An attempt to sign in, by hashes. */
export interface SignInAttempt {
  readonly account: Buffer;
  readonly address: Buffer;
  /** The browser, where it has signed in to some account before. */
  readonly browser: Buffer | null;
  /** A browser session that confirms its password. */
  readonly isSignedIn: boolean;
}

export interface BegunAttempt {
  /** Seconds before the next attempt; 0 when this one may go on. */
  readonly wait: number;
  /** No attempt for the account was refused in the day before. */
  readonly is_first_refusal: boolean;
}

/** Counts an attempt to sign in as failed, unless it has to wait. */
export async function updateSignInBegun(
  system: Db,
  { account, address, browser, isSignedIn }: SignInAttempt,
): Promise<BegunAttempt> {
  const { rows } =
    await sql<BegunAttempt>`select wait, is_first_refusal from app.begin_sign_in(${account}, ${address}, ${browser}::bytea, ${isSignedIn}::boolean)`.execute(
      system,
    );
  return rows[0]!;
}

/** Takes the count back: the attempt was right, and its origin is known from now on. Answers whether it was new to an account that knows some. */
export async function updateSignInEnded(
  system: Db,
  { account, address, browser, isSignedIn }: SignInAttempt,
): Promise<boolean> {
  const { rows } = await sql<{ is_new_place: boolean }>`
    select app.end_sign_in(${account}, ${address}, ${browser}::bytea, ${isSignedIn}::boolean) as is_new_place`.execute(
    system,
  );
  return rows[0]!.is_new_place;
}

/** Queues the mail where there is such an account; does not tell whether there is. */
export async function insertRefusalMail(system: Db, email: string, mail: SystemMailRow): Promise<void> {
  await sql`select app.tell_sign_in_refused(${email}, ${JSON.stringify(mail)}::jsonb)`.execute(system);
}

export interface Attempts {
  readonly bucket: string;
  readonly subject: Buffer;
  readonly most: number;
  readonly windowSeconds: number;
}

/** Counts one in a window; answers the seconds to wait, or 0. */
export async function updateAttempts(
  system: Db,
  { bucket, subject, most, windowSeconds }: Attempts,
): Promise<number> {
  const { rows } = await sql<{
    wait: number;
  }>`select app.take_attempt(${bucket}, ${subject}, ${most}::integer, ${windowSeconds}::integer) as wait`.execute(
    system,
  );
  return rows[0]!.wait;
}
