import type { Db } from '#src/platform/db/index.ts';
import { iso, isoOrNull, updaterOf, uuid7 } from '#src/platform/db/query/index.ts';

/** A page for a client to save a payment method. */
export interface StoredSetup {
  readonly id: string;
  readonly client_id: string;
  readonly client_name: string;
  readonly payment_provider_id: string;
  readonly is_default: boolean;
  readonly external_customer_id: string | null;
  readonly expires_at: string;
  readonly completed_at: string | null;
}

/** Those of clients that are there. */
const setups = (db: Db) =>
  db
    .selectFrom('payment_setups as s')
    .innerJoin('clients as c', (join) =>
      join
        .onRef('c.tenant_id', '=', 's.tenant_id')
        .onRef('c.id', '=', 's.client_id')
        .on('c.deleted_at', 'is', null),
    )
    .select([
      's.id',
      's.client_id',
      'c.name as client_name',
      's.payment_provider_id',
      's.is_default',
      's.external_customer_id',
      iso('s.expires_at').as('expires_at'),
      isoOrNull('s.completed_at').as('completed_at'),
    ]);

export const findSetup = (db: Db, id: string): Promise<StoredSetup | undefined> =>
  setups(db).where('s.id', '=', id).executeTakeFirst();

export const lockSetup = (db: Db, id: string): Promise<StoredSetup | undefined> =>
  setups(db).where('s.id', '=', id).forUpdate('s').executeTakeFirst();

export async function insertSetup(
  db: Db,
  setup: {
    readonly clientId: string;
    readonly accountId: string;
    readonly isDefault: boolean;
    readonly expiresAt: Date;
    readonly createdBy: string;
  },
  now: Date,
): Promise<string> {
  const id = uuid7();
  await db
    .insertInto('payment_setups')
    .values({
      id,
      client_id: setup.clientId,
      payment_provider_id: setup.accountId,
      is_default: setup.isDefault,
      expires_at: setup.expiresAt.toISOString(),
      created_at: now.toISOString(),
      created_by: setup.createdBy,
    })
    .execute();
  return id;
}

export const updateSetup = updaterOf('payment_setups');
