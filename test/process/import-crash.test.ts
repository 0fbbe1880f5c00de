import { afterAll, beforeAll, expect, it } from 'vitest';
import { xlsxBytes } from '#src/platform/xlsx.ts';
import { Importer } from '../families/data-transfer/importing.ts';
import { newProfile } from '../families/client-records.ts';
import { startService, type Service } from '../support/service.ts';
import { patiently } from '../support/waiting.ts';
import { spawnService } from './child.ts';

/** An import goes on after a `kill -9` of the process that runs it, by the program of production, and imports every row once. */
let service: Service;
beforeAll(async () => void (service = await startService({})));
afterAll(() => service?.stop());

const count = 400;

async function workbook(): Promise<Buffer> {
  const rows = (async function* () {
    yield Array.from({ length: count }, (_, index) => [`Crash ${index}`, index] as const);
  })();
  const parts: Buffer[] = [];
  for await (const part of xlsxBytes(['Company', 'No'], rows)) parts.push(part);
  return Buffer.concat(parts);
}

it('imports each row once, whenever the process is killed', async () => {
  const { id: profile_id } = await newProfile(service);
  const dana = await Importer.with(service);
  const { id } = await dana.create(
    await workbook(),
    { profile_id, source_name: 'crm', key_column: 'No' },
    'clients.xlsx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
  await service.takeEvents();
  const rowsWhere = async (condition: string): Promise<number> =>
    (
      await service.query<{ count: number }>(
        `select count(*)::int as count from data_import_rows where import_id = $1 and ${condition}`,
        [id],
      )
    )[0]!.count;
  const killedAfter = async (condition: string): Promise<void> => {
    const victim = await spawnService({ ...service.environment, ROLE: 'work' });
    await expect.poll(() => rowsWhere(condition), patiently).toBeGreaterThan(50);
    await victim.kill();
    const done = await rowsWhere(condition);
    expect(done).toBeLessThan(count);
  };

  /** An import takes seconds, and each look of `ended` is a call to the process that works on it. */
  const ended = async () => {
    await expect
      .poll(
        async () =>
          (await service.query<{ status: string }>('select status from data_imports where id = $1', [id]))[0]!
            .status,
        { ...patiently, interval: 100 },
      )
      .not.toMatch(/checking|importing/);
    return dana.ended(id);
  };

  await dana.ok('previewDataImport', { path: { id } });
  await killedAfter('true');
  const heir = await service.startAnother({ role: 'all' });
  const ready = await ended();
  expect(ready).toMatchObject({ status: 'ready', plan: { created_count: count, failed_count: 0 } });
  await heir.stop();
  expect(await service.takeEvents()).toEqual([]);

  await dana.ok('runDataImport', { path: { id }, body: { plan_hash: ready.plan.plan_hash } });
  await killedAfter('is_done');
  await service.startAnother({ role: 'all' });
  const done = await ended();
  expect(done).toMatchObject({ status: 'imported', plan: { created_count: count, failed_count: 0 } });
  const names = (await service.takeEvents()).map(
    ({ event_type: type, data }) => `${type} ${data.client.name}`,
  );
  expect(new Set(names).size).toBe(count);
  expect(names).toHaveLength(count);
});
