import type { Db } from '#src/platform/db/index.ts';

/** Whether there is such a certificate template. It cannot be deleted before the transaction ends. */
export async function isTemplate(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('certificate_templates')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select('id')
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}
