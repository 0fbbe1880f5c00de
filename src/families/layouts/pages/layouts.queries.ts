import { sql } from 'kysely';
import type {
  EntityLayoutDefinition,
  EntityLayoutRecordKind,
  EntityLayoutSummary,
  EntityLayoutTab,
  EntityLayoutVersion,
} from '#generated/types.gen.ts';
import type { LayoutsHandlers } from '#generated/families/layouts/handlers.ts';
import type { LayoutsHandlers as ConsoleHandlers } from '#generated/console/families/layouts/handlers.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  byName,
  holdName,
  iso,
  list,
  mentions,
  oneOf,
  oneOfKeys,
  record,
  recordFilters,
  reviseRecord,
  selectRecords,
} from '#src/platform/db/query/index.ts';
import { builtPages, type PageKind } from '../content/page.ts';
import { definitions } from '../content/uses.queries.ts';

/** Published layouts of what is there, with its name. */
const published = (db: Db) =>
  db
    .selectFrom('entity_layouts as l')
    .innerJoin(definitions.as('d'), 'd.id', 'l.id')
    .where('l.removed_at', 'is', null);

const definitionOf = sql<EntityLayoutDefinition>`json_build_object('kind', l.definition_kind, 'id', l.id, 'name', d.name)`;

const hasField = (keys: readonly string[]) => sql<boolean>`exists (
  select from unnest(${keys}::text[]) key where jsonb_path_exists(l.tabs,
    '$[*].sections[*].items[*] ? (@.kind == "field" && @.key == $key)', jsonb_build_object('key', key)))`;

/** Keys of fields that pages can show. */
async function selectFieldKeys(db: Db): Promise<string[]> {
  const fields = await db
    .selectFrom('fields')
    .where(
      'record_kind',
      'in',
      builtPages.map(({ recordKind }) => recordKind),
    )
    .where('deleted_at', 'is', null)
    .select('key')
    .distinct()
    .orderBy('key')
    .execute();
  return fields.map(({ key }) => key);
}

const hasSection = (ids: readonly string[]) => sql<boolean>`exists (select from layout_uses u
  where u.tenant_id = l.tenant_id and u.holder_kind = 'entity_layout' and u.holder_id = l.id
    and u.used_kind = 'shared_section' and u.used_id = any(${ids}::uuid[]))`;

export const layoutList = list<LayoutsHandlers['listEntityLayouts']>()({
  rows: published,
  record: (layouts) =>
    record<EntityLayoutSummary>()(
      layouts.select([
        'l.id',
        as<EntityLayoutRecordKind>()('l.record_kind').as('record_kind'),
        definitionOf.as('definition'),
        'l.tab_count',
        'l.item_count',
        'l.version',
        iso('l.published_at').as('published_at'),
        'l.published_by',
        'l.revision',
        iso('l.created_at').as('created_at'),
        iso('l.updated_at').as('updated_at'),
        'l.created_by',
      ]),
    ),
  id: 'l.id',
  filters: {
    ...recordFilters('l'),
    record_kind: oneOf('l.record_kind'),
    definition_kind: oneOf('l.definition_kind'),
    shared_section_id: hasSection,
    field_key: oneOfKeys(selectFieldKeys, hasField),
    search: mentions('d.name'),
  },
  sorts: {
    updated_at: by('l.updated_at'),
    created_at: by('l.created_at'),
    published_at: by('l.published_at'),
    definition_name: byName('d.name'),
  },
});

/** What can have a layout: its page, and its name. */
export interface Definition {
  readonly page: PageKind;
  readonly id: string;
  readonly name: string;
}

/** The client profile, process or custom object of that id. With `hold`, nobody deletes it before the transaction ends. */
export async function findDefinition(db: Db, id: string, hold = false): Promise<Definition | undefined> {
  for (const page of builtPages) {
    const found = await db
      .selectFrom(page.definition.table)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .select(['id', 'name'])
      .$if(hold, (query) => query.forShare())
      .executeTakeFirst();
    if (found !== undefined) return { page, ...found };
  }
  return undefined;
}

