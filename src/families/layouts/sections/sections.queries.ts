import { sql } from 'kysely';
import type { EntityLayoutRecordKind, SharedSection, SharedSectionContent } from '#generated/types.gen.ts';
import type { LayoutsHandlers } from '#generated/families/layouts/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  byName,
  holds,
  iso,
  list,
  mentions,
  oneOf,
  otherThan,
  record,
  recordFilters,
  recordSorts,
  selectRecord,
  selectRecords,
} from '#src/platform/db/query/index.ts';
import { isShownHolder } from '../content/uses.queries.ts';

const present = (db: Db) => db.selectFrom('shared_sections as s').where('s.deleted_at', 'is', null);

const usesOf = (holder: string) => sql`from layout_uses u
  where u.tenant_id = s.tenant_id and u.used_kind = 'shared_section' and u.used_id = s.id
    and u.holder_kind = ${sql.lit(holder)} and ${isShownHolder('u')}`;

// A field that was deleted leaves the section. One for custom objects shows the fields that the records of all of them have.
const content = sql<SharedSectionContent>`jsonb_set(s.section, '{items}', coalesce((
  select jsonb_agg(item order by place) from jsonb_array_elements(s.section -> 'items') with ordinality items (item, place)
  where item ->> 'kind' <> 'field' or exists (select from fields f
    where f.tenant_id = s.tenant_id and f.record_kind = s.record_kind and f.key = item ->> 'key' and f.deleted_at is null
      and f.custom_object_id is null)), '[]'))`;

/** The contract's representation of a shared section. */
const sectionRecord = (sections: ReturnType<typeof present>) =>
  record<SharedSection>()(
    sections.select([
      's.id',
      's.key',
      's.name',
      's.description',
      as<EntityLayoutRecordKind>()('s.record_kind').as('record_kind'),
      content.as('section'),
      sql<number>`(select count(*) ${usesOf('entity_layout')})`.as('layout_count'),
      sql<number>`(select count(*) ${usesOf('modal')})`.as('modal_count'),
      's.revision',
      iso('s.created_at').as('created_at'),
      iso('s.updated_at').as('updated_at'),
      's.created_by',
    ]),
  );

export const sectionList = list<LayoutsHandlers['listSharedSections']>()({
  rows: present,
  record: sectionRecord,
  id: 's.id',
  filters: {
    ...recordFilters('s'),
    key: oneOf('s.key'),
    record_kind: oneOf('s.record_kind'),
    layout_id: (ids) =>
      sql<boolean>`exists (select ${usesOf('entity_layout')} and u.holder_id = any(${ids}::uuid[]))`,
    is_used: holds(
      sql<boolean>`exists (select ${usesOf('entity_layout')}) or exists (select ${usesOf('modal')})`,
    ),
    search: mentions('s.name', 's.description', 's.key'),
  },
  sorts: {
    ...recordSorts('s'),
    name: byName('s.name'),
    layout_count: sql`layout_count`,
  },
});

export const selectSection = (db: Db, id: string): Promise<JsonText<SharedSection> | undefined> =>
  selectRecord(db, sectionRecord(present(db).where('s.id', '=', id)));

/** Sections of these ids, in the order of their names. */
export const selectSections = (db: Db, ids: readonly string[]): Promise<SharedSection[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : selectRecords(
        db,
        sectionRecord(present(db).where('s.id', 'in', ids).orderBy(byName('s.name')).orderBy('s.id')),
      );

/** A section as its rules need it. */
export type StoredSection = Pick<
  SharedSection,
  'id' | 'key' | 'name' | 'description' | 'record_kind' | 'section' | 'revision'
>;

/** Nobody else changes the section, or puts it into a layout, before the transaction ends. */
export function lockSection(db: Db, id: string): Promise<StoredSection | undefined> {
  return present(db)
    .where('s.id', '=', id)
    .select([
      's.id',
      's.key',
      's.name',
      's.description',
      as<EntityLayoutRecordKind>()('s.record_kind').as('record_kind'),
      as<SharedSectionContent>()('s.section').as('section'),
      's.revision',
    ])
    .forUpdate()
    .executeTakeFirst();
}

/** Another section with that key. */
export function findNamesake(
  db: Db,
  key: string,
  ownId?: string,
): Promise<{ id: string; name: string } | undefined> {
  return present(db)
    .where('s.key', '=', key)
    .where(otherThan('s.id', ownId))
    .select(['s.id', 's.name'])
    .executeTakeFirst();
}

/** Which of these sections are for pages of the kind; nobody deletes them before the transaction ends. */
export async function holdSections(
  db: Db,
  ids: readonly string[],
  recordKind: string,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const sections = await present(db)
    .where('s.id', 'in', ids)
    .where('s.record_kind', '=', recordKind)
    .select('s.id')
    .orderBy('s.id')
    .forShare()
    .execute();
  return new Set(sections.map(({ id }) => id));
}
