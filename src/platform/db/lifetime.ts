/**
 * How long statements may use a connection that is shared with whoever comes next: it counts those that are under way, and takes
 * none any more once it has ended.
 */
export class Lifetime {
  readonly #of: string;
  #isOpen = true;
  #running = 0;
  #idle: PromiseWithResolvers<void> | undefined;

  /** `of` names what ends, in the error of whoever comes too late. */
  constructor(of: string) {
    this.#of = of;
  }

  requireOpen(): void {
    if (!this.#isOpen) throw new Error(`The ${this.#of} has ended; no statement can be added to it.`);
  }

  async run<T>(statement: () => Promise<T>): Promise<T> {
    this.requireOpen();
    this.#running += 1;
    try {
      return await statement();
    } finally {
      this.#running -= 1;
      if (this.#running === 0) this.#idle?.resolve();
    }
  }

  /**
   * Takes no more statements, and waits until those under way have ended; resolves with how many there were. Every statement
   * ends: Postgres ends it after its timeout, and a connection that is silent for longer is given up.
   */
  async end(): Promise<number> {
    this.#isOpen = false;
    const left = this.#running;
    if (left > 0) await (this.#idle ??= Promise.withResolvers<void>()).promise;
    return left;
  }
}
