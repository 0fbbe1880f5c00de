import { sql } from 'kysely';
import type { BankDebitScheme, PaymentMethod, PaymentMethodType } from '#generated/types.gen.ts';
import type { JsonText } from '#src/call/context.ts';
import type { Instrument } from '#src/platform/payments/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  countRows,
  iso,
  isoOrNull,
  otherThan,
  record,
  reviserOf,
  selectRecord,
  updaterOf,
  uuid7,
} from '#src/platform/db/query/index.ts';

/** Saved methods that were not removed, of clients that are there, and of the agency. */
export const methods = (db: Db) =>
  db
    .selectFrom('payment_methods as m')
    .leftJoin('clients as c', (join) =>
      join.onRef('c.tenant_id', '=', 'm.tenant_id').onRef('c.id', '=', 'm.client_id'),
    )
    .where('m.deleted_at', 'is', null)
    .where(sql<boolean>`(m.client_id is null or c.deleted_at is null)`);

const today = sql`(select (app.now() at time zone time_zone)::date from tenants where id = app.tenant_id())`;

/** A card is of use to the last day of its month. */
const isExpired = sql`(m.expiry_year is not null and m.expiry_month is not null
  and make_date(m.expiry_year, m.expiry_month, 1) + interval '1 month' <= ${today})`;

export const methodStatus = sql<
  PaymentMethod['status']
>`case when m.status = 'active' and ${isExpired} then 'expired' else m.status end`;

/** The contract's representation. */
export const methodRecord = (query: ReturnType<typeof methods>) =>
  record<PaymentMethod>()(
    query.select([
      'm.id',
      as<PaymentMethod['owner_kind']>()('m.owner_kind').as('owner_kind'),
      'm.client_id',
      'm.payment_provider_id',
      as<PaymentMethod['provider']>()('m.provider').as('provider'),
      as<PaymentMethodType>()('m.type').as('type'),
      as<BankDebitScheme | null>()('m.scheme').as('scheme'),
      'm.label',
      methodStatus.as('status'),
      'm.is_default',
      'm.brand',
      'm.bank_name',
      'm.last4',
      'm.expiry_month',
      'm.expiry_year',
      // Sealed: `withAuthorizationUrl` opens it.
      sql<string | null>`encode(m.authorization_url_sealed, 'base64')`.as('authorization_url'),
      isoOrNull('m.authorization_expires_at').as('authorization_expires_at'),
      isoOrNull('m.authorized_at').as('authorized_at'),
      isoOrNull('m.last_charged_at').as('last_charged_at'),
      'm.revision',
      iso('m.created_at').as('created_at'),
      iso('m.updated_at').as('updated_at'),
      'm.created_by',
    ]),
  );

export const selectMethod = (db: Db, id: string): Promise<JsonText<PaymentMethod> | undefined> =>
  selectRecord(db, methodRecord(methods(db).where('m.id', '=', id)));

/** A saved method as charges and changes need it. */
export interface StoredMethod extends Instrument {
  readonly id: string;
  readonly owner_kind: 'client' | 'agency';
  readonly client_id: string | null;
  readonly payment_provider_id: string | null;
  readonly provider: PaymentMethod['provider'];
  readonly status: PaymentMethod['status'];
  readonly label: string | null;
  readonly is_default: boolean;
  readonly authorization_url_sealed: Buffer | null;
  readonly authorization_expires_at: string | null;
  readonly is_authorization_announced: boolean;
  readonly mandate_external_id: string | null;
  readonly revision: number;
}

