import { sql } from 'kysely';
import type { NavigationPage, NavigationTarget } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, holdName } from '#src/platform/db/query/index.ts';
import type { Node } from './tree.rules.ts';

/** An item as its rules need it. */
export interface StoredItem extends Node {
  readonly label: string;
  readonly icon: string | null;
  readonly target: NavigationTarget;
  readonly department_ids: string[];
  readonly system_key: NavigationPage | null;
  readonly hidden_at: string | null;
  readonly revision: number;
}

const present = (db: Db) => db.selectFrom('navigation_items as i').where('i.deleted_at', 'is', null);

/** Holds every other change of the tree back until the transaction ends; its rules look at the tree as a whole. */
export async function holdTree(db: Db): Promise<Node[]> {
  await holdName(db, 'navigation');
  return present(db).select(['i.id', 'i.parent_id', 'i.position', 'i.system_key']).execute();
}

export function lockItem(db: Db, id: string): Promise<StoredItem | undefined> {
  return present(db)
    .where('i.id', '=', id)
    .select([
      'i.id',
      'i.label',
      'i.icon',
      as<NavigationTarget>()('i.target').as('target'),
      'i.parent_id',
      'i.position',
      'i.department_ids',
      as<NavigationPage | null>()('i.system_key').as('system_key'),
      'i.hidden_at',
      'i.revision',
    ])
    .forUpdate()
    .executeTakeFirst() as Promise<StoredItem | undefined>;
}

/** Gives each item its place in the array as position. Those that only make room keep their revision. */
export async function updatePositions(db: Db, order: readonly string[]): Promise<void> {
  await sql`update navigation_items i set position = o.place - 1
    from unnest(${order}::uuid[]) with ordinality as o (id, place)
    where i.id = o.id and i.position <> o.place - 1`.execute(db);
}
