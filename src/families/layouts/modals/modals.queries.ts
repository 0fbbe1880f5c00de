import { sql } from 'kysely';
import type { EntityLayoutSection, Modal, ModalAction } from '#generated/types.gen.ts';
import type { LayoutsHandlers } from '#generated/families/layouts/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  byName,
  hasNoValue,
  iso,
  list,
  mentions,
  oneOf,
  oneOfIds,
  otherThan,
  record,
  recordFilters,
  selectRecord,
} from '#src/platform/db/query/index.ts';

const present = (db: Db) => db.selectFrom('modals as m').where('m.deleted_at', 'is', null);

// A field that was deleted leaves the modal.
const sections = sql<EntityLayoutSection[]>`coalesce((
  select jsonb_agg(case section ->> 'kind' when 'own' then jsonb_set(section, '{items}', coalesce((
    select jsonb_agg(item order by at) from jsonb_array_elements(section -> 'items') with ordinality items (item, at)
    where item ->> 'kind' <> 'field' or exists (select from fields f
      where f.tenant_id = m.tenant_id and f.record_kind = m.record_kind and f.key = item ->> 'key' and f.deleted_at is null
        and (f.custom_object_id is null or f.custom_object_id = m.custom_object_id))), '[]'))
    else section end order by place)
  from jsonb_array_elements(m.sections) with ordinality sections (section, place)), '[]')`;

/** What is stored as the contract has it. */
const plainColumns = [
  'm.id',
  'm.key',
  'm.name',
  'm.description',
  'm.title',
  as<Modal['size']>()('m.size').as('size'),
  as<Modal['record_kind']>()('m.record_kind').as('record_kind'),
  'm.custom_object_id',
  'm.folder_id',
] as const;

/** The contract's representation of a modal. */
const modalRecord = (modals: ReturnType<typeof present>) =>
  record<Modal>()(
    modals.select([
      ...plainColumns,
      sections.as('sections'),
      as<Modal['actions']>()('m.actions').as('actions'),
      'm.revision',
      iso('m.created_at').as('created_at'),
      iso('m.updated_at').as('updated_at'),
      'm.created_by',
    ]),
  );

export const modalList = list<LayoutsHandlers['listModals']>()({
  rows: present,
  record: modalRecord,
  id: 'm.id',
  filters: {
    ...recordFilters('m'),
    key: oneOf('m.key'),
    record_kind: oneOf('m.record_kind'),
    folder_id: oneOfIds('m.folder_id'),
    is_root: hasNoValue('m.folder_id'),
    search: mentions('m.name', 'm.description', 'm.title', 'm.key'),
  },
  sorts: { created_at: by('m.created_at'), updated_at: by('m.updated_at'), name: byName('m.name') },
});

export const selectModal = (db: Db, id: string): Promise<JsonText<Modal> | undefined> =>
  selectRecord(db, modalRecord(present(db).where('m.id', '=', id)));

/** A modal as its rules need it. */
export type StoredModal = Omit<Modal, 'created_at' | 'updated_at' | 'created_by'>;

/** Nobody else changes the modal, or lets something open it, before the transaction ends. */
export function lockModal(db: Db, id: string): Promise<StoredModal | undefined> {
  return present(db)
    .where('m.id', '=', id)
    .select([
      ...plainColumns,
      as<EntityLayoutSection[]>()('m.sections').as('sections'),
      as<ModalAction[]>()('m.actions').as('actions'),
      'm.revision',
    ])
    .forUpdate()
    .executeTakeFirst();
}

/** Those of these modals that there are; nobody deletes them before the transaction ends. */
export async function holdModals(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const modals = await present(db)
    .where('m.id', 'in', ids)
    .select('m.id')
    .orderBy('m.id')
    .forShare()
    .execute();
  return new Set(modals.map(({ id }) => id));
}

/** Another modal with that key. */
export function findNamesake(
  db: Db,
  key: string,
  ownId?: string,
): Promise<{ id: string; name: string } | undefined> {
  return present(db)
    .where('m.key', '=', key)
    .where(otherThan('m.id', ownId))
    .select(['m.id', 'm.name'])
    .executeTakeFirst();
}

/** Keys and names in use. */
export async function selectTaken(db: Db): Promise<{ keys: Set<string>; names: string[] }> {
  const modals = await present(db)
    .select(['m.key', sql<string>`lower(m.name)`.as('name')])
    .execute();
  return { keys: new Set(modals.map(({ key }) => key)), names: modals.map(({ name }) => name) };
}
