import type {
  MarketplaceListingContent,
  MarketplaceListingContentInput,
} from '#generated/console/types.gen.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { attach, detach, findSeenFiles } from '#src/domain/files/index.ts';
import { slugOf } from '#src/domain/names/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid, nameTaken, problem, unknownReference } from '#src/platform/errors/index.ts';
import { packKind } from '../kinds/index.ts';
import { keyOf } from '../package/collected.ts';
import { readRecord } from '../package/read-record.ts';
import { isCategory, isSlugTaken } from './listings.queries.ts';

const maxSlug = 80;

/** The slug that was asked for, or one from the name with the first free number; 409 for one that is taken. */
export async function slugFor(
  { db }: ReadContext,
  { slug, name }: { readonly slug?: string | undefined; readonly name: string },
  ownId: string | null,
): Promise<string> {
  if (slug !== undefined) {
    if (await isSlugTaken(db, slug, ownId))
      throw nameTaken(`The slug "${slug}" is taken in the marketplace. Choose another.`);
    return slug;
  }
  const stem = slugOf(name, { maxLength: maxSlug - 7, otherwise: 'item' });
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? stem : `${stem}-${number}`;
    if (!(await isSlugTaken(db, candidate, ownId))) return candidate;
  }
}

export async function requireCategory({ db }: ReadContext, id: string): Promise<void> {
  if (!(await isCategory(db, id)))
    throw unknownReference('body.category_id', id, 'a category of the marketplace');
}

/** The chosen records with their names: 400 for one of a kind that items cannot contain, or that the caller cannot read. */
export async function requireContents(
  ctx: ReadContext,
  contents: readonly MarketplaceListingContentInput[],
): Promise<MarketplaceListingContent[]> {
  const seen = new Set<string>();
  const named: MarketplaceListingContent[] = [];
  for (const [index, { kind: name, record_id: sent }] of contents.entries()) {
    const place = `body.contents[${index}]`;
    const kind = packKind(name);
    if (kind === undefined) throw invalid(`${place}.kind`, `is ${name}, which items cannot contain.`);
    const id = storedId(sent);
    const key = keyOf({ kind: name, id });
    if (seen.has(key)) throw invalid(`${place}.record_id`, 'names a record that is in the list already.');
    seen.add(key);
    const record = await readRecord(ctx, kind, id);
    if (record === undefined)
      throw unknownReference(`${place}.record_id`, sent, `a ${kind.noun} of this agency that you can read`);
    named.push({ kind: name, record_id: id, name: kind.nameOf(record).slice(0, 300) });
  }
  return named;
}

type MarketplaceListingPrice = { readonly amount_minor: number } | null | undefined;

interface Files {
  readonly image_file_id: string | null;
  readonly screenshot_file_ids: readonly string[];
}

const all = ({ image_file_id: image, screenshot_file_ids: screenshots }: Files): string[] => [
  ...new Set([...(image === null ? [] : [image]), ...screenshots]),
];

/** Without an id, checks that the files are pictures that the caller sees; with one, attaches them to the listing in place of the former. */
export async function useFiles(ctx: WriteContext, files: Files, id?: string, former?: Files): Promise<void> {
  const kept = former === undefined ? [] : all(former);
  const added = all(files).filter((file) => !kept.includes(file));
  if (id === undefined || former !== undefined) await requirePictures(ctx, added, files);
  if (id === undefined) return;
  const listing = { kind: 'marketplace_listing', id } as const;
  await attach(ctx, listing, added, ctx.identity.userId);
  for (const file of kept.filter((each) => !all(files).includes(each))) await detach(ctx, listing, file);
}

async function requirePictures(ctx: WriteContext, added: readonly string[], files: Files): Promise<void> {
  if (added.length === 0) return;
  const found = new Map((await findSeenFiles(ctx.db, ctx, added)).map((file) => [file.id, file]));
  for (const id of added) {
    const place =
      id === files.image_file_id
        ? 'body.image_file_id'
        : `body.screenshot_file_ids[${files.screenshot_file_ids.indexOf(id)}]`;
    const file = found.get(id);
    if (file === undefined) throw unknownReference(place, id, 'a file of this agency that is ready');
    if (!file.content_type.startsWith('image/'))
      throw invalid(place, `names ${file.file_name}, which is ${file.content_type}. Name a picture.`);
  }
}

/** 400 for a price of nothing or less; an item is free without one. */
export function requirePrice(price: MarketplaceListingPrice): void {
  if (price != null && price.amount_minor <= 0)
    throw invalid(
      'body.price.amount_minor',
      'must be above 0. Leave the price out, or send null, for a free item.',
    );
}

export const unpayable =
  'Items with a price need an active payout account, and this service has no provider of payouts. Offer the item for free.';

/** 409 for a price: nobody could be paid out. Taken away once there is a provider of payouts with active accounts. */
export function requirePayable(): never {
  throw problem('payment_unavailable', unpayable);
}
