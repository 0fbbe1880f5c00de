import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { auditActions } from '../client-records.ts';
import { Uploader } from '../files/upload.ts';
import { marketOf, onboarding, type Market } from './market.ts';

let service: Service;
let market: Market;
beforeAll(async () => {
  service = await startService();
  market = marketOf(service);
});
afterAll(() => service?.stop());

const find = async (slug: string) => service.call('getMarketplaceItem', { path: { slug } }, market.buyer);
const update = (id: string, body: object) => service.call('updateMarketplaceListing', { path: { id }, body });
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

describe('a draft', () => {
  it('is seen by nobody else, and says what is in it', async () => {
    const sop = await market.newSop();
    const listing = await market.list([{ kind: 'sop', record_id: sop.id }]);
    expect(listing).toMatchObject({
      status: 'draft',
      version: null,
      contents: [{ kind: 'sop', record_id: sop.id, name: sop.title }],
      blocking_reasons: [],
      has_unpublished_changes: true,
      price: null,
      license: 'single_agency',
      languages: ['en-US'],
      download_count: 0,
      rating: null,
    });
    expect((await find(listing.slug)).status).toBe(404);
    const { data: theirs } = await service.ok('listMarketplaceListings', { query: {} }, market.buyer);
    expect(theirs).toEqual([]);
    const { data } = await service.ok('listMarketplaceListings', {
      query: { search: listing.name, status: ['draft'] },
    });
    expect(data).toEqual([listing]);
    expect(await auditActions(service, listing.id)).toEqual(['created']);
  });

  it('takes its slug from the name, and none that another agency has', async () => {
    const name = `Äpfel & Birnen ${randomUUID().slice(0, 8)}`;
    const sop = await market.newSop();
    const first = await market.list([{ kind: 'sop', record_id: sop.id }], { name });
    const second = await market.list([{ kind: 'sop', record_id: sop.id }], { name });
    expect(second.slug).toBe(`${first.slug}-2`);
    const { data: foreign } = await service.ok('createSop', { body: { title: 'Theirs' } }, market.buyer);
    const taken = await service.call(
      'createMarketplaceListing',
      {
        body: {
          slug: first.slug,
          name,
          summary: 'Theirs.',
          category_id: onboarding,
          contents: [{ kind: 'sop', record_id: foreign.id }],
        },
      },
      market.buyer,
    );
    expect([taken.status, taken.body.error.message]).toEqual([409, expect.stringContaining('is taken')]);
    expect((await update(second.id, { slug: first.slug })).status).toBe(409);
  });

  it('can be changed and deleted, and a published one withdrawn only', async () => {
    const sop = await market.newSop();
    const listing = await market.list([{ kind: 'sop', record_id: sop.id }]);
    expect((await update(listing.id, { name: 'Other', expected_revision: 7 })).status).toBe(409);
    expect((await update(listing.id, { name: 'Other' })).body.data).toMatchObject({
      name: 'Other',
      revision: 2,
    });
    const removed = await service.ok('deleteMarketplaceListing', { path: { id: listing.id } });
    expect(removed.data.id).toBe(listing.id);
    expect((await update(listing.id, { name: 'Gone' })).status).toBe(404);
    const item = await market.sopItem();
    expect((await service.call('deleteMarketplaceListing', { path: { id: item.id } })).status).toBe(409);
  });

  it('needs billing.manage for a price', async () => {
    const sop = await market.newSop();
    const key = await service.keyWith(service.agencies[0], [
      'settings.view',
      'settings.manage',
      'sops.view',
      'sops.author',
    ]);
    const attempt = (more: object) =>
      service.call(
        'createMarketplaceListing',
        {
          body: {
            name: 'Priced',
            summary: 'Priced.',
            category_id: onboarding,
            contents: [{ kind: 'sop', record_id: sop.id }],
            ...more,
          },
        },
        { key },
      );
    expect((await attempt({ price: { amount_minor: 100, currency: 'USD' } })).status).toBe(403);
    expect((await attempt({})).status).toBe(200);
  });

  it('takes 100 listings at most', async () => {
    const sop = await market.newSop();
    await service.query(
      `insert into marketplace_listings (tenant_id, slug, name, summary, description, category_id, contents, languages, tags, license, created_by)
       select $1, 'full-' || n, 'Full', 'Full.', '', $2, '[]', '{en-US}', '{}', 'open', $3 from generate_series(1, 100) n`,
      [service.agencies[0].id, onboarding, service.agencies[0].ownerId],
    );
    const { status, body } = await service.call('createMarketplaceListing', {
      body: {
        name: 'One more',
        summary: 'One more.',
        category_id: onboarding,
        contents: [{ kind: 'sop', record_id: sop.id }],
      },
    });
    expect([status, body.error.message]).toEqual([409, expect.stringContaining('100 listings')]);
    await service.query("delete from marketplace_listings where slug like 'full-%'");
  });
});

