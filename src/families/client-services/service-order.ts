import type { BulkResult } from '#generated/types.gen.ts';
import type {
  BulkAddClientServicesInput,
  ReorderClientServicesInput,
} from '#generated/families/client-services/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { runBulk } from '#src/domain/bulk/index.ts';
import { reviseRecord, storedId } from '#src/platform/db/query/index.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import { categories } from './categories.ts';
import { services } from './service-life.ts';
import * as queries from './services.queries.ts';

/** Moves each service behind those of the category. */
export async function bulkAddClientServices(
  ctx: WriteContext,
  { body }: BulkAddClientServicesInput,
): Promise<BulkResult> {
  await queries.holdServiceOrder(ctx.db);
  const category = await categories.lock(ctx, body.category_id, body.expected_revision);
  const size = await sizeOf(ctx, category.id);
  const left = new Set<string | null>();
  const result = await runBulk(ctx, body.ids, async (id) => {
    const service = await services.lock(ctx, id);
    if (service.category_id === category.id) return 'unchanged';
    await requireFreeNames(ctx, category.id, [service.name]);
    const added = service.archived_at === null ? 1 : 0;
    requireRoom(size, added);
    await services.revise(ctx, service, { category_id: category.id, position: size.all }, ['category_id']);
    size.all += 1;
    size.active += added;
    left.add(service.category_id);
    return 'succeeded';
  });
  await closeOrders(ctx, left);
  return result;
}

/** The named services first, in the order named; the others follow as they were, archived ones last. */
export async function reorderClientServices(
  ctx: WriteContext,
  { body }: ReorderClientServicesInput,
): Promise<{ ids: string[] }> {
  await queries.holdServiceOrder(ctx.db);
  const category = await categories.lock(ctx, body.category_id, body.expected_revision);
  const current = await queries.selectOrder(ctx.db, category.id);
  const active = current.filter((service) => !service.is_archived).map(({ id }) => id);
  const known = new Set(active);
  const named = body.ids.map(storedId);
  for (const [index, id] of named.entries())
    if (!known.has(id))
      throw invalid(
        `body.ids[${index}]`,
        `names ${id}, which is not an active service of the category "${category.name}".`,
      );
  const first = new Set(named);
  const wanted = [...named, ...active.filter((id) => !first.has(id))];
  if (wanted.every((id, place) => id === active[place])) return { ids: wanted };

  const archived = current.filter((service) => service.is_archived).map(({ id }) => id);
  await queries.reorder(ctx.db, [...wanted, ...archived], ctx.now);
  await reviseRecord(ctx.db, 'client_service_categories', category.id, {}, ctx.now);
  ctx.audit({
    recordKind: 'client_service_category',
    recordId: category.id,
    action: 'services_reordered',
    changedFields: ['services'],
  });
  const places = new Map(current.map(({ id }, place) => [id, place]));
  for (const [place, id] of wanted.entries())
    if (places.get(id) !== place)
      ctx.audit({
        recordKind: 'client_service',
        recordId: id,
        action: 'moved',
        changedFields: ['position'],
        previous: { position: places.get(id) },
      });
  return { ids: wanted };
}

/** The position behind the services of a category; 409 when `added` more active ones do not fit. */
export async function findPlace(
  ctx: Pick<ReadContext, 'db'>,
  categoryId: string | null,
  added: number,
): Promise<number> {
  const size = await sizeOf(ctx, categoryId);
  if (categoryId !== null) requireRoom(size, added);
  return size.all;
}

/** Services of a category, and the active ones among them. */
interface Size {
  all: number;
  active: number;
}

async function sizeOf(ctx: Pick<ReadContext, 'db'>, categoryId: string | null): Promise<Size> {
  const order = await queries.selectOrder(ctx.db, categoryId);
  return { all: order.length, active: order.filter((service) => !service.is_archived).length };
}

function requireRoom({ active }: Readonly<Size>, added: number): void {
  if (added > 0 && active + added > queries.maxServices)
    throw conflict(
      `A category has at most ${queries.maxServices} active services, and this one would have ${active + added}. Put some into another category.`,
    );
}

/** Closes the gaps that services have left in these categories, and among those without one for null. */
export async function closeOrders(
  ctx: Pick<ReadContext, 'db'>,
  categoryIds: ReadonlySet<string | null>,
): Promise<void> {
  for (const categoryId of categoryIds) {
    const order = await queries.selectOrder(ctx.db, categoryId);
    await queries.updatePositions(
      ctx.db,
      order.map(({ id }) => id),
    );
  }
}

/** 409 when the category has a service of one of these names, or two of them are the same. */
export async function requireFreeNames(
  ctx: Pick<ReadContext, 'db'>,
  categoryId: string,
  names: readonly string[],
  ownId?: string,
): Promise<void> {
  const seen = new Set<string>();
  for (const name of names) {
    const folded = name.toLowerCase();
    if (seen.has(folded)) throw conflict(`Two of the services are named "${name}".`);
    seen.add(folded);
  }
  const namesake = (await queries.selectNamesakes(ctx.db, categoryId, names)).find(({ id }) => id !== ownId);
  if (namesake !== undefined)
    throw conflict(
      `The category has ${namesake.is_archived ? 'an archived' : 'another'} service named "${namesake.name}" (${namesake.id}).`,
    );
}
