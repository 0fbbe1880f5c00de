const minuteMs = 60_000;

/** Writes when keys were last used: at most once a minute per key, in batches, never in the caller's way. */
export class LastUsed {
  readonly #write: (uses: ReadonlyMap<string, Date>) => Promise<void>;
  readonly #onError: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  #minuteOf = new Map<string, number>();
  #pending = new Map<string, Date>();

  constructor(
    write: (uses: ReadonlyMap<string, Date>) => Promise<void>,
    onError: (error: unknown) => void,
    everyMs: number,
  ) {
    this.#write = write;
    this.#onError = onError;
    this.#timer = setInterval(() => void this.flush(), everyMs).unref();
  }

  note(keyId: string, now: number): void {
    const minute = Math.floor(now / minuteMs);
    if (this.#minuteOf.get(keyId) === minute) return;
    if (this.#minuteOf.size >= 20_000) this.#minuteOf = new Map();
    this.#minuteOf.set(keyId, minute);
    this.#pending.set(keyId, new Date(minute * minuteMs));
  }

  async flush(): Promise<void> {
    if (this.#pending.size === 0) return;
    const uses = this.#pending;
    this.#pending = new Map();
    try {
      await this.#write(uses);
    } catch (error) {
      // The next use within a later minute writes again; a lost minute is not worth a queue.
      this.#onError(error);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}