describe('publishing', () => {
  it('offers the listing to every agency, with its texts and without its records', async () => {
    const item = await market.sopItem({ tags: ['dental'], description: 'All of it.' });
    const { body } = await find(item.slug);
    expect(body.data).toMatchObject({
      item: {
        id: item.id,
        name: item.name,
        version: '1.0.0',
        publisher: { name: service.agencies[0].name, is_verified: false },
        contents: [{ kind: 'sop', count: 1 }],
        price: null,
        download_id: null,
        download_count: 0,
      },
      description: 'All of it.',
      records: [{ kind: 'sop' }],
      versions: [{ version: '1.0.0', notes: null }],
      is_withdrawn: false,
      own_rating: null,
    });
    expect(await auditActions(service, item.id)).toEqual(['created', 'published']);
    expect(item).toMatchObject({ status: 'published', version: '1.0.0', has_unpublished_changes: false });
  });

  it('changes texts at once, and contents with the next version', async () => {
    const item = await market.sopItem();
    await update(item.id, { name: 'At once', summary: 'New words.' });
    expect((await find(item.slug)).body.data.item).toMatchObject({ name: 'At once', summary: 'New words.' });
    const more = await market.newSop();
    const changed = (
      await update(item.id, {
        contents: [
          ...item.contents.map(({ kind, record_id }) => ({ kind, record_id })),
          { kind: 'sop', record_id: more.id },
        ],
      })
    ).body.data;
    expect(changed.has_unpublished_changes).toBe(true);
    expect((await find(item.slug)).body.data.item.contents).toEqual([{ kind: 'sop', count: 1 }]);
    await market.publish(changed, '1.1.0');
    const { data } = (await find(item.slug)).body;
    expect(data.item).toMatchObject({ version: '1.1.0', contents: [{ kind: 'sop', count: 2 }] });
    expect(data.versions.map(({ version }: { version: string }) => version)).toEqual(['1.1.0', '1.0.0']);
  });

  it('takes only a version above the last one, and only the plan that was seen', async () => {
    const item = await market.sopItem();
    const attempt = (body: object) =>
      service.call('publishMarketplaceListing', { path: { id: item.id }, body });
    for (const version of ['1.0.0', '0.9.9']) expect((await attempt({ version })).status).toBe(400);
    expect((await attempt({ version: '1.0.10', plan_hash: 'a'.repeat(64) })).status).toBe(409);
    expect((await attempt({ version: '1.0.10', expected_revision: 1 })).status).toBe(409);
    expect((await attempt({ version: '1.0.10' })).status).toBe(200);
    expect((await attempt({ version: '1.0.9' })).status).toBe(400);
  });

  it('withdraws and offers again', async () => {
    const item = await market.sopItem();
    const withdraw = () =>
      service.ok('unpublishMarketplaceListing', { path: { id: item.id }, body: undefined as never });
    expect((await withdraw()).data.status).toBe('withdrawn');
    expect((await withdraw()).data.status).toBe('withdrawn');
    expect((await find(item.slug)).status).toBe(404);
    await market.publish(item, '1.0.1');
    expect((await find(item.slug)).status).toBe(200);
    expect(await auditActions(service, item.id)).toEqual(['created', 'published', 'withdrawn', 'published']);
  });

  it('of a price below 1 is refused where it stands', async () => {
    const sop = await market.newSop();
    const listing = await market.list([{ kind: 'sop', record_id: sop.id }]);
    const { status, body } = await update(listing.id, { price: { amount_minor: -5, currency: 'USD' } });
    expect([status, (body as { error: { message: string } }).error.message]).toEqual([
      400,
      'body.price.amount_minor must be above 0. Leave the price out, or send null, for a free item.',
    ]);
    const { body: priced } = await update(listing.id, { price: { amount_minor: 500, currency: 'USD' } });
    expect(priced).toMatchObject({
      data: {
        blocking_reasons: [expect.stringContaining('Items with a price need an active payout account')],
      },
    });
  });

  it('of a price is refused, since nobody can be paid out', async () => {
    const price = { amount_minor: 4900, currency: 'USD' };
    const sop = await market.newSop();
    const listing = await market.list([{ kind: 'sop', record_id: sop.id }], { price });
    const refused = await service.call('publishMarketplaceListing', {
      path: { id: listing.id },
      body: { version: '1.0.0' },
    });
    expect([refused.status, refused.body.error.message]).toEqual([409, expect.stringContaining('payout')]);
    const item = await market.sopItem();
    expect((await update(item.id, { price })).status).toBe(409);
  });

  it('shows its pictures to others, and takes nothing but pictures', async () => {
    const uploader = new Uploader(service);
    const image = await uploader.file({ bytes: png, name: 'cover.png', type: 'image/png' });
    const shot = await uploader.file({
      bytes: Buffer.concat([png, Buffer.from([0])]),
      name: 'shot.png',
      type: 'image/png',
    });
    const text = await uploader.file({ bytes: Buffer.from('words'), name: 'words.txt' });
    const item = await market.sopItem({ image_file_id: image, screenshot_file_ids: [shot] });
    expect(item).toMatchObject({ image_file: { id: image }, screenshot_files: [{ id: shot }] });
    const { data } = (await find(item.slug)).body;
    for (const url of [data.item.image_url, ...data.screenshots]) {
      const answer = await fetch(url);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    }
    expect(JSON.stringify(data)).not.toContain(image);
    expect((await update(item.id, { image_file_id: text })).body.error.message).toContain('Name a picture');
    expect((await update(item.id, { screenshot_file_ids: [randomUUID()] })).status).toBe(400);
    await update(item.id, { image_file_id: null, screenshot_file_ids: [] });
    expect((await find(item.slug)).body.data).toMatchObject({ item: { image_url: null }, screenshots: [] });
  });
});

