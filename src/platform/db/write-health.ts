/** Postgres has no room, or takes no writes: classes of errors that repeating the same write does not get over. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/^53100$/, 'its disk is full'],
  [/^25006$/, 'it is read-only'],
  [/^(?:53|58|XX001|XX002)/, 'it is out of resources'],
];

const believedForMs = 3_000;

/** What recent writes say about the database: whether this process should get requests (see `Health`). */
export class WriteHealth {
  #reason: string | undefined;
  #failedAt = 0;

  succeeded(): void {
    // Small writes may go through while larger ones fail: the failure is believed for a while all the same.
    if (this.#reason !== undefined && performance.now() - this.#failedAt > believedForMs)
      this.#reason = undefined;
  }

  failed(error: unknown): void {
    const { code } = (error ?? {}) as { code?: unknown };
    if (typeof code !== 'string') return;
    const found = reasons.find(([pattern]) => pattern.test(code));
    if (found === undefined) return;
    this.#reason = found[1];
    this.#failedAt = performance.now();
  }

  /** Why writes fail at the moment, as the end of «The database does not accept writes: …»; undefined when they do not. */
  get reason(): string | undefined {
    return this.#reason;
  }
}
