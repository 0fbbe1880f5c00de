import { sql, type RawBuilder } from 'kysely';
import type { View, ViewRecordKind } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, iso, record, selectRecords } from '#src/platform/db/query/index.ts';
import type { NamedList } from './find-list.ts';

/** Who looks at views. */
export interface ViewReader {
  readonly userId: string;
  /** Holders of settings.manage change views of others that they see. */
  readonly managesSettings: boolean;
}

/** Whether view `v` is shared with the user. */
const isSharedWith = (
  userId: string,
): RawBuilder<boolean> => sql<boolean>`(v.audience = 'everyone' or v.audience = 'users' and ${userId}::uuid = any(v.user_ids)
  or v.audience = 'departments' and exists (select from department_members m where m.tenant_id = v.tenant_id and m.user_id = ${userId}::uuid and m.department_id = any(v.department_ids)))`;

/** Whether view `v` is shared by somebody who has left, so that another owner can be found. */
const isOrphaned = sql<boolean>`(v.audience is not null and not exists (
  select from users u where u.tenant_id = v.tenant_id and u.id = v.owner_id and u.status = 'active'))`;

/** Views, `v`, that the reader may use: their own, those shared with them, and with settings.manage the shared ones of who has left. */
export const visibleViews = (db: Db, { userId, managesSettings }: ViewReader) =>
  db
    .selectFrom('views as v')
    .where('v.deleted_at', 'is', null)
    .where(
      managesSettings
        ? sql<boolean>`(v.owner_id = ${userId}::uuid or ${isSharedWith(userId)} or ${isOrphaned})`
        : sql<boolean>`(v.owner_id = ${userId}::uuid or ${isSharedWith(userId)})`,
    );

/** The list that the view shows, if the caller may use the view; nobody deletes it before the transaction ends. */
export async function holdView(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can'>,
  id: string,
): Promise<NamedList | undefined> {
  const reader = { userId: ctx.identity.userId, managesSettings: ctx.can('settings.manage') };
  return visibleViews(ctx.db, reader)
    .where('v.id', '=', id)
    .select([as<ViewRecordKind>()('v.record_kind').as('record_kind'), 'v.custom_object_id'])
    .forShare()
    .executeTakeFirst();
}

/** Whether the reader may change view `v`, which they see. */
export const isEditableBy = ({ userId, managesSettings }: ViewReader): RawBuilder<boolean> =>
  managesSettings ? sql<boolean>`true` : sql<boolean>`(v.owner_id = ${userId}::uuid or v.is_editable)`;

/** Whether view `v` is private or shared. */
export const viewStatus = sql<
  View['status']
>`(case when v.audience is null then 'private' else 'shared' end)`;

/** The columns of the contract's representation of a view, `v`, as the reader sees it. */
const viewColumns = ({ userId, managesSettings }: ViewReader) =>
  [
    'v.id',
    'v.name',
    'v.description',
    'v.icon',
    'v.color',
    as<View['record_kind']>()('v.record_kind').as('record_kind'),
    'v.custom_object_id',
    as<View['display']>()('v.display').as('display'),
    as<View['columns']>()('v.columns').as('columns'),
    as<View['filter_group']>()('v.filter_group').as('filter_group'),
    as<View['quick_filters']>()('v.quick_filters').as('quick_filters'),
    as<View['sort_by']>()('v.sort_by').as('sort_by'),
    'v.group_by',
    'v.page_size',
    viewStatus.as('status'),
    sql<View['sharing']>`case when v.audience is not null then json_build_object(
    'audience', v.audience, 'department_ids', v.department_ids, 'user_ids', v.user_ids, 'is_editable', v.is_editable) end`.as(
      'sharing',
    ),
    'v.is_default',
    'v.folder_id',
    'v.position',
    'v.owner_id',
    isEditableBy({ userId, managesSettings }).as('can_edit'),
    'v.revision',
    iso('v.created_at').as('created_at'),
    iso('v.updated_at').as('updated_at'),
    'v.created_by',
  ] as const;

/** The contract's representation of a view as the reader sees it. */
export const viewRecord = (views: ReturnType<typeof visibleViews>, reader: ViewReader) =>
  record<View>()(views.select(viewColumns(reader)));

/** The order in which people see views: those in no folder first, then folder by folder. */
export const placeOfView: readonly RawBuilder<unknown>[] = [
  sql`(select f.position from folders f where f.tenant_id = v.tenant_id and f.id = v.folder_id) asc nulls first`,
  sql`v.folder_id asc nulls first`,
  sql`v.position asc`,
  sql`lower(v.name) asc`,
  sql`v.id asc`,
];

/** The caller as reader of views. */
export const readerOf = (ctx: Pick<ReadContext, 'identity' | 'can'>): ViewReader => ({
  userId: ctx.identity.userId,
  managesSettings: ctx.can('settings.manage'),
});

/** A view that the reader sees, as rules need it. */
export async function findView(db: Db, reader: ViewReader, id: string): Promise<View | undefined> {
  const [view] = await selectRecords(db, viewRecord(visibleViews(db, reader).where('v.id', '=', id), reader));
  return view;
}