describe('what is published', () => {
  it('holds no id of the publisher, and nobody of the agency', async () => {
    const [owner] = [service.agencies[0].ownerId];
    const {
      data: { definition: process },
    } = await service.ok('createProcess', {
      body: {
        name: `Process ${randomUUID().slice(0, 8)}`,
        default_assignee_ids: [owner],
        stages: [{ key: 'a', name: 'A', assignment: { mode: 'members', user_ids: [owner] } }],
      },
    });
    const item = await market.offer([{ kind: 'process_definition', record_id: process.id }]);
    const known = new Set(
      (await market.records(item.id)).flatMap((record) => [
        record.source_id,
        ...record.depends_on_source_ids,
      ]),
    );
    const stored = await service.query<{ text: string }>(
      `select i.contents::text || v.records::text || v.requirements::text || p.records::text as text
       from marketplace_items i join marketplace_versions v on v.item_id = i.id join marketplace_packages p on p.item_id = i.id where i.id = $1`,
      [item.id],
    );
    const found = stored[0]!.text.match(uuid) ?? [];
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((id) => !known.has(id))).toEqual([]);
    expect(known.has(process.id)).toBe(false);
  });

  it.each([
    ['an id', `See ${randomUUID()}.`],
    ['an e-mail address', 'Write to anna@agency.test.'],
    ['a secret', 'Send Bearer abcdef0123456789.'],
  ])('is refused while a text contains %s', async (what, text) => {
    const sop = await market.newSop({
      steps: [{ title: 'Do it', blocks: [{ content: { type: 'text', body_text: text } }] }],
    });
    const listing = await market.list([{ kind: 'sop', record_id: sop.id }]);
    expect(listing.blocking_reasons).toEqual([
      expect.stringMatching(new RegExp(`contains ${what} at steps\\[0\\]\\.blocks\\[0\\]`)),
    ]);
    const { status } = await service.call('publishMarketplaceListing', {
      path: { id: listing.id },
      body: { version: '1.0.0' },
    });
    expect(status).toBe(409);
  });

  it('is refused while a record is gone, or the publisher cannot read it', async () => {
    const sop = await market.newSop();
    const listing = await market.list([{ kind: 'sop', record_id: sop.id }]);
    const key = await service.keyWith(service.agencies[0], ['settings.view']);
    const { data } = await service.ok(
      'listMarketplaceListings',
      { query: { search: listing.name } },
      { key },
    );
    expect(data[0]!.blocking_reasons).toEqual([expect.stringContaining('you cannot read it')]);
    expect((await market.records(listing.id)).length).toBe(1);
    const hidden = await service.ok(
      'listMarketplaceListingRecords',
      { path: { id: listing.id }, query: {} },
      { key },
    );
    expect(hidden.data).toEqual([]);
    await service.ok('deleteSop', { path: { id: sop.id } });
    const [after] = (await service.ok('listMarketplaceListings', { query: { search: listing.name } })).data;
    expect(after!.blocking_reasons).toEqual([expect.stringContaining('was deleted')]);
  });
});
