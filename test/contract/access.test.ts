import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPermissions, permissions, type Permission } from '#generated/permissions.ts';
import { startService, type Service } from '../support/service.ts';
import { exampleInput, operations } from './operations.ts';

let service: Service;
/** For each permission that an operation demands, a key that has all others. */
const keysWithout = new Map<string, string>();

beforeAll(async () => {
  service = await startService();
  for (const missing of new Set(operations.map(({ permission }) => permission as Permission))) {
    keysWithout.set(
      missing,
      await service.keyWith(
        service.agencies[0],
        permissions.filter((permission) => permission !== missing),
      ),
    );
  }
});
afterAll(() => service?.stop());

const unauthenticated = [
  ['no token', undefined],
  ['a token of another kind', 'sk_live_4eC39HqLyjWDarjtT1zdp7dc'],
  ['a key with a wrong checksum', `at_live_${'a'.repeat(40)}`],
] as const;

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  it.each(unauthenticated)('answers 401 as OAuth writes it to %s', async (_name, key) => {
    const answer = await service.call(operation.id, exampleInput(operation), { key });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ error: 'invalid_token', error_description: expect.any(String) });
    expect(answer.headers['www-authenticate']).toMatch(/^Bearer/);
  });

  if (!openPermissions.has(operation.permission))
    it('answers 403 and names the permission to a key that has all others', async () => {
      const answer = await service.call(operation.id, exampleInput(operation), {
        key: keysWithout.get(operation.permission),
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(403);
      expect(answer.body).toMatchObject({
        error: { type: 'permission_denied', message: expect.stringContaining(operation.permission) },
      });
    });
});
