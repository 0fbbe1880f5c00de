import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { servingUrl } from '#src/platform/db/roles.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

/** What one agency can do, by SQL, with what another one publishes. */
const [publisher, buyer, other] = [
  '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10',
  '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b11',
  '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b12',
];
const [onOffer, withdrawn] = ['0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b20', '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b21'];
const user = '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b30';

let database: TestDatabase;
let owner: pg.Client;
let app: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client(database.ownerUrl);
  await owner.connect();
  app = new pg.Client(await servingUrl(database.ownerUrl));
  await app.connect();
  await owner.query(
    "insert into tenants (id, name, slug) values ($1, 'Publisher', 'p'), ($2, 'Buyer', 'b'), ($3, 'Other', 'o')",
    [publisher, buyer, other],
  );
  for (const agency of [publisher, buyer, other])
    await owner.query(
      "insert into users (tenant_id, id, kind, name, status) values ($1, $2, 'service_account', 'Somebody', 'active')",
      [agency, user],
    );
  for (const [id, status] of [
    [onOffer, 'published'],
    [withdrawn, 'withdrawn'],
  ])
    await owner.query(
      `with item as (insert into marketplace_items (id, publisher_id, publisher_name, slug, name, summary, description, category_id, status, version,
          contents, content_kinds, languages, tags, license, published_at, updated_at)
        select $1, $2, 'Publisher', $3, 'Item', 'Item.', '', id, $3, '1.0.0', '[]', '{}', '{}', '{}', 'open', now(), now()
        from marketplace_categories where slug = 'sales')
      insert into marketplace_versions (item_id, version, records, requirements, published_at) values ($1, '1.0.0', '[]', '[]', now())`,
      [id, publisher, status],
    );
  await owner.query(
    "insert into marketplace_packages select item_id, version, '[]' from marketplace_versions",
  );
  for (const id of [onOffer, withdrawn])
    await owner.query(
      "insert into marketplace_downloads (tenant_id, item_id, status, acquired_at, created_by) values ($1, $2, 'acquired', now(), $3)",
      [buyer, id, user],
    );
});
afterAll(async () => {
  await app?.end();
  await owner?.end();
  await database?.drop();
});

/** Runs a statement as an agency and undoes it; answers the number of rows, or the error. */
async function as(agency: string | null, text: string, values: unknown[] = []): Promise<number | string> {
  await app.query('begin');
  try {
    if (agency !== null) await app.query("select set_config('app.tenant_id', $1, true)", [agency]);
    return (await app.query(text, values)).rowCount ?? 0;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await app.query('rollback');
  }
}

const refused = expect.stringMatching(/row-level security|permission denied/);

describe('reading', () => {
  it.each([
    ['marketplace_items', [2, 2, 1]],
    ['marketplace_versions', [2, 2, 1]],
    ['marketplace_packages', [2, 2, 0]],
  ])(
    '%s shows what is on offer, and all to the publisher and to those who acquired it',
    async (table, counts) => {
      const found = [];
      for (const agency of [publisher, buyer, other]) found.push(await as(agency, `select from ${table}`));
      expect(found).toEqual(counts);
      expect(await as(null, `select from ${table}`)).toBe(0);
    },
  );

  it('a download that is not acquired opens nothing', async () => {
    const statement = `with asked as (insert into marketplace_downloads (item_id, status, created_by) values ($1, 'payment_pending', $2) returning 1)
      select from asked`;
    expect(await as(other, statement, [onOffer, user])).toBe(1);
    await app.query('begin');
    await app.query("select set_config('app.tenant_id', $1, true)", [other]);
    await app.query(
      "insert into marketplace_downloads (item_id, status, created_by) values ($1, 'payment_pending', $2)",
      [onOffer, user],
    );
    const { rowCount } = await app.query('select from marketplace_packages');
    await app.query('rollback');
    expect(rowCount).toBe(0);
  });
});