const stored = (db: Db) =>
  methods(db).select([
    'm.id',
    as<StoredMethod['owner_kind']>()('m.owner_kind').as('owner_kind'),
    'm.client_id',
    'm.payment_provider_id',
    as<PaymentMethod['provider']>()('m.provider').as('provider'),
    as<PaymentMethodType>()('m.type').as('type'),
    as<BankDebitScheme | null>()('m.scheme').as('scheme'),
    methodStatus.as('status'),
    'm.label',
    'm.is_default',
    'm.brand',
    'm.bank_name as bankName',
    'm.last4',
    'm.expiry_month as expiryMonth',
    'm.expiry_year as expiryYear',
    'm.external_id as externalId',
    'm.external_customer_id as customerId',
    'm.fingerprint',
    'm.authorization_url_sealed',
    isoOrNull('m.authorization_expires_at').as('authorization_expires_at'),
    'm.is_authorization_announced',
    'm.mandate_external_id',
    'm.revision',
  ]);

export const findMethod = (db: Db, id: string): Promise<StoredMethod | undefined> =>
  stored(db).where('m.id', '=', id).executeTakeFirst();

export const lockMethod = (db: Db, id: string): Promise<StoredMethod | undefined> =>
  stored(db).where('m.id', '=', id).forUpdate('m').executeTakeFirst();

/** The method of the client with this id, or else the default one. */
export const findMethodOf = (
  db: Db,
  clientId: string,
  id: string | undefined,
): Promise<StoredMethod | undefined> =>
  stored(db)
    .where('m.client_id', '=', clientId)
    .$if(id === undefined, (query) => query.where('m.is_default', '=', true))
    .$if(id !== undefined, (query) => query.where('m.id', '=', id!))
    .executeTakeFirst();

/** As `findMethodOf`, of the agency. */
export const findMethodOfAgency = (db: Db, id: string | undefined): Promise<StoredMethod | undefined> =>
  stored(db)
    .where('m.owner_kind', '=', 'agency')
    .$if(id === undefined, (query) => query.where('m.is_default', '=', true))
    .$if(id !== undefined, (query) => query.where('m.id', '=', id!))
    .executeTakeFirst();

/** The latest method of the client that can be charged. */
export const findWorking = (db: Db, clientId: string): Promise<StoredMethod | undefined> =>
  stored(db)
    .where('m.client_id', '=', clientId)
    .where(sql<boolean>`${methodStatus} = 'active'`)
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** What a charge needs of a method, removed ones included: what was begun with one is ended with it. */
export async function findInstrument(
  db: Db,
  id: string,
): Promise<Pick<Instrument, 'externalId' | 'customerId' | 'type' | 'scheme'> | undefined> {
  return db
    .selectFrom('payment_methods as m')
    .where('m.id', '=', id)
    .select([
      'm.external_id as externalId',
      'm.external_customer_id as customerId',
      as<PaymentMethodType>()('m.type').as('type'),
      as<BankDebitScheme | null>()('m.scheme').as('scheme'),
    ])
    .executeTakeFirst();
}

/** The method whose mandate is to come from this setup. */
export const findByMandate = (
  db: Db,
  accountId: string,
  setupId: string,
): Promise<StoredMethod | undefined> =>
  stored(db)
    .where('m.payment_provider_id', '=', accountId)
    .where('m.mandate_external_id', '=', setupId)
    .executeTakeFirst();

/** A method that was removed, with where it was saved. */
export const findRemoved = (
  db: Db,
  id: string,
): Promise<{ readonly external_id: string; readonly payment_provider_id: string | null } | undefined> =>
  db
    .selectFrom('payment_methods')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .select(['external_id', 'payment_provider_id'])
    .executeTakeFirst();

