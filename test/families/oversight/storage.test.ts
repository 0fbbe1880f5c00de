import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newClient, newProfile } from '../client-records.ts';
import { Uploader } from '../files/upload.ts';
import { startService, type Service } from '../../support/service.ts';
import { exported } from './exported.ts';

let service: Service;
let client: { id: string };
let attached: string;
let loose: string;
beforeAll(async () => {
  service = await startService();
  client = await newClient(service, (await newProfile(service)).id);
  const uploader = new Uploader(service);
  attached = await uploader.file({
    bytes: Buffer.alloc(3000, 'a'),
    name: '+report.txt',
    record: { kind: 'client', id: client.id },
  });
  loose = await uploader.file({ bytes: Buffer.alloc(1000, 'b'), name: `${randomUUID()}.txt` });
  await uploader.create({ bytes: Buffer.alloc(500, 'c') });
});
afterAll(() => service.stop());

it('is what the files take up, in all and by kind, origin and record', async () => {
  const { data } = await service.ok('getStorageUsage', {});
  expect(data).toMatchObject({
    files: { file_count: 2, size_bytes: 4000 },
    uploads_under_way: { file_count: 1, size_bytes: 500 },
    unattached: { file_count: 1, size_bytes: 1000 },
    by_file_kind: [{ file_kind: 'text', file_count: 2, size_bytes: 4000 }],
    by_source: [{ source: 'upload', file_count: 2, size_bytes: 4000 }],
    by_record_kind: [{ record_kind: 'client', file_count: 1, size_bytes: 3000 }],
  });
  // Counted in units of 1,024 bytes, each file and upload by itself.
  expect(data.used_bytes).toBe(5 * 1024);
  expect(data.limit_bytes).toBeGreaterThan(data.used_bytes);
});

it('belongs to one agency and needs settings.view', async () => {
  const { data } = await service.ok('getStorageUsage', {}, { key: service.agencies[1].key });
  expect(data.files).toEqual({ file_count: 0, size_bytes: 0 });
  const nobody = await service.keyWith(service.agencies[0], []);
  expect((await service.call('getStorageUsage', {}, { key: nobody })).status).toBe(403);
  expect((await exported(service, '/console/api/storage-usage/export', nobody)).status).toBe(403);
});

it('is exported file by file, largest first, as far as the caller may see them', async () => {
  const path = '/console/api/storage-usage/export';
  const { headers, lines } = await exported(service, path);
  expect(headers.get('content-disposition')).toBe('attachment; filename="storage-usage.csv"');
  expect(lines.map((line) => line.split(',')[0])).toEqual([attached, loose]);
  expect(lines[0]).toContain(`,'+report.txt,text,text/plain,3000,upload,client `);
  const { body } = await service.call('exportStoredFiles', { query: { file_kind: ['video'] } });
  expect(String(body).split('\r\n').slice(1)).toEqual(['']);
  const withoutClients = await service.keyWith(service.agencies[0], ['settings.view']);
  expect((await exported(service, path, withoutClients)).lines).toEqual([]);
});
