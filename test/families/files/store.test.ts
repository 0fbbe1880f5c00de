import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { orphanWalk } from '#src/domain/files/periodic.ts';
import { moveClock } from '#src/platform/db/index.ts';
import { fileKey, openStorage, type Storage } from '#src/platform/storage/index.ts';
import { ServiceProcess } from '../../process/child.ts';
import { startService, type Service } from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';
import { mebibytes, sha256, Uploader } from './upload.ts';

let dataDir: string;
let service: Service;
let storage: Storage;
let uploader: Uploader;
let killed: ServiceProcess;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'files-'));
  // It answers calls and does no work.
  service = await startService({ config: { dataDir } });
  storage = openStorage({ dataDir });
  uploader = new Uploader(service);
});
afterAll(async () => {
  await killed?.kill();
  await service.stop();
  await rm(dataDir, { recursive: true });
});

const stored = async () => {
  const found: string[] = [];
  for await (const { kind, id } of storage.walk(-1_000)) found.push(`${kind} ${id}`);
  return found.sort();
};
/** What there has to be: the files, and the parts of uploads that go on. */
const known = async () => {
  const rows = await service.query<{ thing: string }>(
    `select 'file ' || id as thing from managed_files
     union all select 'upload ' || id from managed_uploads u
       where status = 'uploading' and exists (select from managed_upload_parts p where p.upload_id = u.id)`,
  );
  return rows.map(({ thing }) => thing).sort();
};
const untilTidy = () =>
  vi.waitFor(async () => {
    expect(await service.query('select from content_removals')).toEqual([]);
    expect(await stored()).toEqual(await known());
  }, patiently);
const text = Buffer.from('Where we begin.\n');
const sendPart = async (id: string) => {
  const [address] = await uploader.addresses(id, [text]);
  await uploader.send(address!, text);
};

describe('a worker that is killed', () => {
  it('between storing a file and telling of it leaves one file, made by the next', async () => {
    const bytes = randomBytes(mebibytes(9));
    const parts = [0, 8].map((at) => bytes.subarray(mebibytes(at), mebibytes(at + 8)));
    const { id } = await uploader.create({ bytes, name: 'footage.bin', type: 'application/octet-stream' });
    const addresses = await uploader.addresses(id, parts);
    for (const at of [0, 1]) await uploader.send(addresses[at]!, parts[at]!);
    expect((await uploader.complete(id, [1, 2])).body.data.status).toBe('assembling');

    const holder = new pg.Client({ connectionString: service.ownerUrl, application_name: 'test-hold' });
    await holder.connect();
    await holder.query('begin');
    const [{ file_id: fileId }] = (
      await holder.query<{ file_id: string }>(
        'select file_id from managed_uploads where id = $1 for no key update',
        [id],
      )
    ).rows as [{ file_id: string }];
    killed = new ServiceProcess({ ...service.environment, ROLE: 'work', DATA_DIR: dataDir });
    await killed.ready();
    await vi.waitFor(async () => expect(await stored()).toContain(`file ${fileId}`), patiently);
    await killed.kill();
    await holder.end();
    expect((await service.ok('getManagedUpload', { path: { id } })).data.status).toBe('assembling');

    // The one that goes on need not be a process of its own; it stays for the tests below.
    await service.startAnother({ role: 'work' });
    await vi.waitFor(
      async () => expect((await service.ok('getManagedUpload', { path: { id } })).data.status).toBe('ready'),
      patiently,
    );
    const { attachment } = (await service.ok('getManagedUpload', { path: { id } })).data;
    expect(attachment).toMatchObject({ id: fileId, checksum_sha256: sha256(bytes) });
    await untilTidy();
  });
});

