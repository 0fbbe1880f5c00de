import { sql } from 'kysely';
import type { PaymentAttemptStatus } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, iso, updaterOf, uuid7 } from '#src/platform/db/query/index.ts';

/** A purchase of AI credit. */
export interface StoredPurchase {
  readonly id: string;
  readonly status: PaymentAttemptStatus;
  readonly amount_minor: number;
  readonly currency: string;
  readonly credits: number;
  readonly payment_method_id: string;
  readonly external_id: string | null;
  readonly checks: number;
  readonly created_at: string;
}

const purchases = (db: Db) =>
  db
    .selectFrom('ai_credit_purchases as p')
    .select([
      'p.id',
      as<PaymentAttemptStatus>()('p.status').as('status'),
      sql<number>`p.amount_minor::float8`.as('amount_minor'),
      'p.currency',
      sql<number>`p.credits::float8`.as('credits'),
      'p.payment_method_id',
      'p.external_id',
      'p.checks',
      iso('p.created_at').as('created_at'),
    ]);

export const findPurchase = (db: Db, id: string): Promise<StoredPurchase | undefined> =>
  purchases(db).where('p.id', '=', id).executeTakeFirst();

export const lockPurchase = (db: Db, id: string): Promise<StoredPurchase | undefined> =>
  purchases(db).where('p.id', '=', id).forUpdate().executeTakeFirst();

/** The purchase that is under way. */
export const findOpenPurchase = (db: Db): Promise<StoredPurchase | undefined> =>
  purchases(db).where('p.status', 'in', ['pending', 'needs_authorization']).executeTakeFirst();

export interface NewPurchase {
  readonly amount: number;
  readonly currency: string;
  readonly credits: number;
  readonly methodId: string;
  readonly isAutomatic: boolean;
  readonly createdBy: string | null;
}

export async function insertPurchase(
  db: Db,
  { amount, currency, credits, methodId, isAutomatic, createdBy }: NewPurchase,
  now: Date,
): Promise<string> {
  const id = uuid7();
  await db
    .insertInto('ai_credit_purchases')
    .values({
      id,
      status: 'pending',
      is_automatic: isAutomatic,
      amount_minor: amount,
      currency,
      credits,
      payment_method_id: methodId,
      created_at: now.toISOString(),
      created_by: createdBy,
    })
    .execute();
  return id;
}

export const updatePurchase = updaterOf('ai_credit_purchases');

/** Stores what the provider calls the payment, before it is charged; false when somebody else has, or it has ended. */
export async function storePurchaseId(db: Db, id: string, externalId: string): Promise<boolean> {
  const updated = await db
    .updateTable('ai_credit_purchases')
    .set({ external_id: externalId })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('external_id', 'is', null)
    .executeTakeFirst();
  return Number(updated.numUpdatedRows) === 1;
}