/** What the provider calls the client, once it knows them. */
export async function findCustomer(
  db: Db,
  accountId: string | null,
  clientId: string | null,
): Promise<string | null> {
  const row = await db
    .selectFrom('payment_methods')
    .where('payment_provider_id', accountId === null ? 'is' : '=', accountId)
    .where('client_id', clientId === null ? 'is' : '=', clientId)
    .where('external_customer_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .select('external_customer_id')
    .limit(1)
    .executeTakeFirst();
  return row?.external_customer_id ?? null;
}

export interface NewMethod {
  readonly clientId: string | null;
  readonly accountId: string | null;
  readonly provider: PaymentMethod['provider'];
  readonly instrument: Instrument;
  readonly status: 'active' | 'needs_authorization';
  readonly label: string | null;
  readonly isDefault: boolean;
  readonly authorizedAt: Date | null;
  readonly mandateId?: string | null;
  readonly createdBy: string | null;
}

export async function insertMethod(db: Db, method: NewMethod, now: Date): Promise<string> {
  const id = uuid7();
  const { instrument } = method;
  await db
    .insertInto('payment_methods')
    .values({
      id,
      owner_kind: method.clientId === null ? 'agency' : 'client',
      client_id: method.clientId,
      payment_provider_id: method.accountId,
      provider: method.provider,
      type: instrument.type,
      scheme: instrument.scheme,
      label: method.label,
      status: method.status,
      is_default: method.isDefault,
      brand: instrument.brand,
      bank_name: instrument.bankName,
      last4: instrument.last4,
      expiry_month: instrument.expiryMonth,
      expiry_year: instrument.expiryYear,
      external_id: instrument.externalId,
      external_customer_id: instrument.customerId,
      fingerprint: instrument.fingerprint,
      authorized_at: method.authorizedAt?.toISOString() ?? null,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
      created_by: method.createdBy,
      mandate_external_id: method.mandateId ?? null,
    })
    .execute();
  return id;
}

export const reviseMethod = reviserOf('payment_methods');

/** Stores values that the service maintains, without a new revision. */
export const noteMethod = updaterOf('payment_methods');

interface Owner {
  readonly clientId: string | null;
}

const ofOwner = (db: Db, { clientId }: Owner) =>
  db
    .selectFrom('payment_methods')
    .where('owner_kind', '=', clientId === null ? 'agency' : 'client')
    .where('client_id', clientId === null ? 'is' : '=', clientId)
    .where('deleted_at', 'is', null);

/** How many methods of the owner there are, another one than this. */
export async function countMethods(db: Db, owner: Owner, exceptId: string | null = null): Promise<number> {
  return countRows(ofOwner(db, owner).where(otherThan('id', exceptId)));
}

export async function isSaved(db: Db, owner: Owner, fingerprint: string): Promise<boolean> {
  const row = await ofOwner(db, owner).where('fingerprint', '=', fingerprint).select('id').executeTakeFirst();
  return row !== undefined;
}

/** Takes the default from the method that has it. */
export async function clearDefaultMethod(db: Db, { clientId }: Owner, now: Date): Promise<void> {
  await db
    .updateTable('payment_methods')
    .set({ is_default: false, revision: sql<number>`revision + 1`, updated_at: now.toISOString() })
    .where('owner_kind', '=', clientId === null ? 'agency' : 'client')
    .where('client_id', clientId === null ? 'is' : '=', clientId)
    .where('is_default', '=', true)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Makes the latest method that can be charged the default, in place of one that cannot be any more; answers which. */
export async function passDefault(
  db: Db,
  { client_id: clientId }: Pick<StoredMethod, 'client_id'>,
  now: Date,
): Promise<string | undefined> {
  if (clientId === null) return undefined;
  const heir = await findWorking(db, clientId);
  if (heir === undefined) return undefined;
  await clearDefaultMethod(db, { clientId }, now);
  await reviseMethod(db, heir.id, { is_default: true }, now);
  return heir.id;
}

/** Whether the method is charged for an invoice at the moment, or is to be again. */
export async function isInUse(
  db: Db,
  { id, client_id: clientId, is_default: isDefault }: StoredMethod,
): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (
      select from payment_transactions t where t.payment_method_id = ${id} and t.status in ('pending', 'needs_authorization')
    ) or exists (
      select from ai_credit_purchases p where p.payment_method_id = ${id} and p.status in ('pending', 'needs_authorization')
    ) or exists (
      select from invoices i where ${isDefault} and i.client_id = ${clientId}::uuid and i.next_retry_at is not null
        and i.status in ('open', 'partially_paid')
    ) as used`.execute(db);
  return rows[0]!.used;
}
