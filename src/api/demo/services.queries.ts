import type { Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';

/** Services that clients can select. */
export async function fillServices(db: Kysely<Database>, services: readonly { readonly name: string; readonly category: string }[]): Promise<void> {
  await db.insertInto('client_services').values(services.map(({ name, category }) => ({ name, category }))).execute();
}
