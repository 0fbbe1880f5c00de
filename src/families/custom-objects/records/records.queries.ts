import { sql, type RawBuilder } from 'kysely';
import type { CustomObjectRecord, CustomObjectRecordRelations } from '#generated/types.gen.ts';
import type { ListCustomObjectRecordsInput } from '#generated/families/custom-objects/handlers.ts';
import type { JsonText, ReadContext } from '#src/call/context.ts';
import { searched } from '#src/domain/filters/index.ts';
import {
  isShownTo,
  isVisibleRecord,
  viewerIn,
  viewerScope,
  type RecordViewer,
  type ViewerScope,
} from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  byName,
  hasValue,
  iso,
  isoOrNull,
  list,
  oneOf,
  oneOfIds,
  oneOfKeys,
  oneOfNumbers,
  record,
  recordFilters,
  recordSorts,
  selectRecord,
  selectRecords,
  type Listing,
} from '#src/platform/db/query/index.ts';
import { anchorKinds } from '../definitions/anchor-kinds.ts';
import { selectHiddenKeys, type RecordObject } from './object.queries.ts';
import { objectKey, recordRef } from './refs.queries.ts';
import { planRollups, rollupValue, type RollupPlan } from './rollups.queries.ts';

/** Who reads records, and what of them. */
export type RecordScope = ViewerScope & {
  /** Keys of values that the reader may not see by the id of the custom object, as JSON. */
  readonly hidden: string;
  readonly rollups: { readonly plans: readonly RollupPlan[] };
  readonly withLinks: boolean;
  /** The only custom fields to show; null for all. */
  readonly keys: readonly string[] | null;
};

interface Shown {
  readonly withLinks?: boolean;
  readonly keys?: readonly string[] | undefined;
}

/** What the caller sees of the records of these custom objects. */
export async function recordScope(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can'>,
  objects: readonly RecordObject[],
  { withLinks = false, keys }: Shown = {},
): Promise<RecordScope> {
  const [hidden, plans] = await Promise.all([selectHiddenKeys(ctx), planRollups(ctx, objects)]);
  return {
    ...viewerScope(ctx),
    hidden: JSON.stringify(hidden),
    rollups: { plans },
    withLinks,
    keys: keys ?? null,
  };
}

const liveRecords = (db: Db) => db.selectFrom('custom_object_records as r').where('r.deleted_at', 'is', null);

/** Records that the viewer sees. */
export const seenRecords = (db: Db, viewer: RecordViewer) =>
  liveRecords(db).where(isShownTo('custom_object_record', viewer, 'r'));

type Records = ReturnType<typeof liveRecords>;

/** The client, as long as there is one. */
const clientId = sql<
  string | null
>`(select c.id from clients c where c.tenant_id = r.tenant_id and c.id = r.client_id and c.deleted_at is null)`;

function valuesFor({
  hidden,
  rollups,
  keys,
  ...viewer
}: RecordScope): RawBuilder<CustomObjectRecord['field_values']> {
  const own = sql`(r.field_values - array(select jsonb_array_elements_text(${hidden}::jsonb -> r.custom_object_id::text)))`;
  const computed = [...Map.groupBy(rollups.plans, ({ objectId }) => objectId)].map(
    ([objectId, plans]) =>
      sql`when ${sql.lit(objectId)}::uuid then jsonb_strip_nulls(jsonb_build_object(${sql.join(
        plans.flatMap((plan) => [sql.lit(plan.key), rollupValue(plan, 'r', viewerIn(viewer))]),
      )}))`,
  );
  const all =
    computed.length === 0
      ? own
      : sql`(${own} || coalesce(case r.custom_object_id ${sql.join(computed, sql` `)} end, '{}'))`;
  return keys === null
    ? sql<CustomObjectRecord['field_values']>`${all}`
    : sql<
        CustomObjectRecord['field_values']
      >`(select coalesce(jsonb_object_agg(v.key, v.value), '{}') from jsonb_each(${all}) v where v.key = any(${keys}::text[]))`;
}

/** Linked records by relationship and direction: those that the viewer sees, the first 20 of each. */
const relations = (viewer: RecordViewer): RawBuilder<CustomObjectRecordRelations[]> => {
  const side = (here: 'from' | 'to', there: 'from' | 'to') => sql`
    select l.relationship_id, ${sql.lit(here === 'to')}::boolean as is_inverse, ${recordRef('x')} as ref,
      row_number() over (partition by l.relationship_id order by l.created_at, l.id) as place
    from custom_object_record_links l
    join custom_object_records x on x.tenant_id = l.tenant_id and x.id = ${sql.ref(`l.${there}_record_id`)}
    where l.tenant_id = r.tenant_id and ${sql.ref(`l.${here}_record_id`)} = r.id and x.deleted_at is null and ${isShownTo('custom_object_record', viewer, 'x')}`;
  return sql<CustomObjectRecordRelations[]>`(
    select coalesce(json_agg(json_build_object('relationship_id', g.id, 'relationship_key', g.key, 'is_inverse', g.is_inverse,
      'record_count', g.total, 'records', g.refs) order by g.is_inverse, g.position, g.key), '[]')
    from (
      select rel.id, rel.key, rel.position, e.is_inverse, count(*) as total, json_agg(e.ref order by e.place) filter (where e.place <= 20) as refs
      from (${side('from', 'to')} union all ${side('to', 'from')}) e
      join custom_object_relationships rel on rel.tenant_id = r.tenant_id and rel.id = e.relationship_id and rel.deleted_at is null
      group by rel.id, rel.key, rel.position, e.is_inverse) g)`;
};

