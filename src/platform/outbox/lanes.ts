export interface LanesOptions {
  /** How many run at once. */
  readonly limit: number;
  /** Does one piece of work; resolves with whether there was one. */
  readonly work: () => Promise<boolean>;
  readonly onError: (error: unknown) => void;
}

/** Runs a piece of work after another for as long as there is one, in several lanes where there is enough for them. */
export class Lanes {
  readonly #options: LanesOptions;
  readonly #running = new Set<Promise<void>>();
  #isStopped = false;
  /** Raised by each wake: a lane that finds nothing looks again when it has changed meanwhile. */
  #wakes = 0;

  constructor(options: LanesOptions) {
    this.#options = options;
  }

  /** Looks for work. */
  wake(): void {
    this.#wakes += 1;
    if (this.#isStopped || this.#running.size >= this.#options.limit) return;
    const lane = this.#run().finally(() => this.#running.delete(lane));
    this.#running.add(lane);
  }

  /** Lets what is under way finish. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#running);
  }

  async #run(): Promise<void> {
    const { limit, work, onError } = this.#options;
    try {
      let seen = -1;
      while (!this.#isStopped && seen !== this.#wakes) {
        seen = this.#wakes;
        while (!this.#isStopped && (await work())) {
          // There may be work for another lane too.
          if (this.#running.size < limit) this.wake();
        }
      }
    } catch (error) {
      onError(error);
    }
  }
}
