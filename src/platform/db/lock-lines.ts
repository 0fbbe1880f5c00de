import { Turns } from './turns.ts';

export interface LockLinesOptions {
  /** Connections in all. */
  readonly connections: number;
  /** How long a transaction waits for locks in all (default 10 s), in milliseconds. */
  readonly patienceMs?: number | undefined;
}

// After these waits a transaction tries again by itself: the lock may be held by another process.
const waitsMs = [25, 50, 100, 200, 400];

/** A statement waited too long for a lock, and its transaction was rolled back. */
export const isLockTimeout = (error: unknown): boolean =>
  (error as { code?: unknown } | null | undefined)?.code === '55P03';

/**
 * Where transactions wait for a lock of their agency: off the connections, which others need. The first in the line of an
 * agency tries again when a transaction of that agency has ended, and each one after a while. All that try again share half
 * of the connections, so that a transaction that has met no lock finds one, however many agencies wait for theirs.
 */
export class LockLines {
  readonly #tries: Turns;
  readonly #patienceMs: number;
  readonly #lines = new Map<string, Set<() => void>>();
  #waiting = 0;
  #waitedMs = 0;

  constructor({ connections, patienceMs = 10_000 }: LockLinesOptions) {
    this.#tries = new Turns({ places: Math.max(1, Math.floor(connections / 2)), patienceMs });
    this.#patienceMs = patienceMs;
  }

  /** Transactions that were rolled back for a lock and are not done. */
  get waiting(): number {
    return this.#waiting;
  }

  /** How long all that have waited did so, together. */
  get waitedMs(): number {
    return this.#waitedMs;
  }

  /** Repeats `attempt` until it gets its locks. When it takes too long, it fails as Postgres says it. */
  async retry<T>(agency: string, first: unknown, attempt: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    this.#waiting += 1;
    try {
      return await this.#untilFree(agency, first, attempt);
    } finally {
      this.#waiting -= 1;
      this.#waitedMs += performance.now() - startedAt;
    }
  }

  async #untilFree<T>(agency: string, first: unknown, attempt: () => Promise<T>): Promise<T> {
    const deadline = performance.now() + this.#patienceMs;
    let reason = first;
    for (let tries = 0; performance.now() < deadline; tries += 1) {
      await this.#released(agency, Math.min(waitsMs[tries] ?? waitsMs.at(-1)!, deadline - performance.now()));
      const turn = this.#tries.take(agency);
      if (turn !== undefined) await turn;
      try {
        return await attempt();
      } catch (error) {
        if (!isLockTimeout(error)) throw error;
        reason = error;
      } finally {
        this.#tries.leave(agency);
      }
    }
    throw reason;
  }

  /** A transaction of the agency has ended, and its locks with it. */
  released(agency: string): void {
    const [first] = this.#lines.get(agency) ?? [];
    first?.();
  }

  /** Resolves when a transaction of the agency has ended and nobody else stands in front, and after `waitMs` at the latest. */
  #released(agency: string, waitMs: number): Promise<void> {
    const line = this.#lines.get(agency) ?? new Set();
    this.#lines.set(agency, line);
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        line.delete(done);
        if (line.size === 0) this.#lines.delete(agency);
        resolve();
      };
      const timer = setTimeout(done, waitMs);
      line.add(done);
    });
  }
}
