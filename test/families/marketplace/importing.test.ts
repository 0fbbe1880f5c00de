import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { auditActions } from '../client-records.ts';
import { marketOf, type Market } from './market.ts';

let service: Service;
let market: Market;
beforeAll(async () => {
  service = await startService();
  market = marketOf(service);
});
afterAll(() => service?.stop());

const previewing = (id: string, query: Record<string, unknown> = {}) =>
  service.call('getMarketplaceImportPreview', { path: { download_id: id }, query }, market.buyer);
const applying = (body: object) => service.call('applyMarketplaceImport', { body }, market.buyer);
const sopsOf = async (title: string) =>
  (await service.ok('listAuthoringSops', { query: { search: title } }, market.buyer)).data.map(
    (sop) => sop.title,
  );

describe('acquiring', () => {
  it('takes a free item once, and counts it', async () => {
    const item = await market.sopItem();
    const first = await market.acquire(item.id);
    expect(first).toMatchObject({
      item: { id: item.id, slug: item.slug },
      status: 'acquired',
      price: null,
      import_status: 'none',
      imports: [],
      latest_version: '1.0.0',
      last_imported_version: null,
    });
    expect(await market.acquire(item.id)).toEqual(first);
    const { data } = await service.ok('getMarketplaceItem', { path: { slug: item.slug } }, market.buyer);
    expect(data.item).toMatchObject({ download_id: first.id, download_count: 1 });
    expect(
      (await service.ok('listMarketplaceListings', { query: { search: item.name } })).data[0]!.download_count,
    ).toBe(1);
  });

  it('by two calls at once makes one download', async () => {
    const item = await market.sopItem();
    const [first, second] = await Promise.all([market.acquire(item.id), market.acquire(item.id)]);
    expect(second.id).toBe(first.id);
    const { data } = await service.ok('getMarketplaceItem', { path: { slug: item.slug } }, market.buyer);
    expect(data.item.download_count).toBe(1);
  });

  it('refuses drafts, withdrawn and own items, another price and a payment method of others', async () => {
    const item = await market.sopItem();
    const attempt = async (body: object, caller: { key: string } = market.buyer) =>
      (await service.call('acquireMarketplaceItem', { body: { item_id: item.id, ...body } }, caller)).status;
    expect(await attempt({ item_id: randomUUID() })).toBe(404);
    expect(await attempt({}, { key: service.agencies[0].key })).toBe(409);
    expect(await attempt({ expected_price: { amount_minor: 1, currency: 'USD' } })).toBe(409);
    expect(await attempt({ payment_method_id: randomUUID() })).toBe(400);
    const sop = await market.newSop();
    const draft = await market.list([{ kind: 'sop', record_id: sop.id }]);
    expect(await attempt({ item_id: draft.id })).toBe(404);
    await service.ok('unpublishMarketplaceListing', { path: { id: item.id }, body: {} });
    expect(await attempt({})).toBe(404);
  });

  it('refuses an item with a price, since the service cannot charge agencies', async () => {
    const item = await market.sopItem();
    await service.query("update marketplace_items set price_minor = 4900, currency = 'USD' where id = $1", [
      item.id,
    ]);
    const price = { amount_minor: 4900, currency: 'USD' };
    const { status, body } = await service.call(
      'acquireMarketplaceItem',
      { body: { item_id: item.id, expected_price: price } },
      market.buyer,
    );
    expect([status, body.error.message]).toEqual([409, expect.stringContaining('cannot charge')]);
  });

  it('keeps a withdrawn item readable for those who have it', async () => {
    const item = await market.sopItem();
    const { id } = await market.acquire(item.id);
    await service.ok('unpublishMarketplaceListing', { path: { id: item.id }, body: {} });
    const { data } = await service.ok('getMarketplaceItem', { path: { slug: item.slug } }, market.buyer);
    expect(data.is_withdrawn).toBe(true);
    expect((await market.apply(id)).status).toBe('applied');
  });
});

