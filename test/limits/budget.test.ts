import { describe, expect, it } from 'vitest';
import { Budget, type Verdict } from '#src/platform/limits/budget.ts';
import type { Lease } from '#src/platform/limits/limits.queries.ts';

/** The shared window, with a clock of its own. */
class Window {
  readonly asked: number[] = [];
  now = 0;
  #used = 0;
  #startedAt = -Infinity;
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  take = async (wanted: number): Promise<Lease> => {
    this.asked.push(wanted);
    if (this.now >= this.#startedAt + 60_000) {
      this.#startedAt = this.now;
      this.#used = 0;
    }
    const granted = Math.min(wanted, this.#limit - this.#used);
    this.#used += granted;
    return { granted, remaining: this.#limit - this.#used, reset_ms: this.#startedAt + 60_000 - this.now };
  };
}

const setUp = (limit: number) => {
  const window = new Window(limit);
  const budget = new Budget(limit, window.take);
  return { window, budget, take: async (): Promise<Verdict> => budget.take(() => window.now) };
};

describe('a budget', () => {
  it('grants exactly the limit, and asks for 1 % of it at a time', async () => {
    const { window, take } = setUp(600);
    let allowed = 0;
    for (let request = 0; request < 700; request += 1) if ((await take()).allowed) allowed += 1;
    expect(allowed).toBe(600);
    expect(window.asked[0]).toBe(6);
    expect(window.asked.length).toBeLessThan(125);
  });

  it('asks for less and less near the end, so that no process sits on the last requests', async () => {
    const { window, take } = setUp(600);
    for (let request = 0; request < 600; request += 1) await take();
    expect(window.asked.slice(-5)).toEqual([1, 1, 1, 1, 1]);
  });

  it('answers at once while it has requests left, and when there are none', async () => {
    const { window, budget, take } = setUp(5);
    expect(budget.take(() => window.now)).toBeInstanceOf(Promise);
    for (let request = 0; request < 10; request += 1) await take();
    const asked = window.asked.length;
    expect(budget.take(() => window.now)).toEqual({
      allowed: false,
      limit: 5,
      remaining: 0,
      resetSeconds: 60,
    });
    expect(window.asked.length).toBe(asked);
  });

  it('starts anew when its window is over', async () => {
    const { window, take } = setUp(2);
    for (let request = 0; request < 3; request += 1) await take();
    window.now = 59_001;
    expect(await take()).toMatchObject({ allowed: false, resetSeconds: 1 });
    window.now = 60_000;
    expect(await take()).toEqual({ allowed: true, limit: 2, remaining: 1, resetSeconds: 60 });
  });

  it('leaves unused requests of the last window behind', async () => {
    const { window, take } = setUp(600);
    await take();
    window.now = 60_000;
    let allowed = 0;
    for (let request = 0; request < 700; request += 1) if ((await take()).allowed) allowed += 1;
    expect(allowed).toBe(600);
  });

  it('serves many at once with one lease', async () => {
    const { window, take } = setUp(600);
    const verdicts = await Promise.all(Array.from({ length: 100 }, take));
    expect(verdicts.every((verdict) => verdict.allowed)).toBe(true);
    expect(window.asked.length).toBeLessThanOrEqual(3);
  });

  it('says what remains, counting down', async () => {
    const { take } = setUp(600);
    expect((await take()).remaining).toBe(599);
    expect((await take()).remaining).toBe(598);
  });

  it('passes a failure on to those who wait, and asks again for the next', async () => {
    let failing = true;
    const budget = new Budget(10, async (wanted) => {
      if (failing) throw new Error('no connection');
      return { granted: wanted, remaining: 10 - wanted, reset_ms: 60_000 };
    });
    await expect(budget.take(() => 0)).rejects.toThrow('no connection');
    failing = false;
    expect(await budget.take(() => 0)).toMatchObject({ allowed: true });
  });
});
