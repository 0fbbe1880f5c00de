import { isDeepStrictEqual as isSame } from 'node:util';
import type { EntityLayout, EntityLayoutDetails, EntityLayoutTab, FieldRef } from '#generated/types.gen.ts';
import type {
  CreateEntityLayoutInput,
  GetEntityLayoutDetailsInput,
  GetEntityLayoutInput,
  ListEntityLayoutsInput,
  PatchEntityLayoutInput,
} from '#generated/families/layouts/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, notFound } from '#src/platform/errors/index.ts';
import { completeTab } from '../content/complete.rules.ts';
import { checkTabs, countItems } from '../content/keys.rules.ts';
import { ownerOf, usesOfTabs } from '../content/names.rules.ts';
import { openPage } from '../content/open-page.ts';
import { fieldsOfPage } from '../content/page.ts';
import { storeUses } from '../content/uses.ts';
import { selectSections } from '../sections/sections.queries.ts';
import { defaultTabs } from './default-tabs.rules.ts';
import * as queries from './layouts.queries.ts';
import { LayoutPatch } from './patch.rules.ts';

/** Versions that the details show. */
const latestVersions = 50;

export const listEntityLayouts = (ctx: ReadContext, { query }: ListEntityLayoutsInput) =>
  queries.layoutList.page(ctx.db, query, {});

export async function getEntityLayout(
  ctx: ReadContext,
  { path }: GetEntityLayoutInput,
): Promise<EntityLayout> {
  const { definition, layout } = await requireLayout(ctx, path.id);
  return showLayout(definition, layout, await fieldsOfPage(ctx, definition.page, definition.id));
}

export async function getEntityLayoutDetails(
  ctx: ReadContext,
  { path }: GetEntityLayoutDetailsInput,
): Promise<EntityLayoutDetails> {
  const definition = await requireDefinition(ctx, path.id);
  const [fields, stored, versions] = await Promise.all([
    fieldsOfPage(ctx, definition.page, definition.id),
    queries.findLayout(ctx.db, definition.id),
    queries.selectVersions(ctx.db, definition.id, latestVersions),
  ]);
  const layout = isPublished(stored) ? showLayout(definition, stored, fields) : null;
  const placed = layout === null ? [] : sectionsOf(layout.tabs);
  const shared = await selectSections(
    ctx.db,
    placed.flatMap((section) => (section.kind === 'shared' ? [section.shared_section_id] : [])),
  );
  const items = [
    ...placed.flatMap((section) => (section.kind === 'own' ? section.items : [])),
    ...shared.flatMap(({ section }) => section.items),
  ];
  const shown = new Set(items.filter(({ kind }) => kind === 'field').map(({ key }) => key));
  return {
    definition: definitionOf(definition),
    record_kind: definition.page.recordKind,
    layout,
    shared_sections: shared,
    fields,
    unplaced_field_keys: fields.map(({ key }) => key).filter((key) => !shown.has(key)),
    versions,
  };
}

export async function createEntityLayout(
  ctx: WriteContext,
  { path, body }: CreateEntityLayoutInput,
): Promise<EntityLayout> {
  const definition = await requireDefinition(ctx, path.id, true);
  const stored = await queries.findLayout(ctx.db, definition.id, true);
  if (isPublished(stored))
    throw conflict(
      `"${definition.name}" has a layout already, at version ${stored.version}. Change it with patchEntityLayout.`,
    );
  const { check, fields } = await openPage(ctx, definition.page, definition.id);
  const tabs = body.tabs?.map(completeTab) ?? defaultTabs(definition.page, fields);
  checkTabs(tabs, 'body.tabs');
  if (body.tabs !== undefined) {
    await check.tabs(tabs, 'body.tabs');
    await check.require();
  }
  await publish(ctx, definition, stored, { tabs, changeNote: body.change_note ?? null, operationCount: 0 });
  return getEntityLayout(ctx, { path });
}

