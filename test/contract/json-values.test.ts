import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../support/service.ts';

let service: Service;
beforeAll(async () => (service = await startService()));
afterAll(() => service?.stop());

/** Of a call that takes values of any form. Once it is built, an unknown automation answers 404. */
const run = async (input: unknown): Promise<string> => {
  const { status, body } = await service.call('runAutomation', {
    body: { automation_id: randomUUID(), input: { answer: input } },
  });
  return `${status} ${body.error.message}`;
};
const nested = (levels: number): unknown =>
  Array.from({ length: levels }).reduce((inner: unknown) => [inner], 'core');

it('a value of any form holds 256 KiB as a whole, however it is divided', async () => {
  const kib = 'é'.repeat(512);
  expect(await run(Array.from({ length: 250 }, () => kib))).toMatch(/^(501|404)/);
  expect(await run(Array.from({ length: 260 }, () => kib))).toMatch(
    /^400 body\.input must have at most 262144 bytes as JSON/,
  );
  expect(await run({ a: { b: Array.from({ length: 260 }, () => kib) } })).toMatch(
    /^400 body\.input must have at most/,
  );
});

it('a value of any form is at most 64 levels deep', async () => {
  expect(await run(nested(50))).toMatch(/^(501|404)/);
  expect(await run(nested(70))).toMatch(/^400 .*levels/);
});
