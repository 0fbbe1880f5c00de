import { sql } from 'kysely';
import type { View } from '#generated/types.gen.ts';
import type { ViewsHandlers } from '#generated/families/views/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import {
  isEditableBy,
  viewRecord,
  viewStatus,
  visibleViews,
  type ViewReader,
} from '#src/domain/views/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  byName,
  countRows,
  hasNoValue,
  holds,
  list,
  mentions,
  oneOf,
  oneOfIds,
  recordFilters,
  recordSorts,
  selectRecord,
  selectRecords,
} from '#src/platform/db/query/index.ts';

const placeOfFolder = sql`(select f.position from folders f where f.tenant_id = v.tenant_id and f.id = v.folder_id)`;

export const viewList = list<ViewsHandlers['listViews'], ViewReader>()({
  rows: visibleViews,
  record: viewRecord,
  id: 'v.id',
  filters: {
    ...recordFilters('v'),
    search: mentions('v.name', sql`coalesce(v.description, '')`),
    record_kind: oneOf('v.record_kind'),
    custom_object_id: oneOfIds('v.custom_object_id'),
    status: oneOf(viewStatus),
    display_type: oneOf(sql`v.display ->> 'type'`),
    owner_id: oneOfIds('v.owner_id'),
    folder_id: oneOfIds('v.folder_id'),
    is_root: hasNoValue('v.folder_id'),
    is_default: holds('v.is_default'),
    can_edit: (flag, reader) => holds(isEditableBy(reader))(flag),
  },
  sorts: {
    ...recordSorts('v'),
    name: byName('v.name'),
    // Those in no folder come first, as in the order of the tree.
    position: (direction) => {
      const nulls = sql.raw(direction === 'asc' ? 'nulls first' : 'nulls last');
      return [
        sql`${placeOfFolder} ${sql.raw(direction)} ${nulls}`,
        sql`v.folder_id ${sql.raw(direction)} ${nulls}`,
        sql`v.position ${sql.raw(direction)}`,
      ];
    },
  },
});

const ofId = (db: Db, reader: ViewReader, id: string) => visibleViews(db, reader).where('v.id', '=', id);

export const selectView = (db: Db, reader: ViewReader, id: string): Promise<JsonText<View> | undefined> =>
  selectRecord(db, viewRecord(ofId(db, reader, id), reader));

/** A view that the reader sees, for a change of it: nobody else changes it before the transaction ends. */
export async function lockView(db: Db, reader: ViewReader, id: string): Promise<View | undefined> {
  const [view] = await selectRecords(db, viewRecord(ofId(db, reader, id).forUpdate(), reader));
  return view;
}

/** A view after a change by which the caller may have lost sight of it. */
export async function selectChangedView(db: Db, reader: ViewReader, id: string): Promise<JsonText<View>> {
  const rows = db.selectFrom('views as v').where('v.deleted_at', 'is', null).where('v.id', '=', id);
  return (await selectRecord(db, viewRecord(rows as ReturnType<typeof visibleViews>, reader)))!;
}

export async function countViewsOf(db: Db, ownerId: string): Promise<number> {
  return countRows(db.selectFrom('views').where('owner_id', '=', ownerId).where('deleted_at', 'is', null));
}

/** Names, in lower case, of the owner's views that begin with the stem. */
export async function selectNamesLike(db: Db, ownerId: string, stem: string): Promise<string[]> {
  const rows = await db
    .selectFrom('views')
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`starts_with(lower(name), lower(${stem}::text))`)
    .select(sql<string>`lower(name)`.as('name'))
    .execute();
  return rows.map(({ name }) => name);
}

export async function nextPosition(db: Db, folderId: string | null): Promise<number> {
  const { next } = await db
    .selectFrom('views')
    .where(sql<boolean>`folder_id is not distinct from ${folderId}::uuid`)
    .where('deleted_at', 'is', null)
    .select(sql<number>`coalesce(max(position) + 1, 0)`.as('next'))
    .executeTakeFirstOrThrow();
  return next;
}

/** All views in a folder in their order, those of others too: whoever moves one moves it among all of them. */
export async function selectOrder(db: Db, folderId: string | null): Promise<string[]> {
  const rows = await db
    .selectFrom('views as v')
    .where(sql<boolean>`v.folder_id is not distinct from ${folderId}::uuid`)
    .where('v.deleted_at', 'is', null)
    .select('v.id')
    .orderBy('v.position')
    .orderBy(sql`lower(v.name)`)
    .orderBy('v.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Puts the views of a folder in this order; those that only make room keep their revision. */
export async function updateOrder(db: Db, order: readonly string[]): Promise<void> {
  await sql`update views v set position = o.place - 1
    from unnest(${order}::uuid[]) with ordinality as o (id, place)
    where v.id = o.id and v.position <> o.place - 1`.execute(db);
}

/** Takes the default of the list from the view that has it; answers which. */
export async function endDefault(
  db: Db,
  { record_kind: kind, custom_object_id: objectId }: Pick<View, 'record_kind' | 'custom_object_id'>,
  exceptId: string | null,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .updateTable('views')
    .set((e) => ({ is_default: false, revision: e('revision', '+', 1), updated_at: now }))
    .where('record_kind', '=', kind)
    .where(sql<boolean>`custom_object_id is not distinct from ${objectId}::uuid`)
    .where('is_default', '=', true)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`id is distinct from ${exceptId}::uuid`)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}
