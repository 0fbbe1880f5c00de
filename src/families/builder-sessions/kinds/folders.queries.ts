import type { Db } from '#src/platform/db/index.ts';
import type { Content } from './kind.ts';

/** A folder of the kind, with what a change of it may change. */
export const findFolder = (db: Db, kind: string, id: string): Promise<Content | undefined> =>
  db
    .selectFrom('folders')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['id', 'name', 'parent_id', 'position', 'revision'])
    .executeTakeFirst();
