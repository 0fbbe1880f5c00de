import { sql, type Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { ClientNote, EventClient } from '#generated/types.gen.ts';
import type { ListClientNotesInput } from '#generated/families/client-notes/handlers.ts';
import type { JsonText, Page } from '#src/call/context.ts';
import { containing } from '#src/platform/db/like.ts';
import { recordConditions } from '#src/platform/db/record-filters.ts';
import { iso, selectPage, selectRecord } from '#src/platform/db/records.ts';

type Db = Kysely<Database>;
type Query = ListClientNotesInput['query'];

/** Notes that can be seen: present, and on a present client. */
const present = (db: Db) => db.selectFrom('client_notes as n')
  .where('n.deleted_at', 'is', null)
  .where(sql<boolean>`exists (
    select 1 from clients c where c.tenant_id = n.tenant_id and c.id = n.client_id and c.deleted_at is null)`);

const isFavorite = (userId: string) => sql<boolean>`exists (
  select 1 from client_note_favorites v where v.tenant_id = n.tenant_id and v.user_id = ${userId} and v.note_id = n.id)`;

/** The contract's representation of a note, as `userId` sees it. */
function withRecord(query: ReturnType<typeof present>, userId: string) {
  return query.select([
    'n.id', 'n.client_id', 'n.folder_id', 'n.title', 'n.body_text', 'n.is_pinned',
    isFavorite(userId).as('is_favorite'),
    'n.revision',
    iso('n.created_at').as('created_at'),
    iso('n.updated_at').as('updated_at'),
    'n.created_by',
  ]);
}

function sorting({ sort, order }: Query) {
  const direction = sql.raw(order);
  const byId = sql`n.id ${direction}`;
  if (sort === 'pinned') return [sql`n.is_pinned ${direction}`, sql`n.created_at ${direction}`, byId];
  if (sort === 'title') return [sql`lower(n.title) ${direction} nulls last`, byId];
  return [sql`${sql.ref(`n.${sort}`)} ${direction}`, byId];
}

export function selectClientNotes(db: Db, query: Query, userId: string): Promise<Page<ClientNote>> {
  let matching = present(db);
  if (query.client_id !== undefined) matching = matching.where('n.client_id', 'in', query.client_id);
  if (query.folder_id !== undefined) matching = matching.where('n.folder_id', 'in', query.folder_id);
  if (query.is_root !== undefined) matching = matching.where('n.folder_id', query.is_root ? 'is' : 'is not', null);
  if (query.is_pinned !== undefined) matching = matching.where('n.is_pinned', '=', query.is_pinned);
  if (query.is_favorite !== undefined) matching = matching.where(sql<boolean>`${isFavorite(userId)} = ${query.is_favorite}`);
  for (const condition of recordConditions('n', query)) matching = matching.where(condition);
  if (query.search !== undefined) {
    matching = matching.where(sql<boolean>`n.id in (select app.search_client_notes(lower(${containing(query.search)} collate app.unicode)))`);
  }
  return selectPage<ClientNote>(db, {
    matching,
    record: (rows) => withRecord(rows as ReturnType<typeof present>, userId),
    orderBy: sorting(query),
    limit: query.limit,
    offset: query.offset,
  });
}

export function selectClientNote(db: Db, id: string, userId: string): Promise<JsonText<ClientNote> | undefined> {
  return selectRecord<ClientNote>(db, withRecord(present(db).where('n.id', '=', id), userId));
}

/** Whether the note can be seen; with `lock`, nobody else changes it before the transaction ends. */
export async function noteExists(db: Db, id: string, lock: boolean): Promise<boolean> {
  const row = await present(db).where('n.id', '=', id).select('n.id').$if(lock, (query) => query.forUpdate()).executeTakeFirst();
  return row !== undefined;
}

/** The client of a note as events carry it; undefined when it is unknown or deleted. */
export function findEventClient(db: Db, clientId: string): Promise<EventClient | undefined> {
  return db.selectFrom('clients')
    .where('id', '=', clientId)
    .where('deleted_at', 'is', null)
    .select(['id', 'name', 'slug', 'profile_id', 'status', 'status_category'])
    .executeTakeFirst() as Promise<EventClient | undefined>;
}

export type NoteValues = Pick<ClientNote, 'folder_id' | 'title' | 'body_text' | 'is_pinned'>;

export async function insertClientNote(
  db: Db, values: NoteValues & { client_id: string; created_by: string }, now: Date,
): Promise<string> {
  const row = await db.insertInto('client_notes')
    .values({ ...values, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateClientNote(db: Db, id: string, values: Partial<NoteValues>, now: Date): Promise<void> {
  await db.updateTable('client_notes')
    .set((eb) => ({ ...values, revision: eb('revision', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
}

export async function softDeleteClientNote(db: Db, id: string, userId: string, now: Date): Promise<void> {
  await db.updateTable('client_notes')
    .set((eb) => ({ deleted_at: now, deleted_by: userId, revision: eb('revision', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
}