/** The contract's representation of a record, `r`, for its reader. */
export const recordRecord = (records: Records, scope: RecordScope) =>
  record<CustomObjectRecord>()(
    records
      .select([
        'r.id',
        'r.custom_object_id',
        objectKey('r').as('object_key'),
        'r.number',
        'r.name',
        'r.lifecycle_state',
        as<CustomObjectRecord['lifecycle_category']>()('r.lifecycle_category').as('lifecycle_category'),
        clientId.as('client_id'),
        'r.owner_id',
        valuesFor(scope).as('field_values'),
        isoOrNull('r.archived_at').as('archived_at'),
        'r.archived_by',
        'r.revision',
        iso('r.created_at').as('created_at'),
        iso('r.updated_at').as('updated_at'),
        'r.created_by',
      ])
      .$if(scope.withLinks, (query) => query.select(relations(viewerIn(scope)).as('links'))) as never,
  );

type ListQuery = ListCustomObjectRecordsInput['query'];
/** The query of the list without what follows from the fields of one custom object. */
type PlainQuery = Omit<ListQuery, 'filter_group' | 'sort' | 'sort_field' | 'include'> & {
  readonly sort: Exclude<ListQuery['sort'], 'custom_field'>;
};

/** Whether a record that the viewer sees is linked with the one at `r`, in either direction. */
const linkedWith = (ids: readonly string[], viewer: RecordViewer) => sql<boolean>`exists (
  select from custom_object_record_links l
  join custom_object_records x on x.tenant_id = l.tenant_id and x.id = case when l.from_record_id = r.id then l.to_record_id else l.from_record_id end
  join custom_object_relationships rel on rel.tenant_id = l.tenant_id and rel.id = l.relationship_id and rel.deleted_at is null
  where l.tenant_id = r.tenant_id and (l.from_record_id = r.id or l.to_record_id = r.id) and x.id = any(${ids}::uuid[])
    and x.deleted_at is null and ${isShownTo('custom_object_record', viewer, 'x')})`;

const anchoredAt = (ids: readonly string[], viewer: RecordViewer) => sql<boolean>`exists (
  select from custom_object_links l where l.tenant_id = r.tenant_id and l.record_id = r.id and l.anchor_id = any(${ids}::uuid[])
    and ${isVisibleRecord(viewer, sql.ref('l.anchor_kind'), sql.ref('l.anchor_id'), anchorKinds)})`;

async function selectObjectKeys(db: Db): Promise<string[]> {
  const { rows } = await sql<{
    key: string;
  }>`select key from custom_objects where deleted_at is null order by key`.execute(db);
  return rows.map(({ key }) => key);
}

/** Keys of the states that records of any custom object can be in. */
async function selectStateKeys(db: Db): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select 'active' as key union
    select s ->> 'key' from custom_objects o, jsonb_array_elements(o.lifecycle -> 'states') s where o.deleted_at is null order by key`.execute(
    db,
  );
  return rows.map(({ key }) => key);
}

export const recordsList = list<Listing<PlainQuery, CustomObjectRecord>, RecordScope>()({
  rows: (db, scope) => seenRecords(db, viewerIn(scope)),
  record: recordRecord,
  id: 'r.id',
  filters: {
    ...recordFilters('r'),
    custom_object_id: oneOfIds('r.custom_object_id'),
    object_key: oneOfKeys(
      selectObjectKeys,
      (keys) =>
        sql<boolean>`r.custom_object_id in (select o.id from custom_objects o where o.deleted_at is null and o.key = any(${keys}::text[]))`,
    ),
    number: oneOfNumbers('r.number'),
    owner_id: oneOfIds('r.owner_id'),
    client_id: oneOfIds('r.client_id'),
    lifecycle_state: oneOfKeys(selectStateKeys, oneOf('r.lifecycle_state')),
    lifecycle_category: oneOf('r.lifecycle_category'),
    linked_record_id: (ids, scope) => linkedWith(ids, viewerIn(scope)),
    anchor_id: (ids, scope) => anchoredAt(ids, viewerIn(scope)),
    is_archived: hasValue('r.archived_at'),
    search: searched('r.id', 'search_custom_object_records'),
  },
  sorts: {
    ...recordSorts('r'),
    number: by('r.number'),
    name: byName('r.name'),
    lifecycle_state: by('r.lifecycle_state'),
  },
});

/** The record as the scope shows it, undefined unless its reader may see it. */
export const selectRecordOf = (
  db: Db,
  scope: RecordScope,
  id: string,
): Promise<JsonText<CustomObjectRecord> | undefined> =>
  selectRecord(db, recordRecord(seenRecords(db, viewerIn(scope)).where('r.id', '=', id), scope));

/** The records of these ids as the scope shows them, whether or not its reader still sees them: for answers to who wrote them. */
export const selectWritten = (
  db: Db,
  scope: RecordScope,
  ids: readonly string[],
): Promise<CustomObjectRecord[]> =>
  selectRecords(db, recordRecord(liveRecords(db).where(oneOfIds('r.id')(ids)), scope));

/** The custom object of a record that the caller may see. */
export async function findObjectOf(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can'>,
  id: string,
): Promise<string | undefined> {
  const row = await seenRecords(ctx.db, ctx)
    .where('r.id', '=', id)
    .select('r.custom_object_id')
    .executeTakeFirst();
  return row?.custom_object_id;
}

/** The same of several records, by their ids. */
export async function findObjectsOf(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await seenRecords(ctx.db, ctx)
    .where(oneOfIds('r.id')(ids))
    .select(['r.id', 'r.custom_object_id'])
    .execute();
  return new Map(rows.map((row) => [row.id, row.custom_object_id]));
}
