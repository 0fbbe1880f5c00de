import { sql, type RawBuilder } from 'kysely';
import type { NavigationItem, NavigationItemDetails, NavigationTarget } from '#generated/types.gen.ts';
import type {
  QueryNavigationItemDetailsInput,
  QueryNavigationItemsInput,
} from '#generated/families/layouts/handlers.ts';
import type { JsonText, ReadContext } from '#src/call/context.ts';
import { userRefOrNull } from '#src/domain/refs/index.ts';
import { visibleViews, type ViewReader } from '#src/domain/views/index.ts';
import {
  isLiveRecord,
  isVisibleRecord,
  nameIfVisible,
  viewerIn,
  viewerScope,
  type ViewerScope,
} from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  byName,
  countRows,
  hasValue,
  iso,
  isoOrNull,
  list,
  type Listing,
  mentions,
  nested,
  oneOf,
  oneOfIds,
  record,
  selectRecord,
  since,
} from '#src/platform/db/query/index.ts';
import { pageNames, pagesOf } from './pages.rules.ts';

/** Who looks at the navigation. */
export type NavigationScope = {
  readonly viewer: ViewerScope;
  readonly userId: string;
  readonly reader: { readonly managesSettings: boolean };
  /** Built-in pages that they may open. */
  readonly pages: readonly string[];
  /** Hidden items and those of other people, too. */
  readonly isComplete: boolean;
};

export const navigationScope = (ctx: ReadContext, isComplete: boolean): NavigationScope => ({
  viewer: viewerScope(ctx),
  userId: ctx.identity.userId,
  reader: { managesSettings: ctx.can('settings.manage') },
  pages: pagesOf(ctx),
  isComplete,
});

const ofTarget = (alias: string, property: string) =>
  sql`${sql.ref(`${alias}.target`)} ->> ${sql.lit(property)}`;
const targetId = (alias: string) => sql.ref<string>(`${alias}.target_id`);

const viewOf = (db: Db, alias: string, { userId, reader }: NavigationScope) =>
  visibleViews(db, { userId, ...reader } satisfies ViewReader).where('v.id', '=', targetId(alias));

/** Whether the item `n` shows to the caller, apart from what stands above it. */
function showsItem(db: Db, scope: NavigationScope): RawBuilder<boolean> {
  if (scope.isComplete) return sql<boolean>`true`;
  const viewer = viewerIn(scope.viewer);
  return sql<boolean>`(n.hidden_at is null
    and (n.department_ids = '{}' or exists (select from department_members m
      where m.tenant_id = n.tenant_id and m.user_id = ${scope.userId}::uuid and m.department_id = any(n.department_ids)))
    and case n.target_type
      when 'page' then n.system_key = any(${scope.pages}::text[])
      when 'view' then exists (${viewOf(db, 'n', scope).select('v.id')})
      when 'record' then ${isVisibleRecord(viewer, ofTarget('n', 'record_kind'), targetId('n'))}
      when 'custom_object' then ${isVisibleRecord(viewer, sql`'custom_object'`, targetId('n'), ['custom_object'])}
      when 'modal' then ${modalExists('n')}
      else true end)`;
}

const modalExists = (alias: string): RawBuilder<boolean> => sql<boolean>`exists (select from modals _modal
  where _modal.tenant_id = ${sql.ref(`${alias}.tenant_id`)} and _modal.id = ${targetId(alias)} and _modal.deleted_at is null)`;

/** The items that the caller sees, each with its place in the tree: below an item that does not show, nothing does. */
const shown = (db: Db, scope: NavigationScope) => sql<{ id: string; place: string[] }>`(
  with recursive walk as (
    select n.id, array[lpad(n.position::text, 6, '0') || n.id] as place
      from navigation_items n where n.parent_id is null and n.deleted_at is null and ${showsItem(db, scope)}
    union all
    select n.id, walk.place || (lpad(n.position::text, 6, '0') || n.id)
      from navigation_items n join walk on n.parent_id = walk.id where n.deleted_at is null and ${showsItem(db, scope)}
  ) select id, place from walk)`;

const present = (db: Db) => db.selectFrom('navigation_items as i').where('i.deleted_at', 'is', null);

/** The contract's representation of an item. */
const itemRecord = (items: ReturnType<typeof present>) =>
  record<NavigationItem>()(
    items.select([
      'i.id',
      sql<NavigationItem['kind']>`case when i.system_key is null then 'custom' else 'system' end`.as('kind'),
      as<NavigationItem['system_key']>()('i.system_key').as('system_key'),
      'i.label',
      'i.icon',
      as<NavigationTarget>()('i.target').as('target'),
      'i.parent_id',
      'i.position',
      'i.department_ids',
      sql<boolean>`i.hidden_at is not null`.as('is_hidden'),
      isoOrNull('i.hidden_at').as('hidden_at'),
      'i.revision',
      iso('i.created_at').as('created_at'),
      iso('i.updated_at').as('updated_at'),
      'i.created_by',
    ]),
  );

