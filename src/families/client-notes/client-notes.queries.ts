import { sql } from 'kysely';
import type { ClientNote } from '#generated/types.gen.ts';
import type { ClientNotesHandlers } from '#generated/families/client-notes/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import { searched } from '#src/domain/filters/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  by,
  byAll,
  byName,
  emptyLast,
  hasNoValue,
  holds,
  iso,
  list,
  oneOfIds,
  record,
  recordFilters,
  recordSorts,
  selectRecord,
} from '#src/platform/db/query/index.ts';

/** Notes that can be seen: present, and on a present client. */
const present = (db: Db) =>
  db.selectFrom('client_notes as n').where('n.deleted_at', 'is', null).where(sql<boolean>`exists (
    select 1 from clients c where c.tenant_id = n.tenant_id and c.id = n.client_id and c.deleted_at is null)`);

const isFavorite = (userId: string) => sql<boolean>`exists (
  select 1 from client_note_favorites v where v.tenant_id = n.tenant_id and v.user_id = ${userId} and v.note_id = n.id)`;

/** The contract's representation of a note, as `userId` sees it. */
const noteRecord = (notes: ReturnType<typeof present>, userId: string) =>
  record<ClientNote>()(
    notes.select([
      'n.id',
      'n.client_id',
      'n.folder_id',
      'n.title',
      'n.body_text',
      'n.is_pinned',
      isFavorite(userId).as('is_favorite'),
      'n.revision',
      iso('n.created_at').as('created_at'),
      iso('n.updated_at').as('updated_at'),
      'n.created_by',
    ]),
  );

export const clientNotes = list<ClientNotesHandlers['listClientNotes'], { userId: string }>()({
  rows: present,
  record: (notes, { userId }) => noteRecord(notes, userId),
  id: 'n.id',
  filters: {
    ...recordFilters('n'),
    client_id: oneOfIds('n.client_id'),
    folder_id: oneOfIds('n.folder_id'),
    is_root: hasNoValue('n.folder_id'),
    is_pinned: holds('n.is_pinned'),
    is_favorite: (flag, { userId }) => holds(isFavorite(userId))(flag),
    search: searched('n.id', 'search_client_notes'),
  },
  sorts: {
    ...recordSorts('n'),
    title: emptyLast(byName('n.title')),
  },
  own: byAll(by('n.is_pinned'), by('n.created_at'), by('n.id'))('desc'),
});

export const selectClientNote = (
  db: Db,
  id: string,
  userId: string,
): Promise<JsonText<ClientNote> | undefined> =>
  selectRecord(db, noteRecord(present(db).where('n.id', '=', id), userId));

/** Whether the note can be seen; with `lock`, nobody else changes it before the transaction ends. */
export async function noteExists(db: Db, id: string, lock: boolean): Promise<boolean> {
  const row = await present(db)
    .where('n.id', '=', id)
    .select('n.id')
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return row !== undefined;
}

export type NoteValues = Pick<ClientNote, 'folder_id' | 'title' | 'body_text' | 'is_pinned'>;
