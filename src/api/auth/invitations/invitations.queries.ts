import { sql } from 'kysely';
import type { UserRef } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/** What is behind a link, as `app.find_invitation` tells it. */
export interface InvitationRow {
  readonly tenant_id: string;
  readonly agency: string;
  readonly user_id: string;
  readonly name: string;
  readonly email: string;
  readonly invited_by: string | null;
  readonly expires_at: string;
  readonly accepted_at: string | null;
  readonly status: string;
  /** The account of the address, whether or not it can sign in. */
  readonly account_id: string | null;
  readonly has_password: boolean | null;
}

export async function findInvitationByHash(system: Db, hash: Buffer): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`select * from app.find_invitation(${hash})`.execute(system);
  return rows[0];
}

/** Answers the account that the member has now; null when the link does not hold any more, or nobody has shown that the account is theirs. */
export async function linkInvitedAccount(
  db: Db,
  hash: Buffer,
  provenAccountId: string | null,
  passwordHash: string | null,
): Promise<string | null> {
  const { rows } = await sql<{
    account_id: string | null;
  }>`select app.link_invited_account(${hash}, ${provenAccountId}::uuid, ${passwordHash}) as account_id`.execute(
    db,
  );
  return rows[0]!.account_id;
}

/** The member as they are from now on. */
export async function updateMemberJoined(db: Db, userId: string, name: string, now: Date): Promise<UserRef> {
  return db
    .updateTable('users')
    .set((e) => ({ name, status: 'active', revision: e('revision', '+', 1), updated_at: now }))
    .where('id', '=', userId)
    .returning(['id', 'name', 'email'])
    .executeTakeFirstOrThrow();
}

/** The member who invited, in the agency of the invitation. */
export async function findInviter(db: Db, hash: Buffer): Promise<string | null> {
  const { rows } = await sql<{
    id: string | null;
  }>`select invited_by as id from user_invitations where token_hash = ${hash}`.execute(db);
  return rows[0]?.id ?? null;
}