/** A layout as it is stored. */
export interface StoredLayout {
  readonly id: string;
  readonly tabs: EntityLayoutTab[];
  readonly version: number;
  readonly published_at: string;
  readonly published_by: string;
  readonly removed_at: string | null;
  readonly revision: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly created_by: string;
}

/** The layout, also one that was taken back. With `lock`, nobody else changes it, or publishes the first one, before the transaction ends. */
export async function findLayout(db: Db, id: string, lock = false): Promise<StoredLayout | undefined> {
  if (lock) await holdName(db, 'entity layout', id);
  return db
    .selectFrom('entity_layouts as l')
    .where('l.id', '=', id)
    .select([
      'l.id',
      as<EntityLayoutTab[]>()('l.tabs').as('tabs'),
      'l.version',
      iso('l.published_at').as('published_at'),
      'l.published_by',
      'l.removed_at',
      'l.revision',
      iso('l.created_at').as('created_at'),
      iso('l.updated_at').as('updated_at'),
      'l.created_by',
    ])
    .executeTakeFirst() as Promise<StoredLayout | undefined>;
}

/** What is published. */
export interface Publication {
  readonly tabs: readonly EntityLayoutTab[];
  readonly itemCount: number;
  readonly version: number;
  readonly changeNote: string | null;
  readonly operationCount: number;
}

const maxVersions = 500;

/** Stores a layout and its version; the oldest versions go. */
export async function storePublication(
  db: Db,
  { page, id }: Definition,
  publication: Publication,
  userId: string,
  now: Date,
): Promise<void> {
  const tabs = JSON.stringify(publication.tabs);
  const values = {
    tabs,
    tab_count: publication.tabs.length,
    item_count: publication.itemCount,
    version: publication.version,
    published_at: now,
    published_by: userId,
    removed_at: null,
    updated_at: now,
  };
  await db
    .insertInto('entity_layouts')
    .values({
      ...values,
      id,
      record_kind: page.recordKind,
      definition_kind: page.definition.kind,
      created_at: now,
      created_by: userId,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'id'])
        .doUpdateSet((eb) => ({ ...values, revision: eb('entity_layouts.revision', '+', 1) })),
    )
    .execute();
  await db
    .insertInto('entity_layout_versions')
    .values({
      layout_id: id,
      version: publication.version,
      tabs,
      change_note: publication.changeNote,
      operation_count: publication.operationCount,
      published_at: now,
      published_by: userId,
    })
    .execute();
  await db
    .deleteFrom('entity_layout_versions')
    .where('layout_id', '=', id)
    .where('version', '<=', publication.version - maxVersions)
    .execute();
}

/** Takes the layout back; its versions stay. */
export async function removeLayout(db: Db, id: string, now: Date): Promise<void> {
  await reviseRecord(db, 'entity_layouts', id, { removed_at: now }, now);
}

const versionsOf = (db: Db, id: string) =>
  db.selectFrom('entity_layout_versions as v').where('v.layout_id', '=', id);

const versionRecord = (versions: ReturnType<typeof versionsOf>) =>
  record<EntityLayoutVersion>()(
    versions.select([
      'v.version',
      'v.change_note',
      'v.operation_count',
      iso('v.published_at').as('published_at'),
      'v.published_by',
    ]),
  );

export const versionList = list<ConsoleHandlers['listEntityLayoutVersions'], { layoutId: string }>()({
  rows: (db, { layoutId }) => versionsOf(db, layoutId),
  record: versionRecord,
  id: 'v.version',
  filters: {},
  sorts: { version: by('v.version') },
});

/** The latest versions, newest first. */
export const selectVersions = (db: Db, id: string, limit: number): Promise<EntityLayoutVersion[]> =>
  selectRecords(db, versionRecord(versionsOf(db, id).orderBy('v.version', 'desc').limit(limit)));

/** What was published as that version. */
export function findVersion(db: Db, id: string, version: number) {
  return versionsOf(db, id)
    .where('v.version', '=', version)
    .select([
      as<EntityLayoutTab[]>()('v.tabs').as('tabs'),
      'v.version',
      iso('v.published_at').as('published_at'),
      'v.published_by',
    ])
    .executeTakeFirst() as Promise<
    Pick<StoredLayout, 'tabs' | 'version' | 'published_at' | 'published_by'> | undefined
  >;
}