describe('an import', () => {
  it('creates what the preview says, all as new records', async () => {
    const item = await market.sopItem();
    const { id } = await market.acquire(item.id);
    const plan = await market.preview(id);
    expect(plan).toMatchObject({
      download_id: id,
      version: '1.0.0',
      can_apply: true,
      previous_import_count: 0,
      records: [{ kind: 'sop', clash: null, depends_on_source_ids: [] }],
      prerequisites: [],
    });
    expect(await sopsOf(plan.records[0]!.name)).toEqual([]);
    const done = await market.apply(id);
    expect(done).toMatchObject({ download_id: id, version: '1.0.0', status: 'applied', error: null });
    expect(done.records).toMatchObject([{ outcome: 'created', name: plan.records[0]!.name }]);
    expect(done.records[0]!.record_id).not.toBe(item.contents[0]!.record_id);
    const { data } = await service.ok(
      'listMarketplaceDownloads',
      { query: { id: [id], include: ['import_records'] } },
      market.buyer,
    );
    expect(data).toMatchObject([
      {
        import_status: 'applied',
        last_imported_version: '1.0.0',
        imports: [{ id: done.id, record_count: 1, records: done.records }],
      },
    ]);
    expect(await auditActions(service, done.id)).toEqual(['applying', 'applied']);
  });

  it('resolves clashes as proposed or chosen', async () => {
    const item = await market.sopItem();
    const { id } = await market.acquire(item.id);
    const { name, source_id } = (await market.preview(id)).records[0]!;
    const first = await market.apply(id);
    const plan = await market.preview(id);
    expect(plan).toMatchObject({ previous_import_count: 1 });
    expect(plan.records[0]!.clash).toMatchObject({
      existing_id: first.records[0]!.record_id,
      existing_name: name,
      resolution: 'rename',
      allowed_resolutions: ['rename', 'reuse', 'skip'],
      new_name: expect.stringMatching(/ 2$/),
    });
    const renamed = await market.apply(id);
    expect(renamed.records).toMatchObject([{ outcome: 'renamed', name: plan.records[0]!.clash!.new_name }]);
    const choosing = (resolution: string, more: object = {}) => ({
      choices: { resolutions: [{ source_id, resolution, ...more }] },
    });
    expect((await market.apply(id, choosing('reuse'))).records).toMatchObject([
      { outcome: 'reused', record_id: first.records[0]!.record_id },
    ]);
    expect((await market.apply(id, choosing('skip'))).records).toMatchObject([
      { outcome: 'skipped', record_id: null },
    ]);
    const own = `Own ${randomUUID().slice(0, 8)}`;
    expect((await market.apply(id, choosing('rename', { name: own }))).records).toMatchObject([
      { outcome: 'renamed', name: own },
    ]);
    for (const choices of [
      choosing('rename', { name }).choices,
      choosing('skip', { name: own }).choices,
      { resolutions: [{ source_id: randomUUID(), resolution: 'skip' }] },
      { mappings: [{ key: 'clients', record_id: randomUUID() }] },
    ])
      expect((await previewing(id, { choices })).status).toBe(400);
  });

  it('does not tell of records that the caller does not see', async () => {
    const item = await market.sopItem();
    const { id } = await market.acquire(item.id);
    const name = item.contents[0]!.name;
    await service.ok('createSop', { body: { title: name, is_restricted: true } }, market.buyer);
    const clashFor = async (key: string) =>
      (await service.ok('getMarketplaceImportPreview', { path: { download_id: id }, query: {} }, { key }))
        .data.records[0]!.clash;
    const other = await service.keyWith(service.agencies[1], ['marketplace.import', 'sops.view']);
    expect(await clashFor(market.buyer.key)).toMatchObject({ existing_name: name });
    expect(await clashFor(other)).toBeNull();
  });

  it('gives a field under a known key to what needs it, and a new key to the others', async () => {
    const key = `k${randomUUID().slice(0, 8)}`;
    const { data: object } = await service.ok('createCustomObject', {
      body: { key, name: `Thing ${key}`, plural_name: `Things ${key}` },
    });
    const { data: field } = await service.ok('createField', {
      body: { record_kind: 'client', key, name: `Field ${key}`, config: { type: 'text' } },
    });
    const { data: own } = await service.ok(
      'createField',
      { body: { record_kind: 'client', key, name: 'Theirs', config: { type: 'text' } } },
      market.buyer,
    );
    const item = await market.offer([
      { kind: 'custom_object', record_id: object.id },
      { kind: 'field', record_id: field.id },
    ]);
    const { id } = await market.acquire(item.id);
    const first = await market.apply(id);
    expect(first.records).toMatchObject([{ outcome: 'created' }, { outcome: 'reused', record_id: own.id }]);
    const again = await market.apply(id);
    const { data: copy } = await service.ok(
      'getCustomObject',
      { path: { id: again.records[0]!.record_id! } },
      market.buyer,
    );
    expect(copy.key).toBe(`${key}_2`);
  });

  it('is refused when the plan has changed, something required is missing, or a skipped record is needed', async () => {
    const needed = await market.newSop();
    const { data: sop } = await service.ok('createSop', {
      body: {
        title: `Needs ${randomUUID().slice(0, 8)}`,
        steps: [{ title: 'Read', blocks: [{ content: { type: 'sop', sop_id: needed.id } }] }],
      },
    });
    const item = await market.offer([{ kind: 'sop', record_id: sop.id }]);
    const { id } = await market.acquire(item.id);
    const before = await market.preview(id);
    await service.ok('createSop', { body: { title: needed.title } }, market.buyer);
    const stale = await applying({ download_id: id, plan_hash: before.plan_hash });
    expect([stale.status, stale.body.error.message]).toEqual([
      409,
      expect.stringContaining('Preview it again'),
    ]);
    const source = (await market.preview(id)).records.find(({ name }) => name === needed.title)!;
    const choices = { resolutions: [{ source_id: source.source_id, resolution: 'skip' }] };
    const { plan_hash } = await market.preview(id, { choices });
    const skipped = await applying({ download_id: id, plan_hash, choices });
    expect([skipped.status, skipped.body.error.message]).toEqual([
      409,
      expect.stringContaining('depends on'),
    ]);
    expect(await sopsOf(sop.title)).toEqual([]);
  });

  it('takes an older version when asked, and tells of a newer one', async () => {
    const item = await market.sopItem();
    const { id } = await market.acquire(item.id);
    await market.publish(item, '2.0.0');
    expect((await previewing(id, { version: '1.5.0' })).status).toBe(404);
    expect((await market.apply(id, { version: '1.0.0' })).version).toBe('1.0.0');
    const updates = async (has_update: boolean) =>
      (await service.ok('listMarketplaceDownloads', { query: { has_update, id: [id] } }, market.buyer)).data
        .length;
    expect([await updates(true), await updates(false)]).toEqual([1, 0]);
    await market.apply(id);
    expect([await updates(true), await updates(false)]).toEqual([0, 1]);
  });

  it('is refused while another one runs, unless that has not finished for a day', async () => {
    const item = await market.sopItem();
    const { id } = await market.acquire(item.id);
    const { plan_hash } = await market.preview(id);
    const started = (ago: string) =>
      service.query(
        `insert into marketplace_imports (tenant_id, download_id, version, status, plan_hash, choices, created_by, created_at)
         values ($1, $2, '1.0.0', 'applying', $3, '{}', $4, app.now() - $5::interval)`,
        [service.agencies[1].id, id, plan_hash, service.agencies[1].ownerId, ago],
      );
    await started('1 hour');
    expect((await previewing(id)).status).toBe(409);
    expect((await applying({ download_id: id, plan_hash })).status).toBe(409);
    await service.query('delete from marketplace_imports where download_id = $1', [id]);
    await started('2 days');
    expect((await market.apply(id)).status).toBe('applied');
    const { data } = await service.ok('listMarketplaceDownloads', { query: { id: [id] } }, market.buyer);
    expect(data[0]!.imports.map(({ status }) => status)).toEqual(['applied', 'failed']);
  });

  it('keeps nothing when a record is refused, and says which', async () => {
    const sop = await market.newSop();
    const {
      data: { definition: process },
    } = await service.ok('createProcess', {
      body: {
        name: `Process ${randomUUID().slice(0, 8)}`,
        stages: [
          { key: 'a', name: 'A', tools: [{ name: 'Guide', config: { type: 'sop', sop_id: sop.id } }] },
        ],
      },
    });
    const item = await market.offer([{ kind: 'process_definition', record_id: process.id }]);
    const { id } = await market.acquire(item.id);
    const key = await service.keyWith(service.agencies[1], [
      'marketplace.import',
      'sops.view',
      'sops.author',
    ]);
    const { plan_hash } = await market.preview(id);
    const { body } = await service.call(
      'applyMarketplaceImport',
      { body: { download_id: id, plan_hash } },
      { key },
    );
    expect(body.data).toMatchObject({ status: 'failed', records: [] });
    expect(body.data.error).toContain(process.name);
    expect(await sopsOf(sop.title)).toEqual([]);
    expect((await market.apply(id)).status).toBe('applied');
  });
});

