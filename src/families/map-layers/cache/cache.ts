import type { GeocodeCacheEntries, GeocodeCacheMatches } from '#generated/types.gen.ts';
import type {
  QueryGeocodeCacheInput,
  SaveGeocodeCacheEntriesInput,
} from '#generated/families/map-layers/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { normalize, selectEntries, upsertEntries, type NewEntry } from './cache.queries.ts';
import { expiryOf } from './expiry.rules.ts';

export async function saveGeocodeCacheEntries(
  ctx: WriteContext,
  { body: { entries } }: SaveGeocodeCacheEntriesInput,
): Promise<GeocodeCacheEntries> {
  const forms = await normalizedForms(
    ctx,
    entries.map(({ address_text: text }) => text),
    (index) => `body.entries[${index}].address_text`,
  );
  // The last entry of an address counts, at the place of the first.
  const last = new Map(entries.map((entry, index) => [forms[index]!, entry]));
  const stored = [...last].map(([form, entry]): NewEntry => {
    const isFound = entry.outcome === 'found';
    return {
      address_text: entry.address_text,
      normalized_address: form,
      outcome: entry.outcome,
      latitude: isFound ? entry.latitude! : null,
      longitude: isFound ? entry.longitude! : null,
      precision: isFound ? entry.precision! : null,
      provider: entry.provider,
      expires_at: expiryOf(entry, ctx.now),
    };
  });
  await upsertEntries(ctx.db, stored, ctx.now);
  const known = await selectEntries(ctx.db, [...last.keys()]);
  return { entries: [...last.keys()].map((form) => known.get(form)!) };
}

export async function queryGeocodeCache(
  ctx: ReadContext,
  { body: { address_texts: texts } }: QueryGeocodeCacheInput,
): Promise<GeocodeCacheMatches> {
  const forms = await normalizedForms(ctx, texts, (index) => `body.address_texts[${index}]`);
  const known = await selectEntries(ctx.db, forms, ctx.now);
  const asked = new Map(forms.map((form, index) => [form, texts[index]!]));
  return {
    entries: [...asked.keys()].flatMap((form) => known.get(form) ?? []),
    missing: [...asked]
      .filter(([form]) => !known.has(form))
      .map(([form, text]) => ({ address_text: text, normalized_address: form })),
  };
}

/** 400 at the place of an address that says nothing. */
async function normalizedForms(
  { db }: Pick<ReadContext, 'db'>,
  texts: readonly string[],
  placeOf: (index: number) => string,
): Promise<readonly string[]> {
  const forms = await normalize(db, texts);
  const empty = forms.indexOf(null);
  if (empty >= 0) throw invalid(placeOf(empty), 'has neither letters nor digits.');
  return forms as readonly string[];
}