describe('writing', () => {
  const item = (id: string, as: string) =>
    `insert into marketplace_items (id, publisher_name, slug, name, summary, description, category_id, status, version, contents, content_kinds, languages, tags, license, published_at, updated_at)
     select '${id}', '${as}', 'new', 'New', 'New.', '', id, 'published', '1.0.0', '[]', '{}', '{}', '{}', 'open', now(), now() from marketplace_categories where slug = 'sales'`;

  it('an item belongs to the agency that inserts it', async () => {
    expect(await as(other, item('0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b22', 'Other'))).toBe(1);
    expect(
      await as(other, `insert into marketplace_items (id, publisher_id) values (app.uuid7(), $1)`, [
        publisher,
      ]),
    ).toEqual(refused);
  });

  it('nobody changes or deletes an item of another agency, nor the counts of an own one', async () => {
    for (const agency of [buyer, other])
      expect(await as(agency, "update marketplace_items set name = 'Theirs' where id = $1", [onOffer])).toBe(
        0,
      );
    expect(await as(publisher, "update marketplace_items set name = 'Ours' where id = $1", [onOffer])).toBe(
      1,
    );
    for (const set of [
      'download_count = 9',
      'rating = 5',
      'is_verified = true',
      'is_publisher_verified = true',
      'popularity = 1e9',
      `publisher_id = '${other}'`,
    ])
      expect(await as(publisher, `update marketplace_items set ${set} where id = $1`, [onOffer])).toEqual(
        refused,
      );
    expect(await as(publisher, 'delete from marketplace_items where id = $1', [onOffer])).toEqual(refused);
  });

  it("versions and their content are the publisher's, and never change", async () => {
    const version = (table: string, more: string) =>
      table === 'marketplace_versions'
        ? `insert into marketplace_versions (item_id, version, records, requirements, published_at) values ('${onOffer}', '${more}', '[]', '[]', now())`
        : `insert into marketplace_packages (item_id, version, records) values ('${onOffer}', '${more}', '[]')`;
    expect(await as(publisher, version('marketplace_versions', '2.0.0'))).toBe(1);
    for (const table of ['marketplace_versions', 'marketplace_packages'])
      for (const agency of [buyer, other]) expect(await as(agency, version(table, '2.0.0'))).toEqual(refused);
    for (const table of ['marketplace_versions', 'marketplace_packages'])
      for (const change of [`update ${table} set records = '[]'`, `delete from ${table}`])
        expect(await as(publisher, change)).toEqual(refused);
    expect(await as(publisher, 'insert into marketplace_categories (id) values (app.uuid7())')).toEqual(
      refused,
    );
  });

  it("a rating is the own agency's, of an item that it acquired", async () => {
    const rating = (item: string, more = '') =>
      `insert into marketplace_ratings (item_id, ${more === '' ? '' : 'agency_id, '}agency_name, version, rating, updated_at)
       values ('${item}', ${more === '' ? '' : `'${more}', `}'Agency', '1.0.0', 5, now())`;
    expect(await as(buyer, rating(onOffer))).toBe(1);
    expect(await as(other, rating(onOffer))).toEqual(refused);
    expect(await as(buyer, rating(onOffer, other))).toEqual(refused);
    await owner.query(rating(onOffer, buyer!));
    expect(await as(other, 'select from marketplace_ratings')).toBe(1);
    for (const change of ['update marketplace_ratings set rating = 1', 'delete from marketplace_ratings'])
      expect([await as(other, change), await as(publisher, change), await as(buyer, change)]).toEqual([
        0, 0, 1,
      ]);
  });
});

it('pictures and who signs for them are told for what the agency may see alone', async () => {
  await owner.query(
    `insert into marketplace_listings (tenant_id, id, slug, name, summary, description, category_id, contents, languages, tags, license, status, version,
       published_by, image_file_id, screenshot_file_ids, created_by)
     select publisher_id, id, slug, name, summary, description, category_id, '[]', languages, tags, license, status, version, $1, app.uuid7(), array[app.uuid7()], $1
     from marketplace_items where publisher_id = $2`,
    [user, publisher],
  );
  const told = `select from (select app.marketplace_image(id) a, app.marketplace_signer(id) b, (select count(*) from app.marketplace_screenshots(id)) c
    from unnest($1::uuid[]) id) t where a is not null and b is not null and c = 1`;
  const found = [];
  for (const agency of [publisher, buyer, other, null])
    found.push(await as(agency!, told, [[onOffer, withdrawn]]));
  expect(found).toEqual([2, 2, 1, 0]);
});