/** What narrows the items; `is_complete` decides who looks (`NavigationScope`). */
type Filters<I extends { readonly body: { readonly is_complete?: boolean } }> = Omit<
  I['body'],
  'is_complete'
>;

const filtersOf = (alias: string) => ({
  ids: oneOfIds(`${alias}.id`),
  search: mentions(`${alias}.label`),
  kind: {
    choices: {
      system: sql<boolean>`${sql.ref(`${alias}.system_key`)} is not null`,
      custom: sql<boolean>`${sql.ref(`${alias}.system_key`)} is null`,
    },
  },
  target_types: oneOf(`${alias}.target_type`),
  parent_ids: oneOfIds(`${alias}.parent_id`),
  is_hidden: hasValue(`${alias}.hidden_at`),
  updated_after: since(`${alias}.updated_at`),
});

export const itemList = list<
  Listing<QueryNavigationItemsInput['query'] & Filters<QueryNavigationItemsInput>, NavigationItem>,
  NavigationScope
>()({
  rows: (db, scope) => present(db).innerJoin(shown(db, scope).as('place'), 'place.id', 'i.id'),
  record: (items) => itemRecord(items as unknown as ReturnType<typeof present>),
  id: 'i.id',
  filters: filtersOf('i'),
  sorts: { label: byName('i.label'), updated_at: by('i.updated_at') },
  own: [sql`place.place`],
});

/** What the item `m` opens, by name: for those who may see it. */
const targetName = (db: Db, scope: NavigationScope) => {
  const viewer = viewerIn(scope.viewer);
  return sql<string | null>`case m.target_type
    when 'page' then ${JSON.stringify(pageNames)}::jsonb ->> m.system_key
    when 'view' then (${viewOf(db, 'm', scope).select('v.name')})
    when 'record' then ${nameIfVisible(viewer, ofTarget('m', 'record_kind'), targetId('m'))}
    when 'custom_object' then ${nameIfVisible(viewer, sql`'custom_object'`, targetId('m'))}
    when 'modal' then (select _modal.name from modals _modal
      where _modal.tenant_id = m.tenant_id and _modal.id = m.target_id and _modal.deleted_at is null)
    when 'url' then left(${ofTarget('m', 'url')}, 300) end`;
};

const isBroken = sql<boolean>`(case m.target_type
  when 'view' then not exists (select from views v where v.tenant_id = m.tenant_id and v.id = m.target_id and v.deleted_at is null)
  when 'record' then not ${isLiveRecord(ofTarget('m', 'record_kind'), targetId('m'))}
  when 'custom_object' then not ${isLiveRecord(sql`'custom_object'`, targetId('m'))}
  when 'modal' then not ${modalExists('m')}
  else false end)`;

export const itemDetails = list<
  Listing<
    QueryNavigationItemDetailsInput['query'] & Filters<QueryNavigationItemDetailsInput>,
    NavigationItemDetails
  >,
  NavigationScope
>()({
  rows: (db, scope) =>
    db
      .selectFrom('navigation_items as m')
      .where('m.deleted_at', 'is', null)
      .innerJoin(shown(db, scope).as('place'), 'place.id', 'm.id'),
  record: (items, scope, db) =>
    record<NavigationItemDetails>()(
      items.select([
        nested(db, itemRecord(present(db).where('i.id', '=', sql.ref<string>('m.id')))).as('item'),
        targetName(db, scope).as('target_name'),
        isBroken.as('is_broken'),
        sql<NavigationItemDetails['departments']>`(
          select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name) order by array_position(m.department_ids, d.id)), '[]')
          from departments d where d.tenant_id = m.tenant_id and d.id = any(m.department_ids))`.as(
          'departments',
        ),
        userRefOrNull('m.hidden_by').as('hidden_by'),
        sql<number>`(select count(*) from navigation_items k
          where k.tenant_id = m.tenant_id and k.parent_id = m.id and k.deleted_at is null)`.as('child_count'),
      ]),
    ),
  id: 'm.id',
  filters: filtersOf('m'),
  sorts: { label: byName('m.label'), updated_at: by('m.updated_at') },
  own: [sql`place.place`],
});

export const selectItem = (db: Db, id: string): Promise<JsonText<NavigationItem> | undefined> =>
  selectRecord(db, itemRecord(present(db).where('i.id', '=', id)));

/** Items that open the view or modal. */
export async function countOpening(db: Db, targetId: string): Promise<number> {
  return countRows(present(db).where('i.target_id', '=', targetId));
}
