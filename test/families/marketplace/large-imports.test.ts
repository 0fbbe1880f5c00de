import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';
import { marketOf, type Chosen } from './market.ts';

/** Imports of more than 40 records, which a job makes. */
let service: Service;
beforeAll(async () => {
  service = await startService({ config: { role: 'all' } });
});
afterAll(() => service?.stop());

it('go on after the call', async () => {
  const market = marketOf(service);
  const contents: Chosen[] = [];
  for (let index = 0; index < 41; index += 1)
    contents.push({ kind: 'sop', record_id: (await market.newSop()).id });
  const item = await market.offer(contents);
  const { id } = await market.acquire(item.id);
  const begun = await market.apply(id);
  expect(begun).toMatchObject({ status: 'applying', records: [], finished_at: null });
  const running = await service.call(
    'getMarketplaceImportPreview',
    { path: { download_id: id } },
    market.buyer,
  );
  expect([200, 409]).toContain(running.status);
  await vi.waitFor(async () => {
    const { data } = await service.ok('listMarketplaceDownloads', { query: { id: [id] } }, market.buyer);
    expect(data).toMatchObject([{ import_status: 'applied', imports: [{ record_count: 41 }] }]);
  }, patiently);
});