describe('a rating', () => {
  const rate = (id: string, body: object, caller: { key: string } = market.buyer) =>
    service.call('rateMarketplaceItem', { path: { id }, body }, caller);

  it('is given after an import, once for each agency, and seen by all', async () => {
    const item = await market.sopItem();
    const { id } = await market.acquire(item.id);
    expect((await rate(item.id, { rating: 5 })).status).toBe(409);
    await market.apply(id);
    expect((await rate(item.id, { rating: 5, comment: 'Saved us two weeks.' })).body.data).toEqual({
      item_id: item.id,
      own_rating: 5,
      rating: 5,
      rating_count: 1,
    });
    await rate(item.id, { rating: 4 });
    const list = async (caller?: { key: string }) =>
      (await service.ok('listMarketplaceItemRatings', { path: { id: item.id }, query: {} }, caller)).data;
    expect(await list()).toMatchObject([
      { agency_name: service.agencies[1].name, is_own: false, version: '1.0.0', rating: 4, comment: null },
    ]);
    expect(await list(market.buyer)).toMatchObject([{ is_own: true }]);
    expect((await rate(item.id, { rating: null })).body.data).toMatchObject({
      rating: null,
      rating_count: 0,
    });
    expect(await list()).toEqual([]);
  });

  it('is not for the publisher, nor for what does not exist', async () => {
    const item = await market.sopItem();
    expect((await rate(item.id, { rating: 5 }, { key: service.agencies[0].key })).status).toBe(409);
    expect((await rate(randomUUID(), { rating: 5 })).status).toBe(404);
  });
});
