import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { reviseRecord } from '#src/platform/db/query/index.ts';
import type { StoredLink } from '../record/prerequisites.queries.ts';

interface Stamp {
  readonly userId: string;
  readonly now: Date;
}

/** Adds links behind those that are there. */
export async function insertLinks(
  db: Db,
  links: readonly StoredLink[],
  position: number,
  { userId, now }: Stamp,
): Promise<void> {
  if (links.length === 0) return;
  await db
    .insertInto('sop_prerequisites')
    .values(
      links.map((link, index) => ({
        ...link,
        position: position + index,
        created_at: now,
        updated_at: now,
        created_by: userId,
      })),
    )
    .execute();
}

export const updateLink = (db: Db, { id, is_required, note }: StoredLink, now: Date): Promise<void> =>
  reviseRecord(db, 'sop_prerequisites', id, { is_required, note }, now);

/** Removes links; those that stay close up. */
export async function deleteLinks(
  db: Db,
  sopId: string,
  ids: readonly string[],
  { userId, now }: Stamp,
): Promise<void> {
  await sql`update sop_prerequisites set deleted_at = ${now}::timestamptz, deleted_by = ${userId}::uuid, revision = revision + 1,
    updated_at = ${now}::timestamptz where id = any(${[...ids]}::uuid[])`.execute(db);
  await sql`update sop_prerequisites l set position = o.place - 1
    from (select id, row_number() over (order by position, id) as place from sop_prerequisites where sop_id = ${sopId}::uuid and deleted_at is null) o
    where l.id = o.id and l.position <> o.place - 1`.execute(db);
}