describe('nothing stays in the store', () => {
  it('of uploads that end in whatever way, and of files that are deleted', async () => {
    const deleted = await uploader.file({ bytes: text });
    const kept = await uploader.file({ bytes: text });
    const ended = await uploader.create({ bytes: text });
    await sendPart(ended.id);
    const open = await uploader.create({ bytes: text });
    await sendPart(open.id);
    const program = Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]), Buffer.alloc(100)]);
    expect((await uploader.upload({ bytes: program })).status).toBe('quarantined');
    await service.ok('deleteAttachment', { path: { id: deleted }, query: {} });
    await service.ok('expireManagedUpload', { path: { id: ended.id } });
    await untilTidy();
    expect(await stored()).toEqual(expect.arrayContaining([`file ${kept}`, `upload ${open.id}`]));
  });

  it('of a file of a stage once its task is removed for good', async () => {
    const { data: task } = await service.ok('createTask', { body: { name: 'Landing page' } });
    const [stage] = await service.query<{ id: string }>(
      `insert into task_stages (tenant_id, task_id, name, position, status, status_category, created_by)
       values ($1, $2, 'Draft', 0, 'ready', 'ready', $3) returning id`,
      [service.agencies[0].id, task.id, service.agencies[0].ownerId],
    );
    const file = await uploader.file({ bytes: text });
    const record = { kind: 'task_stage' as const, id: stage!.id };
    await service.ok('attachFile', { path: { id: file }, body: { record } });
    expect((await service.ok('getAttachment', { path: { id: file } })).data.records).toHaveLength(1);
    await service.query('delete from tasks where id = $1', [task.id]);
    expect(await service.query('select from record_attachments where file_id = $1', [file])).toEqual([]);
    // From then on its 30 days run.
    expect(
      await service.query('select from managed_files where id = $1 and unattached_since is not null', [file]),
    ).toHaveLength(1);
  });

  it('of what a crash left that nothing refers to, once it is old enough', async () => {
    const orphan = crypto.randomUUID();
    const [{ id: tenantId }] = service.agencies;
    async function* bytes() {
      yield text;
    }
    await storage.put(fileKey(tenantId, orphan), bytes(), { size: text.length, sha256: sha256(text) });
    const owner = await connect();
    const log = { warn: () => {} } as never;
    const inTurn = <T>(piece: (client: pg.PoolClient) => Promise<T>) =>
      piece(owner as unknown as pg.PoolClient);
    await orphanWalk(storage, log).run(inTurn);
    expect(await stored()).toContain(`file ${orphan}`);
    await orphanWalk(storage, log, 0).run(inTurn);
    await owner.end();
    await untilTidy();
  });

  it('of an upload that nobody completed within 24 hours, nor of a file that nothing has for 30 days', async () => {
    const { id } = await uploader.create({ bytes: text });
    await sendPart(id);
    const loose = await uploader.file({ bytes: text });
    const { data: client } = await service.ok('createClient', {
      body: {
        name: 'Northlight',
        profile_id: (await service.ok('createClientProfile', { body: { name: 'Client' } })).data.id,
      },
    });
    const used = await uploader.file({ bytes: text, record: { kind: 'client', id: client.id } });
    const owner = await connect();
    await moveClock(owner, 24 * 3_600_000 + 1000);
    await vi.waitFor(
      async () =>
        expect((await service.ok('getManagedUpload', { path: { id } })).data).toMatchObject({
          status: 'expired',
          failure_reason: expect.stringContaining('24 hours'),
        }),
      patiently,
    );
    await moveClock(owner, 30 * 24 * 3_600_000);
    const { purges } = await import('#src/domain/files/purges.ts');
    for (const purge of purges) await purge.run(owner as unknown as pg.PoolClient);
    await owner.end();
    expect((await service.call('getAttachment', { path: { id: loose } })).status).toBe(404);
    expect((await service.call('getAttachment', { path: { id: used } })).status).toBe(200);
    expect((await service.call('getManagedUpload', { path: { id } })).status).toBe(404);
    await untilTidy();
  });
});

async function connect(): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString: service.ownerUrl });
  await owner.connect();
  return owner;
}
