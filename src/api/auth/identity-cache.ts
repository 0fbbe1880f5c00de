import { LRUCache } from 'lru-cache';
import type { Verdict } from '#src/domain/access/index.ts';

const acceptedForMs = 60_000;
const refusedForMs = 5_000;

interface Entry {
  readonly verdict: Verdict;
  readonly freshUntil: number;
}

/**
 * Verdicts on keys, by the hash of the key: no secret stays in memory. Accepted keys are trusted for a minute at most,
 * refused ones for seconds; both are bounded in number, so that guessing costs us nothing.
 *
 * A lookup that began before a change of credentials may end after it. `generation` tells them apart: the answer of a
 * lookup is kept only when nothing was dropped while it ran.
 */
export class IdentityCache {
  readonly #accepted = new LRUCache<string, Entry>({ max: 10_000 });
  readonly #refused = new LRUCache<string, Entry>({ max: 10_000 });
  #generation = 0;

  get generation(): number {
    return this.#generation;
  }

  get(hash: string, now: number): Verdict | undefined {
    const entry = this.#accepted.get(hash) ?? this.#refused.get(hash);
    return entry !== undefined && entry.freshUntil > now ? entry.verdict : undefined;
  }

  keep(hash: string, verdict: Verdict, now: number, generation: number): void {
    if (generation !== this.#generation) return;
    if ('refusal' in verdict) {
      this.#accepted.delete(hash);
      this.#refused.set(hash, { verdict, freshUntil: now + refusedForMs });
      return;
    }
    this.#refused.delete(hash);
    this.#accepted.set(hash, { verdict, freshUntil: Math.min(now + acceptedForMs, verdict.validUntil) });
  }

  /** Credentials of the tenant changed. Refused keys are dropped too: one of them may have just been created. */
  dropTenant(tenantId: string): void {
    this.#generation += 1;
    this.#refused.clear();
    for (const [hash, { verdict }] of this.#accepted.entries()) {
      if ('identity' in verdict && verdict.identity.tenantId === tenantId) this.#accepted.delete(hash);
    }
  }

  clear(): void {
    this.#generation += 1;
    this.#accepted.clear();
    this.#refused.clear();
  }
}
