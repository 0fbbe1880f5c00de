import type { Db } from '#src/platform/db/index.ts';

/** A member or service account of the agency, whatever its state. */
export const findAccount = (
  db: Db,
  id: string,
): Promise<{ readonly kind: string; readonly status: string; readonly name: string } | undefined> =>
  db.selectFrom('users').where('id', '=', id).select(['kind', 'status', 'name']).executeTakeFirst();
