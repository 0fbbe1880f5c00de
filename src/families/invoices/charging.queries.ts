import type { Db } from '#src/platform/db/index.ts';

/** The saved payment method of the client with this id, or else the default one. */
export async function findMethod(
  db: Db,
  clientId: string,
  id: string | undefined,
): Promise<string | undefined> {
  const method = await db
    .selectFrom('payment_methods')
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .$if(id === undefined, (query) => query.where('is_default', '=', true))
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .select('id')
    .executeTakeFirst();
  return method?.id;
}
