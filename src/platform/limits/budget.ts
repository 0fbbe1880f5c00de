import type { Lease } from './limits.queries.ts';

export interface Verdict {
  readonly allowed: boolean;
  /** Requests per window. */
  readonly limit: number;
  /** About how many the window still holds, for all processes together. */
  readonly remaining: number;
  /** Until the next window, rounded up. */
  readonly resetSeconds: number;
}

/** Takes tokens out of the shared window, as many as asked for or fewer. */
export type TakeLease = (wanted: number) => Promise<Lease>;

/**
 * One tenant's budget as one process sees it: a block of requests leased from the shared window and given out without
 * asking anybody. A block is 1 % of the limit, so that what another process holds unused stays within the tolerance, and
 * shrinks as the window empties, down to single requests.
 */
export class Budget {
  readonly #limit: number;
  readonly #take: TakeLease;
  #tokens = 0;
  #remaining: number;
  #windowEndsAt = 0;
  /** Callers that wait for the lease, the one who began it included. */
  #waiting = 0;
  #leasing: Promise<void> | undefined;

  constructor(limit: number, take: TakeLease) {
    this.#limit = limit;
    this.#remaining = limit;
    this.#take = take;
  }

  /** `now` in milliseconds of the monotonic clock. Waits only when a block has to be leased. */
  take(now: () => number): Verdict | Promise<Verdict> {
    const at = now();
    if (at >= this.#windowEndsAt) {
      this.#tokens = 0;
      this.#remaining = this.#limit;
    } else if (this.#tokens > 0) {
      this.#tokens -= 1;
      return this.#verdict(true, at);
    } else if (this.#remaining === 0) {
      return this.#verdict(false, at);
    }
    this.#waiting += 1;
    return this.#lease(now).then(() => this.take(now));
  }

  /** Callers that find the block empty wait for the same lease. */
  #lease(now: () => number): Promise<void> {
    this.#leasing ??= this.#renew(now).finally(() => {
      this.#leasing = undefined;
      this.#waiting = 0;
    });
    return this.#leasing;
  }

  async #renew(now: () => number): Promise<void> {
    // Everyone who comes in this turn, or found the last block too small, is counted before asking.
    await Promise.resolve();
    // The window is measured from before the question, so that a slow answer ends it early here, never late.
    const askedAt = now();
    const lease = await this.#take(Math.max(this.#waiting, this.#blockSize()));
    this.#tokens = lease.granted;
    this.#remaining = lease.granted === 0 ? 0 : lease.remaining;
    this.#windowEndsAt = askedAt + lease.reset_ms;
  }

  #blockSize(): number {
    const block = Math.ceil(this.#limit / 100);
    return Math.max(1, Math.min(block, Math.floor(this.#remaining / 5)));
  }

  #verdict(allowed: boolean, at: number): Verdict {
    return {
      allowed,
      limit: this.#limit,
      remaining: this.#remaining + this.#tokens,
      resetSeconds: Math.ceil((this.#windowEndsAt - at) / 1000),
    };
  }
}
