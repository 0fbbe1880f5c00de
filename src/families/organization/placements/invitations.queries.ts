import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

export interface NewInvitation {
  readonly userId: string;
  readonly tokenHash: Buffer;
  readonly invitedBy: string;
  readonly emailDeliveryId: string;
  readonly expiresAt: Date;
}

/** Takes the place of a former one, whose link ends with it. */
export async function saveInvitation(
  db: Db,
  { userId, tokenHash, invitedBy, emailDeliveryId, expiresAt }: NewInvitation,
  now: Date,
): Promise<void> {
  const values = {
    token_hash: tokenHash,
    invited_by: invitedBy,
    email_delivery_id: emailDeliveryId,
    expires_at: expiresAt,
    created_at: now,
    accepted_at: null,
  };
  await db
    .insertInto('user_invitations')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet(values))
    .execute();
}

export async function findAgencyName(db: Db): Promise<string> {
  return (
    await db
      .selectFrom('tenants')
      .where('id', '=', sql<string>`app.tenant_id()`)
      .select('name')
      .executeTakeFirstOrThrow()
  ).name;
}
