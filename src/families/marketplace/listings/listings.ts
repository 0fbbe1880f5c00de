import type {
  CreateMarketplaceListingInput,
  DeleteMarketplaceListingInput,
  ListMarketplaceListingRecordsInput,
  ListMarketplaceListingsInput,
  UpdateMarketplaceListingInput,
} from '#generated/console/families/marketplace/handlers.ts';
import type { Deleted, MarketplaceListing, MarketplacePackageRecord } from '#generated/console/types.gen.ts';
import type { Page, ReadContext, WriteContext } from '#src/call/context.ts';
import { changesBetween, recordHistory } from '#src/domain/history/index.ts';
import { recordLife } from '#src/domain/records/index.ts';
import { jsonb, reviseRecord, storedId } from '#src/platform/db/query/index.ts';
import { conflict, notFound, problem } from '#src/platform/errors/index.ts';
import { updateItem } from '../items/published.queries.ts';
import { pack } from '../package/pack.ts';
import {
  requireContents,
  requireCategory,
  requirePayable,
  requirePrice,
  slugFor,
  useFiles,
} from './checks.ts';
import { described, showListing } from './describe.ts';
import * as queries from './listings.queries.ts';

const maxListings = 100;

export const listings = recordLife({
  table: 'marketplace_listings',
  kind: 'marketplace_listing',
  noun: 'marketplace listing',
  lock: ({ db }, id) => queries.lockListing(db, id),
});

export async function listMarketplaceListings(
  ctx: ReadContext,
  { query }: ListMarketplaceListingsInput,
): Promise<Page<MarketplaceListing>> {
  const { items, total } = await queries.listingList.page(ctx.db, query, {});
  const shown: MarketplaceListing[] = [];
  for (const listing of JSON.parse(items as string) as MarketplaceListing[])
    shown.push(await described(ctx, listing));
  return { items: shown, total };
}

export async function createMarketplaceListing(
  ctx: WriteContext,
  { body }: CreateMarketplaceListingInput,
): Promise<MarketplaceListing> {
  if (body.price != null) ctx.demand('billing.manage');
  requirePrice(body.price);
  if ((await queries.countListings(ctx.db)) >= maxListings)
    throw problem(
      'quota_exceeded',
      `The agency has ${maxListings} listings, which is the limit. Delete some that were never published.`,
    );
  await requireCategory(ctx, body.category_id);
  const contents = await requireContents(ctx, body.contents);
  const slug = await slugFor(ctx, body, null);
  const { locale } = await queries.findAgency(ctx.db);
  const files = {
    image_file_id: body.image_file_id == null ? null : storedId(body.image_file_id),
    screenshot_file_ids: (body.screenshot_file_ids ?? []).map(storedId),
  };
  await useFiles(ctx, files);
  const id = await listings.insert(ctx, {
    slug,
    name: body.name.trim(),
    summary: body.summary.trim(),
    description: body.description ?? '',
    category_id: storedId(body.category_id),
    contents: jsonb(contents)!,
    price_minor: body.price?.amount_minor ?? null,
    currency: body.price?.currency ?? null,
    languages: body.languages ?? [locale],
    tags: body.tags ?? [],
    ...files,
    license: body.license ?? 'single_agency',
    support_url: body.support_url ?? null,
  });
  await useFiles(ctx, files, id);
  return showListing(ctx, id);
}

export async function updateMarketplaceListing(
  ctx: WriteContext,
  { path, body }: UpdateMarketplaceListingInput,
): Promise<MarketplaceListing> {
  const before = await listings.lock(ctx, path.id, body.expected_revision);
  if (body.price !== undefined) ctx.demand('billing.manage');
  requirePrice(body.price);
  if (body.category_id !== undefined) await requireCategory(ctx, body.category_id);
  const after = {
    ...before,
    slug:
      body.slug === undefined ? before.slug : await slugFor(ctx, { ...before, slug: body.slug }, before.id),
    name: body.name?.trim() ?? before.name,
    summary: body.summary?.trim() ?? before.summary,
    description: body.description ?? before.description,
    category_id: body.category_id === undefined ? before.category_id : storedId(body.category_id),
    contents: body.contents === undefined ? before.contents : await requireContents(ctx, body.contents),
    ...(body.price !== undefined && {
      price_minor: body.price?.amount_minor ?? null,
      currency: body.price?.currency ?? null,
    }),
    languages: body.languages ?? before.languages,
    tags: body.tags ?? before.tags,
    ...(body.image_file_id !== undefined && {
      image_file_id: body.image_file_id === null ? null : storedId(body.image_file_id),
    }),
    screenshot_file_ids: body.screenshot_file_ids?.map(storedId) ?? before.screenshot_file_ids,
    license: body.license ?? before.license,
    support_url: body.support_url === undefined ? before.support_url : body.support_url,
  };
  if (before.status === 'published' && body.price != null) requirePayable();
  await useFiles(ctx, after, before.id, before);
  const changes = changesBetween(before, after, queries.listingFields);
  if (changes === null) return showListing(ctx, before.id);
  const {
    id,
    revision: _revision,
    status: _status,
    version: _version,
    published_hash: _hash,
    ...values
  } = after;
  await reviseRecord(
    ctx.db,
    'marketplace_listings',
    id,
    { ...values, contents: jsonb(values.contents)! },
    ctx.now,
  );
  recordHistory(ctx, { kind: 'marketplace_listing', id, action: 'updated', changes });
  // Contents come with the next version, all else at once.
  if (before.status !== 'draft') await updateItem(ctx.db, after, {}, ctx.now);
  return showListing(ctx, id);
}

export async function deleteMarketplaceListing(
  ctx: WriteContext,
  { path, query }: DeleteMarketplaceListingInput,
): Promise<Deleted> {
  const listing = await listings.lock(ctx, path.id, query.expected_revision);
  if (listing.status !== 'draft')
    throw conflict('The listing was published, so agencies may have acquired it. Withdraw it instead.');
  return listings.softDelete(ctx, listing, ['slug', 'name']);
}

/** The records of the next version, packed as they are now. */
export async function listMarketplaceListingRecords(
  ctx: ReadContext,
  { path, query }: ListMarketplaceListingRecordsInput,
): Promise<Page<MarketplacePackageRecord>> {
  const listing = await queries.findListing(ctx.db, path.id);
  if (listing === undefined) throw notFound('marketplace listing', path.id);
  const { records } = await pack(ctx, listing.id, membersOf(listing));
  const shown = records.map(({ target: _target, ...packed }) => packed);
  if (query.sort === 'name')
    shown.sort(
      (a, b) =>
        (query.order === 'desc' ? -1 : 1) * a.name.localeCompare(b.name) ||
        a.source_id.localeCompare(b.source_id),
    );
  return {
    items: shown.slice(query.offset, query.offset + query.limit) as unknown as MarketplacePackageRecord[],
    total: shown.length,
  };
}

export const membersOf = ({ contents }: Pick<queries.StoredListing, 'contents'>) =>
  contents.map(({ kind, record_id: id }) => ({ kind, id }));
