import { sql, type RawBuilder } from 'kysely';
import type {
  CustomObject,
  CustomObjectDefinition,
  CustomObjectDetails,
  CustomObjectField,
  CustomObjectSummary,
} from '#generated/types.gen.ts';
import type { CustomObjectsHandlers } from '#generated/families/custom-objects/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import { isShownTo, viewerIn, type RecordViewer, type ViewerScope } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  byName,
  hasNoValue,
  hasValue,
  inDirection,
  iso,
  list,
  mentions,
  nestedAll,
  oneOf,
  oneOfIds,
  oneOfKeys,
  record,
  recordFilters,
  recordSorts,
  selectRecord,
  selectRecords,
} from '#src/platform/db/query/index.ts';
import { liveRelationships, relationshipRecord } from './relationships.queries.ts';

const liveObjects = (db: Db) => db.selectFrom('custom_objects as o').where('o.deleted_at', 'is', null);

type Objects = ReturnType<typeof liveObjects>;

const audience = (side: 'view' | 'edit') => {
  const column = (name: string) => sql.ref(`o.${side}_${name}`);
  return sql<
    CustomObjectSummary['view_audience']
  >`case when ${sql.ref(`o.has_${side}_audience`)} then json_build_object(
    'is_everyone', ${column('is_everyone')}, 'department_ids', to_json(${column('department_ids')}),
    'level_ids', to_json(${column('level_ids')}), 'user_ids', to_json(${column('user_ids')})) end`;
};

const count = (table: string, condition: RawBuilder<boolean>) =>
  sql<number>`(select count(*) from ${sql.table(table)} c where c.tenant_id = o.tenant_id and ${condition})`;

/** Who reads, whom records that they do not see are kept from in counts too; null for rules, which count all. */
type Reader = RecordViewer | null;

const isCounted = (reader: Reader, alias: string) =>
  reader === null ? sql<boolean>`true` : isShownTo('custom_object_record', reader, alias);

const recordCount = (reader: Reader) =>
  count(
    'custom_object_records',
    sql`c.custom_object_id = o.id and c.deleted_at is null and ${isCounted(reader, 'c')}`,
  );

const columns = (reader: Reader) =>
  [
    'o.id',
    'o.key',
    'o.name',
    'o.plural_name',
    'o.description',
    'o.icon',
    'o.color',
    'o.folder_id',
    as<CustomObjectSummary['status']>()('o.status').as('status'),
    'o.name_label',
    'o.name_template',
    as<CustomObjectSummary['client_requirement']>()('o.client_requirement').as('client_requirement'),
    as<CustomObjectSummary['anchors']>()('o.anchors').as('anchors'),
    as<CustomObjectSummary['record_access']>()('o.record_access').as('record_access'),
    as<CustomObjectSummary['view_permission']>()('o.view_permission').as('view_permission'),
    audience('view').as('view_audience'),
    as<CustomObjectSummary['edit_permission']>()('o.edit_permission').as('edit_permission'),
    audience('edit').as('edit_audience'),
    sql<boolean>`o.lifecycle is not null`.as('has_lifecycle'),
    count('fields', sql`c.custom_object_id = o.id and c.deleted_at is null`).as('field_count'),
    count('custom_object_relationships', sql`c.from_custom_object_id = o.id and c.deleted_at is null`).as(
      'relationship_count',
    ),
    recordCount(reader).as('record_count'),
    'o.definition_version',
    'o.revision',
    iso('o.created_at').as('created_at'),
    iso('o.updated_at').as('updated_at'),
    'o.created_by',
  ] as const;

const fieldsOf = (db: Db) =>
  nestedAll(
    db,
    record<CustomObjectField>()(
      db
        .selectFrom('fields as f')
        .where(sql<boolean>`f.tenant_id = o.tenant_id and f.custom_object_id = o.id`)
        .where('f.deleted_at', 'is', null)
        .orderBy('f.position')
        .select([
          'f.id',
          'f.key',
          'f.name',
          'f.description',
          as<CustomObjectField['type']>()('f.type').as('type'),
          as<CustomObjectField['config']>()('f.config').as('config'),
          'f.is_required',
          'f.is_unique',
          'f.is_sensitive',
          as<CustomObjectField['default_value']>()('f.default_value').as('default_value'),
          as<CustomObjectField['view_permission']>()('f.view_permission').as('view_permission'),
          as<CustomObjectField['edit_permission']>()('f.edit_permission').as('edit_permission'),
          'f.position',
        ]),
    ),
  );

