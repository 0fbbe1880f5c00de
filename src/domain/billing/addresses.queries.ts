import type { Db } from '#src/platform/db/index.ts';

/** Whether the address is one of the client; it is not deleted before the transaction ends. */
export async function isAddressOf(db: Db, clientId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('client_billing_addresses')
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .select('id')
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}