export async function patchEntityLayout(
  ctx: WriteContext,
  { path, body }: PatchEntityLayoutInput,
): Promise<EntityLayout> {
  const { definition, layout } = await requireLayout(ctx, path.id, true);
  checkRevision(layout.revision, body.expected_revision);
  const { check, fields } = await openPage(ctx, definition.page, definition.id);
  // As authors see it: what no longer has a field is not there for them.
  const before = withoutLostFields(layout.tabs, fields);
  const patch = new LayoutPatch(before, check);
  for (const [at, operation] of body.operations.entries())
    await patch.apply(operation, `body.operations[${at}]`);
  checkTabs(patch.tabs, 'body.operations');
  await check.require();
  if (!isSame(patch.tabs, before))
    await publish(ctx, definition, layout, {
      tabs: patch.tabs,
      changeNote: body.change_note ?? null,
      operationCount: body.operations.length,
    });
  return getEntityLayout(ctx, { path });
}

/** Publishes the next version, in place of the layout before if there is one. */
export async function publish(
  ctx: WriteContext,
  definition: queries.Definition,
  before: queries.StoredLayout | undefined,
  next: Omit<queries.Publication, 'version' | 'itemCount'>,
): Promise<void> {
  const version = (before?.version ?? 0) + 1;
  const publication = { ...next, version, itemCount: countItems(next.tabs) };
  await queries.storePublication(ctx.db, definition, publication, ctx.identity.userId, ctx.now);
  const owner = ownerOf(definition.page.recordKind, definition.id);
  await storeUses(ctx.db, 'entity_layout', definition.id, usesOfTabs(owner, next.tabs));
  ctx.audit({
    recordKind: 'entity_layout',
    recordId: definition.id,
    action: 'published',
    changedFields: ['tabs', 'version'],
    previous: { version: before?.version ?? null },
    newValues: { version },
    reason: next.changeNote,
  });
}

export const isPublished = (layout: queries.StoredLayout | undefined): layout is queries.StoredLayout =>
  layout !== undefined && layout.removed_at === null;

/** 404 when nothing that can have a layout has the id. */
export async function requireDefinition(
  ctx: ReadContext,
  givenId: string,
  hold = false,
): Promise<queries.Definition> {
  const definition = await queries.findDefinition(ctx.db, storedId(givenId), hold);
  if (definition === undefined) throw notFound('client profile, process or custom object', givenId);
  return definition;
}

/** 404 when nothing has the id, or it has no layout. */
export async function requireLayout(ctx: ReadContext, givenId: string, lock = false) {
  const id = storedId(givenId);
  const definition = await queries.findDefinition(ctx.db, id, lock);
  const layout = definition && (await queries.findLayout(ctx.db, id, lock));
  if (definition === undefined || !isPublished(layout)) throw notFound('entity layout', givenId);
  return { definition, layout };
}

export const definitionOf = ({ page, id, name }: queries.Definition): EntityLayout['definition'] => ({
  kind: page.definition.kind,
  id,
  name,
});

/** The contract's representation of a layout, without fields that are gone. */
export const showLayout = (
  definition: queries.Definition,
  layout: Omit<queries.StoredLayout, 'removed_at'>,
  fields: readonly FieldRef[],
): EntityLayout => ({
  id: definition.id,
  record_kind: definition.page.recordKind,
  definition: definitionOf(definition),
  tabs: withoutLostFields(layout.tabs, fields),
  version: layout.version,
  published_at: layout.published_at,
  published_by: layout.published_by,
  revision: layout.revision,
  created_at: layout.created_at,
  updated_at: layout.updated_at,
  created_by: layout.created_by,
});

const sectionsOf = (tabs: readonly EntityLayoutTab[]) => tabs.flatMap(({ sections }) => sections);

function withoutLostFields(tabs: readonly EntityLayoutTab[], fields: readonly FieldRef[]): EntityLayoutTab[] {
  const known = new Set(fields.map(({ key }) => key));
  return tabs.map((tab) => ({
    ...tab,
    sections: tab.sections.map((section) =>
      section.kind === 'shared'
        ? section
        : { ...section, items: section.items.filter((item) => item.kind !== 'field' || known.has(item.key)) },
    ),
  }));
}
