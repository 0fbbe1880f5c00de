import { sql } from 'kysely';
import type { PaymentAttemptStatus, PaymentMethodType } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, iso, uuid7 } from '#src/platform/db/query/index.ts';

/** A payment that a provider makes, from its beginning on. */
export interface StoredAttempt {
  readonly id: string;
  readonly status: PaymentAttemptStatus;
  readonly source: 'recorded' | 'saved_method' | 'page';
  readonly client_id: string;
  readonly invoice_id: string;
  readonly invoice_number: string | null;
  /** What is due on the invoice now: nothing of a client who is deleted. */
  readonly balance_minor: number;
  readonly payment_provider_id: string | null;
  readonly payment_method_id: string | null;
  readonly method: PaymentMethodType;
  readonly method_label: string | null;
  readonly currency: string;
  readonly amount_minor: number;
  readonly surcharge_minor: number;
  readonly external_id: string | null;
  readonly is_automatic: boolean;
  readonly is_method_saved: boolean;
  readonly attempt_number: number;
  readonly checks: number;
  readonly failure_message: string | null;
  readonly created_at: string;
  readonly created_by: string | null;
}

const attempts = (db: Db) =>
  db
    .selectFrom('payment_transactions as t')
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.tenant_id', '=', 't.tenant_id').onRef('i.id', '=', 't.invoice_id'),
    )
    .where('t.kind', '=', 'payment')
    .select([
      't.id',
      as<PaymentAttemptStatus>()('t.status').as('status'),
      as<StoredAttempt['source']>()('t.source').as('source'),
      't.client_id',
      'i.id as invoice_id',
      'i.invoice_number',
      sql<number>`case when i.status in ('open', 'partially_paid', 'uncollectible') and exists (
        select from clients c where c.tenant_id = i.tenant_id and c.id = i.client_id and c.deleted_at is null) then i.balance_minor else 0 end::float8`.as(
        'balance_minor',
      ),
      't.payment_provider_id',
      't.payment_method_id',
      as<PaymentMethodType>()('t.method').as('method'),
      't.method_label',
      't.currency',
      sql<number>`t.amount_minor::float8`.as('amount_minor'),
      sql<number>`t.surcharge_minor::float8`.as('surcharge_minor'),
      't.external_id',
      't.is_automatic',
      't.is_method_saved',
      't.attempt_number',
      't.checks',
      't.failure_message',
      iso('t.created_at').as('created_at'),
      't.created_by',
    ]);

export const findAttempt = (db: Db, id: string): Promise<StoredAttempt | undefined> =>
  attempts(db).where('t.id', '=', id).executeTakeFirst();

/** The attempt, locked. Lock its invoice first, as every caller does. */
export const lockAttempt = (db: Db, id: string): Promise<StoredAttempt | undefined> =>
  attempts(db).where('t.id', '=', id).forUpdate('t').executeTakeFirst();

/** The attempt of an invoice that has not ended. */
export const findOpenAttempt = (db: Db, invoiceId: string): Promise<StoredAttempt | undefined> =>
  attempts(db)
    .where('t.invoice_id', '=', invoiceId)
    .where('t.status', 'in', ['pending', 'needs_authorization'])
    .executeTakeFirst();

/** Attempts that wait for the mandate of a method. */
export const selectWaiting = (db: Db, methodId: string): Promise<StoredAttempt[]> =>
  attempts(db)
    .where('t.payment_method_id', '=', methodId)
    .where('t.status', '=', 'needs_authorization')
    .orderBy('t.id')
    .execute();

/** The attempt that an event of an account is about. */
export function findAttemptOfEvent(
  db: Db,
  accountId: string,
  { id, externalId }: { readonly id: string | null; readonly externalId: string | null },
): Promise<{ readonly id: string; readonly status: PaymentAttemptStatus } | undefined> {
  return db
    .selectFrom('payment_transactions as t')
    .where('t.payment_provider_id', '=', accountId)
    .where('t.kind', '=', 'payment')
    .where((e) =>
      e.or([
        ...(id === null ? [] : [e('t.id', '=', id)]),
        ...(externalId === null ? [] : [e('t.external_id', '=', externalId)]),
      ]),
    )
    .select(['t.id', as<PaymentAttemptStatus>()('t.status').as('status')])
    .limit(1)
    .executeTakeFirst();
}

export interface NewAttempt {
  readonly status: 'pending' | 'needs_authorization';
  readonly source: 'saved_method' | 'page';
  readonly clientId: string;
  readonly invoiceId: string;
  readonly accountId: string;
  readonly methodId: string | null;
  readonly method: PaymentMethodType;
  readonly label: string | null;
  readonly currency: string;
  readonly amount: number;
  readonly surcharge: number;
  readonly isAutomatic: boolean;
  readonly isMethodSaved: boolean;
  readonly billingAddress: object | null;
  readonly createdBy: string | null;
}

export async function insertAttempt(db: Db, attempt: NewAttempt, now: Date): Promise<string> {
  const id = uuid7();
  await db
    .insertInto('payment_transactions')
    .values({
      id,
      kind: 'payment',
      status: attempt.status,
      source: attempt.source,
      client_id: attempt.clientId,
      invoice_id: attempt.invoiceId,
      payment_provider_id: attempt.accountId,
      payment_method_id: attempt.methodId,
      method: attempt.method,
      method_label: attempt.label,
      currency: attempt.currency,
      amount_minor: attempt.amount,
      surcharge_minor: attempt.surcharge,
      is_automatic: attempt.isAutomatic,
      is_method_saved: attempt.isMethodSaved,
      billing_address: attempt.billingAddress === null ? null : JSON.stringify(attempt.billingAddress),
      attempt_number: sql<number>`(select count(*)::int + 1 from payment_transactions
        where invoice_id = ${attempt.invoiceId} and kind = 'payment' and source <> 'recorded')`,
      created_at: now.toISOString(),
      created_by: attempt.createdBy,
    })
    .execute();
  return id;
}

/** Stores what the provider calls a payment, before it is charged; false when somebody else has, or it has ended. */
export async function storeExternalId(db: Db, id: string, externalId: string): Promise<boolean> {
  const updated = await db
    .updateTable('payment_transactions')
    .set({ external_id: externalId })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('external_id', 'is', null)
    .executeTakeFirst();
  return Number(updated.numUpdatedRows) === 1;
}

/** Ends a charge that waits for the mandate of another method than this one; nothing of it was sent. */
export async function replaceWaiting(
  db: Db,
  invoiceId: string,
  methodId: string | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable('payment_transactions')
    .set({
      status: 'failed',
      failure_code: 'replaced',
      failure_message: 'The client did not authorize debits before the invoice was settled in another way.',
      settled_at: now.toISOString(),
    })
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', 'needs_authorization')
    .where('external_id', 'is', null)
    .$if(methodId !== null, (query) => query.where('payment_method_id', '<>', methodId!))
    .execute();
}

/** Ends an attempt that is still pending, as given up. */
export async function endAttempt(db: Db, id: string, message: string, now: Date): Promise<void> {
  await db
    .updateTable('payment_transactions')
    .set({
      status: 'failed',
      failure_code: 'abandoned',
      failure_message: message,
      settled_at: now.toISOString(),
    })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

/** No failed charge of the invoice is retried any more. */
export async function clearPlannedRetries(db: Db, invoiceId: string): Promise<void> {
  await db
    .updateTable('payment_transactions')
    .set({ next_retry_at: null })
    .where('invoice_id', '=', invoiceId)
    .where('next_retry_at', 'is not', null)
    .execute();
}
