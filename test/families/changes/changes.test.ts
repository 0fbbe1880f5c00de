import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';

/** What streams tell is in test/live. */
let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

it('begin at once, and say where to go on', async () => {
  const { status, headers, body } = await service.call('streamChanges', {} as never);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/event-stream');
  expect(body).toContain('retry: 3000');
});
