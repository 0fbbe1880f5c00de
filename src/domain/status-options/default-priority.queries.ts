import type { Priority } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Priority that new records get when nobody says otherwise; null when the agency has none for them. */
export async function findDefaultPriority(db: Db, kind: 'task' | 'ticket'): Promise<Priority | null> {
  const row = await db
    .selectFrom('tag_priority_options')
    .where('record_kind', '=', kind)
    .where('is_default', '=', true)
    .select('rank')
    .executeTakeFirst();
  return (row?.rank ?? null) as Priority | null;
}
