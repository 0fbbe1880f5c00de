import type { UserRef } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

export const selectPublisher = (db: Db, id: string): Promise<UserRef> =>
  db.selectFrom('users').where('id', '=', id).select(['id', 'name', 'email']).executeTakeFirstOrThrow();
