import { afterEach, expect, it } from 'vitest';
import { startLetters, type LettersOptions, type LettersService } from './letters/service.ts';

let service: LettersService;
const start = async (options: LettersOptions) => (service = await startLetters(options));
afterEach(() => service.close());

const statuses = async (paths: readonly string[], headers: Record<string, string> = {}) => {
  const found: number[] = [];
  for (const path of paths) found.push((await service.send('GET', path, { headers })).status);
  return found;
};

it('an address has a limit, which says when to try again and holds for no other', async () => {
  await start({ limits: { hosted_address: 2 } });
  const [one, two] = [await service.tokenFor('letter'), await service.tokenFor('letter')];
  const path = `/hosted/letters/${one}`;
  expect(await statuses([path, path, path, `/hosted/letters/${two}`])).toEqual([200, 200, 429, 200]);
  const { headers, json } = await service.send('GET', path);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(json.error).toEqual({
    type: 'rate_limited',
    message: expect.stringMatching(/^Too many requests\. Try again in \d+ seconds?\.$/),
  });
  const scans = [1, 2, 3].map(() => `/hosted/scans/${service.signedFor('scan')}`);
  expect(await statuses(scans)).toEqual([200, 200, 429]);
});

it('an agency has a limit for all its addresses, public ones too', async () => {
  await start({ limits: { hosted: 3 } });
  const other = await service.createTenant();
  await service.newLetter(service.tenantId, 'Certified', 'A1');
  const paths = [
    `/hosted/letters/${await service.tokenFor('letter')}`,
    `/hosted/letters/${await service.tokenFor('letter')}`,
    '/hosted/notices/A1',
    '/hosted/notices/A1',
    `/hosted/letters/${await service.tokenFor('letter')}`,
  ];
  expect(await statuses(paths)).toEqual([200, 200, 200, 429, 429]);
  const recordId = await service.newLetter(other);
  expect(
    await statuses([`/hosted/letters/${await service.tokenFor('letter', { tenantId: other, recordId })}`]),
  ).toEqual([200]);
});

it('a network has a limit for whatever it tries, and gets it before anything is looked up', async () => {
  await start({ limits: { hosted_client: 3 } });
  const wrong = '/hosted/letters/at_wrong-wrong-wrong-wrong';
  const right = `/hosted/letters/${await service.tokenFor('letter')}`;
  expect(await statuses([wrong, wrong, right, right, wrong])).toEqual([404, 404, 200, 429, 429]);
});

it('a host of their own serves hosted addresses and nothing else, and no other host does', async () => {
  await start({ hostedUrl: 'https://Links.example' });
  const path = `/hosted/letters/${await service.tokenFor('letter')}`;
  const there = { host: 'links.example' };
  expect(await statuses([path], there)).toEqual([200]);
  expect(await statuses([path], { host: 'LINKS.example:443' })).toEqual([200]);
  expect(
    await statuses(['/', '/healthz', '/v1/clients', '/console', '/metrics', '/v1/openapi.json'], there),
  ).toEqual(Array.from({ length: 6 }, () => 404));
  expect(await statuses([path, path], { host: 'evil.example' })).toEqual([404, 404]);
  const elsewhere = await service.send('GET', path);
  expect([elsewhere.status, elsewhere.json.error.message]).toEqual([
    404,
    'There is nothing at this address.',
  ]);
  expect(await statuses(['/healthz'])).toEqual([200]);
});
