import { sql, type RawBuilder } from 'kysely';
import type { GeocodeCacheEntry } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, iso, isoOrNull, record, selectRecords } from '#src/platform/db/query/index.ts';

/** What a geocoder, or a person, says of an address. */
export interface NewEntry extends Pick<
  GeocodeCacheEntry,
  'address_text' | 'normalized_address' | 'outcome' | 'latitude' | 'longitude' | 'precision' | 'provider'
> {
  readonly expires_at: Date | null;
}

/** The forms in which the addresses are stored, in their order; null for one without letters and digits. */
export async function normalize(db: Db, texts: readonly string[]): Promise<readonly (string | null)[]> {
  const { rows } = await sql<{ form: string | null }>`
    select app.normalized_address(t.text) as form from unnest(${texts}::text[]) with ordinality t (text, place) order by t.place`.execute(
    db,
  );
  return rows.map(({ form }) => form);
}

/** Stores each address once. Entries of people give way to entries of people alone. */
export async function upsertEntries(db: Db, entries: readonly NewEntry[], now: Date): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insertInto('geocode_cache')
    // In one order, so that two calls do not wait for each other in a circle.
    .values(
      [...entries]
        .sort((a, b) => (a.normalized_address < b.normalized_address ? -1 : 1))
        .map((entry) => ({ ...entry, created_at: now, updated_at: now })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'normalized_address'])
        .doUpdateSet((e) => ({
          address_text: e.ref('excluded.address_text'),
          outcome: e.ref('excluded.outcome'),
          latitude: e.ref('excluded.latitude'),
          longitude: e.ref('excluded.longitude'),
          precision: e.ref('excluded.precision'),
          provider: e.ref('excluded.provider'),
          updated_at: e.ref('excluded.updated_at'),
          expires_at: e.ref('excluded.expires_at'),
        }))
        .where(sql<boolean>`geocode_cache.provider <> 'manual' or excluded.provider = 'manual'`),
    )
    .execute();
}

/** Those of the addresses that are stored; `still` leaves out what has expired by then. */
export async function selectEntries(
  db: Db,
  normalized: readonly string[],
  still?: Date,
): Promise<Map<string, GeocodeCacheEntry>> {
  const entries = db
    .selectFrom('geocode_cache as g')
    .where(sql<boolean>`g.normalized_address = any(${normalized}::text[])`)
    .$if(still !== undefined, (query) => query.where(isUnexpired(still!)))
    .select([
      'g.address_text',
      'g.normalized_address',
      as<GeocodeCacheEntry['outcome']>()('g.outcome').as('outcome'),
      'g.latitude',
      'g.longitude',
      as<GeocodeCacheEntry['precision']>()('g.precision').as('precision'),
      'g.provider',
      iso('g.created_at').as('created_at'),
      iso('g.updated_at').as('updated_at'),
      isoOrNull('g.expires_at').as('expires_at'),
    ]);
  const found = await selectRecords(db, record<GeocodeCacheEntry>()(entries));
  return new Map(found.map((entry) => [entry.normalized_address, entry]));
}

const isUnexpired = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(g.expires_at is null or g.expires_at > ${now})`;

/** Takes the next turn of the agency at the geocoder; answers how long to wait for it. */
export async function takeTurn(db: Db, pauseMs: number): Promise<number> {
  const pause = sql`make_interval(secs => ${pauseMs / 1000}::float8)`;
  const { wait_ms: waitMs } = await db
    .insertInto('geocoder_turns')
    .values({ next_at: sql<Date>`app.now() + ${pause}` })
    .onConflict((conflict) =>
      conflict
        .column('tenant_id')
        .doUpdateSet({ next_at: sql<Date>`greatest(geocoder_turns.next_at, app.now()) + ${pause}` }),
    )
    .returning(sql<number>`(extract(epoch from next_at - ${pause} - app.now()) * 1000)::float8`.as('wait_ms'))
    .executeTakeFirstOrThrow();
  return Math.max(0, waitMs);
}
