interface Open<I, O> {
  readonly items: I[];
  readonly done: PromiseWithResolvers<readonly O[]>;
}

export interface BatcherOptions {
  /** Items of one run at most (default 500). */
  readonly most?: number;
  /** How long a batch stays open for others (default 0: until the event loop has gone round once). */
  readonly openMs?: number;
}

/**
 * Brings items together that come at about the same time, so that one statement serves them all: a statement and a commit
 * for each would cost more than everything else about them.
 */
export class Batcher<I, O = void> {
  readonly #run: (items: readonly I[]) => Promise<readonly O[]>;
  readonly #most: number;
  readonly #openMs: number;
  #open: Open<I, O> | undefined;

  /** `run` answers one result for each item, in their order. When it fails, it fails for all of them. */
  constructor(run: (items: readonly I[]) => Promise<readonly O[]>, { most = 500, openMs = 0 }: BatcherOptions = {}) {
    this.#run = run;
    this.#most = most;
    this.#openMs = openMs;
  }

  async add(item: I): Promise<O> {
    const batch = this.#open ?? this.#begin();
    const place = batch.items.push(item) - 1;
    if (batch.items.length >= this.#most) this.#send(batch);
    return (await batch.done.promise)[place] as O;
  }

  #begin(): Open<I, O> {
    const batch = { items: [], done: Promise.withResolvers<readonly O[]>() };
    this.#open = batch;
    const send = (): void => this.#send(batch);
    if (this.#openMs > 0) setTimeout(send, this.#openMs);
    // The jobs of one fetch begin in one turn of the event loop; all of them are in the batch after it.
    else setImmediate(send);
    return batch;
  }

  #send(batch: Open<I, O>): void {
    if (this.#open !== batch) return;
    this.#open = undefined;
    this.#run(batch.items).then(batch.done.resolve, batch.done.reject);
  }
}
