import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownInput } from './id-places.ts';
import { destroyersLast, implemented } from './operations.ts';
import { knownFor } from './known.ts';
import type { Seeded } from './seed.ts';
import { ownMark, startSeeded, type SeededService } from './seeded.ts';

/**
 * Operations that no permission guards. A caller without a single one sees and changes nothing that is another's where the rule of the
 * record (`record`) or of what is one's own (`self`) holds, and is refused nowhere that is open to `any`.
 */
let service: SeededService;
let seeded: Seeded;
let powerless: string;

beforeAll(async () => {
  service = await startSeeded();
  [seeded] = service.seeds;
  powerless = await service.keyWith(service.agencies[0], []);
});
afterAll(() => service?.stop());

const about = (body: unknown): string => JSON.stringify(body);

const open = (permission: string) =>
  destroyersLast(implemented)
    .filter((operation) => operation.permission === permission)
    .map((operation) => [operation.id, operation] as const);

describe.each([...open('record'), ...open('self')])('%s', (_, operation) => {
  it('tells a caller without permissions nothing of what is there, and changes none of it', async () => {
    const input = ownInput(operation, knownFor(seeded, operation));
    const answer = await service.call(operation.id, input, { key: powerless });
    if (answer.status >= 300) expect([400, 403, 404, 409]).toContain(answer.status);
    else expect(about(answer.body)).not.toContain(ownMark);
  });
});

describe.each(open('any'))('%s', (_, operation) => {
  it('refuses no caller for want of a permission', async () => {
    const input = ownInput(operation, knownFor(seeded, operation));
    const answer = await service.call(operation.id, input, { key: powerless });
    expect(answer.status, about(answer.body)).not.toBe(403);
  });
});
