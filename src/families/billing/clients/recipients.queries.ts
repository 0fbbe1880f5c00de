import { sql } from 'kysely';
import type { BillingRecipientKind, ClientBillingRecipient } from '#generated/types.gen.ts';
import type { BillingHandlers } from '#generated/families/billing/handlers.ts';
import { clientRecipients } from '#src/domain/billing/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { byName, emptyLast, list, mentions, record, selectRecords } from '#src/platform/db/query/index.ts';

interface Recipient extends ClientBillingRecipient {
  readonly position: number;
}

const recipients = (db: Db, { clientId }: { readonly clientId: string }) =>
  db.selectFrom(clientRecipients(clientId).$castTo<Recipient>().as('r'));

const recipientRecord = (query: ReturnType<typeof recipients>) =>
  record<ClientBillingRecipient>()(
    query.select(['r.id', 'r.contact_id', 'r.name', 'r.email', 'r.kind', 'r.receives', 'r.is_inherited']),
  );

export const recipientList = list<BillingHandlers['listClientBillingRecipients'], { clientId: string }>()({
  rows: recipients,
  record: recipientRecord,
  id: 'r.id',
  filters: { search: mentions('r.name', 'r.email') },
  sorts: {
    name: emptyLast(byName('r.name')),
    email: byName('r.email'),
  },
  own: [sql`r.position`],
});

/** All recipients, in order. */
export const selectRecipients = (db: Db, clientId: string): Promise<ClientBillingRecipient[]> =>
  selectRecords(db, recipientRecord(recipients(db, { clientId }).orderBy('r.position').orderBy('r.id')));

export interface NewRecipient {
  readonly contact_id: string | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly kind: BillingRecipientKind;
  readonly receives: readonly string[];
}

/** Answers whether anything changed. */
export async function replaceRecipients(
  db: Db,
  clientId: string,
  wanted: readonly NewRecipient[],
): Promise<boolean> {
  const stored = await db
    .selectFrom('client_billing_recipients')
    .where('client_id', '=', clientId)
    .orderBy('position')
    .select(['contact_id', 'name', 'email', 'kind', 'receives'])
    .execute();
  const plain = wanted.map(({ contact_id, name, email, kind, receives }) => ({
    contact_id,
    name,
    email,
    kind,
    receives: [...receives],
  }));
  if (JSON.stringify(stored) === JSON.stringify(plain)) return false;
  await db.deleteFrom('client_billing_recipients').where('client_id', '=', clientId).execute();
  if (plain.length > 0)
    await db
      .insertInto('client_billing_recipients')
      .values(plain.map((recipient, position) => ({ ...recipient, client_id: clientId, position })))
      .execute();
  return true;
}

/** Ids of the client's contacts. */
export async function findContactIds(db: Db, clientId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select contact ->> 'id' as id from clients, jsonb_array_elements(contacts) contact where clients.id = ${clientId}`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}
