import { sql, type RawBuilder } from 'kysely';
import type { JsonText } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  byName,
  hasNoValue,
  holdName,
  insertRecord,
  iso,
  list,
  mentions,
  oneOfIds,
  recordSorts,
  reviseRecord,
  selectRecord,
  since,
  softDeleteRecord,
  type Condition,
  type Listing,
  type RecordQuery,
} from '#src/platform/db/query/index.ts';
import type { FolderKind, ItemScope } from './folder-kind.ts';
import type { Tree } from './tree.rules.ts';

export interface FolderFilters {
  readonly id?: readonly string[];
  readonly scope_id?: readonly string[];
  readonly parent_id?: readonly string[];
  readonly is_root?: boolean;
  readonly search?: string;
  readonly updated_after?: string;
  /** Without it, as a reader sees the tree. */
  readonly sort?: 'name' | 'created_at' | 'updated_at';
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** A folder as its rules need it. */
export interface StoredFolder {
  readonly id: string;
  readonly scope_id: string | null;
  readonly parent_id: string | null;
  readonly name: string;
  readonly position: number;
  readonly revision: number;
}

/** The folders of a kind that callers may see: neither deleted themselves nor in the tree of a deleted record. */
function visibleFolders<R>(db: Db, kind: FolderKind<R>) {
  return db
    .selectFrom('folders as f')
    .where('f.kind', '=', kind.kind)
    .where('f.deleted_at', 'is', null)
    .$if(kind.scope !== undefined, (query) =>
      query.where(sql<boolean>`exists (
      select 1 from ${sql.table(kind.scope?.table ?? '')} s
      where s.tenant_id = f.tenant_id and s.id = f.scope_id and s.deleted_at is null)`),
    );
}

/** The items of the folder `f` in a table, as far as the caller sees them. */
const countOf = <R>({ items, shows }: FolderKind<R>, table: string, scope: ItemScope) =>
  sql<number>`(select count(*) from ${sql.table(table)} i
    where i.tenant_id = f.tenant_id and i.folder_id = f.id and i.deleted_at is null
      and ${shows === undefined || table !== items.table ? sql<boolean>`true` : shows.condition(scope, 'i')})`;

const tablesOf = <R>({ items, beside = [] }: FolderKind<R>) => [items, ...beside].map(({ table }) => table);

/** The contract's representation of a folder. Its scope has another name in each family, so nothing compares it with the contract here. */
const folderRecord = <R>(
  query: ReturnType<typeof visibleFolders<R>>,
  kind: FolderKind<R>,
  scope: ItemScope,
) =>
  query
    .select('f.id')
    .$if(kind.scope !== undefined, (scoped) =>
      scoped.select(sql<string>`f.scope_id`.as(kind.scope?.property ?? '')),
    )
    .select([
      'f.name',
      'f.parent_id',
      'f.position',
      sql<number>`(${sql.join(
        tablesOf(kind).map((table) => countOf(kind, table, scope)),
        sql` + `,
      )})`.as('item_count'),
      sql<number>`(select count(*) from folders c
      where c.tenant_id = f.tenant_id and c.parent_id = f.id and c.deleted_at is null)`.as('folder_count'),
      'f.revision',
      iso('f.created_at').as('created_at'),
      iso('f.updated_at').as('updated_at'),
      'f.created_by',
    ]) as unknown as RecordQuery<R>;

// One text per folder that sorts as a reader sees the tree: its own place behind the places of those that hold it.
export const places = (kind: string) => sql<{ id: string; place: string[] }>`(
  with recursive walk as (
    select t.id, array[t.scope_id::text, lpad(t.position::text, 6, '0') || t.id] as place
      from folders t where t.kind = ${kind} and t.parent_id is null and t.deleted_at is null
    union all
    select t.id, walk.place || (lpad(t.position::text, 6, '0') || t.id)
      from folders t join walk on t.parent_id = walk.id where t.deleted_at is null
  ) select id, place from walk)`;

const folderListOf = <R>(kind: FolderKind<R>) =>
  list<Listing<FolderFilters, R>, ItemScope>()({
    rows: (db: Db) =>
      visibleFolders(db, kind).innerJoin(
        places(kind.kind).as('place'),
        'place.id',
        'f.id',
      ) as unknown as ReturnType<typeof visibleFolders<R>>,
    record: (folders, scope) => folderRecord(folders, kind, scope),
    id: 'f.id',
    filters: {
      id: oneOfIds('f.id'),
      scope_id: oneOfIds('f.scope_id'),
      parent_id: oneOfIds('f.parent_id'),
      is_root: hasNoValue('f.parent_id'),
      search: mentions('f.name'),
      updated_after: since('f.updated_at'),
    },
    sorts: {
      name: byName('f.name'),
      ...recordSorts('f'),
    },
    own: [sql`place.place`],
  });

const folderLists = new Map<string, unknown>();

/** The list of the folders of a kind; `scope_id` narrows a scoped kind to the trees of these records. */
export function folderList<R>(kind: FolderKind<R>): ReturnType<typeof folderListOf<R>> {
  if (!folderLists.has(kind.kind)) folderLists.set(kind.kind, folderListOf(kind));
  return folderLists.get(kind.kind) as ReturnType<typeof folderListOf<R>>;
}

export function selectFolder<R>(
  db: Db,
  kind: FolderKind<R>,
  scope: ItemScope,
  id: string,
): Promise<JsonText<R> | undefined> {
  return selectRecord(db, folderRecord(visibleFolders(db, kind).where('f.id', '=', id), kind, scope));
}

/** `lock`: `update` for who changes the folder, `share` for who puts something into it. */
export function findFolder<R>(
  db: Db,
  kind: FolderKind<R>,
  id: string,
  lock?: 'update' | 'share',
): Promise<StoredFolder | undefined> {
  return visibleFolders(db, kind)
    .where('f.id', '=', id)
    .select(['f.id', 'f.scope_id', 'f.parent_id', 'f.name', 'f.position', 'f.revision'])
    .$if(lock === 'update', (query) => query.forUpdate())
    .$if(lock === 'share', (query) => query.forShare())
    .executeTakeFirst();
}

/** Whether the record that a tree is to belong to can be seen. */
export async function scopeExists<R>(db: Db, kind: FolderKind<R>, scopeId: string): Promise<boolean> {
  if (kind.scope === undefined) return true;
  const found =
    await sql`select 1 from ${sql.table(kind.scope.table)} where id = ${scopeId} and deleted_at is null`.execute(
      db,
    );
  return found.rows.length > 0;
}

/** Holds every other change of this tree back until the transaction ends; its rules look at the tree as a whole. */
export async function lockTree<R>(db: Db, kind: FolderKind<R>, scopeId: string | null): Promise<Tree> {
  await holdName(db, 'folders', kind.kind, scopeId ?? 'all');
  return db
    .selectFrom('folders')
    .select(['id', 'parent_id', 'name', 'position'])
    .where('kind', '=', kind.kind)
    .where('scope_id', 'is not distinct from', scopeId)
    .where('deleted_at', 'is', null)
    .execute();
}

export interface NewFolder {
  readonly kind: string;
  readonly scope_id: string | null;
  readonly parent_id: string | null;
  readonly name: string;
  readonly position: number;
  readonly created_by: string;
}

export const insertFolder = (db: Db, folder: NewFolder, now: Date): Promise<string> =>
  insertRecord(db, 'folders', folder, now);

export const updateFolder = (
  db: Db,
  id: string,
  change: { name?: string; parent_id?: string | null },
  now: Date,
): Promise<void> => reviseRecord(db, 'folders', id, change, now);

/** Gives each folder its place in the array as position. Those that only make room keep their revision. */
export async function updatePositions(db: Db, order: readonly string[]): Promise<void> {
  await sql`update folders f set position = o.place - 1
    from unnest(${order}::uuid[]) with ordinality as o (id, place)
    where f.id = o.id and f.position <> o.place - 1`.execute(db);
}

export async function moveFoldersTo(
  db: Db,
  ids: readonly string[],
  parentId: string | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable('folders')
    .set((eb) => ({ parent_id: parentId, revision: eb('revision', '+', 1), updated_at: now }))
    .where('id', 'in', ids)
    .execute();
}

/** Holds every other change of the order of a kind's items back until the transaction ends. */
export const lockItemOrder = <R>(db: Db, kind: FolderKind<R>): Promise<void> =>
  holdName(db, 'order in folders', kind.kind);

/** Everything that lies in a folder goes to another one; ordered items behind those of the target, in their order. */
export async function moveItems<R>(
  db: Db,
  kind: FolderKind<R>,
  from: string,
  to: string | null,
  now: Date,
): Promise<string[]> {
  const moved: string[] = [];
  for (const { table } of kind.beside ?? [])
    moved.push(...(await moveRows(db, sql.table(table), from, to, now)));
  const items = sql.table(kind.items.table);
  if (kind.items.isOrdered === true) await lockItemOrder(db, kind);
  const position =
    kind.items.isOrdered === true
      ? sql`, position = (select count(*) from ${items} t where t.folder_id is not distinct from ${to} and t.deleted_at is null)
          + (select count(*) from ${items} b where b.folder_id = ${from} and b.deleted_at is null and (b.position, b.id) < (i.position, i.id))`
      : sql``;
  return [...moved, ...(await moveRows(db, items, from, to, now, position))];
}

async function moveRows(
  db: Db,
  table: RawBuilder<unknown>,
  from: string,
  to: string | null,
  now: Date,
  position: RawBuilder<unknown> = sql``,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update ${table} i
    set folder_id = ${to}, revision = revision + 1, updated_at = ${now} ${position}
    where folder_id = ${from} and deleted_at is null returning i.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The items of a folder in their order. */
export async function selectItemOrder<R>(
  db: Db,
  kind: FolderKind<R>,
  folderId: string | null,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(kind.items.table)}
    where folder_id is not distinct from ${folderId} and deleted_at is null order by position, id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Gives each item its place in the array as position. Those that only make room keep their revision. */
export async function updateItemPositions<R>(
  db: Db,
  kind: FolderKind<R>,
  order: readonly string[],
): Promise<void> {
  await sql`update ${sql.table(kind.items.table)} i set position = o.place - 1
    from unnest(${order}::uuid[]) with ordinality as o (id, place)
    where i.id = o.id and i.position <> o.place - 1`.execute(db);
}

/** The item lies in one of these folders; with `isDeep` also in a folder below one of them. */
export const liesIn =
  (column: string, isDeep: boolean) =>
  (ids: readonly string[]): Condition =>
    isDeep
      ? sql<boolean>`${sql.ref(column)} in (
          with recursive below as (
            select id from folders where id = any(${ids}::uuid[]) and deleted_at is null
            union
            select f.id from folders f join below on f.parent_id = below.id where f.deleted_at is null)
          select id from below)`
      : oneOfIds(column)(ids);

/** How many folders a folder holds, and how many of each kind of item, named as messages name them. */
export async function countContents<R>(
  db: Db,
  kind: FolderKind<R>,
  id: string,
): Promise<{ items: { plural: string; count: number }[]; folders: number }> {
  const count = async (table: string, column: 'folder_id' | 'parent_id'): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}
      where ${sql.ref(column)} = ${id} and deleted_at is null`.execute(db);
    return rows[0]!.count;
  };
  const [folders, ...counts] = await Promise.all([
    count('folders', 'parent_id'),
    ...[kind.items, ...(kind.beside ?? [])].map(async ({ table, plural }) => ({
      plural,
      count: await count(table, 'folder_id'),
    })),
  ]);
  return { items: counts, folders };
}

export const softDeleteFolder = (db: Db, id: string, userId: string, now: Date): Promise<void> =>
  softDeleteRecord(db, 'folders', id, userId, now);
