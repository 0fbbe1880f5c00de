import type { Db } from '#src/platform/db/index.ts';

/** Services that clients can select. */
export async function fillServices(
  db: Db,
  services: readonly { readonly name: string; readonly category: string }[],
): Promise<void> {
  await db
    .insertInto('client_services')
    .values(services.map(({ name, category }) => ({ name, category })))
    .execute();
}
