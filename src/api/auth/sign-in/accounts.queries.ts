import { sql } from 'kysely';
import type { Origin } from '#src/call/origin.ts';
import type { Db } from '#src/platform/db/index.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly password_hash: string | null;
}

export async function findAccount(system: Db, email: string): Promise<Account | undefined> {
  const { rows } =
    await sql<Account>`select id, email, password_hash from app.find_account(${email})`.execute(system);
  return rows[0];
}

export async function findAccountEmail(system: Db, accountId: string): Promise<string | undefined> {
  const { rows } = await sql<{
    email: string | null;
  }>`select app.find_account_email(${accountId}::uuid) as email`.execute(system);
  return rows[0]?.email ?? undefined;
}

/** An agency in which the account is an active member, and what it may do there. */
export interface Membership {
  readonly tenant_id: string;
  readonly agency: string;
  readonly user_id: string;
  readonly name: string;
  readonly role: 'owner' | 'admin' | null;
  readonly permissions: readonly string[];
  /** Levels and departments, such as "Lead, Account management". */
  readonly departments: readonly string[];
  /** The one that was picked last. */
  readonly is_last: boolean | null;
}

export async function selectMemberships(system: Db, accountId: string): Promise<Membership[]> {
  const { rows } =
    await sql<Membership>`select * from app.select_account_agencies(${accountId}::uuid) where app.suspension_of(tenant_id) is null`.execute(
      system,
    );
  return rows;
}

/** Keeps it in every agency that it concerns. `reason` is why it failed, null when it did not. */
export async function insertSignInEvent(
  system: Db,
  accountId: string,
  kind: 'sign_in' | 'sign_in_failed' | 'sign_out',
  reason: string | null,
  origin: Origin,
): Promise<void> {
  await sql`select app.note_sign_in(${accountId}::uuid, ${kind}, ${reason}, ${JSON.stringify(origin)}::jsonb)`.execute(
    system,
  );
}
