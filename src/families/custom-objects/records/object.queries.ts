import { sql } from 'kysely';
import type { CustomObject, CustomObjectRollup } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { isObjectOpen } from '#src/domain/visibility/index.ts';
import { as } from '#src/platform/db/query/index.ts';
import type { Migration } from '../definitions/migration.rules.ts';

/** What records need to know of their custom object. */
export interface RecordObject extends Pick<
  CustomObject,
  | 'id'
  | 'key'
  | 'name'
  | 'status'
  | 'definition_version'
  | 'name_label'
  | 'name_template'
  | 'client_requirement'
  | 'anchors'
  | 'record_access'
  | 'edit_permission'
> {
  readonly lifecycle: CustomObject['definition']['lifecycle'];
  readonly rollups: readonly Omit<CustomObjectRollup, 'position'>[];
  /** Whether the caller may change the records that they see. */
  readonly may_edit: boolean;
  /** What the running change of its definition does to records. */
  readonly migration: Migration | null;
}

type Caller = Pick<ReadContext, 'db' | 'identity' | 'can'>;

/** Custom objects whose records the caller may see, but for those that only their owners see. */
const openObjects = (ctx: Caller) =>
  ctx.db
    .selectFrom('custom_objects as o')
    .where('o.deleted_at', 'is', null)
    .where(isObjectOpen('opensRecords', ctx, 'o'))
    .select([
      'o.id',
      'o.key',
      'o.name',
      as<RecordObject['status']>()('o.status').as('status'),
      'o.definition_version',
      'o.name_label',
      'o.name_template',
      as<RecordObject['client_requirement']>()('o.client_requirement').as('client_requirement'),
      as<RecordObject['anchors']>()('o.anchors').as('anchors'),
      as<RecordObject['record_access']>()('o.record_access').as('record_access'),
      as<RecordObject['edit_permission']>()('o.edit_permission').as('edit_permission'),
      as<RecordObject['lifecycle']>()('o.lifecycle').as('lifecycle'),
      as<RecordObject['rollups']>()('o.rollups').as('rollups'),
      as<RecordObject['migration']>()('o.migration').as('migration'),
      isObjectOpen('opensChanges', ctx, 'o').as('may_edit'),
    ]);

export const findOpenObject = (ctx: Caller, id: string): Promise<RecordObject | undefined> =>
  openObjects(ctx).where('o.id', '=', id).executeTakeFirst();

/** The same for a write of its records: nobody changes its definition before the transaction ends. */
export const holdOpenObject = (ctx: Caller, id: string): Promise<RecordObject | undefined> =>
  openObjects(ctx).where('o.id', '=', id).forShare().executeTakeFirst();

/** As `findOpenObject`, of all of them; of these keys and ids, where some are named. */
export const selectOpenObjects = (
  ctx: Caller,
  {
    ids,
    keys,
  }: { readonly ids?: readonly string[] | undefined; readonly keys?: readonly string[] | undefined } = {},
): Promise<RecordObject[]> =>
  openObjects(ctx)
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`o.id = any(${ids}::uuid[])`))
    .$if(keys !== undefined, (query) => query.where(sql<boolean>`o.key = any(${keys}::text[])`))
    .execute();

/**
 * Keys of values that the caller may not see, by the id of their custom object: fields whose permission they lack, and fields that a
 * change of the definition has removed but not yet from all records.
 */
export async function selectHiddenKeys(ctx: Caller): Promise<Readonly<Record<string, readonly string[]>>> {
  const isSeen =
    ctx.identity.role !== null
      ? sql`true`
      : sql`(f.view_permission is null or f.view_permission = any(${[...ctx.identity.permissions]}::text[]))`;
  const { rows } = await sql<{ custom_object_id: string; keys: string[] }>`
    select f.custom_object_id, json_agg(distinct f.key) as keys from fields f
    join custom_objects o on o.tenant_id = f.tenant_id and o.id = f.custom_object_id
    where f.custom_object_id is not null and (
      (f.deleted_at is null and not ${isSeen})
      or (o.status = 'migrating' and f.deleted_at is not null and not exists (
        select from fields other where other.custom_object_id = f.custom_object_id and other.key = f.key and other.deleted_at is null)))
    group by f.custom_object_id`.execute(ctx.db);
  return Object.fromEntries(rows.map(({ custom_object_id: id, keys }) => [id, keys]));
}
