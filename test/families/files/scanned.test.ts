import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { clamd, stopClamd } from '../../scanner/clamd.ts';
import { startService, type Service } from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';
import { Uploader } from './upload.ts';

let service: Service;
let uploader: Uploader;
let failures = 1;
beforeAll(async () => {
  const clamav = await clamd((bytes) => {
    if (bytes.includes('later') && failures-- > 0) return 'busy. ERROR';
    return bytes.includes('EICAR') ? 'stream: Win.Test.EICAR_HDB-1 FOUND' : 'stream: OK';
  });
  service = await startService({ config: { role: 'all', clamav } });
  uploader = new Uploader(service);
});
afterAll(async () => {
  await service.stop();
  stopClamd();
});

const ended = async (content: string) => {
  const { id } = await uploader.upload({ bytes: Buffer.from(content) });
  await vi.waitFor(async () => {
    const { data } = await service.ok('getManagedUpload', { path: { id } });
    expect(['ready', 'quarantined']).toContain(data.status);
  }, patiently);
  return (await service.ok('getManagedUpload', { path: { id } })).data;
};

it('a file is there once the scanner has found nothing in it', async () => {
  expect(await ended('good news')).toMatchObject({ status: 'ready', attachment: { size: 9 } });
});

it('a file that the scanner finds something in is quarantined, with what it was', async () => {
  expect(await ended('EICAR')).toMatchObject({
    status: 'quarantined',
    failure_reason: expect.stringContaining('Win.Test.EICAR_HDB-1'),
    attachment: null,
  });
});

it('a file waits for a scanner that cannot tell', async () => {
  expect(await ended('later')).toMatchObject({ status: 'ready' });
});
