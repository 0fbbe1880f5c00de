export interface BatcherOptions {
  /** Items of one run at most (default 500). */
  readonly most?: number;
  /** How long the first of a batch waits for others (default 0: until the event loop has gone round once). */
  readonly openMs?: number;
}

interface Waiting<I, O> {
  readonly item: I;
  readonly done: PromiseWithResolvers<O>;
}

/**
 * Brings items together that come at about the same time, so that one statement serves them all: a statement and a commit
 * for each would cost more than everything else about them. One batch runs at a time, what comes meanwhile is the next one:
 * batches that ran beside each other would wait for the same locks. When a batch fails, each of its items is tried alone, so
 * that one which cannot be served spoils nothing for the others.
 */
export class Batcher<I, O = void> {
  readonly #run: (items: readonly I[]) => Promise<readonly O[]>;
  readonly #most: number;
  readonly #openMs: number;
  #waiting: Waiting<I, O>[] = [];
  #isBusy = false;

  /** `run` answers one result for each item, in their order. */
  constructor(
    run: (items: readonly I[]) => Promise<readonly O[]>,
    { most = 500, openMs = 0 }: BatcherOptions = {},
  ) {
    this.#run = run;
    this.#most = most;
    this.#openMs = openMs;
  }

  add(item: I): Promise<O> {
    const waiting = { item, done: Promise.withResolvers<O>() };
    this.#waiting.push(waiting);
    if (!this.#isBusy) this.#begin();
    return waiting.done.promise;
  }

  #begin(): void {
    this.#isBusy = true;
    // The jobs of one fetch begin in one turn of the event loop; all of them are in the batch after it.
    if (this.#openMs > 0) setTimeout(() => void this.#work(), this.#openMs);
    else setImmediate(() => void this.#work());
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.#most);
      await this.#serve(batch).catch(() => this.#serveEach(batch));
    }
    this.#isBusy = false;
  }

  async #serve(batch: readonly Waiting<I, O>[]): Promise<void> {
    const results = await this.#run(batch.map(({ item }) => item));
    batch.forEach(({ done }, index) => done.resolve(results[index] as O));
  }

  async #serveEach(batch: readonly Waiting<I, O>[]): Promise<void> {
    for (const waiting of batch)
      await this.#serve([waiting]).catch((error: unknown) => waiting.done.reject(error));
  }
}
