import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRateLimiter, type RateLimiter } from '#src/platform/limits/index.ts';
import { openCoreDatabase, type CoreDatabase } from '../support/core-database.ts';

let core: CoreDatabase;
let here: RateLimiter;
let there: RateLimiter;

beforeAll(async () => {
  core = await openCoreDatabase();
  here = createRateLimiter(core.db, { limit: 600, windowSeconds: 60 });
  there = createRateLimiter(await core.openAnother(), { limit: 600, windowSeconds: 60 });
});
afterAll(() => core.close());

/** Requests by `callers` at once, until each was refused a few times; answers how many were allowed. */
async function exhaust(limiters: readonly RateLimiter[], tenantId: string, callers: number): Promise<number> {
  let allowed = 0;
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      const limiter = limiters[caller % limiters.length]!;
      for (let refused = 0; refused < 3;) {
        const verdict = await limiter.take(tenantId);
        if (verdict.allowed) allowed += 1;
        else refused += 1;
      }
    }),
  );
  return allowed;
}

describe('the limit of a tenant', () => {
  it.each([1, 8, 64])('is exact across two processes with %i callers each', async (callers) => {
    const allowed = await exhaust([here, there], await core.createTenant(), callers * 2);
    expect(allowed).toBeLessThanOrEqual(600);
    expect(allowed).toBeGreaterThanOrEqual(588);
  });

  it('loses at most 2 % to a process that stops calling', async () => {
    const tenantId = await core.createTenant();
    const first = await there.take(tenantId);
    const allowed = await exhaust([here], tenantId, 8);
    expect(first.allowed).toBe(true);
    expect(allowed + 1).toBeGreaterThanOrEqual(588);
    expect(allowed + 1).toBeLessThanOrEqual(600);
  });

  it("is nobody else's", async () => {
    await exhaust([here], await core.createTenant(), 4);
    expect((await here.take(await core.createTenant())).allowed).toBe(true);
  });

  it('counts budgets and subjects apart', async () => {
    const tenantId = await core.createTenant();
    const options = { limit: 3, windowSeconds: 60 };
    const rest = createRateLimiter(core.db, options);
    const mcp = createRateLimiter(core.db, { ...options, budget: 'mcp' });
    expect(await exhaust([rest], tenantId, 1)).toBe(3);
    expect(await exhaust([mcp], tenantId, 1)).toBe(3);
    expect((await mcp.take(tenantId, 'someone')).allowed).toBe(true);
    expect((await mcp.take(tenantId)).allowed).toBe(false);
  });

  it('is whole again when the window is over, everywhere', async () => {
    const tenantId = await core.createTenant();
    const options = { limit: 50, windowSeconds: 6 };
    const limiters = [
      createRateLimiter(core.db, options),
      createRateLimiter(await core.openAnother(), options),
    ];
    expect(await exhaust(limiters, tenantId, 4)).toBeGreaterThanOrEqual(49);
    const verdict = await limiters[0]!.take(tenantId);
    expect(verdict).toMatchObject({ allowed: false, limit: 50, remaining: 0 });
    await sleep(verdict.resetSeconds * 1000 + 10);
    expect(await exhaust(limiters, tenantId, 4)).toBeGreaterThanOrEqual(49);
  });

  it('is known at once nearly always', async () => {
    const tenantId = await core.createTenant();
    const limiter = createRateLimiter(core.db, { limit: 100_000_000, windowSeconds: 60 });
    await limiter.take(tenantId);
    for (let call = 0; call < 100_000; call += 1) expectSettled(limiter.take(tenantId));
  });
});

function expectSettled(verdict: unknown): void {
  if (verdict instanceof Promise) throw new Error('A call had to wait for the database.');
}