const relationshipsFrom = (db: Db, reader: Reader) =>
  nestedAll(
    db,
    relationshipRecord(
      liveRelationships(db)
        .where(sql<boolean>`rel.tenant_id = o.tenant_id and rel.from_custom_object_id = o.id`)
        .orderBy('rel.position'),
      reader,
    ),
  );

const definitionOf = (db: Db, reader: Reader) => sql<CustomObjectDefinition>`json_build_object(
  'fields', ${fieldsOf(db)}, 'lifecycle', o.lifecycle, 'relationships', ${relationshipsFrom(db, reader)},
  'rollups', (select coalesce(json_agg(e || jsonb_build_object('position', n - 1) order by n), '[]') from jsonb_array_elements(o.rollups) with ordinality r (e, n)))`;

const objectRecord = (objects: Objects, db: Db, reader: Reader) =>
  record<CustomObject>()(objects.select([...columns(reader), definitionOf(db, reader).as('definition')]));

const selectKeys = async (db: Db): Promise<string[]> =>
  (await liveObjects(db).select('o.key').orderBy('o.key').execute()).map(({ key }) => key);

export const objectList = list<CustomObjectsHandlers['listCustomObjects'], ViewerScope>()({
  rows: (db) => liveObjects(db),
  record: (objects, scope) => record<CustomObjectSummary>()(objects.select(columns(viewerIn(scope)))),
  id: 'o.id',
  filters: {
    ...recordFilters('o'),
    key: oneOfKeys(selectKeys, oneOf('o.key')),
    folder_id: oneOfIds('o.folder_id'),
    is_root: hasNoValue('o.folder_id'),
    status: oneOf('o.status'),
    anchor_kind: (kinds) =>
      sql<boolean>`exists (select from jsonb_array_elements(o.anchors) a where a ->> 'kind' = any(${kinds}::text[]))`,
    has_lifecycle: hasValue('o.lifecycle'),
    search: mentions('o.name', 'o.plural_name', 'o.key', 'o.description'),
  },
  sorts: {
    ...recordSorts('o'),
    name: byName('o.name'),
    key: by('o.key'),
    record_count: (direction, scope) => [inDirection(recordCount(viewerIn(scope)), direction)],
  },
});

export const selectObject = (
  db: Db,
  reader: Reader,
  id: string,
): Promise<JsonText<CustomObject> | undefined> =>
  selectRecord(db, objectRecord(liveObjects(db).where('o.id', '=', id), db, reader));

export const findObjects = (db: Db, reader: Reader, ids: readonly string[]): Promise<CustomObject[]> =>
  selectRecords(db, objectRecord(liveObjects(db).where(oneOfIds('o.id')(ids)), db, reader));

/** The custom object, which nobody else changes, and of which nobody writes records, before the transaction ends. */
export async function lockObject(db: Db, id: string): Promise<CustomObject | undefined> {
  await db.selectFrom('custom_objects').where('id', '=', id).select('id').forUpdate().execute();
  return (await findObjects(db, null, [id]))[0];
}

export interface ObjectCounts {
  readonly id: string;
  readonly state_counts: CustomObjectDetails['state_counts'];
  readonly archived_count: number;
  readonly migration_job_id: string | null;
}

/** Records of each custom object that the reader sees by state, in the order of its states. */
export async function countRecords(
  db: Db,
  reader: RecordViewer,
  ids: readonly string[],
): Promise<ObjectCounts[]> {
  const isSeen = isCounted(reader, 'r');
  const { rows } = await sql<ObjectCounts>`
    select o.id, o.migration_job_id,
      (select count(*) from custom_object_records r where r.custom_object_id = o.id and r.deleted_at is null and r.archived_at is not null and ${isSeen}) as archived_count,
      (select coalesce(json_agg(json_build_object('state', s.key, 'record_count', (
        select count(*) from custom_object_records r where r.custom_object_id = o.id and r.deleted_at is null and r.lifecycle_state = s.key and ${isSeen})) order by s.place), '[]')
       from (select e ->> 'key' as key, n as place from jsonb_array_elements(o.lifecycle -> 'states') with ordinality e (e, n)
         union all select 'active', 1 where o.lifecycle is null) s) as state_counts
    from custom_objects o where o.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

export interface NamedObject {
  readonly id: string;
  readonly key: string;
  readonly name: string;
}

/** Every custom object by name and key. */
export const selectNames = (db: Db): Promise<NamedObject[]> =>
  liveObjects(db).select(['o.id', 'o.key', 'o.name']).execute();
