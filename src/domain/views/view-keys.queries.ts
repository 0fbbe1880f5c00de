import { sql } from 'kysely';
import type { View } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { countRows } from '#src/platform/db/query/index.ts';

/** A view as far as it names columns. */
export type NamingView = Pick<
  View,
  'id' | 'columns' | 'filter_group' | 'quick_filters' | 'sort_by' | 'group_by' | 'display'
>;

/** Views of these kinds that name the column anywhere. */
const viewsNaming = (db: Db, kinds: readonly string[], column: string) =>
  db
    .selectFrom('views as v')
    .where('v.deleted_at', 'is', null)
    .where('v.record_kind', 'in', kinds)
    .where(
      sql<boolean>`(v.group_by = ${column} or ${column} = any(v.quick_filters)
        or jsonb_path_exists(v.columns, '$[*].key ? (@ == $name)', jsonb_build_object('name', ${column}::text))
        or jsonb_path_exists(v.sort_by, '$[*].field ? (@ == $name)', jsonb_build_object('name', ${column}::text))
        or jsonb_path_exists(v.filter_group, '$.**.field ? (@ == $name)', jsonb_build_object('name', ${column}::text))
        or jsonb_path_exists(v.display, '$.** ? (@ == $name)', jsonb_build_object('name', ${column}::text)))`,
    );

export async function countViewsNaming(db: Db, kinds: readonly string[], column: string): Promise<number> {
  return countRows(viewsNaming(db, kinds, column));
}

/** The same views, held until the transaction ends. */
export async function lockViewsNaming(
  db: Db,
  kinds: readonly string[],
  column: string,
): Promise<NamingView[]> {
  const rows = await viewsNaming(db, kinds, column)
    .select([
      'v.id',
      'v.columns',
      'v.filter_group',
      'v.quick_filters',
      'v.sort_by',
      'v.group_by',
      'v.display',
    ])
    .orderBy('v.id')
    .forUpdate()
    .execute();
  return rows as unknown as NamingView[];
}

export async function updateNames(
  db: Db,
  id: string,
  names: {
    readonly columns: string;
    readonly filter_group: string | null;
    readonly quick_filters: string[];
    readonly sort_by: string;
    readonly group_by: string | null;
    readonly display: string;
  },
): Promise<void> {
  await db.updateTable('views').set(names).where('id', '=', id).execute();
}
