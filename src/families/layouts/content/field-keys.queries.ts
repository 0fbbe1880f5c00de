import { sql } from 'kysely';
import type { EntityLayoutSection, EntityLayoutTab, SharedSectionContent } from '#generated/types.gen.ts';
import type { KeyHolder } from '#src/call/parts.ts';
import { fieldRecordKinds } from '#src/domain/field-values/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { ownerOf, Renaming, type Rename } from './names.rules.ts';
import { countUses } from './uses.queries.ts';

/** Layouts, their versions, shared sections and modals name custom fields by key, of their own page and of what their lists show. */
export const pageKeys: readonly KeyHolder[] = fieldRecordKinds.map((recordKind) => ({
  kind: 'layout',
  recordKind,
  async count(db, { id }) {
    const counts = await countUses(db, { kind: 'field', id });
    return counts.entity_layout + counts.shared_section + counts.modal;
  },
  async rename(db, from, to) {
    const rename: Rename = ({ kind }, key) => (kind === recordKind && key === from ? to : key);
    const layouts = await renameInTabs(db, from, rename);
    const modals = await renameInModals(db, from, rename);
    return layouts + modals + (await renameInSections(db, from, rename));
  },
}));

/** Content that has the key somewhere; whether it is that of the field shows when it is renamed. */
const mentions = (column: string, key: string) =>
  sql<boolean>`position(${key}::text in ${sql.ref(column)}::text) > 0`;

async function renameInTabs(db: Db, key: string, rename: Rename): Promise<number> {
  const layouts = await db
    .selectFrom('entity_layouts as l')
    .where(
      sql<boolean>`(${mentions('l.tabs', key)} or exists (select from entity_layout_versions v
        where v.tenant_id = l.tenant_id and v.layout_id = l.id and ${mentions('v.tabs', key)}))`,
    )
    .select(['l.id', 'l.record_kind'])
    .orderBy('l.id')
    .forUpdate()
    .execute();
  let changed = 0;
  for (const { id, record_kind: page } of layouts) {
    await renameInVersions(db, { id, page }, key, rename);
    const { tabs } = await db
      .selectFrom('entity_layouts')
      .where('id', '=', id)
      .select('tabs')
      .executeTakeFirstOrThrow();
    const renamed = renamedTabs(page, tabs, rename);
    if (renamed === undefined) continue;
    await db.updateTable('entity_layouts').set({ tabs: renamed }).where('id', '=', id).execute();
    changed += 1;
  }
  return changed;
}

/** Versions that are read at once: a layout keeps hundreds, each as large as itself. */
const batchSize = 20;

async function renameInVersions(
  db: Db,
  layout: { readonly id: string; readonly page: string },
  key: string,
  rename: Rename,
): Promise<void> {
  for (let after = 0, isMore = true; isMore;) {
    const versions = await db
      .selectFrom('entity_layout_versions as v')
      .where('v.layout_id', '=', layout.id)
      .where('v.version', '>', after)
      .where(mentions('v.tabs', key))
      .select(['v.version', 'v.tabs'])
      .orderBy('v.version')
      .limit(batchSize)
      .execute();
    for (const { version, tabs } of versions) {
      const renamed = renamedTabs(layout.page, tabs, rename);
      if (renamed === undefined) continue;
      await db
        .updateTable('entity_layout_versions')
        .set({ tabs: renamed })
        .where('layout_id', '=', layout.id)
        .where('version', '=', version)
        .execute();
    }
    after = versions.at(-1)?.version ?? after;
    isMore = versions.length === batchSize;
  }
}

async function renameInSections(db: Db, key: string, rename: Rename): Promise<number> {
  const sections = await db
    .selectFrom('shared_sections as s')
    .where('s.deleted_at', 'is', null)
    .where(mentions('s.section', key))
    .select(['s.id', 's.record_kind', 's.section'])
    .orderBy('s.id')
    .forUpdate()
    .execute();
  let changed = 0;
  for (const { id, record_kind: page, section } of sections) {
    const before = section as unknown as SharedSectionContent;
    const after = { ...before, items: before.items.map(new Renaming(ownerOf(page), rename).item) };
    const renamed = differing(before, after);
    if (renamed === undefined) continue;
    await db.updateTable('shared_sections').set({ section: renamed }).where('id', '=', id).execute();
    changed += 1;
  }
  return changed;
}

async function renameInModals(db: Db, key: string, rename: Rename): Promise<number> {
  const modals = await db
    .selectFrom('modals as m')
    .where('m.deleted_at', 'is', null)
    .where('m.record_kind', 'is not', null)
    .where(mentions('m.sections', key))
    .select(['m.id', 'm.record_kind', 'm.sections'])
    .orderBy('m.id')
    .forUpdate()
    .execute();
  let changed = 0;
  for (const { id, record_kind: page, sections } of modals) {
    const before = sections as unknown as EntityLayoutSection[];
    const renamed = differing(before, before.map(new Renaming(ownerOf(page!), rename).section));
    if (renamed === undefined) continue;
    await db.updateTable('modals').set({ sections: renamed }).where('id', '=', id).execute();
    changed += 1;
  }
  return changed;
}

function renamedTabs(page: string, stored: unknown, rename: Rename): string | undefined {
  const before = stored as EntityLayoutTab[];
  return differing(before, before.map(new Renaming(ownerOf(page), rename).tab));
}

/** The content after the change as it is stored; undefined when it is as before. */
function differing(before: unknown, after: unknown): string | undefined {
  const text = JSON.stringify(after);
  return text === JSON.stringify(before) ? undefined : text;
}
