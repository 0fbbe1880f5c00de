import type { BulkResult, ClientServiceCategory } from '#generated/types.gen.ts';
import type {
  BulkDeleteClientServiceCategoriesInput,
  CreateClientServiceCategoryInput,
  DeleteClientServiceCategoriesInput,
  GetClientServiceCategoryInput,
  ListClientServiceCategoriesInput,
  ListClientServiceCategoryServicesInput,
  MoveClientServiceCategoryInput,
  UpdateClientServiceCategoryInput,
} from '#generated/families/client-services/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { expectedRevisions, runBulk } from '#src/domain/bulk/index.ts';
import { holdItemOrder, requireFolder, type ItemOrder } from '#src/domain/folders/index.ts';
import { recordLife } from '#src/domain/records/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict, nameTaken, notFound } from '#src/platform/errors/index.ts';
import * as queries from './categories.queries.ts';
import { categoryFolders } from './category-folders.ts';
import { costScope } from './services.queries.ts';

export const categories = recordLife({
  table: 'client_service_categories',
  kind: 'client_service_category',
  noun: 'service category',
  lock: ({ db }, id) => queries.lockCategory(db, id),
});

export const listClientServiceCategories = (ctx: ReadContext, { query }: ListClientServiceCategoriesInput) =>
  queries.categoryList.page(ctx.db, query, {});

export const listClientServiceCategoryServices = (
  ctx: ReadContext,
  { query }: ListClientServiceCategoryServicesInput,
) => queries.menu.page(ctx.db, query, { ...costScope(ctx), isArchived: query.is_archived });

export const getClientServiceCategory = (ctx: ReadContext, { path }: GetClientServiceCategoryInput) =>
  showCategory(ctx, path.id);

export async function createClientServiceCategory(
  ctx: WriteContext,
  { body }: CreateClientServiceCategoryInput,
): Promise<Result<ClientServiceCategory>> {
  const folderId = storedId(body.folder_id ?? null);
  await requireFolder(ctx, categoryFolders, folderId);
  const order = await holdItemOrder(ctx, categoryFolders);
  const name = body.name.trim();
  await requireFreeName(ctx, name);
  const id = await categories.insert(ctx, {
    name,
    description: body.description ?? null,
    color: body.color ?? null,
    icon: body.icon ?? null,
    folder_id: folderId,
    position: await order.end(folderId),
  });
  return showCategory(ctx, id);
}

export async function updateClientServiceCategory(
  ctx: WriteContext,
  { body }: UpdateClientServiceCategoryInput,
): Promise<Result<ClientServiceCategory>> {
  const { id: givenId, expected_revision: expectedRevision, ...values } = body;
  // Names are unique in the agency: whoever gives one holds the order of all.
  if (values.name !== undefined) await holdItemOrder(ctx, categoryFolders);
  const before = await categories.lock(ctx, givenId, expectedRevision);
  const name = values.name?.trim() ?? before.name;
  if (name !== before.name) await requireFreeName(ctx, name, before.id);
  await categories.revise(ctx, before, { ...values, name }, ['name', 'description', 'color', 'icon']);
  return showCategory(ctx, before.id);
}

export async function moveClientServiceCategory(
  ctx: WriteContext,
  { body }: MoveClientServiceCategoryInput,
): Promise<Result<ClientServiceCategory>> {
  const folderId = storedId(body.folder_id);
  await requireFolder(ctx, categoryFolders, folderId);
  const order = await holdItemOrder(ctx, categoryFolders);
  const before = await categories.lock(ctx, body.id, body.expected_revision);
  const wanted = await order.with(before, folderId, body.position);
  const place = { folder_id: folderId, position: wanted.indexOf(before.id) };
  if ((await categories.revise(ctx, before, place, ['folder_id', 'position'])) !== null) {
    await order.store(wanted);
    if (folderId !== before.folder_id) await order.close(before.folder_id);
  }
  return showCategory(ctx, before.id);
}

export async function deleteClientServiceCategories(
  ctx: WriteContext,
  { query }: DeleteClientServiceCategoriesInput,
): Promise<BulkResult> {
  const revisionOf = expectedRevisions(query.id, query.expected_revision);
  const order = await holdItemOrder(ctx, categoryFolders);
  return runBulk(ctx, query.id, async (id) => {
    await remove(ctx, order, await categories.lock(ctx, id, revisionOf(id)));
    return 'succeeded';
  });
}

export async function bulkDeleteClientServiceCategories(
  ctx: WriteContext,
  { body }: BulkDeleteClientServiceCategoriesInput,
): Promise<BulkResult> {
  const folderId = storedId(body.folder_id);
  await requireFolder(ctx, categoryFolders, folderId);
  const revisionOf = expectedRevisions(body.ids, body.expected_revisions);
  const order = await holdItemOrder(ctx, categoryFolders);
  return runBulk(ctx, body.ids, async (id) => {
    const category = await categories.lock(ctx, id, revisionOf(id));
    if (category.folder_id !== folderId)
      throw conflict(`The category "${category.name}" is not in the folder of body.folder_id.`);
    await remove(ctx, order, category);
    return 'succeeded';
  });
}

/** Deletes a locked category; 409 with the numbers while it has services. */
async function remove(
  ctx: WriteContext,
  order: ItemOrder<unknown>,
  category: queries.StoredCategory,
): Promise<void> {
  const { services, archived } = await queries.countServices(ctx.db, category.id);
  if (services > 0)
    throw conflict(
      `The category "${category.name}" has services (${services}, of which ${archived} archived). Move or delete them first.`,
    );
  await categories.softDelete(ctx, category, ['name', 'folder_id']);
  await order.close(category.folder_id);
}

async function showCategory(ctx: ReadContext, id: string): Promise<Result<ClientServiceCategory>> {
  const category = await queries.selectCategory(ctx.db, id);
  if (category === undefined) throw notFound('service category', id);
  return category;
}

/** 409 when another category has the name. */
async function requireFreeName(ctx: ReadContext, name: string, ownId?: string): Promise<void> {
  const namesake = await queries.findNamesake(ctx.db, name, ownId);
  if (namesake !== undefined)
    throw nameTaken(`A service category named "${namesake.name}" already exists (${namesake.id}).`);
}
