import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import {
  newLinking,
  newObject,
  newRecord,
  ownerOf,
  takeEvents,
  type Answer,
  type Person,
} from './objects.ts';

let service: Service;
let owner: Person;
beforeAll(async () => {
  service = await startService();
  owner = await ownerOf(service);
});
afterAll(() => service?.stop());

it('deletes several records, of which some fall with others and some lose a link', async () => {
  const hub = await newObject(owner);
  const [falls, stays, needs] = [
    await newLinking(owner, hub, 'cascade'),
    await newLinking(owner, hub, 'unlink'),
    await newLinking(owner, hub, 'restrict'),
  ];
  const [first, second, needed] = [
    await newRecord(owner, hub),
    await newRecord(owner, hub),
    await newRecord(owner, hub),
  ];
  const on = (...records: Answer[]) => ({
    links: records.map(({ id }) => ({ relationship_key: 'on', record_id: id })),
  });
  const falling = await newRecord(owner, falls, on(first));
  const staying = await newRecord(owner, stays, on(first, second));
  await newRecord(owner, needs, on(needed));
  await takeEvents(service);
  const result = await owner.ok('bulkDeleteCustomObjectRecords', {
    body: { ids: [first.id, falling.id, needed.id, second.id] },
  });
  expect(result.outcomes.map(({ status }: Answer) => status)).toEqual([
    'succeeded',
    'failed',
    'failed',
    'succeeded',
  ]);
  expect(
    (await takeEvents(service)).map(([type, data]) => [type, data.record.id, data._changed_fields]),
  ).toEqual([
    ['deleted', first.id, undefined],
    ['deleted', falling.id, undefined],
    ['updated', staying.id, ['links.on']],
    ['deleted', second.id, undefined],
    ['updated', staying.id, ['links.on']],
  ]);
  expect(await owner.ok('getCustomObjectRecord', { path: { id: staying.id } })).toMatchObject({
    revision: 3,
  });
});
