import type {
  Deleted,
  EntityLayout,
  EntityLayoutSection,
  EntityLayoutTab,
  FilterGroup,
} from '#generated/types.gen.ts';
import type {
  DeleteEntityLayoutInput,
  GetEntityLayoutVersionInput,
  ListEntityLayoutVersionsInput,
  RestoreEntityLayoutInput,
} from '#generated/console/families/layouts/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { selectNamed, type Named, type NamedKindName } from '#src/domain/references/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { checkRevision, notFound } from '#src/platform/errors/index.ts';
import {
  ownerOf,
  usesOfCondition,
  usesOfItem,
  usesOfTabs,
  type FieldOwner,
  type Used,
} from '../content/names.rules.ts';
import { fieldsOfPage } from '../content/page.ts';
import { storeUses } from '../content/uses.ts';
import { selectFieldIds } from '../content/uses.queries.ts';
import { getEntityLayout, publish, requireDefinition, requireLayout, showLayout } from './layouts.ts';
import * as queries from './layouts.queries.ts';

export async function listEntityLayoutVersions(
  ctx: ReadContext,
  { path, query }: ListEntityLayoutVersionsInput,
) {
  const definition = await requireDefinition(ctx, path.id);
  if ((await queries.findLayout(ctx.db, definition.id)) === undefined)
    throw notFound('entity layout', path.id);
  return queries.versionList.page(ctx.db, query, { layoutId: definition.id });
}

export async function getEntityLayoutVersion(
  ctx: ReadContext,
  { path }: GetEntityLayoutVersionInput,
): Promise<EntityLayout> {
  const definition = await requireDefinition(ctx, path.id);
  const [layout, version] = await Promise.all([
    queries.findLayout(ctx.db, definition.id),
    queries.findVersion(ctx.db, definition.id, path.version),
  ]);
  if (layout === undefined || version === undefined)
    throw notFound(`version ${path.version} of an entity layout`, path.id);
  // As it was: with the revision and the times of its publication.
  const published = { ...layout, ...version, revision: version.version, updated_at: version.published_at };
  return showLayout(definition, published, await fieldsOfPage(ctx, definition.page, definition.id));
}

export async function deleteEntityLayout(
  ctx: WriteContext,
  { path, query }: DeleteEntityLayoutInput,
): Promise<Deleted> {
  const { definition, layout } = await requireLayout(ctx, path.id, true);
  checkRevision(layout.revision, query.expected_revision);
  await queries.removeLayout(ctx.db, definition.id, ctx.now);
  await storeUses(ctx.db, 'entity_layout', definition.id, []);
  ctx.audit({
    recordKind: 'entity_layout',
    recordId: definition.id,
    action: 'deleted',
    previous: { version: layout.version },
  });
  return { id: definition.id, deleted_at: ctx.now.toISOString() };
}

export async function restoreEntityLayout(
  ctx: WriteContext,
  { path, body }: RestoreEntityLayoutInput,
): Promise<EntityLayout> {
  const definition = await requireDefinition(ctx, path.id, true);
  const layout = await queries.findLayout(ctx.db, definition.id, true);
  const version = layout && (await queries.findVersion(ctx.db, definition.id, body.version));
  if (layout === undefined || version === undefined)
    throw notFound(`version ${body.version} of an entity layout`, path.id);
  checkRevision(layout.revision, body.expected_revision);
  await publish(ctx, definition, layout, {
    tabs: await withoutLost(ctx.db, ownerOf(definition.page.recordKind, definition.id), version.tabs),
    changeNote: body.change_note ?? null,
    operationCount: 0,
  });
  return getEntityLayout(ctx, { path });
}

/** Without what names something that is gone. A tab stays, or the page could be left with none. */
async function withoutLost(
  db: Db,
  page: FieldOwner,
  tabs: readonly EntityLayoutTab[],
): Promise<EntityLayoutTab[]> {
  const isThere = await lookUp(db, usesOfTabs(page, tabs));
  const canJudge = (condition: FilterGroup | null) => usesOfCondition(page, condition).every(isThere);
  return tabs.map((tab) => ({
    ...tab,
    visible_when: canJudge(tab.visible_when) ? tab.visible_when : null,
    sections: tab.sections.flatMap((section): EntityLayoutSection[] => {
      if (!canJudge(section.visible_when)) return [];
      if (section.kind === 'shared')
        return isThere({ kind: 'shared_section', id: section.shared_section_id }) ? [section] : [];
      return [{ ...section, items: section.items.filter((item) => usesOfItem(page, item).every(isThere)) }];
    }),
  }));
}

async function lookUp(db: Db, used: readonly Used[]): Promise<(use: Used) => boolean> {
  const records = used.filter((use) => use.kind !== 'field');
  const [found, fieldId] = await Promise.all([
    selectNamed(db, records as readonly Named<NamedKindName>[]),
    selectFieldIds(
      db,
      used.flatMap((use) => (use.kind === 'field' ? use.of : [])),
    ),
  ]);
  const known = new Set(found.map(({ kind, id }) => `${kind} ${id}`));
  return (use) =>
    use.kind === 'field' ? fieldId(use) !== undefined : known.has(`${use.kind} ${use.id.toLowerCase()}`);
}
