import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findStoreFault, openStorage } from '#src/platform/storage/index.ts';
import { operatorOf } from '../operator/command.ts';
import { ServiceProcess } from '../process/child.ts';
import { startService, type Service } from '../support/service.ts';

let service: Service;
let room: string;
beforeAll(async () => {
  service = await startService({});
  room = await mkdtemp(join(tmpdir(), 'stores-'));
});
afterAll(async () => {
  await service.stop();
  await rm(room, { recursive: true });
});

describe('a process that was given another store', () => {
  it('does not start, and says how all of them share one', async () => {
    const worker = new ServiceProcess({
      ...service.environment,
      ROLE: 'work',
      DATA_DIR: join(room, 'other'),
    });
    expect(await worker.end()).toBe(1);
    expect(worker.output).toContain(`not in the directory ${join(room, 'other', 'files')}`);
    expect(worker.output).toContain(
      'the same directory as DATA_DIR (a shared volume), or the same STORAGE_URL',
    );
  });

  it('starts once an operator says that the files were moved there', async () => {
    const moved = { ...service.environment, DATA_DIR: join(room, 'moved') };
    const before = await operatorOf(moved)('check', '--json');
    expect(before.code).toBe(1);
    expect(before.stdout).toContain('ops storage adopt');
    expect((await operatorOf(moved)('storage', 'adopt', '--yes')).code).toBe(0);
    expect((await operatorOf(moved)('check', '--json')).stdout).toContain(
      `the directory ${moved.DATA_DIR}/files`,
    );
    const worker = new ServiceProcess({ ...moved, ROLE: 'work' });
    await worker.ready();
    await worker.stop();
    // What was the store before is another's now.
    expect((await operatorOf(service.environment)('storage', 'adopt', '--yes')).code).toBe(0);
  });
});

it('processes that start at once with one store of their own agree on its mark', async () => {
  const fresh = await startService({});
  try {
    const storage = openStorage({ dataDir: join(room, 'fresh') });
    await fresh.query('delete from app.file_store');
    const faults = await Promise.all(
      Array.from({ length: 4 }, () => findStoreFault({ db: fresh.db, ownerUrl: fresh.ownerUrl, storage })),
    );
    expect(faults).toEqual([undefined, undefined, undefined, undefined]);
    const [{ mark }] = (await fresh.query<{ mark: string }>('select mark from app.file_store')) as [
      { mark: string },
    ];
    expect(await storage.readMark()).toBe(mark);
  } finally {
    await fresh.stop();
  }
});
