import { sql, type RawBuilder } from 'kysely';
import type { EntityLayoutItem, EntityLayoutTab, SharedSectionContent } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/** A section of a page as readers see it, whether it is the page's own or shared. */
export interface PageSection {
  readonly key: string;
  readonly title: string;
  readonly column_count: number;
  readonly items: readonly EntityLayoutItem[];
}

/** The sections of the layout that is published for a client profile or a process, tab by tab; undefined when there is none. */
export async function publishedSections(db: Db, definitionId: string): Promise<PageSection[] | undefined> {
  const layout = await db
    .selectFrom('entity_layouts')
    .where('id', '=', definitionId)
    .where('removed_at', 'is', null)
    .select('tabs')
    .executeTakeFirst();
  if (layout === undefined) return undefined;
  const placed = (layout.tabs as unknown as EntityLayoutTab[]).flatMap(({ sections }) => sections);
  const shared = await selectShared(
    db,
    placed.flatMap((section) => (section.kind === 'shared' ? [section.shared_section_id] : [])),
  );
  return placed.flatMap((section): PageSection[] => {
    if (section.kind === 'own') return [section];
    const content = shared.get(section.shared_section_id);
    return content === undefined ? [] : [{ ...content, key: section.key }];
  });
}

async function selectShared(db: Db, ids: readonly string[]): Promise<Map<string, SharedSectionContent>> {
  if (ids.length === 0) return new Map();
  const sections = await db
    .selectFrom('shared_sections')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .select(['id', 'section'])
    .execute();
  return new Map(sections.map(({ id, section }) => [id, section as unknown as SharedSectionContent]));
}

/** Whether a layout is published for the client profile or process at the alias. */
export const hasPublishedLayout = (alias: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from entity_layouts _layout where _layout.tenant_id = ${sql.ref(`${alias}.tenant_id`)}
    and _layout.id = ${sql.ref(`${alias}.id`)} and _layout.removed_at is null)`;

/** Publishes for a copy what is published for the original, as its first version; false when nothing is. */
export async function copyPublished(
  db: Db,
  originalId: string,
  copyId: string,
  userId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ copied: number }>`
    with layout as (
      insert into entity_layouts (id, record_kind, definition_kind, tabs, tab_count, item_count, version, published_at, published_by,
        created_at, updated_at, created_by)
      select ${copyId}::uuid, record_kind, definition_kind, tabs, tab_count, item_count, 1, ${now}, ${userId}::uuid, ${now}, ${now}, ${userId}::uuid
      from entity_layouts where id = ${originalId}::uuid and removed_at is null
      returning tabs),
    uses as (
      insert into layout_uses (holder_kind, holder_id, used_kind, used_id)
      select holder_kind, ${copyId}::uuid, used_kind, used_id from layout_uses, layout
      where holder_kind = 'entity_layout' and holder_id = ${originalId}::uuid)
    select count(*) as copied from layout`.execute(db);
  if (rows[0]!.copied === 0) return false;
  // The version refers to the layout, which a single statement would not see.
  await sql`insert into entity_layout_versions (layout_id, version, tabs, operation_count, published_at, published_by)
    select id, version, tabs, 0, published_at, published_by from entity_layouts where id = ${copyId}::uuid`.execute(
    db,
  );
  return true;
}
