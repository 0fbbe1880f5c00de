import type { BulkResult, ClientService, ClientServiceCategoryServices } from '#generated/types.gen.ts';
import type {
  CreateClientServicesInput,
  DeleteClientServicesInput,
  GetClientServiceInput,
  ListClientServicesInput,
  UpdateClientServiceInput,
} from '#generated/families/client-services/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { expectedRevisions, runBulk } from '#src/domain/bulk/index.ts';
import { requireUnused } from '#src/domain/client-services/index.ts';
import { archivedAt } from '#src/domain/options/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { tidyTags } from '#src/platform/tidy.ts';
import { categories } from './categories.ts';
import { selectCategoryServices } from './categories.queries.ts';
import { checkAmounts, requireReferences } from './service-checks.ts';
import { services, showService } from './service-life.ts';
import { closeOrders, findPlace, requireFreeNames } from './service-order.ts';
import * as queries from './services.queries.ts';

export const listClientServices = (ctx: ReadContext, { query }: ListClientServicesInput) =>
  queries.serviceList.page(ctx.db, query, queries.costScope(ctx));

export const getClientService = (ctx: ReadContext, { path }: GetClientServiceInput) =>
  showService(ctx, path.id);

export async function createClientServices(
  ctx: WriteContext,
  { body }: CreateClientServicesInput,
): Promise<Result<ClientServiceCategoryServices>> {
  const given = body.services.map((service, index) => ({ service, place: `body.services[${index}]` }));
  for (const { service, place } of given) checkAmounts(service, place);
  if (body.services.some((service) => service.internal_cost != null)) ctx.demand('billing.view');
  await queries.holdServiceOrder(ctx.db);
  const category = await categories.lock(ctx, body.category_id);
  await requireReferences(ctx, given);
  const names = body.services.map(({ name }) => name.trim());
  await requireFreeNames(ctx, category.id, names);
  const end = await findPlace(ctx, category.id, names.length);
  for (const [index, service] of body.services.entries())
    await services.insert(ctx, {
      name: names[index]!,
      description: service.description ?? null,
      category_id: category.id,
      position: end + index,
      unit_price: service.unit_price ?? null,
      unit: service.unit,
      default_quantity: service.default_quantity,
      internal_cost: service.internal_cost ?? null,
      tax_rate_id: storedId(service.tax_rate_id ?? null),
      estimated_minutes: service.estimated_minutes ?? null,
      process_definition_id: storedId(service.process_definition_id ?? null),
      tags: tidyTags(service.tags ?? []),
    });
  return selectCategoryServices(ctx.db, category.id, queries.costScope(ctx));
}

export async function updateClientService(
  ctx: WriteContext,
  { body }: UpdateClientServiceInput,
): Promise<Result<ClientService>> {
  checkAmounts(body, 'body');
  if (body.internal_cost !== undefined) ctx.demand('billing.view');
  await queries.holdServiceOrder(ctx.db);
  const before = await services.lock(ctx, body.id, body.expected_revision);
  const categoryId = body.category_id === undefined ? before.category_id : storedId(body.category_id);
  const isMoved = categoryId !== before.category_id;
  if (isMoved && categoryId !== null) await categories.lock(ctx, categoryId);
  await requireReferences(ctx, [{ service: body, place: 'body' }]);

  const after = { ...before, ...changedValues(body, before, ctx.now), category_id: categoryId };
  if (categoryId !== null && (isMoved || after.name !== before.name))
    await requireFreeNames(ctx, categoryId, [after.name], before.id);
  const isJoining = after.archived_at === null && (isMoved || before.archived_at !== null);
  const end = isMoved || isJoining ? await findPlace(ctx, categoryId, isJoining ? 1 : 0) : 0;
  const { id, revision: _revision, ...values } = after;
  await services.revise(ctx, before, { ...values, position: isMoved ? end : before.position }, tracked);
  if (isMoved) await closeOrders(ctx, new Set([before.category_id]));
  return showService(ctx, id);
}

const tracked = [
  'name',
  'description',
  'category_id',
  'unit_price',
  'unit',
  'default_quantity',
  'internal_cost',
  'tax_rate_id',
  'estimated_minutes',
  'process_definition_id',
  'tags',
  'archived_at',
] as const;

/** What the request changes besides the category, as it is stored. */
function changedValues(
  {
    id: _id,
    expected_revision: _revision,
    category_id: _categoryId,
    ...given
  }: UpdateClientServiceInput['body'],
  before: queries.StoredService,
  now: Date,
): Partial<queries.StoredService> {
  const { is_archived: isArchived, name, tags, ...values } = given;
  return {
    ...values,
    ...(values.tax_rate_id !== undefined && { tax_rate_id: storedId(values.tax_rate_id) }),
    ...(values.process_definition_id !== undefined && {
      process_definition_id: storedId(values.process_definition_id),
    }),
    ...(name !== undefined && { name: name.trim() }),
    ...(tags !== undefined && { tags: tidyTags(tags) }),
    ...(isArchived !== undefined && {
      archived_at: archivedAt({ is_archived: isArchived }, before.archived_at, now),
    }),
  };
}

export async function deleteClientServices(
  ctx: WriteContext,
  { query }: DeleteClientServicesInput,
): Promise<BulkResult> {
  const revisionOf = expectedRevisions(query.id, query.expected_revision);
  await queries.holdServiceOrder(ctx.db);
  const left = new Set<string | null>();
  const result = await runBulk(ctx, query.id, async (id) => {
    const service = await services.lock(ctx, id, revisionOf(id));
    await requireUnused(ctx, service);
    await services.softDelete(ctx, service, ['name', 'category_id']);
    left.add(service.category_id);
    return 'succeeded';
  });
  await closeOrders(ctx, left);
  return result;
}
